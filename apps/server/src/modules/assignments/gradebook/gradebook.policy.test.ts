import { describe, expect, it, test } from 'vitest';
import { AFTER, at, BEFORE, DAY_MS, NOW } from '../../../testing/policy.fixtures.ts';
import { cellOf, percentOf, type Column, type StoredAttempt, type StoredWork } from './gradebook.policy.ts';

const TERMS = {
  dueAt: NOW.toISOString(),
  late: 'deduction',
  deduction: 10,
  attempts: 2,
} as NonNullable<Column['terms']>;
const assignment = (more: Partial<NonNullable<Column['terms']>> = {}): Column => ({
  lessonId: '1',
  points: 10,
  categoryId: null,
  terms: { ...TERMS, ...more },
  exam: null,
});
const exam = (counted: 'best' | 'first' | 'last', closesAt: Date | null = null): Column => ({
  ...assignment(),
  terms: null,
  exam: { id: '5', closesAt, counted },
});
const work = (more: Partial<StoredWork> = {}): StoredWork => ({
  state: 'graded',
  attempts: 1,
  extra_attempts: 0,
  counts_at: BEFORE.toISOString(),
  extended_until: null,
  is_excused: false,
  points: 8,
  ...more,
});
const attempt = (number: number, score: number | null, max_score = 20): StoredAttempt => ({
  exam_id: '5',
  number,
  score,
  max_score,
});
const graded = (points: number | null) => ({ state: 'graded' as const, points });
const without = (state: 'none' | 'waiting' | 'missing' | 'excused') => ({ state, points: null });

describe('what somebody has of an assignment (B065)', () => {
  test.each<[string, Column, StoredWork | undefined, object]>([
    ['who did nothing in time yet', assignment({ dueAt: AFTER.toISOString() }), undefined, without('none')],
    ['who did nothing when it was due', assignment(), undefined, without('missing')],
    [
      'who has more time',
      assignment(),
      work({ state: 'notBegun', extended_until: AFTER.toISOString() }),
      without('none'),
    ],
    ['who has handed in', assignment(), work({ state: 'handedIn' }), without('waiting')],
    ['whose work was returned', assignment(), work({ state: 'returned' }), without('waiting')],
    ['whose work is graded', assignment(), work(), graded(8)],
    ['whose work was late', assignment(), work({ counts_at: AFTER.toISOString() }), graded(7.2)],
    [
      'whose work was late and had time until then',
      assignment(),
      work({ counts_at: AFTER.toISOString(), extended_until: AFTER.toISOString() }),
      graded(8),
    ],
    ['who is excused', assignment(), work({ is_excused: true }), without('excused')],
  ])('%s', (_, column, stored, cell) => {
    expect(cellOf(column, stored, [], NOW)).toEqual(cell);
  });
});

describe('what somebody has of an exam', () => {
  test.each<[string, Column, StoredAttempt[], object]>([
    ['that is gone', { ...exam('best'), exam: null }, [attempt(1, 20)], without('none')],
    ['that is open', exam('best', AFTER), [], without('none')],
    ['that never closes', exam('best'), [], without('none')],
    ['that has closed', exam('best', NOW), [], without('missing')],
    ['whose result is not released', exam('best', NOW), [attempt(1, null)], without('waiting')],
    ['whose best counts', exam('best'), [attempt(1, 10), attempt(2, 20), attempt(3, 5)], graded(10)],
    ['whose first counts', exam('first'), [attempt(2, 20), attempt(1, 10), attempt(3, 5)], graded(5)],
    ['whose last counts', exam('last'), [attempt(3, 5), attempt(2, 20), attempt(1, 10)], graded(2.5)],
    ['whose last is not released', exam('last'), [attempt(1, 10), attempt(2, null)], graded(5)],
    ['that had no points', exam('best'), [attempt(1, 0, 0)], graded(0)],
    ['of one point', exam('best'), [attempt(1, 1, 1)], graded(10)],
    ['of thirds', exam('first'), [attempt(1, 1, 3)], graded(3.33)],
  ])('%s', (_, column, attempts, cell) => {
    expect(cellOf(column, undefined, attempts, NOW)).toEqual(cell);
  });

  it('is nothing where they are excused', () => {
    expect(cellOf(exam('best'), work({ is_excused: true }), [attempt(1, 20)], NOW)).toEqual(
      without('excused'),
    );
    expect(cellOf(exam('best'), work(), [attempt(1, 20)], at(DAY_MS))).toEqual(graded(10));
  });
});

describe('the total of somebody', () => {
  const column = (points: number, categoryId: string | null = null): Column => ({
    ...assignment(),
    points,
    categoryId,
  });

  test.each<[string, Column[], (ReturnType<typeof graded> | ReturnType<typeof without>)[], number | null]>([
    ['nothing of nothing', [], [], null],
    ['nothing while nothing counts', [column(10), column(10)], [without('none'), without('waiting')], null],
    ['what is graded', [column(10), column(30)], [graded(5), without('excused')], 50],
    ['with what is missing as nothing', [column(10), column(30)], [graded(10), without('missing')], 25],
    ['of all points alike', [column(10), column(30)], [graded(10), graded(15)], 62.5],
    ['to a tenth', [column(30)], [graded(10)], 33.3],
    ['a hundred at most', [column(10)], [graded(12)], 100],
    ['of what was graded with nothing', [column(10)], [graded(null)], 0],
  ])('is %s', (_, columns, cells, percent) => {
    expect(percentOf(columns, cells, [])).toBe(percent);
  });

  it('is the mean of categories by their weights, of those in which something counts', () => {
    const columns = [column(10, 'a'), column(30, 'a'), column(20, 'b'), column(50)];
    const categories = [
      { id: 'a', weight: 3 },
      { id: 'b', weight: 1 },
      { id: 'c', weight: 96 },
    ];
    expect(percentOf(columns, [graded(10), graded(10), graded(20), graded(0)], categories)).toBe(62.5);
    expect(percentOf(columns, [graded(10), graded(10), without('none'), graded(0)], categories)).toBe(50);
    expect(
      percentOf(columns, [without('none'), without('none'), without('none'), graded(50)], categories),
    ).toBeNull();
  });
});
