// Fails when the first load of a page brings more JavaScript than its budget (brotli, KB = 1024 bytes).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LAYOUT_SHARE_FILE } from '../../apps/portal/build/layout-share.ts';
import { chunksOfRoute } from '../../apps/server/src/pages/template.ts';

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
const chunk = (file: string) => {
  const names = ['component', 'component---loader'].map((part) => `src/routes/${file}?tsr-split=${part}`);
  return names.find((name) => manifests.portal?.[name]) ?? names.join(' or ');
};
/** The heaviest language. */
const catalogue = (part: string) => `../../locales/ar_SA/${part}.po`;
const CATALOGUE = catalogue('portal');
const PARTS = 'src/i18n/namespace-messages.ts';

interface Page {
  name: string;
  app?: string;
  budget: number;
  /** A page that people have open before: what it has brought is there. */
  after?: string;
  entries: string[];
}
const CHECKOUT = [catalogue('store'), PARTS, 'src/app/late-routes.ts', chunk('order.$schoolId.index.tsx')];

/** What a cold visitor's browser loads before the page is usable, and what it may weigh. */
const PAGES: Page[] = [
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
  // Most of it is what every page has (decision 0201).
  { name: 'checkout', budget: 220, entries: ['index.html', CATALOGUE, ...CHECKOUT] },
  {
    name: 'checkout, after the portal home and before the provider’s own',
    budget: 75,
    after: 'portal home',
    entries: CHECKOUT,
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

const sizeOf = (app: string, file: string) =>
  brotliCompressSync(readFileSync(join(distOf(app), file))).length / 1024;

/** What the layout around every page may add to the first load. */
const LAYOUT_BUDGET = 25;

/**
 * What the layout adds to the first load of a school's home: of every chunk that the home loads anyway the share whose
 * modules are the layout's or used by the layout alone (header, footer, bell, menus, guard; by length before they are
 * made small), times what the chunk weighs. Components that the page uses as well would be there without the layout;
 * what comes when it is asked for (bulletin, consent, sidebar, dialogs) is no part of the first load.
 */
function sizeOfLayout(): number {
  const shares = JSON.parse(readFileSync(join(distOf('portal'), LAYOUT_SHARE_FILE), 'utf8')) as Record<
    string,
    number
  >;
  const home = new Set((PAGES[0]?.entries ?? []).flatMap((entry) => [...filesOf('portal', entry)]));
  return [...home].reduce((sum, file) => sum + sizeOf('portal', file) * (shares[file] ?? 0), 0);
}

let failed = false;
const report = (name: string, kilobytes: number, budget: number): void => {
  const over = kilobytes > budget;
  failed ||= over;
  console.log(`${over ? 'TOO LARGE' : 'ok       '} ${name}: ${kilobytes.toFixed(2)} KB of ${budget}`);
};
/** Routes by the ids that the router's generator gave them, without those that only lead elsewhere. */
const ROUTE_TREE = readFileSync(join(distOf('portal'), '../src/routeTree.gen.ts'), 'utf8');
const LEADS_ELSEWHERE: ReadonlySet<string> = new Set([
  '/design_/$schoolId/sub-school/$subSchoolId',
  '/portal/$schoolId/class-view/$classId',
  '/portal/$schoolId/check-view/$checkId',
  '/portal/$schoolId/question-survey/$questionId',
  '/portal/$schoolId/person-space/{-$tab}',
]);
const [ROUTES_BY_ID = ''] = /interface FileRoutesById \{[^]*?\n\}/.exec(ROUTE_TREE) ?? [];
const ROUTES = [...ROUTES_BY_ID.matchAll(/^ {2}'([^']+)':/gm)].map(([, id]) => id as string);
for (const names of ROUTES.filter((id) => !LEADS_ELSEWHERE.has(id)).map(chunksOfRoute)) {
  if (names.some((name) => manifests.portal?.[name])) continue;
  failed = true;
  console.log(`MISSING   ${names[0]}: the server would preload it, but the build has no such chunk`);
}
const filesOfAll = (app: string, entries: readonly string[]): Set<string> =>
  new Set(entries.flatMap((entry) => [...filesOf(app, entry)]));
for (const { name, app = 'portal', budget, after, entries } of PAGES) {
  const there = filesOfAll(app, PAGES.find((page) => page.name === after)?.entries ?? []);
  const files = [...filesOfAll(app, entries)].filter((file) => !there.has(file));
  report(
    name,
    files.reduce((sum, file) => sum + sizeOf(app, file), 0),
    budget,
  );
}
report('layout, of the portal home', sizeOfLayout(), LAYOUT_BUDGET);
process.exit(failed ? 1 : 0);
