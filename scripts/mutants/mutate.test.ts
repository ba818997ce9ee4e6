import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applied, mutantsOf } from './mutate.ts';
import { plan, sampled } from './plan.ts';
import { reportOf } from './report.ts';
import { sourcesOf } from './sources.ts';

const MACHINE = `
export const machine = setup({
  actions: { note: assign({ noted: true }), count: assign(({ context }) => ({ count: context.count + 1 })) },
  guards: { isLate: ({ context }) => context.at > 5 },
  delays: { heartbeat: 300_000 },
}).createMachine({
  id: 'x',
  meta: { purpose: 'counts to 3' },
  initial: 'resting',
  states: {
    resting: {
      tags: ['quiet', 'idle'],
      entry: 'note',
      after: { heartbeat: 'beating' },
      on: { 'tab.refreshed': { guard: 'isLate', target: 'beating', actions: ['note', 'count'], reenter: true } },
    },
    beating: { invoke: { src: 'beat', onDone: 'resting', onError: [{ target: 'resting' }, { target: 'over' }] } },
    over: { on: { dismissed: {} }, always: [{ guard: 'isLate', target: 'resting' }, { target: 'beating' }] },
  },
});`;

const kindsOf = (code: string): string[] => [
  ...new Set(mutantsOf('x.ts', code).map(({ kind, original, text }) => `${kind}: ${original} -> ${text}`)),
];

test('a value of the context is no action, whatever its name', () => {
  expect(kindsOf('export const machine = createMachine({ context: { entry: null, tags: [] } });')).toEqual(
    [],
  );
});

test('a machine loses each transition, guard, action, tag and effect once, and goes elsewhere', () => {
  const kinds = kindsOf(MACHINE);
  for (const expected of [
    "remove-transition: heartbeat: 'beating' -> ",
    'remove-transition: dismissed: {} -> ',
    "remove-transition: { target: 'over' } -> ",
    "remove-transition: { guard: 'isLate', target: 'resting' }, -> ",
    "remove-guard: guard: 'isLate', -> ",
    "remove-actions: 'count' -> ",
    "remove-actions: entry: 'note', -> ",
    "remove-tag: 'quiet', -> ",
    'remove-effect: noted: true -> ',
    'remove-effect: count: context.count + 1 -> ',
    'remove-reenter: reenter: true -> ',
    "change-target: 'beating' -> 'over'",
    "change-target: 'resting' -> 'beating'",
    'change-number: 300_000 -> 600000',
    'negate: context.at > 5 -> !(context.at > 5)',
    'swap-operator: context.at > 5 -> (context.at >= 5)',
    'flip: true -> false',
  ])
    expect(kinds).toContain(expected);
});

test('what describes a machine, and the set of its actions, stay', () => {
  const kinds = kindsOf(MACHINE).join('\n');
  expect(kinds).not.toContain('counts to 3');
  expect(kinds).not.toContain('remove-actions: actions: { note');
});

test('conditions, fallbacks and calls of any code change, types do not', () => {
  const kinds = kindsOf(
    "interface A { at: 5 } export function f(a?: number, b = 1): 3 | void { if (!a || b > 2) tell(a ?? 7); throw new Error('no'); }",
  );
  expect(kinds).toEqual(
    expect.arrayContaining([
      'negate: !a || b > 2 -> !(!a || b > 2)',
      'swap-logical: !a || b > 2 -> ((!a) && (b > 2))',
      'negate: !a -> (a)',
      'drop-fallback: a ?? 7 -> (a)',
      'remove-call: tell(a ?? 7); -> ;',
      "remove-call: throw new Error('no'); -> ;",
      'change-number: 7 -> 8',
    ]),
  );
  expect(kinds.join('\n')).not.toMatch(/change-number: [35] /u);
});

test('a mutant is put in at its place, and nowhere else', () => {
  const code = 'const a = 1; const b = 1;';
  expect(mutantsOf('x.ts', code).map((mutant) => applied(code, mutant))).toEqual([
    'const a = 2; const b = 1;',
    'const a = 1; const b = 2;',
  ]);
});

/** A folder with a rule, what uses it, and a test for that. */
function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'mutants-test-'));
  writeFileSync(join(root, 'rule.ts'), 'export const isOver = (n: number): boolean => n > 3;\n');
  writeFileSync(join(root, 'user.ts'), "import { isOver } from './rule.ts';\nexport const use = isOver;\n");
  writeFileSync(join(root, 'user.test.ts'), "import { use } from './user.ts';\nuse(1);\n");
  writeFileSync(join(root, 'other.test.ts'), 'export {};\n');
  return root;
}
const read = (root: string) => sourcesOf(root, ['rule.ts'], ['user.test.ts', 'other.test.ts']);

test('a file is tried by the tests that reach it, with modules of its own on the way', () => {
  const sources = read(folder());
  expect(sources.testsOf('rule.ts')).toEqual(['user.test.ts']);
  expect(sources.chainOf('rule.ts').toSorted()).toEqual(['rule.ts', 'user.test.ts', 'user.ts']);
});

test('what was found stays true until the file or one of its tests changes', () => {
  const root = folder();
  const ids = () => plan(read(root), []).trials.map(({ id }) => id);
  const before = ids();
  writeFileSync(join(root, 'other.test.ts'), 'export const other = 1;\n');
  expect(ids()).toEqual(before);
  writeFileSync(join(root, 'user.test.ts'), "import { use } from './user.ts';\nuse(2);\n");
  expect(ids().some((id) => before.includes(id))).toBe(false);
});

test('equivalent mutants are left out, and entries that fit none are told', () => {
  const entry = { file: 'rule.ts', kind: 'swap-operator', original: 'n > 3', reason: 'there is no 3' };
  const { trials, equivalents, unused } = plan(read(folder()), [entry, { ...entry, original: 'n > 4' }]);
  expect(trials.map(({ mutant }) => mutant.kind)).toEqual(['change-number']);
  expect(equivalents).toBe(1);
  expect(unused.map(({ original }) => original)).toEqual(['n > 4']);
});

test('a sample is the same for the same seed', () => {
  const { trials } = plan(read(folder()), []);
  expect(sampled(trials, 1, 7)).toEqual(sampled(trials, 1, 7));
  expect(sampled(trials, 10, 7)).toEqual(trials);
});

test('a report names survivors, and is not enough below what is wanted', () => {
  const { trials } = plan(read(folder()), []);
  const killed = new Map(trials.map(({ id }) => [id, { id, verdict: 'killed' as const }]));
  expect(reportOf(trials, killed, 95).isEnough).toBe(true);
  killed.delete(trials[0]?.id ?? '');
  const { isEnough, text } = reportOf(trials, killed, 95);
  expect(isEnough).toBe(false);
  expect(text).toContain('rule.ts:1 ');
});
