import { expect, test } from 'vitest';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { memberImportMachine } from './member-import.machine.ts';

const answers = (['running', 'done', 'failed'] as const).flatMap((status) =>
  [true, false].map((dryRun) => ({
    importId: 'i',
    status,
    dryRun,
    total: 1,
    processed: 1,
    invited: 1,
    skipped: 0,
    errorCount: 0,
    errors: [],
  })),
);
const reached = [undefined, 'i'].flatMap((importId) =>
  walk(memberImportMachine, {
    input: { importId },
    events: [
      { type: 'file.chosen', file: { key: 'f', name: 'a.csv', sizeBytes: 1 } },
      { type: 'file.chosen', file: { key: 'f', name: 'a.exe', sizeBytes: 1 } },
      { type: 'file.removed' },
      { type: 'role.chosen', role: 'teacher' },
      { type: 'check.requested' },
      { type: 'import.confirmed' },
      { type: 'import.retried' },
      ...answers.flatMap((answer) => [done('startImport', answer), done('loadImport', answer)]),
      failed('startImport', { code: 'IMPORT_UNREADABLE' }),
      failed('loadImport', { code: 'NETWORK' }),
      failed('loadImport', { code: 'NOT_FOUND' }),
      elapsed('pollInterval', 'memberImport.following.checking.waiting'),
      elapsed('pollInterval', 'memberImport.following.running.waiting'),
      elapsed('backOff', 'memberImport.following.checking.offline'),
      elapsed('backOff', 'memberImport.following.running.offline'),
    ],
    facts: ({ file, role, report, problem }) => ({
      file: file?.key,
      role,
      status: report?.status,
      dryRun: report?.dryRun,
      problem,
    }),
    limit: 20_000,
  }),
);

test('every state can be reached, and none is a dead end (B057)', () => {
  expect(unreachedStates(memberImportMachine, reached)).toEqual([
    'memberImport.starting',
    'memberImport.following.looking',
    'memberImport.following.checking.evaluating',
    'memberImport.following.running.evaluating',
  ]);
  const choose = { type: 'file.chosen', file: { key: 'f', name: 'a.csv', sizeBytes: 1 } };
  expect(deadEnds(reached, 'failed', [choose, { type: 'import.retried' }])).toEqual([]);
  expect(deadEnds(reached, 'checked', [choose])).toEqual([]);
  expect(deadEnds(reached, 'offline', [{ type: 'import.retried' }])).toEqual([]);
});

test('nobody is invited without a dry run of the same file (B057)', () => {
  for (const { state, events } of reached) {
    if (state.matches('startingImport')) expect(events).toContain('check.requested');
  }
});
