import type { MyTeaching } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../../database/pool.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import {
  assignmentCalls,
  inDays,
  makeAssignments,
  seat,
  termsOf,
} from '../assignments/assignments.fixtures.ts';
import { makeClass, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { enrolmentCalls } from '../class/enrolment.fixtures.ts';
import { learnerCalls, VIDEOS } from '../class/progress.fixtures.ts';
import { liveCalls } from '../live/live.fixtures.ts';

const test = useTestApp();
const { save } = learnerCalls(test);
const ADDRESS = '/api/class/v1/teaching';
const LONG_AGO = () => new Date(Date.now() - 20 * 86_400_000);
let teacher: Someone;

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
});

async function read(who: Someone, query = ''): Promise<MyTeaching> {
  const answer = await test.call('GET', `${ADDRESS}?sxz-lang=en_US${query}`, { token: who.token });
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { data: MyTeaching }).data;
}
const inOpen = <T>(work: (tx: Transaction) => Promise<T>) =>
  test.database.write({ schoolId: SCHOOL.open }, work);
const ask = (classId: string, authorId: string, title: string) =>
  inOpen(async (tx) => {
    const { id } = await tx
      .insertInto('post')
      .values({
        school_id: SCHOOL.open,
        scope_type: 'class',
        class_id: classId,
        author_id: authorId,
        kind: 'question',
        title,
        body: JSON.stringify({ type: 'doc', content: [] }),
        lang: 'en_US',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
const reply = (postId: string, authorId: string, rank = 1) =>
  inOpen((tx) =>
    tx
      .insertInto('post_reply')
      .values({
        school_id: SCHOOL.open,
        post_id: postId,
        author_id: authorId,
        body: JSON.stringify({ type: 'doc', content: [] }),
        lang: 'en_US',
        created_at: new Date(),
        rank,
      })
      .execute(),
  );
const enrolledLongAgo = (classId: string) =>
  inOpen((tx) =>
    tx
      .updateTable('enrollment')
      .set({ enrolled_at: LONG_AGO(), active_at: LONG_AGO() })
      .where('class_id', '=', classId)
      .execute(),
  );

describe('my teaching', () => {
  it('has work to grade until it is graded, the longest wait first', async () => {
    const [one, other] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    const { classId, lessonIds } = await makeAssignments(test, teacher, [termsOf(), termsOf()]);
    await seat(test, classId, [one, other]);
    const [first = '', second = ''] = lessonIds;
    const calls = assignmentCalls(test);
    for (const [who, lesson] of [
      [one, second],
      [one, first],
      [other, first],
    ] as const)
      expect((await calls.handIn(who, lesson)).statusCode).toBe(200);
    const found = await read(teacher);
    expect(found.submissions.map(({ lessonId, waiting }) => [lessonId, waiting])).toEqual([
      [second, 1],
      [first, 2],
    ]);
    expect(found.submissions[0]).toMatchObject({ classId, schoolId: SCHOOL.open });
    await inOpen((tx) =>
      tx.updateTable('assignment_work').set({ state: 'graded' }).where('lesson_id', '=', second).execute(),
    );
    expect((await read(teacher)).submissions.map(({ lessonId }) => lessonId)).toEqual([first]);
  });

  it('has questions until somebody who teaches replies or an answer is accepted', async () => {
    const host = await makePerson(test, 'teacher');
    const [learner, helper] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    const { id } = await makeClass(test, { teachers: [host.id] });
    const open = await ask(id, learner.id, 'How large may a task be?');
    const answered = await ask(id, learner.id, 'Answered by a teacher');
    const accepted = await ask(id, learner.id, 'Answered by another learner');
    await ask(id, host.id, 'Asked by the teacher');
    await reply(open, helper.id);
    await reply(answered, host.id);
    await reply(accepted, helper.id, 0);
    expect((await read(host)).questions).toMatchObject([
      { postId: open, title: 'How large may a task be?', schoolId: SCHOOL.open },
    ]);
  });

  it('has a question again where its answer goes, whoever takes it away', async () => {
    const host = await makePerson(test, 'teacher');
    const [learner, helper] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    const { id } = await makeClass(test, { teachers: [host.id] });
    const titles = async () => (await read(host)).questions.map(({ title }) => title);
    const replies = (postId: string) => (tx: Transaction) =>
      tx.updateTable('post_reply').where('post_id', '=', postId);
    const [first, second, third] = [
      await ask(id, learner.id, 'First'),
      await ask(id, learner.id, 'Second'),
      await ask(id, learner.id, 'Third'),
    ];
    await reply(first, host.id);
    await reply(second, helper.id, 0);
    await reply(third, helper.id);
    expect(await titles()).toEqual(['Third']);
    await inOpen((tx) => tx.deleteFrom('post_reply').where('post_id', '=', first).execute());
    expect(await titles()).toEqual(['First', 'Third']);
    await inOpen((tx) => replies(second)(tx).set({ rank: 1 }).execute());
    expect(await titles()).toEqual(['First', 'Second', 'Third']);
    await inOpen((tx) => replies(third)(tx).set({ rank: 0 }).execute());
    expect(await titles()).toEqual(['First', 'Second']);
    // Of a deleted account nobody is left who answered as a teacher.
    await reply(first, host.id);
    await inOpen((tx) => replies(first)(tx).set({ author_id: null }).execute());
    expect(await titles()).toEqual(['First', 'Second']);
  });

  it('has no question to which somebody replied who teaches there since', async () => {
    const host = await makePerson(test, 'teacher');
    const [learner, helper] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    const { id } = await makeClass(test, { teachers: [host.id] });
    const asked = await ask(id, learner.id, 'Who knows?');
    await reply(asked, helper.id);
    const teaches = { class_id: id, school_id: SCHOOL.open, account_id: helper.id };
    expect((await read(host)).questions).toHaveLength(1);
    await inOpen((tx) => tx.insertInto('class_teacher').values(teaches).execute());
    expect((await read(host)).questions).toEqual([]);
    await inOpen((tx) =>
      tx.deleteFrom('class_teacher').where('class_id', '=', id).where('account_id', '=', helper.id).execute(),
    );
    expect((await read(host)).questions).toHaveLength(1);
  });

  it('has the sessions that one holds, the next first, without those that are deleted or over', async () => {
    const host = await makePerson(test, 'teacher');
    const lives = liveCalls(test);
    const schedule = async (days: number) => {
      const answer = await lives.schedule(host.token, { startsAt: inDays(days) });
      expect(answer.statusCode, answer.body).toBe(200);
      return (answer.json() as { data: { id: string } }).data.id;
    };
    const [later, next, deleted] = [await schedule(4), await schedule(1), await schedule(2)];
    await lives.remove(host.token, deleted);
    expect((await read(host)).lives.map(({ liveId }) => liveId)).toEqual([next, later]);
  });

  it('counts people who did nothing in a class for 14 days and have not finished', async () => {
    const host = await makePerson(test, 'teacher');
    const [quiet, active, finished, fresh] = (await makePeople(test, 4, 'member')) as [
      Someone,
      Someone,
      Someone,
      Someone,
    ];
    const { id, lessons } = await makeClass(test, { ...VIDEOS, teachers: [host.id] });
    await seat(test, id, [quiet, active, finished]);
    await enrolledLongAgo(id);
    await seat(test, id, [fresh]);
    await save(lessons[0], active.token, { positionSeconds: 20, fraction: 0.2 });
    for (const lesson of lessons) await save(lesson, finished.token, { completed: true });
    const longAgo = (who: Someone) =>
      inOpen((tx) =>
        tx
          .updateTable('enrollment')
          .set({ active_at: LONG_AGO() })
          .where('account_id', '=', who.id)
          .where('class_id', '=', id)
          .execute(),
      );
    const inactive = async () => (await read(host)).quietClasses.map((one) => [one.inactive, one.learners]);
    await longAgo(finished);
    expect(await inactive()).toEqual([[1, 4]]);
    // Who leaves and comes back has done what they had done, when they did it.
    const { enroll, leave } = enrolmentCalls(test);
    for (const { token } of [active, finished]) {
      expect((await leave(id, token)).statusCode).toBe(200);
      expect((await enroll(id, token)).statusCode).toBe(200);
    }
    await longAgo(finished);
    await longAgo(active);
    expect(await inactive()).toEqual([[2, 4]]);
    await save(lessons[0], active.token, { positionSeconds: 30, fraction: 0.3 });
    expect(await inactive()).toEqual([[1, 4]]);
    // What was done of a lesson that is taken away does not count, and the lesson neither.
    await inOpen(async (tx) => {
      await tx
        .deleteFrom('lesson')
        .where('id', '=', lessons[0] ?? '')
        .execute();
      await tx
        .updateTable('resource')
        .set((eb) => ({ lesson_count: eb('lesson_count', '-', 1) }))
        .where('id', '=', id)
        .execute();
    });
    expect(await inactive()).toEqual([[1, 4]]);
  });

  it('has exams of one’s own with attempts that wait, and those of nobody else', async () => {
    const author = await makePerson(test, 'teacher');
    const learner = await makePerson(test, 'member');
    const exam = await inOpen(async (tx) => {
      const row = await tx
        .selectFrom('exam')
        .innerJoin('resource', 'resource.id', 'exam.resource_id')
        .select(['resource.id', 'resource.author_id'])
        .where('resource.status', '=', 'published')
        .executeTakeFirstOrThrow();
      await tx.updateTable('resource').set({ author_id: author.id }).where('id', '=', row.id).execute();
      await tx
        .insertInto('exam_attempt')
        .values({
          exam_id: row.id,
          school_id: SCHOOL.open,
          account_id: learner.id,
          number: 1,
          status: 'submitted',
          started_at: new Date(),
          deadline: new Date(),
          paper: '[]',
          max_score: 10,
          pass_score: 6,
          submitted_at: new Date(),
          submitted_by: 'person',
          answered: 0,
          receipt: crypto.randomUUID(),
        })
        .execute();
      return row.id;
    });
    expect((await read(author)).exams).toMatchObject([{ examId: exam, waiting: 1 }]);
    expect((await read(teacher)).exams).toEqual([]);
  });

  it('has nothing for learners, of other schools, or of schools that shut one out', async () => {
    const host = await makePerson(test, 'teacher');
    const learner = await makePerson(test, 'member');
    const { id } = await makeClass(test, { teachers: [host.id] });
    await ask(id, learner.id, 'A question');
    expect(await read(learner)).toMatchObject({ schools: [], questions: [], lives: [] });
    expect((await read(host)).questions).toHaveLength(1);
    expect((await read(host, `&schoolId=${SCHOOL.overseas}`)).questions).toEqual([]);
    expect((await read(host, `&schoolId=${SCHOOL.overseas}`)).schools).toHaveLength(1);
    await inOpen((tx) =>
      tx.updateTable('membership').set({ role: 'member' }).where('account_id', '=', host.id).execute(),
    );
    expect(await read(host)).toMatchObject({ schools: [], questions: [] });
  });

  it('asks the database as often for much as for nothing', async () => {
    const nobody = await makePerson(test, 'teacher');
    const count = async (who: Someone) => {
      const before = test.database.statements;
      await read(who);
      return test.database.statements - before;
    };
    await count(teacher);
    const [few, many] = [await count(nobody), await count(teacher)];
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(10);
  });
});
