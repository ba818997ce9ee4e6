import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { codeOf } from '../../testing/answers.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { readMail } from '../auth/auth.fixtures.ts';
import { makePeople, type Someone } from '../class/class.fixtures.ts';
import { callIn, makeEstablished, makeStaffedSchool, type SchoolRequest } from './members.fixtures.ts';

const test = useTestApp();
let schoolId = '';
let owner: Someone;
let admin: Someone;
let teacher: Someone;
let member: Someone;
let stranger: Someone;
beforeEach(async () => {
  ({ schoolId, owner, admin, teacher, member, stranger } = await makeStaffedSchool(test));
});
const call = (who: Someone, ...request: SchoolRequest) => callIn(test, schoolId, who, ...request);

describe('invitations (R48, TRUST 46)', () => {
  const link = async (who: Someone, json: object) => (await call(who, 'POST', 'invitations', json)).json();
  const accept = (who: Someone, token: string) =>
    test.call('POST', `/api/school/invitations/${token}/accept`, { token: who.token });

  it('take in as many as they say, of twenty who come at once', async () => {
    const { token, url } = (await link(admin, { role: 'teacher', uses: 1 })).data;
    expect(url).toBe(`/register/invite?token=${token}`);
    const people = await makePeople(test, 20);
    const answers = await Promise.all(people.map((person) => accept(person, token)));
    const winners = answers.filter((answer) => answer.statusCode === 200);
    expect(winners).toHaveLength(1);
    expect(winners[0]?.json().data).toMatchObject({ school: { id: schoolId }, role: 'teacher' });
    expect(codeOf(answers.find((answer) => answer.statusCode !== 200) as never)).toBe('JOINING_NOT_ALLOWED');
    const seen = await test.call('GET', `/api/school/open/invitations/${token}`);
    expect(seen.json().data).toMatchObject({ status: 'used', usesLeft: 0, school: { name: 'Harbour' } });
  });

  it('raise a role and never lower one', async () => {
    const { token } = (await link(owner, { role: 'teacher', uses: 5 })).data;
    expect((await accept(member, token)).json().data.role).toBe('teacher');
    expect((await accept(admin, token)).json().data.role).toBe('admin');
    expect((await accept(member, token)).json().data.role).toBe('teacher');
    const items = (await call(admin, 'GET', 'invitations?status=open')).json().data.items;
    expect(items).toMatchObject([{ token, usesLeft: 3 }]);
  });

  it('end when they are withdrawn or too old, and are not guessed', async () => {
    const { token } = (await link(admin, { role: 'member' })).data;
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect((await accept(stranger, forged)).statusCode).toBe(404);
    expect((await call(stranger, 'DELETE', `invitations/${token}`)).statusCode).toBe(404);
    expect((await call(admin, 'DELETE', `invitations/${token}`)).statusCode).toBe(200);
    expect((await accept(stranger, token)).json()).toMatchObject({
      code: 'JOINING_NOT_ALLOWED',
      details: { reason: 'withdrawn' },
    });
    const old = (await link(admin, { role: 'member' })).data.token;
    await test.database.write({ schoolId }, (tx) =>
      tx
        .updateTable('invitation')
        .set({ expires_at: new Date(Date.now() - 1) })
        .execute(),
    );
    expect((await accept(stranger, old)).json().details).toEqual({ reason: 'expired' });
  });

  it('do not let in who was disabled', async () => {
    const { token } = (await link(admin, { role: 'admin', uses: 9 })).data;
    await test.database.write({ schoolId }, (tx) =>
      tx.updateTable('membership').set({ status: 'disabled' }).where('account_id', '=', member.id).execute(),
    );
    expect(codeOf(await accept(member, token))).toBe('ACCOUNT_DISABLED');
  });

  it('by mail are for one address', async () => {
    const [guest, thief] = (await makePeople(test, 2)) as [Someone, Someone];
    const { email } = await test.database.read({}, (tx) =>
      tx.selectFrom('account').select('email').where('id', '=', guest.id).executeTakeFirstOrThrow(),
    );
    const answer = await call(admin, 'POST', 'members/invite', { email, role: 'member' });
    expect(answer.statusCode, answer.body).toBe(200);
    const mail = (await test.outbox()).filter((raw) => raw.includes(`To: ${email}`)).at(-1) ?? '';
    const token = /token=([\w-]+)/.exec(readMail(mail).text)?.[1] as string;
    expect(codeOf(await accept(thief, token))).toBe('INVITATION_FOR_ANOTHER');
    expect((await accept(guest, token)).statusCode).toBe(200);
    expect(codeOf(await call(admin, 'POST', 'members/invite', { email, role: 'member' }))).toBe(
      'ALREADY_BOUND',
    );
    const again = () =>
      test.call('POST', '/api/school/members/invite', {
        token: admin.token,
        headers: { tenantId: schoolId, 'idempotency-key': 'lost-answer-1' },
        json: { email: 'twice@invited.example', role: 'member' },
      });
    expect((await again()).json()).toEqual((await again()).json());
    const twice = (await test.outbox()).filter((raw) => raw.includes('To: twice@invited.example'));
    expect(twice).toHaveLength(1);
    expect((await call(teacher, 'POST', 'members/invite', { email, role: 'member' })).statusCode).toBe(403);
    expect((await call(stranger, 'POST', 'members/invite', { email, role: 'member' })).statusCode).toBe(404);
  });
});

describe('importing people', () => {
  const start = (who: Someone, csv: string, dryRun: boolean) =>
    call(who, 'POST', 'member-imports', { csv, dryRun });
  const finish = async (importId: string) =>
    eventually(async () => {
      const state = (await call(admin, 'GET', `member-imports/${importId}`)).json().data;
      expect(state.status).toBe('done');
      return state;
    });

  it('tells every row that cannot be taken, and invites the others', async () => {
    const { email } = await test.database.read({}, (tx) =>
      tx.selectFrom('account').select('email').where('id', '=', member.id).executeTakeFirstOrThrow(),
    );
    const csv = [
      '\uFEFFEmail;Name;Role',
      'one@import.example;One;member',
      '"two@import.example";"Two; the ""second""";teacher',
      ';Nobody;member',
      'not-an-address;X;member',
      'ONE@import.example;Again;member',
      'three@import.example;Three;headmaster',
      'four@import.example;Four;owner',
      `${email};Member;member`,
      '',
    ].join('\r\n');
    const dry = await finish((await start(admin, csv, true)).json().data.importId);
    expect(dry).toMatchObject({
      dryRun: true,
      total: 8,
      processed: 8,
      invited: 2,
      skipped: 1,
      errorCount: 5,
    });
    expect(dry.errors).toEqual([
      { row: 4, column: 'email', reason: 'EMAIL_MISSING', value: '' },
      { row: 5, column: 'email', reason: 'EMAIL_INVALID', value: 'not-an-address' },
      { row: 6, column: 'email', reason: 'DUPLICATE_ROW', value: 'ONE@import.example' },
      { row: 7, column: 'role', reason: 'ROLE_UNKNOWN', value: 'headmaster' },
      { row: 8, column: 'role', reason: 'ROLE_UNKNOWN', value: 'owner' },
    ]);
    expect((await test.outbox()).filter((mail) => mail.includes('one@import.example'))).toEqual([]);
    const real = await finish((await start(admin, csv, false)).json().data.importId);
    expect(real).toMatchObject({ dryRun: false, invited: 2, skipped: 1, errorCount: 5 });
    expect((await test.outbox()).filter((mail) => mail.includes('To: two@import.example'))).toHaveLength(1);
    const again = await finish((await start(admin, csv, false)).json().data.importId);
    expect(again.invited).toBe(2);
    const open = (await call(admin, 'GET', 'invitations?status=open')).json().data;
    expect(open.total).toBe(2);
  });

  it('asks the database as often for a hundred people as for one', async () => {
    const csv = (n: number, at: string) =>
      `email\n${Array.from({ length: n }, (_none, index) => `p${index}@${at}.example`).join('\n')}\n`;
    const statementsFor = async (text: string) => {
      const before = test.database.statements;
      const { importId } = (await start(admin, text, false)).json().data;
      await eventually(async () => {
        const { rows } = await test.database.pool.query('select status from job where id = $1', [importId]);
        expect(rows[0]?.status).toBe('done');
      });
      return test.database.statements - before;
    };
    await makeEstablished(test, schoolId);
    // Their mails are sent beside the import: here they wait.
    await test.database.pool.query(`
      create function hold_mails() returns trigger language plpgsql as
        $$ begin new.start_after := now() + interval '1 hour'; return new; end $$;
      create trigger hold_mails before insert on pgboss.job for each row when (new.name = 'mail')
        execute function hold_mails()`);
    const one = await statementsFor(csv(1, 'one'));
    expect((await statementsFor(csv(100, 'many'))) - one).toBeLessThanOrEqual(2);
    await test.database.pool.query('drop function hold_mails cascade');
    await test.hurry();
    const open = (await call(admin, 'GET', 'invitations?status=open')).json().data;
    expect(open.total).toBe(101);
  });

  it('goes through ten thousand rows and refuses more', async () => {
    const rows = (n: number) =>
      `email\n${Array.from({ length: n }, (_none, index) => `p${index}@many.example`).join('\n')}\n`;
    const done = await finish((await start(admin, rows(10_000), true)).json().data.importId);
    expect(done).toMatchObject({ total: 10_000, processed: 10_000, invited: 10_000, errorCount: 0 });
    expect((await start(admin, rows(10_001), true)).json()).toMatchObject({
      code: 'IMPORT_UNREADABLE',
      details: { reason: 'TOO_MANY_ROWS' },
    });
    expect((await start(admin, 'name,role\nOne,member\n', true)).json().details).toEqual({
      reason: 'NO_HEAD',
    });
    expect((await start(admin, 'email\n"open', true)).json().details).toEqual({ reason: 'NOT_CSV' });
  });

  it('waits where the school may send no more mails, goes on by itself, and is refused where that took too long', async () => {
    const rows = (n: number) =>
      `email\n${Array.from({ length: n }, (_none, index) => `p${index}@budget.example`).join('\n')}\n`;
    const { importId } = (await start(admin, rows(120), false)).json().data;
    const stateOf = async () => (await call(admin, 'GET', `member-imports/${importId}`)).json().data;
    for (const processed of [50, 100]) {
      await eventually(async () => {
        const state = await stateOf();
        expect(state).toMatchObject({ status: 'waiting', processed, invited: processed, errorCount: 0 });
        expect(new Date(state.continuesAt).getTime()).toBeGreaterThan(Date.now());
      });
      // One by one they are refused meanwhile, and told what is possible.
      const refused = await call(admin, 'POST', 'members/invite', {
        email: 'one@budget.example',
        role: 'member',
      });
      expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'MAIL_BUDGET_EXCEEDED']);
      expect(refused.json().details).toMatchObject({ limit: 200 });
      // An hour later.
      await test.database.pool.query(
        `update rate_counter set resets_at = now() - interval '1 second' where key like 'mail:hour:%'`,
      );
      await test.hurry();
    }
    expect(await finish(importId)).toMatchObject({ processed: 120, invited: 120, continuesAt: null });
    expect((await test.outbox()).filter((mail) => mail.includes('@budget.example'))).toHaveLength(120);
    const { rows: jobs } = await test.database.pool.query('select input from job where id = $1', [importId]);
    expect(jobs[0].input).not.toHaveProperty('csv');
    const tooMany = await start(admin, rows(1401), false);
    expect([tooMany.statusCode, tooMany.json().details]).toEqual([429, { limit: 1400 }]);
    expect((await start(admin, rows(1401), true)).statusCode).toBe(200);
  });

  it('is for those who run the school, and seen by who began it', async () => {
    expect((await start(teacher, 'email\n', true)).statusCode).toBe(403);
    expect((await start(stranger, 'email\n', true)).statusCode).toBe(404);
    const { importId } = (await start(admin, 'email\na@b.example\n', true)).json().data;
    expect((await call(owner, 'GET', `member-imports/${importId}`)).statusCode).toBe(404);
    const elsewhere = await test.call('GET', `/api/school/member-imports/${importId}`, {
      token: admin.token,
      headers: { tenantId: SCHOOL.open },
    });
    expect(elsewhere.statusCode).toBe(404);
  });
});

describe('an invitation and who made it', () => {
  const make = async (who: Someone, role: string) =>
    (await call(who, 'POST', 'invitations', { role, uses: 5 })).json().data.token as string;
  const accept = (who: Someone, token: string) =>
    test.call('POST', `/api/school/invitations/${token}/accept`, { token: who.token });
  const VOID = { code: 'JOINING_NOT_ALLOWED', details: { reason: 'void' } };

  it('gives no more than they may give now: demoted, they cannot raise themselves again', async () => {
    const token = await make(admin, 'admin');
    const demoted = await call(owner, 'PUT', `members/${admin.id}/role`, { role: 'member' });
    expect(demoted.statusCode, demoted.body).toBe(200);
    expect((await accept(admin, token)).json()).toMatchObject(VOID);
    expect((await accept(stranger, token)).json()).toMatchObject(VOID);
    expect((await test.call('GET', `/api/school/open/invitations/${token}`)).json().data.status).toBe('void');
    const listed = (await call(owner, 'GET', 'invitations?status=void')).json().data;
    expect(listed).toMatchObject({ total: 1, items: [{ token, status: 'void' }] });
    expect((await call(owner, 'GET', 'invitations?status=open')).json().data.total).toBe(0);
    await call(owner, 'PUT', `members/${admin.id}/role`, { role: 'admin' });
    expect((await accept(stranger, token)).json().data.role).toBe('admin');
  });

  it.each([
    ['was shut out', `update membership set status = 'disabled' where account_id = $1`],
    ['has left', 'delete from membership where account_id = $1'],
    ['has no valid account any more', 'update account set is_valid = false where id = $1'],
    ['is gone', 'update invitation set invited_by = null where invited_by = $1'],
  ])('does not hold where that person %s, by mail neither', async (_how, sql) => {
    const token = await make(admin, 'member');
    const { email } = await test.database.read({}, (tx) =>
      tx.selectFrom('account').select('email').where('id', '=', stranger.id).executeTakeFirstOrThrow(),
    );
    const mailed = await call(admin, 'POST', 'members/invite', { email, role: 'member' });
    expect(mailed.statusCode, mailed.body).toBe(200);
    await test.database.pool.query(sql, [admin.id]);
    expect((await accept(stranger, token)).json()).toMatchObject(VOID);
    expect((await accept(stranger, mailed.json().data.token)).json()).toMatchObject(VOID);
  });
});
