import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** Names, schemas and fixtures are for testers' tools. */
const isForTools = (path: string): boolean =>
  path.startsWith('details/') ||
  path.startsWith('testing/') ||
  ['shared/json-schema.ts', 'shared/machine-details.ts'].includes(path) ||
  path.endsWith('.details.ts') ||
  path.endsWith('.test.ts');

test('nothing that a page loads leads to the details of machines', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !isForTools(path));
  expect(files).toContain('catalogue.ts');
  const leads = files.filter((path) =>
    /from '[^']*(?:\.details\.ts|\/details\/[^']*|json-schema\.ts|machine-details\.ts)'|import\('[^']*details/.test(
      readFileSync(join(SOURCES, path), 'utf8'),
    ),
  );
  expect(leads).toEqual([]);
});
