import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGE_IMPORT =
  /^\s*(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s)?\s*'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm;
/** Ours are sources; Storybook and its tests know their own; macros are gone when it is built, sheets are served. */
const NOT_BUNDLED = /^(@stoa\/|node:|storybook|@storybook\/|vitest|@vitest\/)|\/macro$|\.css$/;

/**
 * Every subpath of a package that sources import. Vite has to know them before the first test: one that it discovers
 * late makes it reload in the middle of a run, and the stories of the files under way are lost without a word.
 */
export function importedPackages(...folders: string[]): string[] {
  const found = new Set<string>();
  for (const folder of folders.map((path) => fileURLToPath(new URL(path, import.meta.url))))
    for (const file of globSync('**/*.{ts,tsx}', {
      cwd: folder,
      exclude: ['**/*.test.{ts,tsx}', '**/*.css.ts', '**/entry-server.tsx'],
    }))
      for (const [, named, lazy] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(PACKAGE_IMPORT)) {
        const name = named ?? lazy ?? '';
        if (name && !NOT_BUNDLED.test(name)) found.add(name);
      }
  return [...found].sort();
}
