import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8');

/** Lists that no test explains among thousands of rows, and why. */
const SMALL: Readonly<Record<string, string>> = {
  'modules/authoring/versions.repository.ts': 'Some versions of one thing are kept.',
  'modules/decoration/decoration.repository.ts': 'Some versions of one page are kept.',
  'modules/exam/attempt.repository.ts': 'Attempts of one person at one exam.',
  'modules/o3/o3.repository.ts': 'Cards that the platform has written.',
  'modules/people/activity.repository.ts': 'Classes of one person.',
  'modules/people/dynamics.repository.ts': 'Of one person.',
  'modules/people/feed.repository.ts': 'Looks through a bounded part of what is latest.',
};

/** What a test reads the statements of. */
function explainedBy(test: string): string[] {
  const imported = [...read(test).matchAll(/^(?:import|\}) .*from '(\..*)';$/gm)].map(([, path = '']) =>
    join(dirname(test), path),
  );
  return imported.includes('testing/explain.ts') ? imported : [];
}

/** Whoever adds a list finds out here that its statement has to be explained. */
it('are explained by a test among many rows, every list of every module', () => {
  const lists = globSync('modules/**/*.repository.ts', { cwd: SOURCES }).filter((file) =>
    /new Keyset\(|\.offset\(|\boffset \$\{/.test(read(file)),
  );
  const explained = new Set(globSync('**/*.test.ts', { cwd: SOURCES }).flatMap(explainedBy));
  const missing = lists.filter((file) => !explained.has(file));
  expect(lists.length).toBeGreaterThan(30);
  expect(missing.toSorted()).toEqual(Object.keys(SMALL).toSorted());
});
