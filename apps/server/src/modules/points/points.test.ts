import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../../database/pool.ts';
import { publish } from '../../platform/bus.repository.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makeClass, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { peopleCalls } from '../people/people.fixtures.ts';
import { learnerCalls } from '../class/progress.fixtures.ts';
import { achieve, unachieve } from './achieve.ts';

const test = useTestApp();
const { save, enroll } = learnerCalls(test);
const people = peopleCalls(test);
const schoolId = SCHOOL.open;
const POINTS = '/api/points/v1';
let admin: Someone;

beforeAll(async () => {
  admin = await makePerson(test, 'admin');
});

const headers = { tenantId: schoolId };
const own = async (who: Someone) =>
  (await test.call('GET', `${POINTS}/own`, { token: who.token, headers })).json().data;
const give = (who: Someone, to: Someone, points: number, note = 'Helped others') =>
  test.call('POST', `${POINTS}/members/${to.id}`, { token: who.token, headers, json: { points, note } });
const takeBack = (who: Someone, from: Someone, entryId: string, note = 'By mistake') =>
  test.call('PUT', `${POINTS}/members/${from.id}/entries/${entryId}/reversal`, {
    token: who.token,
    headers,
    json: { note },
  });
const askBoard = (query: string, token?: string, kind = 'points') =>
  test.call(
    'GET',
    `/api/portal/api/v1/portal/leaderboard-resource/${kind}?schoolId=${schoolId}&${query}`,
    token ? { token } : {},
  );
const board = async (period: number, token?: string) =>
  (await askBoard(`period=${period}`, token)).json().data;
const rules = (who: Someone, json?: object, path = 'rules', method: 'PUT' | 'POST' = 'PUT') =>
  test.call(json ? method : 'GET', `${POINTS}/${path}`, {
    token: who.token,
    headers,
    ...(json ? { json } : {}),
  });

/** Which points the leaderboard of the school's own counts. */
async function choose(counted: readonly string[]) {
  const { version, timeZone, rules: saved } = (await rules(admin)).json().data;
  const answer = await rules(admin, { version, timeZone, rules: saved, counted });
  expect(answer.json().data).toMatchObject({ counted });
}

describe('points that can be explained', () => {
  it('are rows with their reason, and their sum', async () => {
    const { id, lessons } = await makeClass(test);
    const person = await makePerson(test, 'member');
    await enroll(id, person.token);
    for (const lesson of lessons) await save(lesson, person.token, { completed: true, fraction: 1 });
    const { points, items, total } = await own(person);
    expect({ points, total }).toEqual({ points: 70, total: 3 });
    expect(items.map((item: { reason: string; points: number }) => [item.reason, item.points])).toEqual(
      expect.arrayContaining([
        ['lesson.completed', 10],
        ['lesson.completed', 10],
        ['class.completed', 50],
      ]),
    );
    const [lesson] = items.filter(({ reason }: { reason: string }) => reason === 'lesson.completed');
    expect(lesson).toMatchObject({ change: 'given', isTakenBack: false, note: null });
    expect(lesson.subject.url).toContain(`/classInfo/${schoolId}/class-view/${id}?lesson=`);
  });

  it('are given and taken back by hand, by rows that say why and are noted in the audit log', async () => {
    const person = await makePerson(test, 'member');
    expect((await give(admin, person, 20, '  Welcomed new people ')).statusCode).toBe(200);
    const [given] = (await own(person)).items;
    expect(given).toMatchObject({ points: 20, reason: 'manual', note: 'Welcomed new people', subject: null });
    expect((await takeBack(admin, person, given.id)).statusCode).toBe(200);
    expect((await takeBack(admin, person, given.id)).statusCode).toBe(200);
    const after = await own(person);
    expect(after.points).toBe(0);
    expect(after.items).toMatchObject([
      { points: -20, change: 'takenBack', note: 'By mistake' },
      { id: given.id, points: 20, isTakenBack: true },
    ]);
    const { rows } = await test.database.pool.query<{ action: string }>(
      'select action from audit_entry where subject_id = $1 order by at',
      [person.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['pointsGiven', 'pointsTakenBack', 'pointsTakenBack']);
  });

  it('that were taken back by hand are not given again by doing it again', async () => {
    const { id, lessons } = await makeClass(test);
    const person = await makePerson(test, 'member');
    await enroll(id, person.token);
    await save(lessons[0] as string, person.token, { completed: true, fraction: 1 });
    const [row] = (await own(person)).items;
    await takeBack(admin, person, row.id);
    await save(lessons[0] as string, person.token, { completed: true, fraction: 1 });
    expect((await own(person)).points).toBe(0);
  });

  it.each([
    ['no points', 0, 'Why'],
    ['no reason', 5, '  '],
  ])('refuse %s', async (_what, points, note) => {
    const person = await makePerson(test, 'member');
    expect(await codeOf(give(admin, person, points, note))).toBe('VALIDATION_FAILED');
    expect((await own(person)).items).toEqual([]);
  });

  it('are given by nobody to themselves, to nobody outside, and by nobody who may not', async () => {
    const person = await makePerson(test, 'member');
    const teacher = await makePerson(test, 'teacher');
    const outside = await makePerson(test, 'owner', SCHOOL.company);
    expect(await codeOf(give(admin, admin, 5))).toBe('OWN_PERSON');
    expect((await give(admin, outside, 5)).statusCode).toBe(404);
    expect((await give(teacher, person, 5)).statusCode).toBe(403);
    await give(admin, person, 5);
    const [row] = (await own(person)).items;
    expect((await takeBack(outside, person, row.id)).statusCode).toBe(404);
    const elsewhere = await test.call('PUT', `${POINTS}/members/${person.id}/entries/${row.id}/reversal`, {
      token: outside.token,
      headers: { tenantId: SCHOOL.company },
      json: { note: 'Mine' },
    });
    expect(elsewhere.statusCode).toBe(404);
    expect((await own(person)).points).toBe(5);
  });

  it('cannot be changed, even in the database', async () => {
    const person = await makePerson(test, 'member');
    await give(admin, person, 5);
    await expect(
      test.database.write({ schoolId }, (tx) =>
        tx.updateTable('point_event').set({ points: 500 }).where('account_id', '=', person.id).execute(),
      ),
    ).rejects.toThrow('taken back by another row');
  });
});

/** Where it is not kept how many people have about as many points. */
async function wrongCrowds() {
  const crowds = `select school_id, span, starts_on, is_chosen, bucket, sum(people) from point_crowd
    group by 1, 2, 3, 4, 5 having sum(people) <> 0`;
  const counted = `select school_id, span, starts_on, is_chosen, point_bucket(value), count(*)
    from point_total, lateral (values (false, points), (true, chosen)) counted(is_chosen, value)
    where is_listed and value > 0 group by 1, 2, 3, 4, 5`;
  const { rows } = await test.database.pool.query(
    `(${crowds} except ${counted}) union all (${counted} except ${crowds})`,
  );
  return rows;
}

describe('leaderboards', () => {
  it('always equal the sum of the rows, whatever is given, taken back and given again', async () => {
    const people = await makePeople(test, 4, 'member');
    await choose(['manual']);
    const SUBJECTS = 3;
    const step = fc.record({
      kind: fc.constantFrom('achieve', 'unachieve', 'hand', 'zone'),
      person: fc.nat(people.length - 1),
      subject: fc.integer({ min: 1, max: SUBJECTS }),
      points: fc.integer({ min: -30, max: 30 }),
      daysAgo: fc.integer({ min: 0, max: 800 }),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        run += 1;
        await test.database.write({ schoolId }, async (tx) => {
          for (const { kind, person, subject, points, daysAgo } of steps) {
            const accountId = people[person]?.id as string;
            const at = new Date(Date.now() - daysAgo * 86_400_000);
            const subjectId = `18000000000000${run}`.padEnd(18, '0') + String(subject);
            const done = [{ accountId, reason: 'lesson.completed' as const, subjectId }];
            if (kind === 'achieve') await achieve(tx, schoolId, done, at);
            else if (kind === 'unachieve') await unachieve(tx, schoolId, done, at);
            else if (kind === 'hand')
              await tx
                .insertInto('point_event')
                .values({
                  school_id: schoolId,
                  account_id: accountId,
                  points,
                  reason: 'manual',
                  subject_id: null,
                  at,
                })
                .execute();
            else
              await tx
                .deleteFrom('point_event')
                .where('account_id', '=', accountId)
                .where('points', '=', points)
                .where('turn', '=', 0)
                .execute();
          }
        });
        const { rows } = await test.database.pool.query(`
          select school_id, account_id, span, starts_on, points from point_total where points <> 0
          except all
          select school_id, account_id, span, period_start(span, at, 'UTC'), sum(points)::int from point_event, generate_series(1, 4) span
          group by 1, 2, 3, 4 having sum(points) <> 0`);
        const { rows: missing } = await test.database.pool.query(`
          select school_id, account_id, span, period_start(span, at, 'UTC'), sum(points)::int from point_event, generate_series(1, 4) span
          group by 1, 2, 3, 4 having sum(points) <> 0
          except all select school_id, account_id, span, starts_on, points from point_total where points <> 0`);
        expect({ wrong: rows, missing }).toEqual({ wrong: [], missing: [] });
        const { rows: chosen } = await test.database.pool.query(`
          select account_id, span, starts_on, chosen from point_total total where school_id = ${schoolId} and chosen is distinct from (
            select coalesce(sum(points), 0) from point_event event where event.school_id = total.school_id
              and event.account_id = total.account_id and reason = 'manual' and period_start(span, at, 'UTC') = starts_on)`);
        expect(chosen).toEqual([]);
        expect(await wrongCrowds()).toEqual([]);
      }),
      { numRuns: 25 },
    );
    await choose([]);
  });

  it('leave out who opted out, and show them again (C085)', async () => {
    const person = await makePerson(test, 'member');
    await give(admin, person, 9000);
    const isListed = async () =>
      (await board(4)).items.some((item: { person: { id: string } }) => item.person.id === person.id);
    const show = (onLeaderboards: boolean) =>
      test.call('POST', '/api/personal-center/updatePersonSetting', {
        token: person.token,
        headers,
        json: { onLeaderboards },
      });
    expect(await isListed()).toBe(true);
    expect((await show(false)).json().data.onLeaderboards).toBe(false);
    await expect.poll(isListed).toBe(false);
    // Their own place they see all the same.
    expect(await board(4, person.token)).toMatchObject({
      viewer: { rank: 1, value: 9000, isViewer: true },
      isViewerListed: false,
    });
    expect((await own(person)).points).toBe(9000);
    await show(true);
    await expect.poll(isListed).toBe(true);
    await test.database.write({ schoolId }, (tx) =>
      tx.updateTable('membership').set({ status: 'disabled' }).where('account_id', '=', person.id).execute(),
    );
    const { rows } = await test.database.pool.query(
      'select distinct is_listed from point_total where account_id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ is_listed: false }]);
  });

  it('neither name nor count whose account the operator has closed, until it is opened again', async () => {
    const FIRST = 50;
    const crowd = await makePeople(test, FIRST, 'member');
    const [above, below, last] = (await makePeople(test, 3, 'member')) as [Someone, Someone, Someone];
    const points = new Map(crowd.map(({ id }) => [id, 9300]));
    // The last two are counted together, where it is kept how many have about as many points.
    points.set(above.id, 9400).set(below.id, 9102).set(last.id, 9100);
    await test.database.write({ schoolId }, (tx) =>
      tx
        .insertInto('point_event')
        .values(
          [...points].map(([accountId, given]) => ({
            school_id: schoolId,
            account_id: accountId,
            points: given,
            reason: 'manual' as const,
            subject_id: null,
            at: new Date(),
          })),
        )
        .execute(),
    );
    const open = (who: Someone, isOpen: boolean) =>
      test.database.write({}, async (tx) => {
        await tx.updateTable('account').set({ is_valid: isOpen }).where('id', '=', who.id).execute();
        await publish(tx, { type: 'school.changed', schoolId });
      });
    const seen = async () => {
      const { items, viewer } = await board(3, last.token);
      return { first: items[0]?.person.id, listed: items.length, rank: viewer.rank };
    };
    await expect.poll(seen).toEqual({ first: above.id, listed: FIRST, rank: FIRST + 3 });
    await open(above, false);
    await expect.poll(async () => (await seen()).first).not.toBe(above.id);
    // Somebody else has moved up, and nobody who is not there is counted.
    expect(await seen()).toMatchObject({ listed: FIRST, rank: FIRST + 2 });
    await open(below, false);
    await expect.poll(async () => (await seen()).rank).toBe(FIRST + 1);
    await test.database.write({ schoolId }, (tx) =>
      sql`select recount_points(${schoolId}::bigint)`.execute(tx),
    );
    expect(await seen()).toMatchObject({ listed: FIRST, rank: FIRST + 1 });
    await open(above, true);
    await open(below, true);
    expect(await wrongCrowds()).toEqual([]);
    await expect.poll(seen).toEqual({ first: above.id, listed: FIRST, rank: FIRST + 3 });
  });

  it('let nobody wait for others who earn points, and count all of them', async () => {
    const [one, other] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    const earn = (tx: Transaction, accountId: string) =>
      tx
        .insertInto('point_event')
        .values({
          school_id: schoolId,
          account_id: accountId,
          points: 77,
          reason: 'manual',
          subject_id: null,
          at: new Date(),
        })
        .execute();
    await test.database.write({ schoolId }, async (tx) => {
      await earn(tx, one.id);
      // The first has not ended.
      await test.database.write({ schoolId }, (beside) => earn(beside, other.id));
      await earn(tx, one.id);
    });
    expect(await wrongCrowds()).toEqual([]);
    expect((await board(4, other.token)).viewer.value).toBe(77);
  });

  it('forget an account and a school that are deleted', async () => {
    const person = await makePerson(test, 'member');
    await give(admin, person, 600);
    await test.database.write({}, (tx) => tx.deleteFrom('account').where('id', '=', person.id).execute());
    expect(await wrongCrowds()).toEqual([]);
    const { rows } = await test.database.pool.query<{ id: string }>(
      `insert into school (is_open, default_language, languages, name) values (true, 'en_US', '{en_US}', '{}') returning id`,
    );
    const id = rows[0]?.id as string;
    await test.database.write({ schoolId: id }, (tx) =>
      tx
        .insertInto('membership')
        .values({ school_id: id, account_id: admin.id, role: 'member', joined_at: new Date() })
        .execute(),
    );
    await test.database.write({ schoolId: id }, (tx) =>
      tx
        .insertInto('point_event')
        .values({
          school_id: id,
          account_id: admin.id,
          points: 5,
          reason: 'manual',
          subject_id: null,
          at: new Date(),
        })
        .execute(),
    );
    const crowdOf = async () =>
      (
        await test.database.pool.query('select sum(people)::int as n from point_crowd where school_id = $1', [
          id,
        ])
      ).rows;
    expect(await crowdOf()).toEqual([{ n: 4 }]);
    await test.database.write({ schoolId: id }, (tx) =>
      tx.deleteFrom('school').where('id', '=', id).execute(),
    );
    expect(await crowdOf()).toEqual([{ n: null }]);
  });

  it('of a class count what was done in it, for those who are in it', async () => {
    const teacher = await makePerson(test, 'teacher');
    const [klass, other] = [await makeClass(test, { teachers: [teacher.id] }), await makeClass(test)];
    const [first, second, outside] = await makePeople(test, 3, 'member');
    if (!first || !second || !outside) throw new Error('There are three.');
    for (const person of [first, second]) await enroll(klass.id, person.token);
    await enroll(other.id, first.token);
    for (const lesson of klass.lessons) await save(lesson, first.token, { completed: true, fraction: 1 });
    for (const lesson of other.lessons) await save(lesson, first.token, { completed: true, fraction: 1 });
    await save(klass.lessons[0] as string, second.token, { completed: true, fraction: 1 });
    await give(admin, second, 5000);
    const inClass = `period=4&classId=${klass.id}`;
    const { items, viewer, classTitle } = (await askBoard(inClass, second.token)).json().data;
    const valuesOf = (rows: { person: { id: string }; value: number; rank: number }[]) =>
      rows.map(({ person, value, rank }) => [person.id, value, rank]);
    expect(valuesOf(items)).toEqual([
      [first.id, 70, 1],
      [second.id, 10, 2],
    ]);
    expect(viewer).toMatchObject({ rank: 2, value: 10 });
    expect(classTitle).toEqual(expect.any(String));
    expect(valuesOf((await askBoard(inClass, teacher.token, 'lessons')).json().data.items)).toEqual([
      [first.id, 2, 1],
      [second.id, 1, 2],
    ]);
    // What is taken back is not counted any more, and who left is not there.
    const row = (await own(first)).items.find(
      ({ reason, subject }: { reason: string; subject: { url: string } }) =>
        reason === 'class.completed' && subject.url.includes(klass.id),
    );
    await takeBack(admin, first, row.id);
    const ownValue = async () => (await askBoard(inClass, first.token)).json().data.viewer?.value;
    await expect.poll(ownValue).toBe(20);
    for (const [who, status] of [
      [outside.token, 403],
      [undefined, 403],
    ] as const)
      expect((await askBoard(inClass, who)).statusCode).toBe(status);
    const elsewhere = await makeClass(test, { schoolId: SCHOOL.company });
    expect((await askBoard(`classId=${elsewhere.id}`, first.token)).statusCode).toBe(404);
  });

  it('of those whom one follows have oneself and them alone', async () => {
    const [one, two, three] = await makePeople(test, 3, 'member');
    if (!one || !two || !three) throw new Error('There are three.');
    for (const [person, points] of [
      [one, 10],
      [two, 30],
      [three, 20],
    ] as const)
      await give(admin, person, points);
    await people.follow(one.token, two.id);
    const among = async (token?: string) => (await askBoard('period=1&among=following', token)).json().data;
    const idsOf = (rows: { person: { id: string } }[]) => rows.map(({ person }) => person.id);
    expect(idsOf((await among(one.token)).items)).toEqual([two.id, one.id]);
    expect((await among(one.token)).viewer).toMatchObject({ rank: 2, value: 10 });
    expect(idsOf((await among(two.token)).items)).toEqual([two.id]);
    expect((await askBoard('among=following')).statusCode).toBe(401);
  });

  it('of classmates have who is in a class with one, and nobody else', async () => {
    const [one, two, three] = await makePeople(test, 3, 'member');
    if (!one || !two || !three) throw new Error('There are three.');
    const [klass, other] = [await makeClass(test), await makeClass(test)];
    for (const person of [one, two]) await enroll(klass.id, person.token);
    await enroll(other.id, three.token);
    for (const person of [one, two, three]) await give(admin, person, 10);
    await give(admin, two, 5);
    const among = async (token?: string) => (await askBoard('period=1&among=classmates', token)).json().data;
    const idsOf = (rows: { person: { id: string } }[]) => rows.map(({ person }) => person.id);
    expect(idsOf((await among(one.token)).items)).toEqual([two.id, one.id]);
    expect((await among(one.token)).viewer).toMatchObject({ rank: 2, value: 10 });
    expect(idsOf((await among(three.token)).items)).toEqual([three.id]);
    expect((await askBoard('among=classmates')).statusCode).toBe(401);
  });

  it('of the school’s choice count the points that it chose, and are added up anew once it chooses others', async () => {
    const [person, other] = await makePeople(test, 2, 'member');
    if (!person || !other) throw new Error('There are two.');
    const klass = await makeClass(test);
    for (const who of [person, other]) await enroll(klass.id, who.token);
    await save(klass.lessons[0] as string, person.token, { completed: true, fraction: 1 });
    await give(admin, person, 5);
    const valueOf = async (who: Someone, query = 'period=4') => {
      const { kind, counted, viewer } = (await askBoard(query, who.token, 'chosen')).json().data;
      return { kind, counted, value: viewer?.value ?? null };
    };
    const sum = async (who: Someone, query?: string) => (await valueOf(who, query)).value;
    // Other processes hear of it a moment later, and so does this one.
    const becomes = (who: Someone, query?: string) => expect.poll(() => sum(who, query));
    const inClass = `period=4&classId=${klass.id}`;
    // Where the school chose nothing, there is the one of all points.
    await expect.poll(() => valueOf(person)).toEqual({ kind: 'points', counted: [], value: 15 });
    await choose(['lesson.completed']);
    await expect
      .poll(() => valueOf(person))
      .toEqual({ kind: 'chosen', counted: ['lesson.completed'], value: 10 });
    await becomes(person, inClass).toBe(10);
    // What comes later counts as well, and what is taken back counts no more.
    await save(klass.lessons[0] as string, other.token, { completed: true, fraction: 1 });
    await becomes(other).toBe(10);
    const { items } = await own(other);
    const row = items.find(({ reason }: { reason: string }) => reason === 'lesson.completed');
    await takeBack(admin, other, row.id);
    await becomes(other).toBeNull();
    await choose(['manual', 'answer.accepted']);
    await becomes(person).toBe(5);
    await becomes(person, inClass).toBeNull();
    await choose([]);
    await becomes(person).toBe(15);
  });

  it('stand beside those of the sub-schools', async () => {
    const schoolsOf = async (id: string) =>
      (await test.call('GET', `/api/portal/api/v1/portal/leaderboard-resource/points?schoolId=${id}`))
        .json()
        .data.schools.map(({ id: one }: { id: string }) => one);
    const all = await schoolsOf(schoolId);
    expect(all[0]).toBe(schoolId);
    expect(all.length).toBeGreaterThan(1);
    expect(await schoolsOf(all[1])).toEqual(all);
    expect(await schoolsOf(SCHOOL.overseas)).toEqual([]);
  });

  it('keep the place of somebody whom one blocked, without their name', async () => {
    const [one, two] = await makePeople(test, 2, 'member');
    if (!one || !two) throw new Error('There are two.');
    await give(admin, two, 9500);
    await expect.poll(async () => (await board(4, one.token)).items[0]?.person.id).toBe(two.id);
    await people.post('blockPerson', one.token, { userId: two.id, kind: 'block' });
    const [hidden] = (await board(4, one.token)).items;
    expect(hidden).toMatchObject({ rank: 1, isHidden: true, person: { name: '', avatarUrl: null } });
    const [seen] = (await board(4, admin.token)).items;
    expect([seen.isHidden, seen.person.name]).toEqual([undefined, expect.stringMatching(/./)]);
  });

  it('have their weeks, months and years in the zone of the school', async () => {
    // New year is nine hours earlier in Tokyo.
    const { rows } = await test.database.pool.query(`
      select period_start(3, '2026-12-31T16:00Z', 'Asia/Tokyo')::text as tokyo, period_start(3, '2026-12-31T16:00Z', 'UTC')::text as utc,
        period_start(1, '2026-03-29T00:30Z', 'Europe/Berlin')::text as week, period_start(2, '2026-10-31T23:30Z', 'Europe/Berlin')::text as month`);
    expect(rows[0]).toEqual({
      tokyo: '2027-01-01',
      utc: '2026-01-01',
      week: '2026-03-23',
      month: '2026-11-01',
    });
  });
});

describe('the rules of a school', () => {
  const school = SCHOOL.overseas;
  let head: Someone;
  beforeAll(async () => {
    head = await makePerson(test, 'owner', school);
  });
  const inSchool = { tenantId: school };
  const ask = (method: 'GET' | 'PUT' | 'POST', path: string, json?: object) =>
    test.call(method, `${POINTS}/${path}`, {
      token: head.token,
      headers: inSchool,
      ...(json ? { json } : {}),
    });

  it('are saved by version, hold from then on, and follow the zone', async () => {
    const before = (await ask('GET', 'rules')).json().data;
    expect(before).toMatchObject({ version: 0, timeZone: 'UTC' });
    expect(before.rules).toHaveLength(6);
    const draft = {
      timeZone: 'Asia/Tokyo',
      rules: [
        { reason: 'school.joined', isOn: true, points: 7 },
        { reason: 'lesson.completed', isOn: false, points: 10 },
      ],
    };
    expect((await ask('PUT', 'rules', { version: 0, ...draft })).json().data).toMatchObject({ version: 1 });
    expect(await codeOf(ask('PUT', 'rules', { version: 0, ...draft }))).toBe('VERSION_CONFLICT');
    const newcomer = await makePerson(test, 'member', school);
    const list = await test.call('GET', `${POINTS}/own`, { token: newcomer.token, headers: inSchool });
    expect(list.json().data).toMatchObject({
      points: 7,
      items: [{ reason: 'school.joined', points: 7, subject: null }],
    });
    await test.database.write({ schoolId: school }, (tx) =>
      achieve(
        tx,
        school,
        [{ accountId: newcomer.id, reason: 'lesson.completed', subjectId: '1800000000000000001' }],
        new Date(),
      ),
    );
    const again = await test.call('GET', `${POINTS}/own`, { token: newcomer.token, headers: inSchool });
    expect(again.json().data.points).toBe(7);
  });

  it.each([
    ['a zone that there is not', { timeZone: 'Mars/Olympus', rules: [] }],
    [
      'a reason twice',
      {
        timeZone: 'UTC',
        rules: [
          { reason: 'exam.passed', isOn: true, points: 1 },
          { reason: 'exam.passed', isOn: true, points: 2 },
        ],
      },
    ],
    ['no points', { timeZone: 'UTC', rules: [{ reason: 'exam.passed', isOn: true, points: 0 }] }],
    ['what is counted twice', { timeZone: 'UTC', rules: [], counted: ['manual', 'manual'] }],
    ['what nothing is given for', { timeZone: 'UTC', rules: [], counted: ['magic'] }],
  ])('refuse %s', async (_what, draft) => {
    expect((await ask('POST', 'rules/simulation', draft)).statusCode).toBe(400);
    expect((await ask('PUT', 'rules', { version: 9, ...draft })).statusCode).toBe(400);
  });

  it('are simulated on last month, and nothing is changed by it', async () => {
    const learners = await makePeople(test, 2, 'member');
    const [first, second] = learners as [Someone, Someone];
    const { id, lessons } = await makeClass(test);
    const now = new Date();
    const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15, 12));
    const draft = {
      timeZone: 'UTC',
      rules: [
        { reason: 'lesson.completed', isOn: true, points: 100 },
        { reason: 'class.completed', isOn: true, points: 1000 },
      ],
    };
    const simulate = async () => (await rules(admin, draft, 'rules/simulation', 'POST')).json().data;
    const completions = ({ counts }: { counts: { reason: string; count: number }[] }): number =>
      counts.find(({ reason }) => reason === 'class.completed')?.count ?? 0;
    // What the people of the demo did last month depends on the day.
    const completed = completions(await simulate());
    await test.database.write({ schoolId }, async (tx) => {
      for (const [index, { id: accountId }] of learners.entries()) {
        await tx
          .insertInto('enrollment')
          .values({ class_id: id, school_id: schoolId, account_id: accountId })
          .execute();
        await tx
          .insertInto('lesson_progress')
          .values(
            lessons.slice(0, index + 1).map((lesson) => ({
              lesson_id: lesson,
              class_id: id,
              school_id: schoolId,
              account_id: accountId,
              completed_at: lastMonth,
              device_id: 'a',
              client_updated_at: lastMonth,
            })),
          )
          .execute();
      }
      // Enough to stand above those people.
      await tx
        .insertInto('point_event')
        .values(
          [900_003, 900_000].map((points, index) => ({
            school_id: schoolId,
            account_id: learners[index]?.id ?? '',
            points,
            reason: 'manual' as const,
            subject_id: null,
            at: lastMonth,
          })),
        )
        .execute();
    });
    const simulated = await simulate();
    expect(simulated.month).toBe(lastMonth.toISOString().slice(0, 7));
    const placed = (month: 'before' | 'after', who: Someone) =>
      simulated[month].top.find((row: { person: { id: string } }) => row.person.id === who.id)?.points;
    expect(placed('after', second)).toBe(901_200);
    expect(placed('after', first)).toBe(900_103);
    expect(completions(simulated)).toBe(completed + 1);
    expect((await own(second)).points).toBe(900_000);
  });

  it('are the business of those who run the school', async () => {
    const teacher = await makePerson(test, 'teacher');
    expect((await rules(teacher)).statusCode).toBe(403);
    expect((await rules(admin)).statusCode).toBe(200);
    expect((await rules(head)).statusCode).toBe(404);
  });
});
