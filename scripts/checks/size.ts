// Fails when the first load of a page brings more JavaScript than its budget (brotli, KB = 1024 bytes).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PAGE_ROUTES } from '../../apps/server/src/portal/page-routes.ts';

const distOf = (app: string) => join(import.meta.dirname, '../../apps', app, 'dist');
interface Entry {
  file: string;
  imports?: string[];
}
const manifestOf = (app: string) =>
  JSON.parse(readFileSync(join(distOf(app), '.vite/manifest.json'), 'utf8')) as Record<string, Entry>;
const manifests: Record<string, Record<string, Entry>> = {
  portal: manifestOf('portal'),
  statecharts: manifestOf('statecharts'),
};
const chunk = (file: string) => `src/routes/${file}?tsr-split=component`;
/** The heaviest language. */
const catalogue = (part: string) => `../../locales/ar_SA/${part}.po`;
const CATALOGUE = catalogue('portal');
const PARTS = 'src/i18n/part-words.ts';

/** What a cold visitor's browser loads before the page is usable, and what it may weigh. */
const PAGES: { name: string; app?: string; budget: number; entries: string[] }[] = [
  {
    name: 'portal home',
    budget: 150,
    entries: ['index.html', CATALOGUE, chunk('portal.$schoolId.tsx'), chunk('portal.$schoolId.index.tsx')],
  },
  {
    name: 'search',
    budget: 200,
    entries: ['index.html', CATALOGUE, chunk('portal.$schoolId.tsx'), chunk('portal.$schoolId.search.tsx')],
  },
  {
    name: 'class, without the player',
    budget: 200,
    entries: [
      'index.html',
      CATALOGUE,
      catalogue('class'),
      PARTS,
      chunk('classInfo.$schoolId.tsx'),
      chunk('classInfo.$schoolId.class-view.$classId.tsx'),
    ],
  },
  {
    name: 'sign in',
    budget: 200,
    entries: ['index.html', CATALOGUE, catalogue('signin'), PARTS, chunk('login.[index].tsx')],
  },
  {
    name: 'statecharts',
    app: 'statecharts',
    budget: 120,
    entries: ['index.html', catalogue('statecharts')],
  },
];

function filesOf(app: string, name: string, seen = new Set<string>()): Set<string> {
  const entry = manifests[app]?.[name];
  if (!entry) throw new Error(`The build has no entry ${name}: was the route renamed?`);
  if (!seen.has(entry.file)) {
    seen.add(entry.file);
    for (const next of entry.imports ?? []) filesOf(app, next, seen);
  }
  return seen;
}

let failed = false;
for (const name of PAGE_ROUTES.flatMap((route) => route.chunks)) {
  if (manifests.portal?.[name]) continue;
  failed = true;
  console.log(`MISSING   ${name}: the server would preload it, but the build has no such chunk`);
}
for (const { name, app = 'portal', budget, entries } of PAGES) {
  const files = new Set(entries.flatMap((entry) => [...filesOf(app, entry)]));
  const kilobytes =
    [...files].reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(join(distOf(app), file))).length,
      0,
    ) / 1024;
  const over = kilobytes > budget;
  failed ||= over;
  console.log(`${over ? 'TOO LARGE' : 'ok       '} ${name}: ${kilobytes.toFixed(1)} KB of ${budget}`);
}
process.exit(failed ? 1 : 0);
