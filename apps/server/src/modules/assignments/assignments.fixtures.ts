import type { AssignmentTerms } from '@stoa/api/schema';
import { expect } from 'vitest';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';
import { authorOf, lesson, newId, paragraph } from '../authoring/authoring.fixtures.ts';
import type { Someone } from '../class/class.fixtures.ts';

const DAY_MS = 86_400_000;

/** An instant so many days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** What an assignment asks for. */
export const termsOf = (more: Partial<AssignmentTerms> = {}): AssignmentTerms => ({
  type: 'assignment',
  dueAt: null,
  timeZone: 'Europe/Berlin',
  late: 'accepted',
  deduction: 0,
  accepts: ['text', 'files', 'links'],
  attempts: 2,
  points: 10,
  rubric: [],
  ...more,
});

/** Publishes a class with assignments, one a lesson. */
export async function makeAssignments(
  test: TestApp,
  teacher: Someone,
  terms: readonly AssignmentTerms[],
  schoolId: string = SCHOOL.open,
): Promise<{ classId: string; lessonIds: string[] }> {
  const author = authorOf(test, teacher, schoolId);
  const lessons = terms.map((_, index) => lesson(`Task ${index + 1}`, { kind: 'assignment' }));
  const content = await author.save(await author.make('class', 'Planning'), {
    sections: [{ id: newId(), title: { en_US: 'Beginning' }, lessons }],
  });
  for (const [index, { id }] of lessons.entries()) {
    const saved = await author.tryWrite(
      content.id,
      id,
      0,
      { en_US: paragraph('Write a plan.') },
      terms[index] ?? null,
    );
    expect(saved.statusCode, saved.body).toBe(200);
  }
  await author.publish(await author.read(content.id));
  return { classId: content.id, lessonIds: lessons.map(({ id }) => id) };
}

/** Gives people seats in a class. */
export const seat = (
  test: TestApp,
  classId: string,
  learners: readonly Someone[],
  schoolId: string = SCHOOL.open,
) =>
  test.database.write({ schoolId }, (tx) =>
    tx
      .insertInto('enrollment')
      .values(learners.map(({ id }) => ({ class_id: classId, school_id: schoolId, account_id: id })))
      .execute(),
  );

/** How tests hand in, grade and read gradebooks. */
export function assignmentCalls(test: TestApp, school: string = SCHOOL.open) {
  const call = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    who: Someone | undefined,
    json?: object,
    headers: Record<string, string> = {},
  ) =>
    test.call(method, `/api/class/v1${path}`, {
      token: who?.token,
      headers: { tenantid: school, ...headers },
      ...(json ? { json } : {}),
    });
  return {
    read: (who: Someone, lessonId: string) => call('GET', `/lessons/${lessonId}/assignment`, who),
    handIn: (who: Someone, lessonId: string, given: object = {}, key = crypto.randomUUID()) =>
      call(
        'POST',
        `/lessons/${lessonId}/submissions`,
        who,
        { text: 'My plan.', links: [], files: [], ...given },
        { 'idempotency-key': key },
      ),
    list: (who: Someone, lessonId: string, query = '') =>
      call('GET', `/lessons/${lessonId}/works${query}`, who),
    sheet: (who: Someone, lessonId: string, personId: string, query = '') =>
      call('GET', `/lessons/${lessonId}/works/${personId}${query}`, who),
    grade: (who: Someone, lessonId: string, personId: string, given: object) =>
      call('PUT', `/lessons/${lessonId}/works/${personId}/grade`, who, {
        outcome: 'graded',
        points: 8,
        choices: [],
        remark: '',
        ...given,
      }),
    terms: (who: Someone, lessonId: string, personId: string, given: object) =>
      call('PUT', `/lessons/${lessonId}/works/${personId}/terms`, who, {
        extendedUntil: null,
        isExcused: false,
        ...given,
      }),
    book: (who: Someone, classId: string, query = '') =>
      call('GET', `/classes/${classId}/gradebook${query}`, who),
    own: (who: Someone, classId: string) => call('GET', `/classes/${classId}/gradebook/own`, who),
    csv: (who: Someone, classId: string) => call('GET', `/classes/${classId}/gradebook.csv`, who),
    categories: (who: Someone, classId: string, version: number, categories: object[]) =>
      call('PUT', `/classes/${classId}/gradebook/categories`, who, { version, categories }),
  };
}

/** What a good answer holds. */
export async function dataOf(answer: ReturnType<TestApp['call']>) {
  const { statusCode, body, json } = await answer;
  expect(statusCode, body).toBe(200);
  return json().data;
}
