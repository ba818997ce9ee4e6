import type { AssignmentTerms, GradeCategory, GradeCell, WorkState } from '@stoa/api/schema';
import { countedPoints, isMissing, NOTHING, roundPoints, type WorkFacts } from '../assignments.policy.ts';

const PERCENT = 100;
const TENTHS = 10;

/** A column of the gradebook. */
export interface Column {
  lessonId: string;
  points: number;
  categoryId: string | null;
  /** Of an assignment. */
  terms: AssignmentTerms | null;
  /** Of an exam; null also where it is gone. */
  exam: { id: string; closesAt: Date | null; counted: 'best' | 'first' | 'last' } | null;
}

/** What a person has of an assignment, as JSON holds it. */
export interface StoredWork {
  state: WorkState;
  attempts: number;
  extra_attempts: number;
  counts_at: string | null;
  extended_until: string | null;
  is_excused: boolean;
  points: number | null;
}

/** An attempt at an exam that was handed in. */
export interface StoredAttempt {
  exam_id: string;
  number: number;
  /** Null while its learner does not see it. */
  score: number | null;
  max_score: number;
}

const NONE: GradeCell = { state: 'none', points: null };
const WAITING: GradeCell = { state: 'waiting', points: null };
const MISSING: GradeCell = { state: 'missing', points: null };
const EXCUSED: GradeCell = { state: 'excused', points: null };

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const factsOf = (work: StoredWork | undefined): WorkFacts =>
  work
    ? { ...work, counts_at: dateOf(work.counts_at), extended_until: dateOf(work.extended_until) }
    : NOTHING;

/** The attempt that counts of those whose result is released. */
function countedShare(
  attempts: readonly StoredAttempt[],
  counted: 'best' | 'first' | 'last',
): number | undefined {
  const shares = attempts
    .toSorted((one, other) => one.number - other.number)
    .flatMap(({ score, max_score }) => (score === null ? [] : [max_score > 0 ? score / max_score : 0]));
  if (counted === 'best') return shares.length > 0 ? Math.max(...shares) : undefined;
  return counted === 'first' ? shares[0] : shares.at(-1);
}

/** What somebody has of a column: the one place that says it, for teachers and for the learner. */
export function cellOf(
  column: Column,
  work: StoredWork | undefined,
  attempts: readonly StoredAttempt[],
  now: Date,
): GradeCell {
  if (work?.is_excused) return EXCUSED;
  if (column.terms) {
    const facts = factsOf(work);
    if (facts.state === 'graded') return { state: 'graded', points: countedPoints(column.terms, facts) };
    if (facts.state !== 'notBegun') return WAITING;
    return isMissing(column.terms, facts, now) ? MISSING : NONE;
  }
  if (!column.exam) return NONE;
  const share = countedShare(attempts, column.exam.counted);
  if (share !== undefined) return { state: 'graded', points: roundPoints(share * column.points) };
  if (attempts.length > 0) return WAITING;
  return column.exam.closesAt && column.exam.closesAt <= now ? MISSING : NONE;
}

interface Counted {
  points: number;
  most: number;
}

/** What counts of cells: what is graded, and what is missing as nothing. */
function sumOf(
  columns: readonly Column[],
  cells: readonly GradeCell[],
  of: (column: Column) => boolean,
): Counted {
  return columns.reduce<Counted>(
    (sum, column, index) => {
      const cell = cells[index];
      if (!cell || !of(column) || (cell.state !== 'graded' && cell.state !== 'missing')) return sum;
      return { points: sum.points + (cell.points ?? 0), most: sum.most + column.points };
    },
    { points: 0, most: 0 },
  );
}

/**
 * The total of somebody in percent: the mean of the categories by their weights, of which those are left out in which
 * nothing counts yet. Without categories all points count alike.
 * @returns null while nothing counts
 */
export function percentOf(
  columns: readonly Column[],
  cells: readonly GradeCell[],
  categories: readonly Pick<GradeCategory, 'id' | 'weight'>[],
): number | null {
  const parts = (
    categories.length === 0
      ? [{ weight: 1, ...sumOf(columns, cells, () => true) }]
      : categories.map(({ id, weight }) => ({
          weight,
          ...sumOf(columns, cells, ({ categoryId }) => categoryId === id),
        }))
  ).filter(({ most }) => most > 0);
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return null;
  const share = parts.reduce((sum, { weight, points, most }) => sum + (weight * points) / most, 0) / weights;
  return Math.min(PERCENT, Math.round(share * PERCENT * TENTHS) / TENTHS);
}
