import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginning, isFurther, isSamePosition, mergePositions } from './lesson-position.ts';
import { LESSON, THERE, at, createProgressActor } from './lesson-progress.fixtures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('opening a lesson', () => {
  test.each([
    ['nothing anywhere: the beginning', null, null, [], 'saved'],
    ['only the server knows', at(134, 1, { deviceId: THERE }), null, [134], 'saved'],
    ['only this device knows: it is sent', null, at(60, 1), [60], 'unsaved'],
    ['this device is newer', at(100, 1), at(90, 2), [90], 'unsaved'],
    ['the server is newer', at(90, 2), at(100, 1), [90], 'saved'],
    [
      'another device is further: a question',
      at(300, 1, { deviceId: THERE }),
      at(60, 2),
      [],
      'furtherElsewhere',
    ],
    ['another device is a little further', at(70, 3, { deviceId: THERE }), at(60, 2), [70], 'saved'],
  ])('%s (B064)', async (_, server, local, positions, tag) => {
    const { readLocal, moved, has } = createProgressActor(server);
    expect(has('opening')).toBe(true);
    await readLocal.succeed(local);
    expect(moved).toEqual(positions);
    expect(has(tag)).toBe(true);
  });

  test('what was learnt without a connection is sent as soon as the lesson is opened again (B064)', async () => {
    const { readLocal, saveProgress, accept, has } = createProgressActor(at(10, 1));
    const done = { ...at(60, 5), completed: true };
    await readLocal.succeed(done);
    expect(saveProgress.inputs).toEqual([{ lessonId: LESSON, position: done }]);
    expect(has('saving')).toBe(true);
    await accept(done);
    expect(has('saved')).toBe(true);
  });

  test('that the server knows better sends nothing, but that it was finished here (B064)', async () => {
    const older = createProgressActor(at(90, 2));
    await older.readLocal.succeed(at(100, 1));
    expect([older.saveProgress.inputs, older.has('saved')]).toEqual([[], true]);
    const finished = createProgressActor(at(90, 2));
    await finished.readLocal.succeed({ ...at(100, 1), completed: true });
    expect(finished.saveProgress.inputs).toEqual([
      { lessonId: LESSON, position: { ...at(90, 2), completed: true } },
    ]);
  });

  test('storage that is blocked still leads to what the server knows (B064)', async () => {
    const { readLocal, moved } = createProgressActor(at(134, 1));
    await readLocal.fail('UNKNOWN');
    expect(moved).toEqual([134]);
  });
});

describe('learning', () => {
  test('is kept on the device at once and on the server every 10 s (B064)', async () => {
    const { readLocal, storeLocal, saveProgress, made, accept, has } = createProgressActor();
    await readLocal.succeed(null);
    made(1, 1);
    made(2.7, 2);
    expect(storeLocal.inputs.at(-1)).toEqual({
      lessonId: LESSON,
      position: at(2, 2, { fraction: 2.7 / 600 }),
    });
    expect(saveProgress.inputs).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saveProgress.inputs).toEqual([{ lessonId: LESSON, position: at(2, 2, { fraction: 2.7 / 600 }) }]);
    await accept(at(2, 2));
    expect(has('saved')).toBe(true);
  });

  test('what is learned while saving is saved next (B064)', async () => {
    const { actor, readLocal, saveProgress, made, accept, has } = createProgressActor();
    await readLocal.succeed(null);
    made(10, 1);
    actor.send({ type: 'lesson.paused' });
    made(20, 2);
    await accept(at(10, 1));
    expect(has('unsaved')).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saveProgress.inputs.map(({ position }) => position.positionSeconds)).toEqual([10, 20]);
  });

  test('a completed lesson is said at once, and stays completed (B064)', async () => {
    const { actor, readLocal, saveProgress, made, accept } = createProgressActor();
    await readLocal.succeed(null);
    made(590, 1);
    actor.send({ type: 'lesson.completed', at: at(0, 2).updatedAt });
    expect(saveProgress.inputs[0]?.position).toMatchObject({
      completed: true,
      fraction: 1,
      positionSeconds: 590,
    });
    await accept(at(590, 2, { completed: true }));
    made(5, 3);
    expect(actor.getSnapshot().context.position?.completed).toBe(true);
  });

  test('a lost connection loses nothing, and is made up for by itself (B064)', async () => {
    const { actor, readLocal, storeLocal, saveProgress, made, accept, has } = createProgressActor();
    await readLocal.succeed(null);
    made(10, 1);
    actor.send({ type: 'lesson.paused' });
    await saveProgress.fail('NETWORK');
    expect(has('offline')).toBe(true);
    made(50, 2);
    expect(storeLocal.inputs.at(-1)?.position.positionSeconds).toBe(50);
    actor.send({ type: 'network.restored' });
    expect(saveProgress.inputs.at(-1)?.position.positionSeconds).toBe(50);
    await accept(at(50, 2));
    expect(has('saved')).toBe(true);
  });

  test.each([
    ['UNAUTHENTICATED', 'signInNeeded', { type: 'signIn.completed' }],
    ['NOT_ENROLLED', 'failed', { type: 'save.retried' }],
    ['LESSON_LOCKED', 'failed', { type: 'save.retried' }],
  ] as const)('%s is %s, and %j goes on (B056, B064)', async (code, tag, event) => {
    const { actor, readLocal, saveProgress, made, has } = createProgressActor();
    await readLocal.succeed(null);
    made(10, 1);
    actor.send({ type: 'lesson.paused' });
    await saveProgress.fail(code);
    expect(has(tag)).toBe(true);
    expect(actor.getSnapshot().context.problem).toEqual({ code });
    actor.send(event);
    expect(saveProgress.inputs).toHaveLength(2);
  });

  test('a server that holds something newer, but not further, is not asked again and again (B064)', async () => {
    const { actor, readLocal, saveProgress, made, has } = createProgressActor();
    await readLocal.succeed(null);
    made(100, 1);
    actor.send({ type: 'lesson.paused' });
    await saveProgress.succeed({
      position: at(20, 9, { deviceId: THERE }),
      accepted: false,
      furtherElsewhere: null,
    });
    expect(has('saved')).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000 * 3);
    expect(saveProgress.inputs).toHaveLength(1);
  });
});

describe('being further on another device', () => {
  async function createAsked() {
    const all = createProgressActor();
    await all.readLocal.succeed(null);
    all.made(60, 1);
    all.actor.send({ type: 'lesson.paused' });
    const elsewhere = at(300, 5, { deviceId: THERE });
    await all.saveProgress.succeed({ position: at(60, 1), accepted: true, furtherElsewhere: elsewhere });
    return { ...all, elsewhere };
  }

  test('is a choice: to go there (B064)', async () => {
    const { actor, moved, has, elsewhere } = await createAsked();
    expect(has('furtherElsewhere')).toBe(true);
    expect(actor.getSnapshot().context.elsewhere).toEqual(elsewhere);
    actor.send({ type: 'elsewhere.accepted' });
    expect(moved).toEqual([300]);
    expect(has('saved')).toBe(true);
  });

  test('or to stay here, which is then the newest, and is not asked again (B064)', async () => {
    const { actor, saveProgress, has, elsewhere } = await createAsked();
    actor.send({ type: 'elsewhere.declined', at: at(0, 9).updatedAt });
    expect(saveProgress.inputs.at(-1)?.position).toEqual(at(60, 9));
    await saveProgress.succeed({ position: at(60, 9), accepted: true, furtherElsewhere: elsewhere });
    expect(has('furtherElsewhere')).toBe(false);
    expect(has('saved')).toBe(true);
  });

  test('or to be done with the lesson, which answers the question (B064)', async () => {
    const { actor, saveProgress, has, elsewhere } = await createAsked();
    actor.send({ type: 'lesson.completed', at: at(0, 9).updatedAt });
    expect(saveProgress.inputs.at(-1)?.position).toEqual(at(60, 9, { fraction: 1, completed: true }));
    await saveProgress.succeed({
      position: at(60, 9, { fraction: 1, completed: true }),
      accepted: true,
      furtherElsewhere: elsewhere,
    });
    expect(has('furtherElsewhere')).toBe(false);
    expect(has('saved')).toBe(true);
  });
});

test.each([
  [at(300, 1), at(60, 2), true],
  [at(70, 1), at(60, 2), false],
  [at(null, 1, { fraction: 0.5 }), at(null, 2, { fraction: 0.1 }), true],
  [at(null, 1, { fraction: 0.12 }), at(null, 2, { fraction: 0.1 }), false],
  [at(300, 1), null, false],
  [at(75, 1), at(60, 2), false],
  [at(76, 1), at(60, 2), true],
  [at(null, 1, { fraction: 0.05 }), at(null, 2), false],
  [at(null, 1, { fraction: 0.06 }), at(null, 2), true],
  // A video beside a text: the seconds of one say nothing of the other.
  [at(300, 1, { fraction: 0.1 }), at(null, 2, { fraction: 0.1 }), false],
  [at(null, 1, { fraction: 0.5 }), at(300, 2, { fraction: 0.1 }), true],
])('%j is further than %j: %s (B064)', (there, here, expected) => {
  expect(isFurther(there, here)).toBe(expected);
});

test('the newer position wins, and completed stays completed (B064)', () => {
  expect(mergePositions(at(10, 1, { completed: true }), at(5, 2))).toEqual(at(5, 2, { completed: true }));
  expect(mergePositions(at(10, 3), at(5, 2))).toEqual(at(10, 3));
  expect(mergePositions(null, at(5, 2))).toEqual(at(5, 2));
  expect(mergePositions(null, null)).toBeNull();
  expect(mergePositions(at(10, 1), at(5, 1))).toEqual(at(10, 1));
});

test('two positions say the same where second, fraction and completion are equal (B064)', () => {
  expect(isSamePosition(at(10, 1), at(10, 9, { deviceId: THERE }))).toBe(true);
  expect(isSamePosition(at(10, 1), at(11, 1, { fraction: at(10, 1).fraction }))).toBe(false);
  expect(isSamePosition(at(null, 1), at(null, 1, { fraction: 0.5 }))).toBe(false);
  expect(isSamePosition(at(10, 1), at(10, 1, { completed: true }))).toBe(false);
});

test('the beginning of a lesson is older than anything that was done in it (B064)', () => {
  expect(beginning('d')).toEqual({
    positionSeconds: null,
    fraction: 0,
    completed: false,
    deviceId: 'd',
    updatedAt: '1970-01-01T00:00:00.000Z',
  });
});
