import type { ClassProgress, LessonKind } from '@stoa/api/schema';
import type { OutlineRow } from './class.repository.ts';

/** From this share on a lesson counts as completed. */
const COMPLETED_FROM = 0.95;

/** Whether one is at a second of a lesson: it is watched or listened to. */
export const isPlayed = (kind: LessonKind): boolean => kind === 'video' || kind === 'audio';

type Progressed = Pick<OutlineRow, 'minutes' | 'fraction' | 'completed_at'>;

/** Share done, 0 to 1; what was completed is done whole, wherever its player stands now. */
export const shareOf = (lesson: Pick<OutlineRow, 'fraction' | 'completed_at'>): number =>
  lesson.completed_at ? 1 : Math.min(1, Math.max(0, lesson.fraction ?? 0));

export function progressOf(outline: readonly Progressed[]): ClassProgress {
  const remaining = outline.reduce((sum, lesson) => sum + lesson.minutes * (1 - shareOf(lesson)), 0);
  return {
    completed: outline.filter((lesson) => lesson.completed_at).length,
    total: outline.length,
    remainingMinutes: Math.ceil(remaining),
  };
}

/**
 * Where to go on: the lesson that was open last while it is not done, else the next after it, else the first that is left.
 * @param open whether the learner can open a lesson
 * @returns undefined when nothing is left
 */
export function nextOf<L extends Pick<OutlineRow, 'completed_at' | 'updated_at'>>(
  outline: readonly L[],
  open: (lesson: L) => boolean,
): L | undefined {
  const left = (lesson: L) => !lesson.completed_at && open(lesson);
  const last = outline.reduce<number>(
    (best, { updated_at: at }, index) =>
      at && (best < 0 || at > (outline[best]?.updated_at ?? 0)) ? index : best,
    -1,
  );
  return outline.slice(Math.max(0, last)).find(left) ?? outline.find(left);
}

/** What a device reports. */
export interface Report {
  positionSeconds?: number | undefined;
  fraction?: number | undefined;
  completed?: boolean | undefined;
  deviceId: string;
  at: Date;
}

/** What is kept of a lesson for a person. */
export interface Kept {
  position_seconds: number;
  fraction: number;
  completed_at: Date | null;
  device_id: string;
  client_updated_at: Date;
}

export interface Merged {
  kept: Kept;
  /** Whether the report was the newest. */
  accepted: boolean;
  /** What another device had reached, where that is further. */
  furtherElsewhere: Kept | undefined;
}

/**
 * Joins a report with what is kept: the newest decides where the learner is; what was completed stays so, and an old
 * report can still complete.
 * @param seconds length of the video; null for articles
 */
export function merge(before: Kept | undefined, report: Report, seconds: number | null, now: Date): Merged {
  const accepted = !before || report.at >= before.client_updated_at;
  const position =
    report.positionSeconds === undefined
      ? undefined
      : seconds === null
        ? report.positionSeconds
        : Math.min(report.positionSeconds, seconds);
  const watched = position !== undefined && seconds ? position / seconds : undefined;
  const fraction = report.fraction ?? watched ?? (report.completed ? 1 : (before?.fraction ?? 0));
  const completes = report.completed === true || fraction >= COMPLETED_FROM;
  const reported = {
    position_seconds: position ?? before?.position_seconds ?? 0,
    fraction,
    device_id: report.deviceId,
    client_updated_at: report.at,
  };
  const further =
    before &&
    before.device_id !== report.deviceId &&
    (before.fraction > reported.fraction || before.position_seconds > reported.position_seconds);
  return {
    kept: {
      ...(accepted ? reported : before),
      completed_at: before?.completed_at ?? (completes ? now : null),
    },
    accepted,
    furtherElsewhere: further ? before : undefined,
  };
}
