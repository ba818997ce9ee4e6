import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Draft, type Change } from './draft.ts';
import { GENERATORS, wordsOf } from './generators.ts';

const ROOT = join(import.meta.dirname, '../..');
const SLOW_MS = 120_000;

/** What a person would type, and in how many places the thing may stand. */
const MADE: Record<string, { words: string; most: number }> = {
  page: { words: 'goals-new /learning/goals-new --feature learning --access member', most: 2 },
  'management-page': { words: 'plans-new --section learning --operation CLASS_MANAGEMENT', most: 2 },
  operation: { words: 'listNewPlans GET /api/class/v1/new-plans --module learning', most: 3 },
  machine: { words: 'study-plan-new', most: 2 },
  block: { words: 'study-tip-new', most: 4 },
  kind: { words: 'new-workshop --family knowledge', most: 4 },
  migration: { words: 'new_plans "Plans."', most: 1 },
};

const changesOf = async (kind: string, words: string): Promise<Change[]> => {
  const draft = new Draft(ROOT);
  const list = [...words.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  GENERATORS[kind]?.plan(draft, ROOT, wordsOf(list));
  return draft.changes();
};

/**
 * A file that changes, a folder that is new, a file in a folder that is there. A test belongs to what it tests; what is
 * generated and messages are apart.
 */
const placesOf = (changes: readonly Change[]): string[] => [
  ...new Set(
    changes
      .filter(({ path, isNew }) => !(isNew && path.includes('.test.')))
      .map(({ path }) => (existsSync(join(ROOT, dirname(path))) ? path : dirname(path))),
  ),
];

let folder = '';
const made: Record<string, Change[]> = {};
beforeAll(async () => {
  for (const [kind, { words }] of Object.entries(MADE)) made[kind] = await changesOf(kind, words);
  // In the package, so that what the machines import is found; ignored by git, so that nobody else finds it.
  const cache = join(ROOT, 'packages/machines/.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'new-'));
  for (const name of ['.oxlintrc.json', '.oxfmtrc.json']) cpSync(join(ROOT, name), join(folder, name));
  for (const { path, text } of Object.values(made).flat()) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}, SLOW_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (tool: string, ...words: string[]) => {
  try {
    return execFileSync(join(ROOT, 'node_modules/.bin', tool), words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
};

describe('what is made new', () => {
  it('is everything that the command offers', () => {
    expect(Object.keys(MADE).toSorted()).toEqual(Object.keys(GENERATORS).toSorted());
  });

  it.each(Object.entries(MADE))('stands in few places: %s', (kind, { most }) => {
    expect(placesOf(made[kind] ?? [])).toHaveLength(most);
  });

  it.each(['page', 'management-page'])('is opened by a story: %s', (kind) => {
    expect(made[kind]?.some(({ path }) => path.endsWith('.stories.tsx'))).toBe(true);
  });

  it.each(['operation', 'machine'])('has its test: %s', (kind) => {
    expect(made[kind]?.some(({ path, isNew }) => isNew && path.includes('.test.'))).toBe(true);
  });

  it('is formatted and passes the linter', { timeout: SLOW_MS }, () => {
    const files = Object.values(made)
      .flat()
      .map(({ path }) => path);
    run('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files);
    run('oxlint', '--no-ignore', '--deny-warnings', ...files.filter((file) => /\.tsx?$/.test(file)));
  });

  it('imports what there is', () => {
    const texts = new Map(
      Object.values(made)
        .flat()
        .filter(({ isNew }) => isNew)
        .map(({ path, text }) => [path, text]),
    );
    const source = (path: string): string =>
      texts.get(path) ?? (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '');
    const missing = [...texts].flatMap(([path, text]) =>
      [...text.matchAll(/^import (?:type )?\{([^}]+)\} from '(\.[^']+)';/gm)].flatMap(
        ([, names = '', from = '']) => {
          const exporting = source(join(dirname(path), from));
          return names
            .split(',')
            .map((name) =>
              name
                .trim()
                .replace(/^type /, '')
                .replace(/ as .*/, ''),
            )
            .filter((name) => name && !new RegExp(`^export .*\\b${name}\\b`, 'm').test(exporting))
            .map((name) => `${path}: ${name} of ${from}`);
        },
      ),
    );
    expect(missing).toEqual([]);
  });

  it('is a contract that can be read', () => {
    for (const { path, text } of Object.values(made).flat())
      if (path.endsWith('.yaml')) expect(() => parse(text), path).not.toThrow();
  });

  it('is a machine that the types allow', { timeout: SLOW_MS }, () => {
    const sources = join(ROOT, 'packages/machines');
    const own = join(folder, 'packages/machines');
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(sources, 'tsconfig.json'),
        compilerOptions: { rootDirs: [sources, own] },
        include: [join(own, 'src/study-plan-new')],
      }),
    );
    expect(run('tsc', '-p', 'tsconfig.json')).toBe('');
  });
});

describe('what does not fit', () => {
  it.each([
    ['operation', 'ListPlans GET /api/x --module learning', 'camel case'],
    ['operation', 'listPlans LOOK /api/x --module learning', 'method'],
    ['operation', 'listPlans GET /plans --module learning', 'begins with /api'],
    ['operation', 'listPlans GET /api/x', '--module'],
    ['operation', 'getMyStreak GET /api/x --module learning', 'already'],
    ['operation', 'listPlans GET /api/class/v1/learning/streak --module learning', 'described already'],
    ['operation', 'listPlans GET /api/x --module new-plans', '--tag'],
    ['operation', 'listPlans GET /api/x --module learning --tag plans', 'no tag'],
    ['operation', 'listPlans GET /api/x --module learning --for friends', '--for'],
    ['page', 'Goals /learning/goals --feature learning', 'kebab case'],
    ['page', 'goals learning/goals --feature learning', 'path'],
    ['page', 'goals /learning/goals --feature nothing', '--feature'],
    ['page', 'goals /goals --feature learning', 'No page stands above'],
    ['page', 'notes /learning/notes --feature learning', 'there already'],
    ['management-page', 'plans --section elsewhere --operation CLASS_MANAGEMENT', '--section'],
    ['management-page', 'plans --section learning', '--operation'],
    ['management-page', 'audit --section learning --operation CLASS_MANAGEMENT', 'there already'],
    ['machine', 'follow', 'there already'],
    ['machine', 'study-plan --spec X1', '--spec'],
    ['block', 'quote', 'already'],
    ['kind', 'workshop --family nothing', '--family'],
    ['kind', 'topic --family topic', 'already'],
    ['migration', 'Plans "Plans."', 'snake case'],
    ['migration', 'plans', 'sentence'],
    ['migration', 'plans --colour red', 'colour'],
  ])('is refused before anything is written: %s %s', async (kind, words, reason) => {
    await expect(async () => changesOf(kind, words)).rejects.toThrow(reason);
  });

  it('leaves the checkout as it was', async () => {
    const draft = new Draft(folder);
    draft.create('first.md', 'First\n');
    expect(() => draft.edit('nothing.md', (text) => text)).toThrow('not there');
    draft.create('broken.ts', 'const = ;');
    await expect(draft.write()).rejects.toThrow('broken.ts');
    expect(existsSync(join(folder, 'first.md'))).toBe(false);
  });
});

it.each(['community --handlers post --tag km', 'notes --tag class', 'insights --tag portal'])(
  'writes a handler into each form of a file that gives some: --module %s',
  async (module) => {
    const changes = await changesOf('operation', `listNewPlans GET /api/x/plans --module ${module}`);
    const text = changes.find(({ path }) => path.endsWith('.handlers.ts'))?.text ?? '';
    expect(text).toContain("'listNewPlans'");
    expect(text).toContain('listNewPlans: ({ context }) => {');
  },
);
