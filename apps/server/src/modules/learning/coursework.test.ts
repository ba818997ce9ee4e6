import type { Coursework, CourseworkGroup } from '@stoa/api/schema';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import {
  assignmentCalls,
  dataOf,
  inDays,
  makeAssignments,
  seat,
  termsOf,
} from '../assignments/assignments.fixtures.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { answerTo, examCalls, EVERY_KIND, GRADED_KINDS, makeExam } from '../exam/exam.fixtures.ts';

const test = useTestApp();
const works = assignmentCalls(test);
const exams = examCalls(test);
interface Page {
  items: Coursework[];
  counts: Record<CourseworkGroup, number>;
  schools: { id: string }[];
  total: number;
}
let teacher: Someone;

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
});

const list = (who: Someone, group: CourseworkGroup, query = ''): Promise<Page> =>
  dataOf(
    test.call('GET', `/api/class/v1/learning/coursework?group=${group}&sxz-lang=en_US${query}`, {
      token: who.token,
    }),
  );
const statesOf = ({ items }: Page) => items.map(({ id, state }) => `${id} ${state}`);

it('lists assignments by what is to be done about them, the next first', async () => {
  const person = await makePerson(test, 'member');
  const { classId, lessonIds } = await makeAssignments(test, teacher, [
    termsOf(),
    termsOf({ dueAt: inDays(3) }),
    termsOf({ dueAt: inDays(-1) }),
    termsOf({ dueAt: inDays(-2), late: 'refused' }),
    termsOf({ dueAt: inDays(2) }),
    termsOf({ dueAt: inDays(-3), late: 'deduction', deduction: 10 }),
    termsOf(),
  ]);
  const [free, due, late, missed, handedIn, graded, excused] = lessonIds as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  expect((await list(person, 'todo')).total).toBe(0);
  await seat(test, classId, [person]);
  for (const lessonId of [handedIn, graded])
    expect((await works.handIn(person, lessonId)).statusCode).toBe(200);
  const { version } = await dataOf(works.sheet(teacher, graded, person.id));
  await dataOf(works.grade(teacher, graded, person.id, { version, points: 10 }));
  await dataOf(works.terms(teacher, excused, person.id, { version: 0, isExcused: true }));

  const todo = await list(person, 'todo');
  expect(statesOf(todo)).toEqual([
    `assignment-${late} overdue`,
    `assignment-${due} open`,
    `assignment-${free} open`,
  ]);
  expect(todo.counts).toEqual({ todo: 3, handedIn: 1, graded: 2, missed: 1 });
  expect(todo.items[0]).toMatchObject({
    kind: 'assignment',
    title: 'Task 3',
    classTitle: 'Planning',
    schoolId: SCHOOL.open,
    points: null,
    url: `/classInfo/${SCHOOL.open}/class-view/${classId}?lesson=${late}`,
  });
  expect(statesOf(await list(person, 'handedIn'))).toEqual([`assignment-${handedIn} handedIn`]);
  expect((await list(person, 'graded')).items).toMatchObject([
    // The fourth day has begun, and each costs a tenth.
    { id: `assignment-${graded}`, state: 'graded', points: 6, maxPoints: 10, passed: null },
    { id: `assignment-${excused}`, state: 'excused', points: null, maxPoints: null },
  ]);
  expect(statesOf(await list(person, 'missed'))).toEqual([`assignment-${missed} missed`]);
  const second = await list(person, 'todo', '&pageSize=1&pageNumber=2');
  expect(second.items.map(({ id }) => id)).toEqual([`assignment-${due}`]);
  expect(second.total).toBe(3);
  const beyond = await list(person, 'todo', '&pageSize=2&pageNumber=9');
  expect(beyond).toMatchObject({ pageNumber: 2, items: [{ id: `assignment-${free}` }] });
});

it('lists exams that somebody began, with a result only once it is released', async () => {
  const person = await makePerson(test, 'member');
  const [essay] = EVERY_KIND.filter(({ kind }) => kind === 'essay');
  const begun = await makeExam(test, { closesInDays: 2 });
  const waiting = await makeExam(test, { questions: [essay ?? { kind: 'essay' }] });
  const failed = await makeExam(test, { questions: GRADED_KINDS });
  const { data: running } = (await exams.start(begun.id, person.token)).json();
  for (const { id, questions, text } of [
    { ...waiting, text: 'A guess' },
    { ...failed, text: '' },
  ]) {
    const { data } = (await exams.start(id, person.token)).json();
    const saved = await exams.save(data.id, person.token, [answerTo(questions[0], 1, { text })]);
    const { revision } = saved.json().data;
    expect((await exams.submit(data.id, person.token, revision)).statusCode).toBe(200);
  }
  expect((await list(person, 'todo')).items).toMatchObject([
    {
      id: `exam-${begun.id}`,
      kind: 'exam',
      state: 'running',
      title: 'An exam',
      classTitle: null,
      dueAt: running.deadline,
      points: null,
    },
  ]);
  expect(statesOf(await list(person, 'handedIn'))).toEqual([`exam-${waiting.id} handedIn`]);
  expect((await list(person, 'graded')).items).toMatchObject([
    { id: `exam-${failed.id}`, state: 'graded', points: 0, maxPoints: 10, passed: false },
  ]);
  await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    sql`update exam_attempt set released_at = null where exam_id = ${failed.id}`.execute(tx),
  );
  expect(await list(person, 'graded')).toMatchObject({ items: [], counts: { handedIn: 2, graded: 0 } });
});

it('lists the exams of one’s classes at their lesson, once', async () => {
  const person = await makePerson(test, 'member');
  const { classId, lessonIds } = await makeAssignments(test, teacher, [termsOf(), termsOf(), termsOf()]);
  const exam = await makeExam(test, { opensInDays: 1, closesInDays: 2 });
  const closed = await makeExam(test, { closesInDays: -1 });
  await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
    for (const [index, id] of [exam.id, exam.id, closed.id].entries())
      await sql`update lesson set kind = 'exam', material = ${JSON.stringify({ type: 'exam', examId: id })}::jsonb
        where id = ${lessonIds[index]}`.execute(tx);
  });
  await seat(test, classId, [person]);
  const todo = await list(person, 'todo');
  expect(todo.items).toMatchObject([
    {
      id: `exam-${exam.id}`,
      state: 'upcoming',
      classTitle: 'Planning',
      url: `/classInfo/${SCHOOL.open}/class-view/${classId}?lesson=${lessonIds[0]}`,
    },
  ]);
  expect(todo.counts).toEqual({ todo: 1, handedIn: 0, graded: 0, missed: 1 });
});

it('is of its person alone, of schools that are open to them, and of what they are shown', async () => {
  const [person, other] = [await makePerson(test, 'member'), await makePerson(test, 'member')];
  const { classId, lessonIds } = await makeAssignments(test, teacher, [termsOf()]);
  await seat(test, classId, [person]);
  expect((await list(other, 'todo')).total).toBe(0);
  expect((await list(person, 'todo', `&schoolId=${SCHOOL.company}`)).total).toBe(0);
  expect(statesOf(await list(person, 'todo', `&schoolId=${SCHOOL.open}`))).toEqual([
    `assignment-${lessonIds[0]} open`,
  ]);
  const show = (status: 'draft' | 'published') =>
    test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.updateTable('resource').set({ status }).where('id', '=', classId).execute(),
    );
  await show('draft');
  expect((await list(person, 'todo')).total).toBe(0);
  await show('published');
  await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx.updateTable('membership').set({ status: 'disabled' }).where('account_id', '=', person.id).execute(),
  );
  expect(await list(person, 'todo')).toMatchObject({ items: [], schools: [] });
});
