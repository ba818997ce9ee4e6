import { expect, test } from 'vitest';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { gradingMachine } from './grading.machine.ts';
import type { GradingDraft } from './grading.types.ts';

const draft: GradingDraft = {
  id: 'b',
  version: 1,
  scores: [{ questionId: 'q1', score: null, comment: '', choices: [], appeal: null }],
  feedback: '',
  finished: false,
};
const scored: GradingDraft = { ...draft, scores: draft.scores.map((one) => ({ ...one, score: 1 })) };
const reached = walk(gradingMachine, {
  input: { attemptId: 'b' },
  events: [
    { type: 'score.changed', questionId: 'q1', score: 1 },
    { type: 'score.changed', questionId: 'q1', score: null },
    { type: 'finish.chosen', finished: true },
    { type: 'attempt.opened', attemptId: 'b' },
    ...[
      'queue.shown',
      'attempt.retried',
      'settings.submitted',
      'settings.reset',
      'reset.confirmed',
      'reset.cancelled',
      'conflict.mineKept',
      'conflict.theirsTaken',
      'leave.asked',
      'leave.confirmed',
      'leave.cancelled',
    ].map((type) => ({ type })),
    done('openAttempt', { draft, rubrics: {} }),
    failed('openAttempt', { code: 'NETWORK' }),
    done('saveGrades', scored),
    ...['NETWORK', 'VERSION_CONFLICT'].map((code) => failed('saveGrades', { code })),
    done('loadGrades', { ...scored, version: 2 }),
    failed('loadGrades', { code: 'NETWORK' }),
    elapsed('autosave', 'grading.opened.editing.dirty.untouched'),
    elapsed('retry', 'grading.opened.editing.dirty.refused'),
  ],
  facts: ({ draft, saved, theirs, problem, isLeaving }) => ({
    draft,
    saved,
    theirs: theirs?.version,
    problem: problem?.code,
    isLeaving,
  }),
  limit: 20_000,
});

test('every state of grading can be reached, and none is a dead end (B064)', () => {
  expect(unreachedStates(gradingMachine, reached)).toEqual([
    'grading.choosing',
    'grading.opened.editing.evaluating',
    'grading.opened.saving.evaluating',
    'grading.opened.settling',
    'grading.opened.comparing',
  ]);
  expect(deadEnds(reached, 'unopened', [{ type: 'attempt.retried' }])).toEqual([]);
  expect(deadEnds(reached, 'failed', [{ type: 'settings.submitted' }])).toEqual([]);
  expect(deadEnds(reached, 'conflict', [{ type: 'conflict.theirsTaken' }])).toEqual([]);
  expect(deadEnds(reached, 'confirmingReset', [{ type: 'reset.cancelled' }])).toEqual([]);
  expect(deadEnds(reached, 'confirmingLeave', [{ type: 'leave.cancelled' }])).toEqual([]);
});

test('what is not told to be unsaved is as it is stored (B064)', () => {
  const open = reached.filter(({ state }) => state.hasTag('opened') && !state.hasTag('unsaved'));
  expect(open.length).toBeGreaterThan(1);
  for (const { state } of open) expect(state.context.draft).toEqual(state.context.saved);
});
