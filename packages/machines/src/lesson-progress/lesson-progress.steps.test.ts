import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotProvidedError } from '../shared/not-provided.ts';
import { fakeActor, settled } from '../testing/fake-actor.ts';
import { HERE, LESSON, THERE, at, createProgressActor } from './lesson-progress.fixtures.ts';
import { lessonProgressMachine } from './lesson-progress.machine.ts';
import type { LessonPosition, SaveProgressInput } from './lesson-progress.types.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Each back-off takes half of the longest time it may take.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => vi.useRealTimers());

type Progress = ReturnType<typeof createProgressActor>;

/** What the page reads: the tags, the code of the last refusal. */
const shownBy = ({ actor }: Progress) => {
  const { tags, context } = actor.getSnapshot();
  return [[...tags].toSorted(), context.problem?.code ?? null];
};

async function opened(server: LessonPosition | null = null, local: LessonPosition | null = null) {
  const all = createProgressActor(server);
  await all.readLocal.succeed(local);
  return all;
}

describe('what the page shows at each step', () => {
  test('of saving, and nothing of an earlier refusal stays (B064)', async () => {
    const all = createProgressActor();
    const { actor, readLocal, saveProgress, made, accept } = all;
    expect(shownBy(all)).toEqual([['opening'], null]);
    expect(all.storeLocal.inputs).toEqual([]);
    await readLocal.succeed(null);
    expect(shownBy(all)).toEqual([['saved'], null]);
    made(10, 1);
    expect(shownBy(all)).toEqual([['unsaved'], null]);
    actor.send({ type: 'lesson.paused' });
    expect(shownBy(all)).toEqual([['saving', 'unsaved'], null]);
    await saveProgress.fail('NETWORK');
    expect(shownBy(all)).toEqual([['offline', 'unsaved'], 'NETWORK']);
    actor.send({ type: 'save.retried' });
    expect(shownBy(all)[0]).toEqual(['saving', 'unsaved']);
    await saveProgress.fail('TOKEN_EXPIRED');
    expect(shownBy(all)).toEqual([['signInNeeded', 'unsaved'], 'TOKEN_EXPIRED']);
    actor.send({ type: 'save.retried' });
    expect(shownBy(all)[0]).toEqual(['saving', 'unsaved']);
    await saveProgress.fail('LESSON_LOCKED');
    expect(shownBy(all)).toEqual([['failed', 'unsaved'], 'LESSON_LOCKED']);
    actor.send({ type: 'lesson.completed', at: at(0, 2).updatedAt });
    expect(shownBy(all)[0]).toEqual(['saving', 'unsaved']);
    expect(saveProgress.inputs).toHaveLength(4);
    await accept(at(10, 2, { completed: true }));
    expect(shownBy(all)).toEqual([['saved'], null]);
    expect(actor.getSnapshot().context).toMatchObject({ sent: null, failures: 0 });
  });

  test('of a lesson whose server has something newer that is further (B064)', async () => {
    const all = await opened();
    const { actor, saveProgress, made } = all;
    made(60, 1);
    actor.send({ type: 'lesson.paused' });
    await saveProgress.fail('NETWORK');
    actor.send({ type: 'network.restored' });
    const newer = at(300, 5, { deviceId: THERE });
    await saveProgress.succeed({ position: newer, accepted: false, furtherElsewhere: null });
    expect(shownBy(all)).toEqual([['furtherElsewhere'], null]);
    expect(actor.getSnapshot().context).toMatchObject({ elsewhere: newer, saved: at(60, 1), failures: 0 });
    actor.send({ type: 'elsewhere.accepted' });
    expect(shownBy(all)).toEqual([['saved'], null]);
    expect(actor.getSnapshot().context).toMatchObject({ position: newer, saved: newer, elsewhere: null });
  });

  test('of a lesson that was accepted: where the server took it is no question (B064)', async () => {
    const all = await opened();
    all.made(60, 1);
    all.actor.send({ type: 'lesson.paused' });
    await all.saveProgress.succeed({ position: at(300, 1), accepted: true, furtherElsewhere: null });
    expect(shownBy(all)).toEqual([['saved'], null]);
  });
});

describe('a lesson that is opened', () => {
  const FURTHER = at(300, 1, { deviceId: THERE });

  test('goes to where another device is, if the learner wants to (B064)', async () => {
    const { actor, moved, saveProgress } = await opened(FURTHER, at(60, 2));
    expect(actor.getSnapshot().context.elsewhere).toEqual(FURTHER);
    actor.send({ type: 'elsewhere.accepted' });
    expect(moved).toEqual([300]);
    expect(saveProgress.inputs).toEqual([]);
  });

  test('stays where it is, if the learner wants that, and the player is told so (B064)', async () => {
    const { actor, moved, saveProgress } = await opened(FURTHER, at(60, 2));
    actor.send({ type: 'elsewhere.declined', at: at(0, 9).updatedAt });
    expect(moved).toEqual([60]);
    expect(saveProgress.inputs).toEqual([{ lessonId: LESSON, position: at(60, 9) }]);
    expect(actor.getSnapshot().context).toMatchObject({ elsewhere: null, declined: FURTHER });
  });

  test('can be done with instead of an answer (B064)', async () => {
    const { actor } = await opened(FURTHER, at(60, 2));
    actor.send({ type: 'lesson.completed', at: at(0, 9).updatedAt });
    expect(actor.getSnapshot().context).toMatchObject({ elsewhere: null, declined: FURTHER });
  });

  test('can be completed before anything else is done in it: said and kept at once (B064)', async () => {
    const { actor, saveProgress, storeLocal, has } = await opened();
    actor.send({ type: 'lesson.completed', at: at(0, 2).updatedAt });
    const position = at(null, 2, { fraction: 1, completed: true });
    expect(saveProgress.inputs).toEqual([{ lessonId: LESSON, position }]);
    expect(storeLocal.inputs).toEqual([{ lessonId: LESSON, position }]);
    expect(has('saving')).toBe(true);
  });
});

test.each([
  [-3, -0.5, 0, 0],
  [12.9, 1.5, 12, 1],
  [null, 0.25, null, 0.25],
])(
  'a player that says %j s and %j of it is at %j s and %j (B064)',
  async (seconds, part, floor, fraction) => {
    const { actor } = await opened();
    actor.send({
      type: 'progress.made',
      positionSeconds: seconds,
      fraction: part,
      at: at(0, 1).updatedAt,
    });
    expect(actor.getSnapshot().context.position).toEqual(at(floor, 1, { fraction }));
  },
);

test('what is learned while saving waits for its turn (B064)', async () => {
  const all = await opened();
  all.made(10, 1);
  all.actor.send({ type: 'lesson.paused' });
  all.made(20, 2);
  await all.accept(at(10, 1));
  expect(shownBy(all)).toEqual([['unsaved'], null]);
  expect(all.saveProgress.inputs).toHaveLength(1);
});

test('the device stores each place once, and rests afterwards, whether it could or not (B064)', async () => {
  const { actor, storeLocal, made } = await opened();
  const isResting = () => actor.getSnapshot().matches({ device: 'resting' });
  made(10, 1);
  expect(isResting()).toBe(false);
  await storeLocal.succeed(undefined);
  expect([isResting(), storeLocal.inputs.length]).toEqual([true, 1]);
  made(20, 2);
  await storeLocal.fail('UNKNOWN');
  expect([isResting(), storeLocal.inputs.length]).toEqual([true, 2]);
});

test('a server that cannot be reached is asked later each time, and soon again once it has answered (B064)', async () => {
  const { actor, saveProgress, made, accept } = await opened();
  const goesOutAfter = async (milliseconds: number): Promise<boolean> => {
    const before = saveProgress.inputs.length;
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    const early = saveProgress.inputs.length - before;
    await vi.advanceTimersByTimeAsync(1);
    return early === 0 && saveProgress.inputs.length === before + 1;
  };
  for (const second of [1, 2]) {
    made(10 * second, second);
    actor.send({ type: 'lesson.paused' });
    for (const milliseconds of [500, 1_000, 2_000]) {
      await saveProgress.fail('NETWORK');
      expect(await goesOutAfter(milliseconds)).toBe(true);
    }
    await accept(at(10 * second, second));
  }
});

test.each(['readLocal', 'storeLocal'] as const)('%s that was never provided fails loudly', async (name) => {
  const readLocal = fakeActor<LessonPosition | null, { lessonId: string }>();
  const storeLocal = fakeActor<unknown, SaveProgressInput>();
  const actor = createActor(
    lessonProgressMachine.provide({
      actors: name === 'readLocal' ? { storeLocal: storeLocal.logic } : { readLocal: readLocal.logic },
    }),
    { input: { lessonId: LESSON, deviceId: HERE, server: null } },
  );
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  if (name === 'storeLocal')
    actor.send({ type: 'progress.made', positionSeconds: 1, fraction: 0, at: at(0, 1).updatedAt });
  await settled();
  expect(errors).toEqual([expect.any(NotProvidedError)]);
});
