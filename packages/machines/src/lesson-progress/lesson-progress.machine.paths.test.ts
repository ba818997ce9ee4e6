import { expect, test } from 'vitest';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { LESSON, HERE, THERE, at } from './lesson-progress.fixtures.ts';
import { lessonProgressMachine } from './lesson-progress.machine.ts';

test('every state can be reached and nothing that was learned is stuck (B064)', () => {
  const further = at(300, 5, { deviceId: THERE });
  const events = [
    { type: 'progress.made', positionSeconds: 60, fraction: 0.1, at: at(60, 2).updatedAt },
    { type: 'lesson.completed', at: at(60, 3).updatedAt },
    { type: 'lesson.paused' },
    { type: 'save.retried' },
    { type: 'signIn.completed' },
    { type: 'elsewhere.accepted' },
    { type: 'elsewhere.declined', at: at(0, 9).updatedAt },
    done('readLocal', null),
    done('readLocal', at(60, 2)),
    failed('readLocal', { code: 'UNKNOWN' }),
    done('storeLocal', undefined),
    failed('storeLocal', { code: 'UNKNOWN' }),
    done('saveProgress', { position: at(60, 2), accepted: true, furtherElsewhere: null }),
    done('saveProgress', { position: at(60, 2), accepted: true, furtherElsewhere: further }),
    ...['NETWORK', 'UNAUTHENTICATED', 'NOT_ENROLLED'].map((code) => failed('saveProgress', { code })),
    elapsed('saveInterval', 'lessonProgress.server.dirty'),
    elapsed('backOff', 'lessonProgress.server.offline'),
  ];
  const reached = [null, further].flatMap((server) =>
    walk(lessonProgressMachine, {
      input: { lessonId: LESSON, deviceId: HERE, server },
      events,
      facts: ({ position, saved, sent, elsewhere, declined, problem }) => ({
        position,
        saved,
        sent,
        elsewhere,
        declined,
        problem: problem?.code,
      }),
      limit: 60_000,
    }),
  );
  expect(unreachedStates(lessonProgressMachine, reached)).toEqual(
    ['comparing', 'settling', 'evaluating'].map((id) => `lessonProgress.server.${id}`),
  );
  expect(deadEnds(reached, 'failed', [{ type: 'save.retried' }])).toEqual([]);
  expect(deadEnds(reached, 'offline', [{ type: 'save.retried' }])).toEqual([]);
  expect(deadEnds(reached, 'signInNeeded', [{ type: 'signIn.completed' }])).toEqual([]);
  expect(deadEnds(reached, 'furtherElsewhere', [{ type: 'elsewhere.accepted' }])).toEqual([]);
});
