import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makeClass, makePeople, makePerson, stateOf } from './class.fixtures.ts';
import { enrolmentCalls } from './enrolment.fixtures.ts';

const test = useTestApp();
const { enroll, leave } = enrolmentCalls(test);
const HOT = 12;
const roleOf = (accountId: string, schoolId: string = SCHOOL.open) =>
  test.database.read(
    { schoolId },
    async (tx) =>
      (
        await tx
          .selectFrom('membership')
          .select('role')
          .where('account_id', '=', accountId)
          .executeTakeFirst()
      )?.role,
  );

describe('enrolling (C111)', () => {
  it('takes a seat, and again is the same', async () => {
    const { id } = await makeClass(test, { capacity: 5 });
    const { token } = await makePerson(test, 'member');
    const first = await enroll(id, token);
    expect(first.json().data).toEqual({
      classId: id,
      enrollment: 1,
      enrolledAt: expect.any(String),
      seats: { capacity: 5, taken: 1, left: 4 },
      learnerCount: 1,
    });
    expect((await enroll(id, token)).json()).toEqual(first.json());
    expect(await stateOf(test, id)).toEqual({ rows: 1, seats: 1, learners: 1, hot: HOT });
  });

  it('needs somebody who is signed in', async () => {
    const { id } = await makeClass(test);
    const answer = await enroll(id, undefined);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('gives 10 seats to exactly 10 of 50 people who ask at once (TRUST 57)', async () => {
    const { id } = await makeClass(test, { capacity: 10 });
    const people = await makePeople(test, 50);
    const codes = await Promise.all(people.map(({ token }) => codeOf(enroll(id, token))));
    expect(codes.filter((code) => code === 200)).toHaveLength(10);
    expect(codes.filter((code) => code === 'CLASS_FULL')).toHaveLength(40);
    expect(await stateOf(test, id)).toEqual({ rows: 10, seats: 10, learners: 10, hot: 10 * HOT });
    // Who got no seat did not join the school by trying.
    const members = await Promise.all(people.map((person) => roleOf(person.id)));
    expect(members.filter((role) => role === 'member')).toHaveLength(10);
  });

  it('writes one row for one person who asks 20 times at once (TRUST 57)', async () => {
    const { id } = await makeClass(test, { capacity: 5 });
    const { token } = await makePerson(test);
    const answers = await Promise.all(Array.from({ length: 20 }, () => enroll(id, token)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map((answer) => answer.json().data.enrolledAt)).size).toBe(1);
    expect(await stateOf(test, id)).toEqual({ rows: 1, seats: 1, learners: 1, hot: HOT });
  });

  it('joins the open school first, and not for a class of visitors', async () => {
    const joining = await makePerson(test);
    expect(await codeOf(enroll((await makeClass(test)).id, joining.token))).toBe(200);
    expect(await roleOf(joining.id)).toBe('member');
    const visiting = await makePerson(test);
    const visitors = await makeClass(test, { audience: 3 });
    expect(await codeOf(enroll(visitors.id, visiting.token))).toBe(200);
    expect(await roleOf(visiting.id)).toBeUndefined();
    const answer = await test.call(
      'GET',
      `/api/class/v1/open/lessons/${visitors.lessons[1]}?schoolId=${SCHOOL.open}`,
      { token: visiting.token },
    );
    expect(answer.statusCode).toBe(200);
  });

  it('refuses by audience (B056), time and price, and leaves no trace', async () => {
    const outsider = await makePerson(test);
    const member = await makePerson(test, 'member');
    const members = await makeClass(test, { audience: 2 });
    expect((await enroll(members.id, outsider.token)).json()).toMatchObject({
      code: 'MEMBERS_ONLY',
      details: { grantedBy: ['owner', 'admin'] },
    });
    expect(await codeOf(enroll(members.id, member.token))).toBe(200);
    expect(await codeOf(enroll((await makeClass(test, { audience: 3 })).id, member.token))).toBe(
      'VISITORS_ONLY',
    );
    const ended = await makeClass(test, { startsInDays: -9, endsInDays: -1 });
    expect(await codeOf(enroll(ended.id, outsider.token))).toBe('CLASS_ENDED');
    const priced = await makeClass(test, { price: { amount: 100, currency: 'EUR' } });
    expect(await codeOf(enroll(priced.id, outsider.token))).toBe('PURCHASE_REQUIRED');
    expect((await enroll('1770000000000000008', outsider.token)).json()).toMatchObject({
      code: 'CLASS_FULL',
      details: { limit: 2 },
    });
    expect(await roleOf(outsider.id)).toBeUndefined();
    expect(await stateOf(test, ended.id)).toEqual({ rows: 0, seats: 0, learners: 0, hot: 0 });
    expect(await codeOf(enroll((await makeClass(test, { startsInDays: 9 })).id, member.token))).toBe(200);
  });

  it('answers an enrolled learner the same after the end', async () => {
    const { id } = await makeClass(test, { startsInDays: -9 });
    const { token } = await makePerson(test, 'member');
    const first = await enroll(id, token);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .updateTable('resource')
        .set({ ends_at: new Date(Date.now() - 1000) })
        .where('id', '=', id)
        .execute(),
    );
    expect((await enroll(id, token)).json()).toEqual(first.json());
  });

  it('does not reach into other schools, closed schools and drafts', async () => {
    const { token } = await makePerson(test, 'member');
    const abroad = await makeClass(test, { schoolId: SCHOOL.overseas });
    const closed = await makeClass(test, { schoolId: SCHOOL.company });
    const draft = await makeClass(test, { status: 'draft' });
    expect(await codeOf(enroll(abroad.id, token))).toBe('NOT_FOUND');
    expect(await codeOf(enroll(closed.id, token))).toBe('NOT_FOUND');
    expect(await codeOf(enroll(closed.id, token, { headers: { tenantid: SCHOOL.company } }))).toBe(
      'SCHOOL_CLOSED',
    );
    expect(await codeOf(enroll(draft.id, token))).toBe('NOT_FOUND');
    expect(await stateOf(test, abroad.id, SCHOOL.overseas)).toMatchObject({ rows: 0, seats: 0 });
  });

  it.each(["' or 1=1 --", '0', '9999999999999999999', '', 1_770_000_000_000_000, null, { $ne: 1 }])(
    'refuses the id %j',
    async (classId) => {
      const { token } = await makePerson(test, 'member');
      const answer = await test.call('POST', '/api/class/enroll', {
        token,
        headers: { tenantid: SCHOOL.open },
        json: { classId },
      });
      expect([400, 404]).toContain(answer.statusCode);
    },
  );

  it('takes nobody else’s word: an account id in the body is refused', async () => {
    const { id } = await makeClass(test);
    const me = await makePerson(test, 'member');
    const other = await makePerson(test, 'member');
    const answer = await test.call('POST', '/api/class/enroll', {
      token: me.token,
      headers: { tenantid: SCHOOL.open },
      json: { classId: id, accountId: other.id },
    });
    expect(answer.statusCode).toBe(400);
  });

  it('shows visitors the new number at once', async () => {
    const { id } = await makeClass(test);
    const look = async () =>
      (
        await test.call('GET', `/api/class/v1/open/classes/${id}?schoolId=${SCHOOL.open}&sxz-lang=en_US`)
      ).json().data.learnerCount as number;
    expect(await look()).toBe(0);
    await enroll(id, (await makePerson(test)).token);
    await expect.poll(look, { timeout: 5000, interval: 20 }).toBe(1);
  });
});

describe('leaving', () => {
  it('frees the seat for somebody else and keeps progress for a return', async () => {
    const { id, lessons } = await makeClass(test, { capacity: 1 });
    const first = await makePerson(test, 'member');
    const second = await makePerson(test, 'member');
    await enroll(id, first.token);
    const saved = await test.call('PUT', `/api/class/v1/lessons/${lessons[0]}/progress`, {
      token: first.token,
      headers: { tenantid: SCHOOL.open },
      json: { completed: true, deviceId: 'device-one', clientUpdatedAt: new Date().toISOString() },
    });
    expect(saved.statusCode).toBe(200);
    expect((await leave(id, first.token)).json().data).toEqual({
      classId: id,
      enrollment: 0,
      enrolledAt: null,
      seats: { capacity: 1, taken: 0, left: 1 },
      learnerCount: 0,
    });
    expect((await leave(id, first.token)).json().data.seats.taken).toBe(0);
    expect(await stateOf(test, id)).toEqual({ rows: 0, seats: 0, learners: 0, hot: 0 });
    expect(await codeOf(enroll(id, second.token))).toBe(200);
    expect(await codeOf(enroll(id, first.token))).toBe('CLASS_FULL');
    await leave(id, second.token);
    await enroll(id, first.token);
    const back = await test.call('GET', `/api/class/v1/open/classes/${id}?schoolId=${SCHOOL.open}`, {
      token: first.token,
    });
    expect(back.json().data.progress).toEqual({ completed: 1, total: 2, remainingMinutes: 10 });
  });

  it('counts right when 30 people come and go at once', async () => {
    const { id } = await makeClass(test, { capacity: 30 });
    const people = await makePeople(test, 30, 'member');
    await Promise.all(people.map(({ token }) => enroll(id, token)));
    await Promise.all(
      people.flatMap(({ token }, index) =>
        index % 2 ? [leave(id, token), leave(id, token)] : [enroll(id, token)],
      ),
    );
    expect(await stateOf(test, id)).toEqual({ rows: 15, seats: 15, learners: 15, hot: 15 * HOT });
  });
});
