import type { LearningDateState } from '@stoa/api/schema';
import type { DateRow } from './learning.repository.ts';

type Dated = Pick<DateRow, 'kind' | 'starts_at' | 'ends_at' | 'is_done' | 'is_accepted_late'>;

/** What can be done about something with a date. */
export function stateOf(row: Dated, now: Date): LearningDateState {
  if (row.is_done) return 'done';
  if (row.kind === 'assignment') {
    if (now < row.ends_at) return 'open';
    return row.is_accepted_late ? 'overdue' : 'over';
  }
  if (now < row.starts_at) return 'upcoming';
  // An exam with one end alone stays open.
  const isOpen =
    now < row.ends_at || (row.kind === 'exam' && row.starts_at.getTime() === row.ends_at.getTime());
  return isOpen ? 'open' : 'over';
}

/** The moment that counts next. */
export const momentOf = (row: Dated, now: Date): Date =>
  row.kind === 'assignment' || now < row.starts_at || row.kind === 'live' ? row.starts_at : row.ends_at;

/** Whether somebody still has something to do about it. */
export const isAhead = (state: LearningDateState): boolean => state !== 'done' && state !== 'over';
