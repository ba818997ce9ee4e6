import type { LearningDate, MyLearning } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import {
  assignmentCalls,
  inDays,
  makeAssignments,
  seat,
  termsOf,
} from '../assignments/assignments.fixtures.ts';
import { makeClass, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { learnerCalls, VIDEOS } from '../class/progress.fixtures.ts';
import { liveCalls } from '../live/live.fixtures.ts';

const test = useTestApp();
const { save, makeLearner } = learnerCalls(test);
const ADDRESS = '/api/class/v1/learning';
const MINUTES_AN_HOUR_MS = 3_600_000;
let teacher: Someone;

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
});

async function read(who: Someone, query = ''): Promise<MyLearning> {
  const answer = await test.call('GET', `${ADDRESS}?sxz-lang=en_US${query}`, { token: who.token });
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { data: MyLearning }).data;
}
async function datesOf(who: Someone, from = -10, to = 40): Promise<LearningDate[]> {
  const answer = await test.call(
    'GET',
    `${ADDRESS}/dates?rangeStart=${inDays(from)}&rangeEnd=${inDays(to)}&sxz-lang=en_US`,
    { token: who.token },
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { data: { items: LearningDate[] } }).data.items;
}
const shutOut = (who: Someone) =>
  test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx.updateTable('membership').set({ status: 'disabled' }).where('account_id', '=', who.id).execute(),
  );

describe('my learning', () => {
  it('goes on where one was last, and has what is finished apart', async () => {
    const { person, token, id, lessons } = await makeLearner();
    const later = await makeClass(test, VIDEOS);
    const coming = await makeClass(test, { ...VIDEOS, startsInDays: 3 });
    await seat(test, later.id, [person]);
    await seat(test, coming.id, [person]);
    await save(later.lessons[0], token, { completed: true });
    const before = await read(person);
    expect(before.continue).toMatchObject({
      card: { id: later.id, enrollment: 1 },
      progress: { completed: 1, total: 2 },
      nextLesson: { lesson: { id: later.lessons[1] }, started: false },
    });
    expect(before.classes.find(({ card }) => card.id === coming.id)).toMatchObject({ nextLesson: null });
    await save(lessons[0], token, { positionSeconds: 43, fraction: 0.43 });
    expect((await read(person)).continue).toMatchObject({
      card: { id },
      nextLesson: { lesson: { id: lessons[0] }, positionSeconds: 43, started: true },
    });
    for (const lesson of lessons) await save(lesson, token, { completed: true });
    const after = await read(person);
    expect(after.finished.map(({ card }) => card.id)).toEqual([id]);
    expect(after.classes.map(({ card }) => card.id)).not.toContain(id);
    expect(after.continue?.card.id).toBe(later.id);
  });

  it('says what is due until it is handed in, late where that is taken, and not what is excused', async () => {
    const [learner] = (await makePeople(test, 1, 'member')) as [Someone];
    const { classId, lessonIds } = await makeAssignments(test, teacher, [
      termsOf({ dueAt: inDays(3) }),
      termsOf({ dueAt: inDays(-1) }),
      termsOf({ dueAt: inDays(-1), late: 'refused' }),
      termsOf({ dueAt: inDays(2) }),
      termsOf(),
    ]);
    await seat(test, classId, [learner]);
    const calls = assignmentCalls(test);
    const [soon = '', late, refused, excused = ''] = lessonIds;
    await calls.terms(teacher, excused, learner.id, { version: 0, isExcused: true });
    const due = async () => (await read(learner)).dates.map(({ id, state }) => [id, state]);
    expect(await due()).toEqual([
      [`assignment-${late}`, 'overdue'],
      [`assignment-${soon}`, 'open'],
    ]);
    expect((await datesOf(learner)).map(({ id, state }) => [id, state])).toEqual([
      [`assignment-${late}`, 'overdue'],
      [`assignment-${refused}`, 'over'],
      [`assignment-${soon}`, 'open'],
    ]);
    expect((await calls.handIn(learner, soon)).statusCode).toBe(200);
    expect(await due()).toEqual([[`assignment-${late}`, 'overdue']]);
    expect((await datesOf(learner)).find(({ id }) => id === `assignment-${soon}`)?.state).toBe('done');
    // An extension counts where it is longer.
    await calls.terms(teacher, refused ?? '', learner.id, { version: 0, extendedUntil: inDays(5) });
    expect(await due()).toContainEqual([`assignment-${refused}`, 'open']);
  });

  it('has sessions that one reserved and those of the class, and attendance until one was there', async () => {
    const { person, id } = await makeLearner();
    const lives = liveCalls(test);
    const schedule = async (days: number) => {
      const answer = await lives.schedule(teacher.token, { startsAt: inDays(days) });
      expect(answer.statusCode, answer.body).toBe(200);
      return (answer.json() as { data: { id: string } }).data.id;
    };
    const [reserved, other, deleted] = [await schedule(2), await schedule(3), await schedule(4)];
    await lives.reserve(person.token, reserved);
    await lives.reserve(person.token, deleted);
    await lives.remove(teacher.token, deleted);
    const now = Date.now();
    const attendanceId = await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
      await tx.updateTable('live').set({ class_id: id }).where('resource_id', '=', other).execute();
      const row = await tx
        .insertInto('attendance')
        .values({
          class_id: id,
          school_id: SCHOOL.open,
          title: 'First meeting',
          opens_at: new Date(now - MINUTES_AN_HOUR_MS),
          late_from: new Date(now),
          closes_at: new Date(now + MINUTES_AN_HOUR_MS),
          method: 'button',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    });
    const found = (await read(person)).dates.map(({ id: date, state }) => [date, state]);
    expect(found).toEqual([
      [`attendance-${attendanceId}`, 'open'],
      [`live-${reserved}`, 'upcoming'],
      [`live-${other}`, 'upcoming'],
    ]);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .insertInto('attendance_record')
        .values({
          attendance_id: attendanceId,
          account_id: person.id,
          school_id: SCHOOL.open,
          state: 'present',
          checked_in_at: new Date(),
        })
        .execute(),
    );
    expect((await read(person)).dates.map(({ id: date }) => date)).not.toContain(
      `attendance-${attendanceId}`,
    );
  });

  it('joins schools, narrows to one, and has nothing of those that one left or that shut one out', async () => {
    const { person, id } = await makeLearner();
    const elsewhere = await makeClass(test, { ...VIDEOS, schoolId: SCHOOL.overseas });
    await test.database.write({ schoolId: SCHOOL.overseas }, (tx) =>
      tx
        .insertInto('membership')
        .values({ school_id: SCHOOL.overseas, account_id: person.id, role: 'member' })
        .execute(),
    );
    await seat(test, elsewhere.id, [person], SCHOOL.overseas);
    const ids = async (query?: string) =>
      (await read(person, query)).classes.map(({ card }) => card.id).toSorted();
    expect(await ids()).toEqual([id, elsewhere.id].toSorted());
    expect(await ids(`&schoolId=${SCHOOL.overseas}`)).toEqual([elsewhere.id]);
    expect((await read(person, `&schoolId=${SCHOOL.overseas}`)).schools).toHaveLength(2);
    await shutOut(person);
    expect(await ids()).toEqual([elsewhere.id]);
    await test.database.write({}, (tx) =>
      tx.updateTable('school').set({ status: 'disabled' }).where('id', '=', SCHOOL.overseas).execute(),
    );
    const closed = await read(person);
    await test.database.write({}, (tx) =>
      tx.updateTable('school').set({ status: 'active' }).where('id', '=', SCHOOL.overseas).execute(),
    );
    expect(closed).toMatchObject({ schools: [], classes: [], dates: [], suggestions: [], continue: null });
    // Nobody sees what others learn.
    expect((await read(await makePerson(test, 'member'))).classes).toEqual([]);
  });

  it('suggests classes and says why', async () => {
    const { person, id } = await makeLearner();
    const same = await makeClass(test, VIDEOS);
    const category = await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
      const row = await tx
        .insertInto('category')
        .values({
          school_id: SCHOOL.open,
          parent_id: null,
          slug: crypto.randomUUID(),
          name: JSON.stringify({ en_US: 'Planning' }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('resource')
        .set({ category_ids: [row.id] })
        .where('id', 'in', [id, same.id])
        .execute();
      return row.id;
    });
    const { suggestions } = await read(person);
    expect(category).toMatch(/^\d{19}$/);
    expect(suggestions[0]).toMatchObject({
      card: { id: same.id, enrollment: 0 },
      reason: 'category',
      categoryName: 'Planning',
    });
    expect(suggestions.map(({ card }) => card.id)).not.toContain(id);
    const newcomer = await read(await makePerson(test, 'member'));
    expect(newcomer.suggestions.every(({ reason }) => reason === 'popular')).toBe(true);
  });

  it('asks the database as often for many classes in two schools as for none', async () => {
    const newcomer = await makePerson(test, 'member');
    const { person } = await makeLearner();
    for (let made = 0; made < 3; made++) await seat(test, (await makeClass(test, VIDEOS)).id, [person]);
    const count = async (who: Someone) => {
      const before = test.database.statements;
      await read(who);
      return test.database.statements - before;
    };
    await count(person);
    const [few, many] = [await count(newcomer), await count(person)];
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(10);
  });

  it('refuses times that end before they begin or are too long', async () => {
    for (const [from, to] of [
      [1, 0],
      [0, 101],
    ] as const) {
      const answer = await test.call(
        'GET',
        `${ADDRESS}/dates?rangeStart=${inDays(from)}&rangeEnd=${inDays(to)}`,
        {
          token: teacher.token,
        },
      );
      expect(answer.statusCode).toBe(400);
    }
  });
});
