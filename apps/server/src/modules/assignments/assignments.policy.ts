import type { AssignmentTerms, HandInDenial, WorkState } from '@stoa/api/schema';

const DAY_MS = 86_400_000;
const PERCENT = 100;
/** Points are given in steps of a quarter. */
export const STEPS_A_POINT = 4;
/** What is shown of points: hundredths. */
const HUNDREDTHS = 100;
/** How many times somebody hands in at most, whatever teachers ask for. */
export const SUBMISSIONS_MAX = 40;

/** What is known of one person and one assignment, as far as the rules read it. */
export interface WorkFacts {
  state: WorkState;
  attempts: number;
  extra_attempts: number;
  counts_at: Date | null;
  extended_until: Date | null;
  is_excused: boolean;
  points: number | null;
}

/** Who has not begun. */
export const NOTHING: WorkFacts = {
  state: 'notBegun',
  attempts: 0,
  extra_attempts: 0,
  counts_at: null,
  extended_until: null,
  is_excused: false,
  points: null,
};

type Terms = Pick<AssignmentTerms, 'dueAt' | 'late' | 'deduction' | 'attempts'>;

/** Until when a person is to hand in: an extension counts where it is longer than what all have. */
export function dueOf(terms: Pick<Terms, 'dueAt'>, work: Pick<WorkFacts, 'extended_until'>): Date | null {
  if (terms.dueAt === null) return null;
  const due = new Date(terms.dueAt);
  return work.extended_until && work.extended_until > due ? work.extended_until : due;
}

/** Days begun between the due date and a moment. */
export const daysLate = (at: Date | null, due: Date | null): number =>
  at && due && at > due ? Math.ceil((at.getTime() - due.getTime()) / DAY_MS) : 0;

export const roundPoints = (points: number): number => Math.round(points * HUNDREDTHS) / HUNDREDTHS;

/** What counts of points that were given, after what lateness costs. */
export function countedPoints(terms: Terms, work: WorkFacts): number | null {
  if (work.points === null) return null;
  const days = daysLate(work.counts_at, dueOf(terms, work));
  const lost = terms.late === 'deduction' ? Math.min(PERCENT, terms.deduction * days) : 0;
  return roundPoints((work.points * (PERCENT - lost)) / PERCENT);
}

export const attemptsLeft = (terms: Terms, work: WorkFacts): number =>
  Math.max(0, Math.min(SUBMISSIONS_MAX, terms.attempts + work.extra_attempts) - work.attempts);

/** Nothing was handed in though it was due. */
export function isMissing(terms: Terms, work: WorkFacts, now: Date): boolean {
  const due = dueOf(terms, work);
  return work.state === 'notBegun' && !work.is_excused && due !== null && due <= now;
}

/**
 * Why somebody cannot hand in; null where they can. What was returned is asked for again, whatever the date.
 * @param isOver the class has ended
 */
export function denialOf(terms: Terms, work: WorkFacts, isOver: boolean, now: Date): HandInDenial | null {
  if (work.is_excused) return 'EXCUSED';
  if (work.state === 'graded') return 'GRADED';
  if (attemptsLeft(terms, work) === 0) return 'ATTEMPTS';
  if (work.state === 'returned') return null;
  const due = dueOf(terms, work);
  const isExtended = work.extended_until !== null && work.extended_until > now;
  if (isOver && !isExtended) return 'ENDED';
  return terms.late === 'refused' && due && due <= now ? 'LATE' : null;
}
