import type { PointReason } from '@stoa/api/schema';
import type { StoredPointRule } from '../../database/tables/points.ts';

/** What a school can give points for, and how it does before it says otherwise. */
export const POINT_RULES = {
  'school.joined': { isOn: false, points: 5 },
  'lesson.completed': { isOn: true, points: 10 },
  'class.completed': { isOn: true, points: 50 },
  'exam.passed': { isOn: false, points: 30 },
  'attendance.checkedIn': { isOn: false, points: 5 },
  'answer.accepted': { isOn: false, points: 15 },
} as const satisfies Partial<Record<PointReason, StoredPointRule>>;
export type RuledReason = keyof typeof POINT_RULES;

export const RULED_REASONS = Object.keys(POINT_RULES) as RuledReason[];

/** The reason of points that somebody gave or took. */
export const BY_HAND = 'manual';

/** The zone of a school that never chose one. */
export const DEFAULT_ZONE = 'UTC';

/** The rules that hold: those the school saved, and Stoa’s for what it said nothing of. */
export const rulesOf = (
  saved: Readonly<Record<string, StoredPointRule>> | undefined,
): Record<RuledReason, StoredPointRule> =>
  Object.fromEntries(
    RULED_REASONS.map((reason) => [reason, saved?.[reason] ?? POINT_RULES[reason]]),
  ) as Record<RuledReason, StoredPointRule>;
