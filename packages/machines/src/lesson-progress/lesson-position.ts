import type { LessonPosition } from './lesson-progress.types.ts';

/** Less than this apart is the same place: nobody is asked about five seconds. */
export const SAME_PLACE_SECONDS = 15;
/** The same for texts. */
export const SAME_PLACE_FRACTION = 0.05;

/** The beginning of a lesson, older than anything that anybody has done. */
export function beginning(deviceId: string): LessonPosition {
  return {
    positionSeconds: null,
    fraction: 0,
    completed: false,
    deviceId,
    updatedAt: '1970-01-01T00:00:00.000Z',
  };
}

/** The newer of two positions, where a lesson that was completed stays completed. */
export function mergePositions(
  one: LessonPosition | null,
  other: LessonPosition | null,
): LessonPosition | null {
  if (one === null || other === null) return one ?? other;
  const newer = Date.parse(other.updatedAt) > Date.parse(one.updatedAt) ? other : one;
  return { ...newer, completed: one.completed || other.completed };
}

/** Whether somebody is further there than here, by so much that it is worth a question. */
export function isFurther(there: LessonPosition, here: LessonPosition | null): boolean {
  if (here === null) return false;
  if (there.positionSeconds !== null && here.positionSeconds !== null) {
    return there.positionSeconds - here.positionSeconds > SAME_PLACE_SECONDS;
  }
  return there.fraction - here.fraction > SAME_PLACE_FRACTION;
}

/** Whether two positions say the same. */
export function isSamePosition(one: LessonPosition | null, other: LessonPosition | null): boolean {
  return (
    one?.positionSeconds === other?.positionSeconds &&
    one?.fraction === other?.fraction &&
    one?.completed === other?.completed
  );
}
