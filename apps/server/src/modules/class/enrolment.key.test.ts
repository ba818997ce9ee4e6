import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { codeOf, makeClass, makePerson, stateOf } from './class.fixtures.ts';
import { enrolmentCalls } from './enrolment.fixtures.ts';

const test = useTestApp();
const { enroll, leave } = enrolmentCalls(test);

describe('the key of a click (C111)', () => {
  it('answers the same again, also where things have changed since', async () => {
    const { id } = await makeClass(test);
    const { token } = await makePerson(test, 'member');
    const headers = { 'idempotency-key': 'click-0001' };
    const first = await enroll(id, token, { headers });
    await leave(id, token);
    expect((await enroll(id, token, { headers })).json()).toEqual(first.json());
    expect(await stateOf(test, id)).toMatchObject({ rows: 0, seats: 0 });
  });

  it('gives 20 requests of one click one effect and one answer', async () => {
    const { id } = await makeClass(test);
    const { token } = await makePerson(test);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => enroll(id, token, { headers: { 'idempotency-key': 'click-0002' } })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify([answer.statusCode, answer.json()]))).size).toBe(1);
    expect(await stateOf(test, id)).toMatchObject({ rows: 1, seats: 1 });
  });

  it('refuses the key for another class, and belongs to one person and one call', async () => {
    const [one, two] = [await makeClass(test), await makeClass(test)];
    const me = await makePerson(test, 'member');
    const other = await makePerson(test, 'member');
    const headers = { 'idempotency-key': 'click-0003' };
    expect(await codeOf(enroll(one.id, me.token, { headers }))).toBe(200);
    const reused = await enroll(two.id, me.token, { headers });
    expect([reused.statusCode, reused.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await stateOf(test, two.id)).toMatchObject({ rows: 0 });
    expect(await codeOf(enroll(two.id, other.token, { headers }))).toBe(200);
    expect((await leave(one.id, me.token, { headers })).json().data.enrollment).toBe(0);
  });

  it('does not keep a refusal', async () => {
    const { id } = await makeClass(test, { capacity: 1 });
    const first = await makePerson(test, 'member');
    const second = await makePerson(test, 'member');
    const headers = { 'idempotency-key': 'click-0004' };
    await enroll(id, first.token);
    expect(await codeOf(enroll(id, second.token, { headers }))).toBe('CLASS_FULL');
    await leave(id, first.token);
    expect(await codeOf(enroll(id, second.token, { headers }))).toBe(200);
  });

  it('is forgotten after a day', async () => {
    const [one, two] = [await makeClass(test), await makeClass(test)];
    const { token } = await makePerson(test, 'member');
    const headers = { 'idempotency-key': 'click-0005' };
    await enroll(one.id, token, { headers });
    await test.database.write({}, (tx) =>
      tx
        .updateTable('idempotency')
        .set({ created_at: new Date(Date.now() - 90_000_000) })
        .where('key', '=', 'click-0005')
        .execute(),
    );
    expect(await codeOf(enroll(two.id, token, { headers }))).toBe(200);
  });
});
