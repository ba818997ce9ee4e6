import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/accounts.ts';
import { eventually } from '../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { PATH, useNotices } from './notifications.fixtures.ts';
import { notify } from './notify.ts';

const test = useTestApp();
const { people, call, sendNotice } = useNotices(test);
const list = async (query = '', who: Someone = people.me) =>
  (await call('GET', `?sxz-lang=en_US${query}`, undefined, who)).json().data;
const mailsTo = async (who: Someone): Promise<string[]> => {
  const { email } = await test.database.read({}, (tx) =>
    tx.selectFrom('account').select('email').where('id', '=', who.id).executeTakeFirstOrThrow(),
  );
  return (await test.outbox()).filter((mail) => mail.includes(`To: ${email}`));
};
/** A notification that goes by mail makes it in the same transaction. */
const mailsOf = async ({ id }: Someone): Promise<number> => {
  const { rows } = await test.database.pool.query<{ n: number }>(
    `select count(*)::int as n from mail
     where source_id in (select id from notification where account_id = $1)`,
    [id],
  );
  return rows[0]?.n ?? 0;
};
/** Mails are folded: a link is read from the whole. */
const unfold = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll(/\r?\n /g, '');

describe('what people are told', () => {
  it('is listed newest first, page by page, counted and marked read', async () => {
    const who = await makePerson(test, 'member', SCHOOL.company);
    for (const answer of ['one', 'two', 'three']) await sendNotice(who, answer);
    const first = await list('&limit=2', who);
    expect(first.items.map(({ text }: { text: string }) => text.replace(/^.*: /, ''))).toEqual([
      'three',
      'two',
    ]);
    expect(first.items[0]).toMatchObject({
      kind: 'feedbackAnswered',
      school: { id: SCHOOL.company },
      url: `/feedback/${SCHOOL.company}?view=mine`,
      readAt: null,
    });
    expect(first.unread).toBe(3);
    const second = await list(`&limit=2&before=${first.next}`, who);
    expect([second.items.length, second.next]).toEqual([1, null]);
    const read = await call('POST', '/read', { ids: [first.items[0].id] }, who);
    expect(read.json().data).toEqual({ unread: 2 });
    expect((await list('&unread=true', who)).items.length).toBe(2);
    const rest = await call('POST', '/read', { all: true, upTo: second.items[0].id }, who);
    expect(rest.json().data).toEqual({ unread: 1 });
    expect((await call('POST', '/read', { all: true }, who)).json().data).toEqual({ unread: 0 });
    expect((await call('GET', '/unread', undefined, who)).json().data).toEqual({ unread: 0 });
  });

  it('is nobody else’s: another person reads, marks and silences none of it', async () => {
    const id = (await sendNotice(people.me)) as string;
    const other = await makePerson(test, 'member', SCHOOL.company);
    expect((await list('', other)).items).toEqual([]);
    await call('POST', '/read', { ids: [id] }, other);
    expect((await list()).items.find((one: { id: string }) => one.id === id).readAt).toBe(null);
    expect((await call('POST', `/${id}/silence`, undefined, other)).statusCode).toBe(404);
  });

  it('costs the same statements for twenty as for one', async () => {
    const who = await makePerson(test, 'member', SCHOOL.company);
    const cost = async () => {
      const before = test.database.statements;
      await list('', who);
      return test.database.statements - before;
    };
    // Their mails are sent meanwhile and would be counted with it.
    await call('PUT', '/settings', { kinds: [{ kind: 'feedbackAnswered', inApp: true, mail: false }] }, who);
    await sendNotice(who);
    // The first time something may be asked that is kept afterwards.
    await cost();
    const one = await cost();
    for (let index = 0; index < 19; index++) await sendNotice(who);
    expect(await cost()).toBe(one);
  });

  it('comes of a changed role and of an accepted invitation', async () => {
    const who = await makePerson(test, 'member', SCHOOL.company);
    await test.call('PUT', `/api/school/members/${who.id}/role`, {
      token: people.admin.token,
      headers: { tenantId: SCHOOL.company },
      json: { role: 'teacher' },
    });
    expect((await list('', who)).items[0]).toMatchObject({
      kind: 'memberRoleChanged',
      text: expect.stringMatching(/^You are a teacher of /),
    });
    const made = await test.call('POST', '/api/school/invitations/', {
      token: people.admin.token,
      headers: { tenantId: SCHOOL.company },
      json: { role: 'member' },
    });
    const invitation = made.json().data;
    const guest = await makePerson(test);
    const token = new URL(String(invitation.url), 'http://x').searchParams.get('token');
    const accepted = await test.call('POST', `/api/school/invitations/${token}/accept`, {
      token: guest.token,
    });
    expect(accepted.statusCode, accepted.body).toBe(200);
    expect((await list('', people.admin)).items[0]).toMatchObject({
      kind: 'invitationAccepted',
      text: expect.stringContaining('accepted your invitation'),
    });
  });

  it('comes of a sign-in on a kind of device that was not used before, and cannot be switched off there', async () => {
    const email = 'teacher@stoa.example';
    const signIn = async (agent: string) =>
      (
        await test.call('POST', '/api/auth/oauth/token', {
          form: { grant_type: 'password', username: email, password: DEMO_PASSWORD },
          headers: { 'user-agent': agent },
        })
      ).json().access_token as string;
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const token = await signIn(firefox);
    const kinds = async () =>
      (await test.call('GET', `${PATH}?sxz-lang=en_US`, { token }))
        .json()
        .data.items.filter(({ kind }: { kind: string }) => kind === 'newDevice');
    expect(await kinds()).toEqual([]);
    await signIn(firefox.replaceAll('140', '141'));
    expect(await kinds()).toEqual([]);
    await signIn('Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/1 Safari/604.1');
    const [news] = await kinds();
    expect(news).toMatchObject({
      school: null,
      url: '/account/devices',
      text: expect.stringContaining('iOS'),
    });
    const saved = await test.call('PUT', `${PATH}/settings`, {
      token,
      json: { kinds: [{ kind: 'newDevice', inApp: false, mail: false }] },
    });
    const chosen = saved.json().data.kinds.find(({ kind }: { kind: string }) => kind === 'newDevice');
    expect(chosen).toEqual({ kind: 'newDevice', inApp: true, mail: false, fixed: ['inApp'] });
  });
});

describe('mails and the ways to hear no more', () => {
  it('go to the person in their language, with one click that ends this source alone (List-Unsubscribe)', async () => {
    const who = await makePerson(test, 'member', SCHOOL.company);
    await sendNotice(who, 'We mended it.');
    await eventually(async () => expect((await mailsTo(who)).length).toBe(1));
    const mail = unfold((await mailsTo(who))[0] as string);
    expect(mail).toContain('Subject: Your feedback was answered');
    expect(mail).toMatch(/List-Unsubscribe-Post:\s*List-Unsubscribe=One-Click/);
    const link = /List-Unsubscribe:\s*<([^>]+)>/.exec(mail)?.[1] as string;
    const { pathname, search, searchParams } = new URL(link);
    // A program that looks through mails opens it: nothing happens.
    const looked = await test.call('GET', pathname + search, { headers: { accept: 'text/html' } });
    expect([looked.statusCode, looked.headers.location]).toEqual([
      302,
      `/notifications/unsubscribe?token=${searchParams.get('token')}`,
    ]);
    expect((await test.call('GET', pathname + search)).json().data.kind).toBe('feedbackAnswered');
    expect((await call('GET', '/settings', undefined, who)).json().data.silenced).toEqual([]);
    const clicked = await test.call('POST', pathname + search, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(clicked.statusCode, clicked.body).toBe(200);
    expect((await test.call('POST', pathname + search)).statusCode).toBe(200);
    const [silenced] = (await call('GET', '/settings', undefined, who)).json().data.silenced;
    expect(silenced).toMatchObject({ kind: 'feedbackAnswered', channels: ['mail'] });
    await sendNotice(who, 'And again.');
    expect((await list('', who)).items.length).toBe(2);
    expect(await mailsOf(who)).toBe(1);
    expect(
      (await call('DELETE', `/api/accounts/notification-sources/${silenced.id}`, undefined, who)).statusCode,
    ).toBe(200);
    await sendNotice(who, 'Once more.');
    await eventually(async () => expect((await mailsTo(who)).length).toBe(2));
  });

  it('refuse a token that was made up or changed', async () => {
    for (const token of [
      'a'.repeat(60),
      Buffer.from('2000000000000000001 feedbackAnswered ').toString('base64url'),
    ])
      for (const method of ['GET', 'POST'] as const)
        expect(
          (await test.call(method, `/api/accounts/open/notifications/unsubscribe?token=${token}`)).statusCode,
        ).toBe(404);
  });

  it('are chosen by kind and channel', async () => {
    const who = await makePerson(test, 'member', SCHOOL.company);
    await call('PUT', '/settings', { kinds: [{ kind: 'feedbackAnswered', inApp: false, mail: false }] }, who);
    expect(await sendNotice(who)).toBeUndefined();
    expect((await list('', who)).items).toEqual([]);
    await call('PUT', '/settings', { kinds: [{ kind: 'feedbackAnswered', inApp: false, mail: true }] }, who);
    await sendNotice(who);
    expect((await list('', who)).items).toEqual([]);
    await eventually(async () => expect((await mailsTo(who)).length).toBe(1));
  });

  it('end with one click on a notification, of this kind from this school alone', async () => {
    const who = await makePerson(test, 'member', SCHOOL.company);
    const id = (await sendNotice(who)) as string;
    const answer = await call('POST', `/${id}/silence`, undefined, who);
    expect(answer.json().data.silenced).toMatchObject([
      { kind: 'feedbackAnswered', school: { id: SCHOOL.company }, channels: ['inApp', 'mail'] },
    ]);
    expect(await sendNotice(who)).toBeUndefined();
    const elsewhere = await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      notify(tx, {
        accountId: who.id,
        schoolId: SCHOOL.open,
        kind: 'feedbackAnswered',
        params: { answer: 'x' },
        now: new Date(),
      }),
    );
    expect(elsewhere).toBeDefined();
  });
});
