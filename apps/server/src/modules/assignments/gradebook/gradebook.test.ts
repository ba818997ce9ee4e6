import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePeople, makePerson, type Someone } from '../../class/class.fixtures.ts';
import { assignmentCalls, dataOf, inDays, makeAssignments, seat, termsOf } from '../assignments.fixtures.ts';
import { cellOf, percentOf, type Column } from './gradebook.policy.ts';

const test = useTestApp();
const calls = assignmentCalls(test);
let teacher: Someone;
let learner: Someone;
let other: Someone;

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
  [learner, other] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
});

const column = (lessonId: string, points: number, categoryId: string | null = null): Column => ({
  lessonId,
  points,
  categoryId,
  terms: null,
  exam: null,
});
const graded = (points: number) => ({ state: 'graded' as const, points });

describe('the total', () => {
  const columns = [
    column('a', 10, 'home'),
    column('b', 20, 'home'),
    column('c', 50, 'exam'),
    column('d', 10),
  ];
  const categories = [
    { id: 'home', weight: 40 },
    { id: 'exam', weight: 60 },
    { id: 'empty', weight: 20 },
  ];
  it('weighs categories and leaves out those in which nothing counts', () => {
    const cells = [graded(10), graded(5), graded(25), graded(10)];
    // Homework 15 of 30, exam 25 of 50; what is in no category does not count.
    expect(percentOf(columns, cells, categories)).toBe(50);
    const half = [graded(10), graded(20), { state: 'none' as const, points: null }, graded(0)];
    expect(percentOf(columns, half, categories)).toBe(100);
  });
  it('counts what is missing as nothing, and what is excused or waits not at all', () => {
    const cells = [
      graded(10),
      { state: 'missing' as const, points: null },
      { state: 'excused' as const, points: null },
      { state: 'waiting' as const, points: null },
    ];
    expect(percentOf(columns, cells, [])).toBe(33.3);
    expect(percentOf(columns, [], [])).toBeNull();
    expect(percentOf(columns, cells, [{ id: 'home', weight: 0 }])).toBeNull();
  });
});

describe('what somebody has of an exam', () => {
  const now = new Date();
  const exam = (counted: 'best' | 'first' | 'last', closesAt: Date | null = null): Column => ({
    ...column('a', 20),
    exam: { id: '1', closesAt, counted },
  });
  const attempt = (number: number, score: number | null) => ({ exam_id: '1', number, score, max_score: 10 });
  it('is the attempt that counts, of those that are released', () => {
    const attempts = [attempt(2, 8), attempt(1, 4), attempt(3, 6), attempt(4, null)];
    expect(cellOf(exam('best'), undefined, attempts, now)).toEqual(graded(16));
    expect(cellOf(exam('first'), undefined, attempts, now)).toEqual(graded(8));
    expect(cellOf(exam('last'), undefined, attempts, now)).toEqual(graded(12));
    expect(cellOf(exam('best'), undefined, [attempt(1, null)], now).state).toBe('waiting');
  });
  it('is missing once it has closed', () => {
    expect(cellOf(exam('best'), undefined, [], now).state).toBe('none');
    expect(cellOf(exam('best', now), undefined, [], now).state).toBe('missing');
    expect(cellOf(column('a', 1), undefined, [], now).state).toBe('none');
  });
});

describe('the gradebook of a class', () => {
  async function make(count = 2) {
    const made = await makeAssignments(
      test,
      teacher,
      Array.from({ length: count }, (_, index) => termsOf({ dueAt: inDays(index === 0 ? 1 : -1) })),
    );
    await seat(test, made.classId, [learner, other]);
    return made;
  }

  it('shows teachers what the learner sees of themselves', async () => {
    const { classId, lessonIds } = await make();
    const [first = '', second = ''] = lessonIds;
    await dataOf(calls.handIn(learner, first));
    await dataOf(calls.grade(teacher, first, learner.id, { version: 1, points: 7.5 }));
    const saved = await dataOf(
      calls.categories(teacher, classId, 0, [
        { name: ' Homework ', weight: 40, lessonIds: [first] },
        { name: 'Rest', weight: 60, lessonIds: [second] },
      ]),
    );
    expect(saved.version).toBe(1);
    const book = await dataOf(calls.book(teacher, classId));
    expect(book).toMatchObject({ classTitle: 'Planning', version: 1, total: 2 });
    expect(book.categories.map(({ name, weight }: Record<string, unknown>) => [name, weight])).toEqual([
      ['Homework', 40],
      ['Rest', 60],
    ]);
    const row = book.items.find(({ person }: { person: { id: string } }) => person.id === learner.id);
    expect(row.cells).toEqual([graded(7.5), { state: 'missing', points: null }]);
    expect(row.percent).toBe(30);
    const own = await dataOf(calls.own(learner, classId));
    expect(own).toEqual({ columns: book.columns, categories: book.categories, row });
    await dataOf(calls.terms(teacher, second, learner.id, { version: 0, isExcused: true }));
    expect((await dataOf(calls.own(learner, classId))).row.percent).toBe(75);
    const file = await dataOf(calls.csv(teacher, classId));
    expect(file.csv).toContain('"7.5","excused","75"');
    expect(file.rows).toBe(2);
  });

  it('keeps categories once, and refuses what others changed', async () => {
    const { classId, lessonIds } = await make();
    const categories = [{ name: 'All', weight: 100, lessonIds }];
    expect((await dataOf(calls.categories(teacher, classId, 0, categories))).version).toBe(1);
    expect((await dataOf(calls.categories(teacher, classId, 0, categories))).version).toBe(1);
    expect(await codeOf(calls.categories(teacher, classId, 0, []))).toBe('VERSION_CONFLICT');
    const wrong = (given: object) =>
      codeOf(calls.categories(teacher, classId, 1, [{ ...categories[0], ...given }]));
    expect(await wrong({ name: ' ' })).toBe('VALIDATION_FAILED');
    expect(await wrong({ lessonIds: [classId] })).toBe('VALIDATION_FAILED');
    expect(await codeOf(calls.categories(teacher, classId, 1, [...categories, ...categories]))).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('is closed to learners, to other teachers and to other schools', async () => {
    const { classId } = await make(1);
    const stranger = await makePerson(test, 'teacher');
    const outsider = await makePerson(test, 'member');
    const foreign = await makePerson(test, 'owner', SCHOOL.company);
    const theirs = assignmentCalls(test, SCHOOL.company);
    expect(await codeOf(calls.book(learner, classId))).toBe('FORBIDDEN');
    expect(await codeOf(calls.csv(learner, classId))).toBe('FORBIDDEN');
    expect(await codeOf(calls.categories(learner, classId, 0, []))).toBe('FORBIDDEN');
    expect(await codeOf(calls.book(stranger, classId))).toBe('FORBIDDEN');
    expect(await codeOf(calls.own(outsider, classId))).toBe('NOT_ENROLLED');
    expect(await codeOf(theirs.book(foreign, classId))).toBe('NOT_FOUND');
    expect(await codeOf(theirs.own(foreign, classId))).toBe('NOT_FOUND');
    expect(await codeOf(theirs.categories(foreign, classId, 0, []))).toBe('NOT_FOUND');
  });

  it('is read in fewer than ten statements however much there is in it', async () => {
    const { classId } = await make(12);
    await seat(test, classId, await makePeople(test, 30, 'member'));
    const before = test.database.statements;
    const book = await dataOf(calls.book(teacher, classId, '?pageSize=20'));
    expect(test.database.statements - before).toBeLessThan(10);
    expect([book.items.length, book.columns.length]).toEqual([20, 12]);
    const second = await dataOf(calls.book(teacher, classId, `?pageSize=20&cursor=${book.next}`));
    expect(second.items).toHaveLength(12);
  });
});
