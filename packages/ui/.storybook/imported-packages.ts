import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGE_IMPORT =
  /(?:from|import)\s+'((?:react-aria-components|react-aria|react-easy-crop|@phosphor-icons\/react|@internationalized)[^']*)'/g;

/**
 * Every subpath of a package that the components import. Vite has to know them before the first test: one that
 * it discovers late makes it reload in the middle of a run, which fails on a cold cache.
 */
export function importedPackages(): string[] {
  const source = fileURLToPath(new URL('../src', import.meta.url));
  const found = new Set<string>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
    for (const match of readFileSync(`${source}/${file}`, 'utf8').matchAll(PACKAGE_IMPORT)) {
      if (match[1]) found.add(match[1]);
    }
  }
  return [...found].sort();
}
