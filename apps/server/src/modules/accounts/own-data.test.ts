import { describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { openStore } from '../../files/file-store.ts';
import type { Job } from '../../core/jobs/jobs.repository.ts';
import { enqueue } from '../../platform/queue.repository.ts';
import { sentCode } from '../auth/auth.fixtures.ts';
import { makeClass, makePeople, makePerson, stateOf, type Someone } from '../class/class.fixtures.ts';
import { enrolmentCalls } from '../class/enrolment.fixtures.ts';
import { eraser } from './deletion.ts';

const test = useTestApp();
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: unknown }).code;
const call = (who: Someone, method: 'GET' | 'POST' | 'DELETE', path: string, json?: object) =>
  test.call(method, `/api/accounts/users/${path}`, { token: who.token, ...(json ? { json } : {}) });
const emailOf = async ({ id }: Someone) =>
  (
    await test.database.read({}, (tx) =>
      tx.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow(),
    )
  ).email as string;
const exists = async ({ id }: Someone) =>
  (await test.database.read({}, (tx) =>
    tx.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst(),
  )) !== undefined;

describe('a copy of one’s data', () => {
  it('is made in the background, told by mail, and fetched by its person alone, for a day', async () => {
    const [person, other] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
      const own = { school_id: SCHOOL.open, account_id: person.id, about: 'Draws maps.', links: '[]' };
      await tx.insertInto('space').values(own).execute();
      await tx
        .insertInto('follow')
        .values({ school_id: SCHOOL.open, follower_id: person.id, person_id: other.id })
        .execute();
      await tx
        .insertInto('space_visit')
        .values([
          { school_id: SCHOOL.open, owner_id: other.id, visitor_id: person.id },
          { school_id: SCHOOL.open, owner_id: person.id, visitor_id: other.id },
        ])
        .execute();
    });
    expect((await call(person, 'GET', 'export')).json().data.status).toBe('none');
    const begun = await call(person, 'POST', 'export');
    expect(begun.json().data).toMatchObject({ status: 'preparing', url: null });
    const ready = await eventually(async () => {
      const state = (await call(person, 'GET', 'export')).json().data;
      expect(state.status).toBe('ready');
      return state;
    });
    expect(ready.progress).toBe(100);
    const fetchAs = (who: Someone | undefined) => test.call('GET', ready.url, { token: who?.token });
    expect([(await fetchAs(undefined)).statusCode, (await fetchAs(other)).statusCode]).toEqual([401, 404]);
    const copy = await fetchAs(person);
    expect(copy.headers['content-disposition']).toBe('attachment; filename="stoa-account.json"');
    const email = await emailOf(person);
    expect(copy.json()).toMatchObject({
      account: { id: person.id, email },
      memberships: [{ id: SCHOOL.open, role: 'member' }],
      schools: {
        [SCHOOL.open]: {
          enrolments: [],
          points: [],
          space: { about: 'Draws maps.' },
          follows: [{ person_id: other.id }],
          visits: [{ owner_id: other.id }],
        },
      },
    });
    expect(copy.body).not.toMatch(/password|refresh|secret/i);
    expect(copy.body).not.toContain(await emailOf(other));
    const mail = (await test.outbox()).filter((raw) => raw.includes(`To: ${email}`)).at(-1) ?? '';
    expect(mail).toContain('copy of your data');
    // A day later: the link holds no longer, and the file goes.
    await test.database.write({ accountId: person.id }, async (tx) => {
      await tx
        .updateTable('challenge')
        .set({ expires_at: new Date(Date.now() - 1) })
        .where('account_id', '=', person.id)
        .execute();
    });
    expect((await fetchAs(person)).statusCode).toBe(404);
    await test.hurry();
    const { readdir } = await import('node:fs/promises');
    await eventually(async () => {
      expect(await readdir(`${test.config.dataDir}/files/exports`)).toEqual([]);
    });
  });

  it('has what schools hold of somebody who is no member of them, and goes with the account', async () => {
    const person = await makePerson(test);
    const learnt = await makeClass(test, { schoolId: SCHOOL.overseas });
    const { enroll } = enrolmentCalls(test);
    const enrolled = await enroll(learnt.id, person.token, { headers: { tenantid: SCHOOL.overseas } });
    expect(enrolled.statusCode, enrolled.body).toBe(200);
    const subscribed = await test.call('POST', '/api/km/v1/subscribe/action', {
      token: person.token,
      headers: { tenantid: SCHOOL.open },
      json: { targetType: 'knowledge', targetId: SCHOOL.open, action: 'subscribe' },
    });
    expect(subscribed.statusCode, subscribed.body).toBe(200);
    await call(person, 'POST', 'export');
    const { url } = await eventually(async () => {
      const state = (await call(person, 'GET', 'export')).json().data;
      expect(state.status).toBe('ready');
      return state;
    });
    const copy = (await test.call('GET', url, { token: person.token })).json();
    // Whoever enrols becomes a member; whoever subscribes does not.
    expect(copy.memberships).toMatchObject([{ id: SCHOOL.overseas }]);
    expect(copy.schools).toMatchObject({
      [SCHOOL.open]: { subscriptions: [{ section_id: null, article_id: null }] },
      [SCHOOL.overseas]: { enrolments: [{ class_id: learnt.id }], subscriptions: [] },
    });
    await test.database.write({ accountId: person.id }, (tx) =>
      tx
        .updateTable('account')
        .set({ deletion_due_at: new Date(Date.now() - 1000) })
        .where('id', '=', person.id)
        .execute(),
    );
    const erase = eraser({
      database: test.database,
      clock: { now: () => new Date() },
      files: openStore(test.config),
    });
    await erase({ accountId: person.id } as Job, () => Promise.resolve());
    for (const schoolId of [SCHOOL.open, SCHOOL.overseas])
      for (const table of ['knowledge_subscription', 'enrollment'] as const) {
        const left = await test.database.read({ schoolId }, (tx) =>
          tx.selectFrom(table).select('account_id').where('account_id', '=', person.id).execute(),
        );
        expect(left).toEqual([]);
      }
  });

  it('needs a fresh proof and is made three times a day', async () => {
    const person = await makePerson(test);
    await test.database.write({}, (tx) =>
      tx
        .updateTable('session')
        .set({ proved_at: new Date(Date.now() - 3_600_000) })
        .where('account_id', '=', person.id)
        .execute(),
    );
    for (const [method, path, json] of [
      ['POST', 'export', undefined],
      ['POST', 'deletion', { code: '123456' }],
    ] as const)
      expect(codeOf(await call(person, method, path, json))).toBe('REAUTHENTICATION_REQUIRED');
  });
});

describe('the end of an account', () => {
  const askCode = (person: Someone) =>
    call(person, 'POST', 'reauthenticate/code', { channel: 'email', purpose: 'delete' });

  it('is asked for with a code, can be taken back, and comes after the time of grace', async () => {
    const person = await makePerson(test, 'member');
    const email = await emailOf(person);
    const seen = (await call(person, 'GET', 'deletion')).json().data;
    expect(seen).toMatchObject({ dueAt: null, graceDays: 14, blockedBy: [] });
    expect(codeOf(await call(person, 'POST', 'deletion', { code: '000000' }))).toBe('CODE_INVALID');
    await askCode(person);
    const asked = await call(person, 'POST', 'deletion', { code: await sentCode(test, email) });
    expect(asked.statusCode, asked.body).toBe(200);
    expect(new Date(asked.json().data.dueAt).getTime()).toBeGreaterThan(Date.now() + 13 * 86_400_000);
    expect((await call(person, 'DELETE', 'deletion')).json().data.dueAt).toBeNull();
    expect((await call(person, 'DELETE', 'deletion')).statusCode).toBe(404);
    await test.database.write({}, (tx) => tx.deleteFrom('rate_counter').execute());
    await askCode(person);
    await call(person, 'POST', 'deletion', { code: await sentCode(test, email) });
    const past = new Date(Date.now() - 1000);
    await test.hurry();
    await eventually(async () => {
      const { rows } = await test.database.pool.query('select status from job where account_id = $1', [
        person.id,
      ]);
      expect(rows).toEqual([{ status: 'done' }]);
    });
    // The account itself says when: an early job erases nothing.
    expect(await exists(person)).toBe(true);
    await test.database.write({ accountId: person.id }, async (tx) => {
      await tx.updateTable('account').set({ deletion_due_at: past }).where('id', '=', person.id).execute();
      const job = await tx
        .updateTable('job')
        .set({ status: 'waiting' })
        .where('account_id', '=', person.id)
        .returning('id')
        .executeTakeFirstOrThrow();
      await enqueue(tx, 'work', { id: job.id, accountId: person.id });
    });
    await eventually(async () => expect(await exists(person)).toBe(false));
    const { rows } = await test.database.pool.query(
      `select (select count(*) from membership where account_id = $1) + (select count(*) from session where account_id = $1)
         + (select count(*) from verification_code where target = $2) as n`,
      [person.id, email],
    );
    expect(rows).toEqual([{ n: '0' }]);
    expect((await test.call('GET', '/api/accounts/users/me', { token: person.token })).statusCode).toBe(401);
  });

  it('frees the seats of its classes, whatever school they are in', async () => {
    const person = await makePerson(test, 'member');
    const classes = [
      { schoolId: SCHOOL.open, ...(await makeClass(test, { capacity: 1 })) },
      { schoolId: SCHOOL.overseas, ...(await makeClass(test, { schoolId: SCHOOL.overseas, capacity: 5 })) },
    ];
    const { enroll } = enrolmentCalls(test);
    for (const { id, schoolId } of classes)
      expect((await enroll(id, person.token, { headers: { tenantid: schoolId } })).statusCode).toBe(200);
    const [{ id: full }] = classes as [(typeof classes)[0]];
    const next = await makePerson(test, 'member');
    expect(codeOf(await enroll(full, next.token))).toBe('CLASS_FULL');
    const seen = () => test.call('GET', `/api/class/v1/open/classes/${full}?schoolId=${SCHOOL.open}`);
    expect((await seen()).json().data.seats.left).toBe(0);
    await test.database.write({ accountId: person.id }, (tx) =>
      tx
        .updateTable('account')
        .set({ deletion_due_at: new Date(Date.now() - 1000) })
        .where('id', '=', person.id)
        .execute(),
    );
    const erase = eraser({
      database: test.database,
      clock: { now: () => new Date() },
      files: openStore(test.config),
    });
    await erase({ accountId: person.id } as Job, () => Promise.resolve());
    expect(await exists(person)).toBe(false);
    await eventually(async () => expect((await seen()).json().data.seats.left).toBe(1));
    for (const { id, schoolId } of classes)
      expect(await stateOf(test, id, schoolId)).toEqual({ rows: 0, seats: 0, learners: 0, hot: 0 });
    expect(codeOf(await enroll(full, next.token))).toBe(200);
    expect(await stateOf(test, full)).toMatchObject({ rows: 1, seats: 1, learners: 1 });
  });

  it('leaves no school without an owner', async () => {
    const person = await makePerson(test, 'owner', SCHOOL.store);
    await test.database.write({ schoolId: SCHOOL.store }, (tx) =>
      tx
        .updateTable('membership')
        .set({ role: 'admin' })
        .where('account_id', '!=', person.id)
        .where('role', '=', 'owner')
        .execute(),
    );
    expect((await call(person, 'GET', 'deletion')).json().data.blockedBy).toMatchObject([
      { id: SCHOOL.store },
    ]);
    await askCode(person);
    const code = await sentCode(test, await emailOf(person));
    expect(codeOf(await call(person, 'POST', 'deletion', { code }))).toBe('LAST_OWNER');
  });
});
