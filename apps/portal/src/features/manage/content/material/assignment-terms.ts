import { bestOf } from '@stoa/api/rubric';
import type { MaterialOf } from './material-editor.tsx';

export type Terms = MaterialOf<'assignment'>;

const POINTS_AT_FIRST = 10;

/** An assignment as it begins: no date, everything can be handed in, once. */
export const newTerms = (timeZone: string): Terms => ({
  type: 'assignment',
  dueAt: null,
  timeZone,
  late: 'accepted',
  deduction: 0,
  accepts: ['text', 'files', 'links'],
  attempts: 1,
  points: POINTS_AT_FIRST,
  rubric: [],
});

/** The most that can be reached: with a rubric the sum of its best levels, one at least. */
export const pointsOf = ({ rubric, points }: Pick<Terms, 'rubric' | 'points'>): number =>
  rubric.length === 0 ? points : Math.max(1, bestOf(rubric));
