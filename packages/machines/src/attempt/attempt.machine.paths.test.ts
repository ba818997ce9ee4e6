import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { attemptMachine } from './attempt.machine.ts';
import type { AttemptAnswer } from './attempt.types.ts';

const QUESTION = '1700000000000530001';
const at = new Date(0).toISOString();
const provided = attemptMachine.provide({ actors: { watchTabs: fromCallback(() => undefined) } });

test('every state can be reached and nothing that was answered is stuck (C078)', () => {
  const loaded = (minutes: number) => ({
    isRunning: true,
    isPaused: false,
    deadline: Date.now() + minutes * 60_000,
    serverTime: Date.now(),
    revision: 0,
    questionIds: [QUESTION],
    answers: [] as AttemptAnswer[],
  });
  const plenty = loaded(600);
  const receipt = {
    submittedAt: at,
    submittedBy: 'person',
    answered: 1,
    questionCount: 1,
    receipt: 'f'.repeat(64),
    grading: 0,
  };
  const running = 'attempt.running';
  const codes = ['NETWORK', 'UNAUTHENTICATED', 'NOT_A_MEMBER', 'ATTEMPT_EXPIRED'];
  const reached = walk(provided, {
    input: { attemptId: '1700000000000510001', deviceId: 'device-here' },
    events: [
      { type: 'answer.changed', questionId: QUESTION, choice: ['a'], text: '', at },
      { type: 'review.opened' },
      { type: 'submit.asked' },
      { type: 'submit.confirmed' },
      { type: 'save.retried' },
      { type: 'load.retried' },
      { type: 'signIn.completed' },
      { type: 'tab.noticed' },
      done('readLocal', []),
      done('loadAttempt', plenty),
      done('loadAttempt', { ...plenty, isPaused: true }),
      done('loadAttempt', loaded(8)),
      done('loadAttempt', loaded(3)),
      done('loadAttempt', loaded(0.9)),
      failed('loadAttempt', { code: 'NETWORK' }),
      done('refreshAttempt', plenty),
      done('loadTheirs', plenty),
      done('storeLocal', undefined),
      done('saveAnswers', { revision: 1, serverTime: 0, newer: [], elsewhere: false }),
      done('saveAnswers', { revision: 5, serverTime: 0, newer: [], elsewhere: true }),
      ...codes.map((code) => failed('saveAnswers', { code })),
      done('flushAnswers', { revision: 1, serverTime: 0, newer: [], elsewhere: false }),
      failed('flushAnswers', { code: 'NETWORK' }),
      done('submitAttempt', receipt),
      ...[...codes, 'VERSION_CONFLICT'].map((code) => failed('submitAttempt', { code })),
      elapsed('saveDelay', `${running}.server.dirty`),
    ],
    facts: ({ answers, stored, revision, problem }) => ({
      unsaved: Object.values(answers).some((one) => one.sequence > (stored[one.questionId] ?? 0)),
      revision,
      problem: problem?.code,
    }),
    limit: 60_000,
  });
  expect(unreachedStates(provided, reached)).toEqual([
    `${running}.server.settling`,
    `${running}.server.evaluating`,
    `${running}.time.placing`,
    'attempt.submitting.deciding',
    'attempt.submitting.evaluating',
  ]);
  expect(deadEnds(reached, 'failed', [{ type: 'save.retried' }])).toEqual([]);
  expect(deadEnds(reached, 'offline', [{ type: 'save.retried' }])).toEqual([]);
  expect(deadEnds(reached, 'signInNeeded', [{ type: 'signIn.completed' }])).toEqual([]);
  expect(deadEnds(reached, 'loadFailed', [{ type: 'load.retried' }])).toEqual([]);
});
