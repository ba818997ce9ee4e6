import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPhysicalCss, findPhysicalMarkup } from '../lint/physical-css-rules.ts';
import { componentName } from './component-files.ts';

const PACKAGE = resolve(import.meta.dirname, '../..');
const BIN = resolve(PACKAGE, '../../node_modules/.bin');
const SLOW_MS = 120_000;

let root = '';
let folder = '';

beforeAll(() => {
  // In the package, so that its dependencies are found; ignored by git, so that nobody else finds it.
  mkdirSync(join(PACKAGE, '.cache'), { recursive: true });
  root = mkdtempSync(join(PACKAGE, '.cache/new-component-'));
  const script = join(import.meta.dirname, 'new-component.ts');
  execFileSync(process.execPath, [script, 'study-note', 'Content', join(root, 'src')]);
  folder = join(root, 'src/study-note');
}, SLOW_MS);

afterAll(() => rmSync(root, { recursive: true, force: true }));

const run = (tool: string, ...words: string[]) => {
  try {
    return execFileSync(join(BIN, tool), words, { cwd: PACKAGE, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
};

it('makes the folder of a component', () => {
  expect(globSync('*', { cwd: folder }).sort()).toEqual([
    'study-note.behaviour.test.tsx',
    'study-note.css.ts',
    'study-note.stories.tsx',
    'study-note.tsx',
  ]);
});

it('writes the whole set of stories', () => {
  const source = readFileSync(join(folder, 'study-note.stories.tsx'), 'utf8');
  expect([...source.matchAll(/^export const (\w+): Story/gm)].map((match) => match[1])).toEqual([
    'Playground',
    'Variants',
    'States',
    'ContentStress',
    'DoAndDont',
    'Keyboard',
    'Sheet',
  ]);
});

it('writes what the types allow', { timeout: SLOW_MS }, () => {
  const config = join(root, 'tsconfig.json');
  // The folder is looked at as if it stood in the package.
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(PACKAGE, 'tsconfig.json'),
      compilerOptions: { rootDirs: [PACKAGE, root] },
      include: ['src', join(PACKAGE, '.storybook/*.d.ts')],
    }),
  );
  expect(run('tsc', '-p', config)).toBe('');
});

it('writes it in house style', { timeout: SLOW_MS }, () => {
  const files = globSync(`${folder}/*`);
  run('oxfmt', '--check', '-c', resolve(PACKAGE, '../../.oxfmtrc.json'), ...files);
  run('oxlint', '--no-ignore', '--deny-warnings', '-c', resolve(PACKAGE, '../../.oxlintrc.json'), ...files);
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    expect([...findPhysicalCss(source), ...findPhysicalMarkup(source)]).toEqual([]);
  }
});

it.each([
  ['StudyNote', 'Content'],
  ['study_note', 'Content'],
  [undefined, 'Content'],
  ['study-note', 'Contents'],
  ['study-note', undefined],
])('refuses %s in %s', (name, section) => {
  expect(() => componentName(name, section)).toThrow(/kebab case|one of/);
});
