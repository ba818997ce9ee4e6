import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestApp, SCHOOL } from '../../testing/test-app.ts';
import { readMail } from '../auth/auth.fixtures.ts';
import { makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';

const test = useTestApp();
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: unknown }).code;
let schoolId = '';
let owner: Someone;
let admin: Someone;
let teacher: Someone;
let member: Someone;
let stranger: Someone;

beforeEach(async () => {
  schoolId = await test.database.write({}, async (tx) => {
    const row = await tx
      .insertInto('school')
      .values({
        name: JSON.stringify({ en_US: 'Harbour' }),
        summary: '{}',
        languages: ['en_US' as const],
        default_language: 'en_US',
        parent_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });
  owner = await makePerson(test, 'owner', schoolId);
  admin = await makePerson(test, 'admin', schoolId);
  teacher = await makePerson(test, 'teacher', schoolId);
  member = await makePerson(test, 'member', schoolId);
  stranger = await makePerson(test, 'owner');
});
const call = (who: Someone, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, json?: object) =>
  test.call(method, `/api/school/${path}`, {
    token: who.token,
    headers: { tenantId: schoolId },
    ...(json ? { json } : {}),
  });
const isSignedIn = async (person: Someone) =>
  (await test.call('GET', '/api/accounts/users/me', { token: person.token })).statusCode === 200;

describe('the list of members', () => {
  const list = async (who: Someone, query = '') => {
    const answer = await call(who, 'GET', `members/${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data as {
      items: { userId: string; role: string; abilities: object }[];
      total: number;
    };
  };

  it('can be searched, filtered, sorted and turned over, with what the viewer may do', async () => {
    const all = await list(admin);
    expect(all.total).toBe(4);
    const byId = (id: string) => all.items.find((item) => item.userId === id);
    expect(byId(owner.id)?.abilities).toEqual({ roles: [], disable: false });
    expect(byId(member.id)?.abilities).toEqual({ roles: ['member', 'teacher', 'admin'], disable: true });
    expect(byId(admin.id)?.abilities).toMatchObject({ disable: false });
    expect((await list(admin, '?role=teacher')).items.map((item) => item.userId)).toEqual([teacher.id]);
    expect((await list(admin, '?sort=role')).items.map((item) => item.role)).toEqual([
      'owner',
      'admin',
      'teacher',
      'member',
    ]);
    expect(await list(admin, '?pageSize=3&pageNumber=2')).toMatchObject({ total: 4, items: [{}] });
    expect((await list(admin, '?keyword=%25')).total).toBe(0);
    expect((await list(admin, '?keyword=person%201&isValid=1')).total).toBe(4);
  });

  it('is for those who run the school: members are refused, others find nothing (TRUST 51)', async () => {
    for (const path of ['members/', 'members/export', `members/${owner.id}/`, 'invitations']) {
      expect((await call(teacher, 'GET', path)).statusCode).toBe(403);
      expect((await call(stranger, 'GET', path)).statusCode).toBe(404);
    }
    expect((await call(member, 'GET', `members/${member.id}/`)).json().data.role).toBe('member');
    expect((await call(admin, 'GET', `members/${stranger.id}/`)).statusCode).toBe(404);
    const run = (who: Someone) =>
      test.call('GET', `/api/school/schools/${schoolId}/admin/`, { token: who.token });
    expect((await run(admin)).json().data.admins.map((entry: { role: string }) => entry.role)).toEqual([
      'owner',
      'admin',
    ]);
    expect([(await run(member)).statusCode, (await run(stranger)).statusCode]).toEqual([403, 404]);
  });

  it('takes as many statements for many as for few', async () => {
    const before = test.database.statements;
    await list(admin);
    const few = test.database.statements - before;
    await makePeople(test, 20, 'member', schoolId);
    const middle = test.database.statements;
    await list(admin, '?pageSize=50');
    expect(test.database.statements - middle).toBe(few);
  });

  it('leaves as CSV in which nothing runs (TRUST 61)', async () => {
    const names = ['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(1)', '\t=1', 'Ann "A", B'];
    const people = await makePeople(test, names.length, 'member', schoolId);
    await test.database.write({}, async (tx) => {
      for (const [index, name] of names.entries())
        await tx
          .updateTable('account')
          .set({ real_name: name })
          .where('id', '=', people[index]?.id as string)
          .execute();
    });
    const { csv, rows, fileName } = (await call(admin, 'GET', 'members/export')).json().data;
    expect([rows, fileName]).toEqual([10, expect.stringMatching(/^members-\d{4}-\d\d-\d\d\.csv$/)]);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(csv).toContain('"Ann ""A"", B"');
    expect(csv).not.toMatch(/(^|,)"?[=+\-@\t]/m);
  });

  it('and mails say a name that is markup as the text that it is (TRUST 72)', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await test.database.write({ schoolId }, async (tx) => {
      await tx
        .updateTable('account')
        .set({ real_name: name, nick_name: name })
        .where('id', 'in', [admin.id, member.id])
        .execute();
      await tx
        .updateTable('school')
        .set({ name: JSON.stringify({ en_US: name }) })
        .where('id', '=', schoolId)
        .execute();
    });
    const exported = await call(admin, 'GET', 'members/export');
    expect(exported.json().data.csv).toContain(name);
    expect(exported.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const email = 'markup@invited.example';
    const answer = await call(admin, 'POST', 'members/invite', { email, role: 'member' });
    expect(answer.statusCode, answer.body).toBe(200);
    const mail = (await test.outbox()).filter((raw) => raw.includes(`To: ${email}`)).at(-1) ?? '';
    expect(readMail(mail).subject + readMail(mail).text).toContain(name);
    // One part, and it is text: nothing in it is ever read as markup.
    expect(mail.match(/^Content-Type: .*$/gm)).toEqual(['Content-Type: text/plain; charset=utf-8']);
  });
});

describe('roles', () => {
  const role = (who: Someone, whom: Someone, to: string) =>
    call(who, 'PUT', `members/${whom.id}/role`, { role: to });

  it('are changed up to one’s own and never of who is above', async () => {
    expect((await role(admin, member, 'teacher')).json().data.role).toBe('teacher');
    expect((await role(admin, teacher, 'admin')).json().data.role).toBe('admin');
    expect(codeOf(await role(admin, member, 'owner'))).toBe('ROLE_TOO_HIGH');
    expect(codeOf(await role(admin, admin, 'owner'))).toBe('ROLE_TOO_HIGH');
    expect(codeOf(await role(admin, owner, 'member'))).toBe('ROLE_TOO_HIGH');
    expect((await role(member, member, 'admin')).statusCode).toBe(403);
    expect((await role(stranger, member, 'admin')).statusCode).toBe(404);
    expect((await role(owner, stranger, 'admin')).statusCode).toBe(404);
  });

  it('leave a school its last owner, be it that two go at once', async () => {
    expect(codeOf(await role(owner, owner, 'member'))).toBe('LAST_OWNER');
    const second = await makePerson(test, 'owner', schoolId);
    const answers = await Promise.all([role(owner, owner, 'admin'), role(second, second, 'admin')]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  });
});

describe('disabling (TRUST 16)', () => {
  const valid = (who: Someone, whom: Someone, isValid: 0 | 1) =>
    call(who, 'PUT', `members/${whom.id}/valid`, { isValid });

  it('ends the sessions at once and takes the school away; enabling gives it back', async () => {
    expect(await isSignedIn(member)).toBe(true);
    expect((await valid(admin, member, 0)).json().data.isValid).toBe(0);
    expect(await isSignedIn(member)).toBe(false);
    expect((await valid(admin, member, 1)).json().data.isValid).toBe(1);
    expect(codeOf(await valid(admin, admin, 0))).toBe('OWN_PERSON');
    expect(codeOf(await valid(admin, owner, 0))).toBe('ROLE_TOO_HIGH');
    expect((await valid(stranger, member, 0)).statusCode).toBe(404);
    expect((await valid(teacher, member, 0)).statusCode).toBe(403);
  });
});

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
    vi.waitFor(
      async () => {
        const state = (await call(admin, 'GET', `member-imports/${importId}`)).json().data;
        expect(state.status).toBe('done');
        return state;
      },
      { timeout: 20_000, interval: 50 },
    );

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
      await vi.waitFor(
        async () => {
          const { rows } = await test.database.pool.query('select status from job where id = $1', [importId]);
          expect(rows[0]?.status).toBe('done');
        },
        { timeout: 20_000, interval: 50 },
      );
      return test.database.statements - before;
    };
    const one = await statementsFor(csv(1, 'one'));
    expect((await statementsFor(csv(100, 'many'))) - one).toBeLessThanOrEqual(2);
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
