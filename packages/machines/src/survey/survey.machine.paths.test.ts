import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { surveyMachine } from './survey.machine.ts';

test('every state can be reached and no answer is stuck (R30)', () => {
  const reached = walk(surveyMachine, {
    input: {
      version: 1,
      submissionId: 'submission-1',
      pages: [
        { id: 'p1', questions: [{ id: 'q1', required: true, parts: 0, isWhole: false }] },
        {
          id: 'p2',
          questions: [
            {
              id: 'q2',
              required: false,
              parts: 0,
              isWhole: false,
              showIf: { itemId: 'q1', is: true, values: ['a'] },
            },
          ],
        },
      ],
    },
    events: [
      ...['a', 'b'].map((key) => ({
        type: 'answer.changed',
        questionId: 'q1',
        answer: { choice: [key] },
      })),
      ...['page.done', 'page.left', 'submit.retried', 'network.restored', 'signIn.completed'].map((type) => ({
        type,
      })),
      done('readLocal', null),
      failed('readLocal', { code: 'UNKNOWN' }),
      done('storeLocal', undefined),
      failed('storeLocal', { code: 'UNKNOWN' }),
      done('submitAnswers', { thanks: '' }),
      ...['NETWORK', 'UNAUTHENTICATED', 'SURVEY_ANSWERED', 'SURVEY_CLOSED', 'NOT_FOUND'].map((code) =>
        failed('submitAnswers', { code }),
      ),
    ],
    facts: ({ answers, index, missing, problem }) => ({
      answered: answers['q1']?.choice,
      index,
      missing,
      problem: problem?.code,
    }),
    limit: 20_000,
  });
  expect(unreachedStates(surveyMachine, reached)).toEqual(['survey.evaluating']);
  expect(deadEnds(reached, 'offline', [{ type: 'submit.retried' }])).toEqual([]);
  expect(deadEnds(reached, 'signInNeeded', [{ type: 'signIn.completed' }])).toEqual([]);
  expect(deadEnds(reached, 'failed', [{ type: 'submit.retried' }])).toEqual([]);
});
