import type { Attendance, AttendanceMethod } from '@stoa/api/schema';
import type { AttendancePlan } from '@stoa/api/attendance.calls';
import { instantOf, localOf } from '../../../shared/local-instant.ts';

export const TITLE_MAX = 200;
/** From the beginning of a meeting until it closes. */
export const MINUTES_MAX = 31 * 24 * 60;
const MINUTE_MS = 60_000;
const USUAL_MINUTES = 90;
const USUAL_LATE_MINUTES = 15;

/** A meeting as it is filled in. Times are those of the teacher's own zone. */
export interface PlanForm {
  title: string;
  day: string | null;
  time: string | null;
  /** After so many minutes people are late. */
  lateAfter: number | null;
  /** After so many minutes nobody can check in. */
  closesAfter: number | null;
  method: AttendanceMethod;
}

/** What is wrong with a field. */
export type PlanProblem = 'TITLE' | 'START' | 'LATE' | 'CLOSES';

/** A new meeting, from now on. */
export function newPlan(now: Date): PlanForm {
  const { day, time } = localOf(now);
  return {
    title: '',
    day,
    time,
    lateAfter: USUAL_LATE_MINUTES,
    closesAfter: USUAL_MINUTES,
    method: 'code',
  };
}

const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS);

/** A meeting that is there. */
export function formOf({ title, opensAt, lateFrom, closesAt, method }: Attendance): PlanForm {
  return {
    title,
    ...localOf(new Date(opensAt)),
    lateAfter: minutesBetween(opensAt, lateFrom),
    closesAfter: minutesBetween(opensAt, closesAt),
    method,
  };
}

/** What is still wrong, in the order of the fields. */
export function problemsOf({ title, day, time, lateAfter, closesAfter }: PlanForm): PlanProblem[] {
  const hasEnd = closesAfter !== null && closesAfter >= 1 && closesAfter <= MINUTES_MAX;
  const hasLate = lateAfter !== null && lateAfter >= 0 && (!hasEnd || lateAfter <= closesAfter);
  return [
    ...(title.trim() === '' ? (['TITLE'] as const) : []),
    ...(day && time ? [] : (['START'] as const)),
    ...(hasLate ? [] : (['LATE'] as const)),
    ...(hasEnd ? [] : (['CLOSES'] as const)),
  ];
}

/** What is sent of a form without problems. */
export function planOf({ title, day, time, lateAfter, closesAfter, method }: PlanForm): AttendancePlan {
  const opensAt = instantOf(day ?? '', time ?? '');
  const after = (minutes: number | null): string =>
    new Date(Date.parse(opensAt) + (minutes ?? 0) * MINUTE_MS).toISOString();
  return { title: title.trim(), opensAt, lateFrom: after(lateAfter), closesAt: after(closesAfter), method };
}
