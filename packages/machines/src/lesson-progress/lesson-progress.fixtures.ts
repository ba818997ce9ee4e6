import { createActor } from 'xstate';
import { fakeActor } from '../testing/fake-actor.ts';
import { lessonProgressMachine } from './lesson-progress.machine.ts';
import type { LessonPosition, SaveProgressInput, SaveProgressOutput } from './lesson-progress.types.ts';

/** The lesson that is learned. */
export const LESSON = '1700000000000300002';

/** This device. */
export const HERE = 'd-here-0001';

/** Another device of the same learner. */
export const THERE = 'd-there-001';

/** A position in the lesson, kept at a second of the same minute. */
export function at(
  positionSeconds: number | null,
  second: number,
  more: Partial<LessonPosition> = {},
): LessonPosition {
  return {
    positionSeconds,
    fraction: (positionSeconds ?? 0) / 600,
    completed: false,
    deviceId: HERE,
    updatedAt: new Date(Date.UTC(2026, 10, 21, 8, 0, second)).toISOString(),
    ...more,
  };
}

/** A lesson that is open, with every call in the hands of the test. */
export function createProgressActor(server: LessonPosition | null = null) {
  const readLocal = fakeActor<LessonPosition | null, { lessonId: string }>();
  const storeLocal = fakeActor<unknown, SaveProgressInput>();
  const saveProgress = fakeActor<SaveProgressOutput, SaveProgressInput>();
  const moved: (number | null)[] = [];
  const actor = createActor(
    lessonProgressMachine.provide({
      actors: { readLocal: readLocal.logic, storeLocal: storeLocal.logic, saveProgress: saveProgress.logic },
    }),
    { input: { lessonId: LESSON, deviceId: HERE, server } },
  );
  actor.on('position.changed', ({ position }) => moved.push(position.positionSeconds));
  actor.start();
  const made = (positionSeconds: number, second: number): void =>
    actor.send({
      type: 'progress.made',
      positionSeconds,
      fraction: positionSeconds / 600,
      at: at(0, second).updatedAt,
    });
  const accept = (position: LessonPosition): Promise<void> =>
    saveProgress.succeed({ position, accepted: true, furtherElsewhere: null });
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'saved');
  return { actor, readLocal, storeLocal, saveProgress, moved, made, accept, has };
}
