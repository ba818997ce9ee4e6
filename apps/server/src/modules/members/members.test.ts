import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { readMail } from '../auth/auth.fixtures.ts';
import { makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { callIn, makeStaffedSchool, type SchoolRequest } from './members.fixtures.ts';

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

  it('goes on where the last page ended, back again, and refuses what is no place in it', async () => {
    type Page = { items: { userId: string }[]; next: string | null; previous: string | null };
    const page = async (query: string) =>
      (await list(admin, `?sort=role&pageSize=3${query}`)) as never as Page;
    const first = await page('');
    expect([first.items.length, first.previous]).toEqual([3, null]);
    const second = await page(`&cursor=${first.next}`);
    expect([second.items.map((item) => item.userId), second.next]).toEqual([[member.id], null]);
    expect((await page(`&cursor=${second.previous}`)).items).toEqual(first.items);
    const place = (values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
    for (const cursor of [
      'none',
      place([0, '1']),
      place([2, 1, 'a', 'b']),
      place([0, '4', 'soon', member.id]),
    ])
      expect((await call(admin, 'GET', `members/?sort=role&cursor=${cursor}`)).json()).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
  });

  it('is for those who run the school: members are refused, others find nothing (C039, C040, TRUST 51)', async () => {
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

  it('tells each person whether their own membership counts, and since when (C041)', async () => {
    const valid = async (who: Someone) =>
      (
        await test.call('GET', `/api/school/members/getMemberIsValid/?tenantId=${schoolId}`, {
          token: who.token,
        })
      ).json().data;
    const [someone] = await makePeople(test, 1, 'member', schoolId);
    if (!someone) throw new Error('Nobody was made.');
    expect(await valid(someone)).toEqual({ isValid: 1, since: expect.any(String) });
    expect(await valid(stranger)).toEqual({ isValid: 0, since: null });
    const disabled = await call(admin, 'PUT', `members/${someone.id}/valid`, { isValid: 0 });
    expect(disabled.statusCode, disabled.body).toBe(200);
    // Who is disabled here has to sign in again, and is none of it then.
    const refused = await test.call('GET', `/api/school/members/getMemberIsValid/?tenantId=${schoolId}`, {
      token: someone.token,
    });
    expect(codeOf(refused)).toBe('UNAUTHENTICATED');
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
    const names = ['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(1)', '\t=1', 'x;=1+1;y', 'Ann "A", B'];
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
    expect([rows, fileName]).toEqual([11, expect.stringMatching(/^members-\d{4}-\d\d-\d\d\.csv$/)]);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(csv).toContain('"Ann ""A"", B"');
    expect(csv).toContain(`"x;'=1+1;y"`);
    expect(csv).not.toMatch(/(^|[,;])"?[=+\-@\t]/m);
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
    // Its markup is the mail's own alone.
    const { html = '' } = readMail(mail);
    expect(html).toContain('<bdi>');
    expect(html).not.toContain(name);
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
