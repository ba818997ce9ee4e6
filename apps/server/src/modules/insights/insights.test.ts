import type { Insights } from '@stoa/api/schema';
import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makeClass, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { countSchool } from './compute.service.ts';

const test = useTestApp();
const NOW = '2027-03-10T12:00:00Z';
const BASE = '/api/portal/api/v1/portal/insights';

const countAt = (schoolId: string, now = NOW) =>
  countSchool({ database: test.database, clock: { now: () => new Date(now) } }, schoolId);
const ask = (who: Someone, schoolId: string, path = '') =>
  test.call('GET', `${BASE}${path}`, { token: who.token, headers: { tenantId: schoolId } });
async function read(who: Someone, schoolId: string): Promise<Insights> {
  const answer = await ask(who, schoolId);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { data: Insights }).data;
}
/** Progress as it was written at a moment, through the same triggers as that of people. */
const learn = (
  schoolId: string,
  classId: string,
  lessonId: string,
  who: Someone,
  at: string,
  isDone = false,
) =>
  test.database.write({ schoolId }, (tx) =>
    tx
      .insertInto('lesson_progress')
      .values({
        lesson_id: lessonId,
        class_id: classId,
        school_id: schoolId,
        account_id: who.id,
        device_id: 'device-one',
        client_updated_at: at,
        updated_at: at,
        completed_at: isDone ? at : null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['lesson_id', 'account_id'])
          .doUpdateSet({ updated_at: at, ...(isDone ? { completed_at: at } : {}) }),
      )
      .execute(),
  );
const enroll = (schoolId: string, classId: string, who: Someone, at: string) =>
  test.database.write({ schoolId }, (tx) =>
    tx
      .insertInto('enrollment')
      .values({ class_id: classId, school_id: schoolId, account_id: who.id, enrolled_at: at })
      .execute(),
  );
const joinedAt = (schoolId: string, who: Someone, at: string) =>
  test.database.write({ schoolId }, (tx) =>
    tx
      .updateTable('membership')
      .set({ joined_at: at })
      .where('school_id', '=', schoolId)
      .where('account_id', '=', who.id)
      .execute(),
  );
const zone = (schoolId: string, timeZone: string) =>
  test.database.write({ schoolId }, (tx) =>
    tx
      .insertInto('point_setting')
      .values({ school_id: schoolId, version: 1, time_zone: timeZone, rules: '{}' })
      .onConflict((conflict) => conflict.column('school_id').doUpdateSet({ time_zone: timeZone }))
      .execute(),
  );
const on = (list: Insights['days'], day: string) => list.find(({ startsOn }) => startsOn === day)?.people;

describe('the insights of a school', () => {
  it('count active people in days of its zone, classes, and cohorts; again the same', async () => {
    const school = SCHOOL.open;
    await zone(school, 'Europe/Athens');
    const admin = await makePerson(test, 'admin', school);
    const [ann, bob, cem] = (await makePeople(test, 3, 'member', school)) as [Someone, Someone, Someone];
    const { id, lessons } = await makeClass(test, { lessons: [{ kind: 'video' }, { kind: 'video' }] });
    const [first, second] = lessons as [string, string];
    for (const who of [ann, bob, cem]) await enroll(school, id, who, '2027-03-01T08:00:00Z');
    await joinedAt(school, ann, '2027-01-31T21:59:00Z');
    // In Athens it was February.
    await joinedAt(school, bob, '2027-01-31T22:01:00Z');
    await joinedAt(school, cem, '2027-02-10T08:00:00Z');
    // Sunday there, and Monday of another week two minutes later.
    await learn(school, id, first, ann, '2027-03-07T21:59:00Z', true);
    await learn(school, id, first, bob, '2027-03-07T22:01:00Z');
    await learn(school, id, first, ann, '2027-03-09T08:00:00Z');
    await learn(school, id, second, ann, '2027-03-09T09:00:00Z', true);

    await countAt(school);
    const counted = await read(admin, school);
    expect(counted).toMatchObject({ computedAt: '2027-03-10T12:00:00.000Z', timeZone: 'Europe/Athens' });
    expect([counted.days.length, counted.weeks.length, counted.months.length]).toEqual([90, 26, 12]);
    expect(counted.days.slice(-5).map(({ people }) => people)).toEqual([0, 1, 1, 1, 0]);
    expect([on(counted.days, '2027-03-07'), on(counted.days, '2027-03-08')]).toEqual([1, 1]);
    expect([on(counted.weeks, '2027-03-01'), on(counted.weeks, '2027-03-08')]).toEqual([1, 2]);
    expect(on(counted.months, '2027-03-01')).toBe(2);
    expect(counted.classes.find(({ classId }) => classId === id)).toMatchObject({
      enrolled: 3,
      started: 2,
      completed: 1,
      completionRate: 1 / 3,
      medianDays: 8,
    });
    const cohort = (month: string) => counted.cohorts.find((one) => one.month === month);
    expect(cohort('2027-01-01')).toMatchObject({ joined: 1, active: [0, 0, 1] });
    expect(cohort('2027-02-01')).toMatchObject({ joined: 2, active: [0, 1] });

    await countAt(school);
    expect(await read(admin, school)).toEqual(counted);

    // Who leaves and is deleted takes nothing from what was counted, and leaves no row.
    await test.fill(async (client) => {
      await client.query('delete from account where id = $1', [bob.id]);
      const { rows } = await client.query('select from active_day where account_id = $1', [bob.id]);
      expect(rows).toEqual([]);
    });
    await countAt(school, '2027-03-11T12:00:00Z');
    const later = await read(admin, school);
    expect(on(later.days, '2027-03-08')).toBe(1);
    expect(on(later.months, '2027-03-01')).toBe(2);
    expect(later.cohorts.find(({ month }) => month === '2027-02-01')).toMatchObject({
      joined: 2,
      active: [0, 1],
    });
    expect(later.classes.find(({ classId }) => classId === id)).toMatchObject({ enrolled: 2, started: 1 });
  });

  it('find what was done before days were noted', async () => {
    const school = SCHOOL.arabic;
    const admin = await makePerson(test, 'admin', school);
    const before = await makePerson(test, 'member', school);
    await test.fill(async (client) => {
      await client.query('delete from active_day where school_id = $1', [school]);
      await client.query(
        `insert into point_event (school_id, account_id, points, reason, at) values ($1, $2, 5, 'exam.passed', '2026-12-24T10:00:00Z')`,
        [school, before.id],
      );
    });
    await countAt(school);
    expect(on((await read(admin, school)).months, '2026-12-01')).toBeGreaterThanOrEqual(1);
  });

  it('are empty before the first count, and those of one school alone', async () => {
    const admin = await makePerson(test, 'admin', SCHOOL.overseas);
    expect(await read(admin, SCHOOL.overseas)).toEqual({
      computedAt: null,
      timeZone: null,
      days: [],
      weeks: [],
      months: [],
      classes: [],
      cohorts: [],
    });
    await countAt(SCHOOL.overseas);
    expect((await read(admin, SCHOOL.overseas)).days.every(({ people }) => people === 0)).toBe(true);
    expect((await ask(admin, SCHOOL.open)).statusCode).toBe(404);
    expect((await ask(admin, SCHOOL.open, '/export?report=active')).statusCode).toBe(404);
  });

  it('are files too, in which no title is a formula', async () => {
    const admin = await makePerson(test, 'admin');
    const learner = await makePerson(test, 'member');
    const { id } = await makeClass(test, { lessons: [{ kind: 'video' }] });
    await enroll(SCHOOL.open, id, learner, '2027-03-01T08:00:00Z');
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .updateTable('resource')
        .set({ title: JSON.stringify({ en_US: '=cmd()' }) })
        .where('id', '=', id)
        .execute(),
    );
    await countAt(SCHOOL.open, '2027-03-12T12:00:00Z');
    const file = async (report: string) =>
      (
        (await ask(admin, SCHOOL.open, `/export?report=${report}&sxz-lang=en_US`)).json() as {
          data: { csv: string; rows: number };
        }
      ).data;
    expect((await file('completion')).csv).toContain(`"${id}","'=cmd()","1","0","0","0",""`);
    expect((await file('active')).rows).toBe(90 + 26 + 12);
    expect((await file('retention')).csv).toContain(
      '"joinedIn","joined","monthsLater","active","activePercent"',
    );
  });

  it('are read with the same statements, however much there is', async () => {
    const admin = await makePerson(test, 'admin');
    const count = async () => {
      const before = test.database.statements;
      await read(admin, SCHOOL.open);
      return test.database.statements - before;
    };
    await count();
    const few = await count();
    const people = await makePeople(test, 20, 'member');
    for (let index = 0; index < 3; index++) {
      const { id, lessons } = await makeClass(test, { lessons: [{ kind: 'video' }] });
      for (const who of people) {
        await enroll(SCHOOL.open, id, who, '2027-03-01T08:00:00Z');
        await learn(SCHOOL.open, id, lessons[0] as string, who, '2027-03-02T08:00:00Z', true);
      }
    }
    await countAt(SCHOOL.open, '2027-03-13T12:00:00Z');
    expect(await count()).toBe(few);
  });
});
