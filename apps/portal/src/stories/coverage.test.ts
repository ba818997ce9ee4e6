import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findRoute, ROUTE_TABLE } from '@stoa/machines/addresses';
import { HOME_SCHOOL, PLACES } from './places.ts';

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path: string) => readFileSync(source(path), 'utf8');

/** Patterns of the router as the table writes them. */
const patternsOfPortal = (): string[] => [...new Set(allPatterns())].sort();

const allPatterns = (): string[] =>
  [
    ...(/interface FileRoutesByTo \{\n(.+?)\n\}/s.exec(read('routeTree.gen.ts'))?.[1] ?? '').matchAll(
      /'([^']+)'/g,
    ),
  ]
    // A segment that may be missing stands for two patterns.
    .flatMap(([, path = '']) => [
      path.replace(/\/\{-\$\w+\}/, ''),
      path.replaceAll(/\{-\$(\w+)\}|\$(\w+)/g, (_all, optional, required) => `{${optional ?? required}}`),
    ]);

/** Rows of the table that the stories open. */
function rowsWithStory(): Set<string> {
  const texts = globSync('**/*.stories.tsx', { cwd: source('.') }).map(read);
  const opened = Object.entries(PLACES).filter(([name]) =>
    texts.some((text) => new RegExp(`\\bPLACES\\.${name}\\b`).test(text)),
  );
  // A page that has no other place says its address itself.
  const own = texts.flatMap((text) =>
    [...text.matchAll(/\bpath: (['`])(\/.*?)\1/g)].map(([, , path = '']) =>
      path.replaceAll('${HOME_SCHOOL}', HOME_SCHOOL),
    ),
  );
  const paths = [...opened.map(([, path]) => path), ...own];
  return new Set(paths.flatMap((path) => findRoute(path.split('?', 1)[0] ?? '')?.pattern ?? []));
}

describe('page stories', () => {
  const patterns = patternsOfPortal();

  it('knows the routes of the portal', () => {
    expect(patterns).toContain('/portal/{schoolId}/search');
    expect(patterns.length).toBeGreaterThan(10);
  });

  const inTable = ROUTE_TABLE.map(({ pattern }) => pattern).filter((pattern) => patterns.includes(pattern));
  it.each(inTable)('show %s', (pattern) => {
    expect(rowsWithStory()).toContain(pattern);
  });

  it('open every place that is kept for them', () => {
    const texts = globSync('**/*.stories.tsx', { cwd: source('.') })
      .map(read)
      .join('\n');
    expect(Object.keys(PLACES).filter((name) => !new RegExp(`\\bPLACES\\.${name}\\b`).test(texts))).toEqual(
      [],
    );
  });
});
