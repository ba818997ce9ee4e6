import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueue } from '../../platform/queue.repository.ts';
import { readMail } from '../auth/auth.fixtures.ts';
import { codeOf } from '../../testing/answers.ts';
import { eventually } from '../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { makeEstablished, makeStaffedSchool } from '../members/members.fixtures.ts';
import { notify } from '../notifications/notify.ts';
import { creationCalls } from '../schools/creation.fixtures.ts';
import { useMailServer } from './mail.fixtures.ts';
import { RETRY_MS } from '../../core/mail/mailer.ts';

const server = useMailServer();
const test = useTestApp(server.env);
let schoolId = '';
let admin: Someone;
let teacher: Someone;
let platform: string;
beforeAll(async () => {
  platform = await test.signIn('owner@stoa.example');
});
beforeEach(async () => {
  server.manner = 'well';
  server.received.length = 0;
  await server.start();
  ({ schoolId, admin, teacher } = await makeStaffedSchool(test));
  await makeEstablished(test, schoolId);
});

const emailOf = async ({ id }: Someone) =>
  (await test.database.pool.query<{ email: string }>('select email from account where id = $1', [id])).rows[0]
    ?.email as string;
const sendNotice = (who: Someone, school: string | undefined = schoolId) =>
  test.database.write({ schoolId: school, accountId: who.id }, (tx) =>
    notify(tx, {
      accountId: who.id,
      schoolId: school,
      kind: 'feedbackAnswered',
      params: { answer: 'Thank you.' },
      now: new Date(),
    }),
  );
const ask = (
  method: 'GET' | 'POST',
  path: string,
  { token = admin.token, json }: { token?: string; json?: object } = {},
) => test.call(method, `/api/school/mails${path}`, { token, headers: { tenantId: schoolId }, json });
const list = async (query = '') => (await ask('GET', query)).json().data;
const untilTried = (tries: number, count: number) =>
  eventually(async () => {
    const { rows } = await test.database.pool.query<{ attempts: number }>(
      `select attempts from mail where school_id = $1 and claimed_until is null and reason is not null`,
      [schoolId],
    );
    expect(rows.map(({ attempts }) => attempts)).toEqual(Array(count).fill(tries));
  });
const untilReceived = (addresses: string[]) =>
  eventually(() => expect(server.received.map(({ to }) => to).sort()).toEqual([...addresses].sort()));

describe('mails', () => {
  it('all arrive, once, after the mail server was away for hours', async () => {
    await server.stop();
    const people = await makePeople(test, 6, 'member', schoolId);
    for (const person of people) await sendNotice(person);
    for (const [index, waitMs] of RETRY_MS.slice(0, 5).entries()) {
      await untilTried(index + 1, 6);
      const { items } = await list();
      expect(items[0]).toMatchObject({
        status: 'waiting',
        reason: 'unreachable',
        responseCode: null,
        tries: index + 1,
      });
      await test.hurry(waitMs);
    }
    await untilTried(6, 6);
    await server.start();
    await test.hurry(RETRY_MS[5]);
    await untilReceived(await Promise.all(people.map(emailOf)));
    // The server's answer comes before the mail is off the list.
    await eventually(async () => expect((await list()).total).toBe(0));
  });

  it('are tried again when the mail server is busy, and failed when a day is over', async () => {
    server.manner = 'busy';
    await sendNotice(await makePerson(test, 'member', schoolId));
    for (const [index, waitMs] of RETRY_MS.entries()) {
      await untilTried(index + 1, 1);
      expect((await list()).items[0]).toMatchObject({ status: 'waiting', reason: 'busy', responseCode: 451 });
      await test.hurry(waitMs);
    }
    await eventually(async () =>
      expect((await list()).items).toMatchObject([{ status: 'failed', nextTryAt: null, tries: 8 }]),
    );
    expect(RETRY_MS.reduce((sum, ms) => sum + ms)).toBeGreaterThanOrEqual(24 * 3_600_000);
  });

  it('are not sent twice by two entries of the queue, and keep nothing once they are sent', async () => {
    const person = await makePerson(test, 'member', schoolId);
    await server.stop();
    await sendNotice(person);
    await untilTried(1, 1);
    const [{ id }] = (await list()).items;
    await server.start();
    for (let entry = 0; entry < 5; entry++)
      await test.database.write({ schoolId }, (tx) => enqueue(tx, 'mail', { id, schoolId }));
    await untilReceived([await emailOf(person)]);
    expect(server.received[0]?.messageId).toBe(`<${id}@localhost>`);
    await eventually(async () => {
      const { rows } = await test.database.pool.query(
        'select status, recipient, account_id, content_cipher from mail where id = $1',
        [id],
      );
      expect(rows).toEqual([{ status: 'sent', recipient: '', account_id: null, content_cipher: null }]);
    });
    // Those that found it being sent look again later.
    await test.hurry();
    await eventually(async () => {
      const { rows } = await test.database.pool.query(
        `select state from pgboss.job where data ->> 'id' = $1 and state < 'completed'`,
        [id],
      );
      expect(rows).toEqual([]);
    });
    expect(server.received).toHaveLength(1);
  });

  it('to a mail server that hangs hold nothing else up', async () => {
    await server.hang();
    for (const person of await makePeople(test, 8, 'member', schoolId)) await sendNotice(person);
    const { create, ready } = creationCalls(test);
    const owner = await makePerson(test);
    const created = await create(owner);
    await ready(owner, created.json().data.schoolId);
    // The mails hang still: not one has been given up.
    expect((await list()).items).toEqual([]);
  });
});

it('arrive as text and as HTML, from the school’s name, in the reader’s language (TRUST 72)', async () => {
  const name = `Evil" <x@evil.example>\r\nBcc: y@evil.example </td><script>`;
  await test.database.pool.query(
    `update school set name = $1, color = '#ffee00', logo_url = '/files/1/logo' where id = $2`,
    [JSON.stringify({ en_US: name, ar_SA: name }), schoolId],
  );
  const person = await makePerson(test, 'member', schoolId);
  await test.database.pool.query(`update account set language = 'ar_SA' where id = $1`, [person.id]);
  await sendNotice(person);
  const email = await emailOf(person);
  const { raw } = await eventually(() => {
    const mail = server.received.find(({ to }) => to === email);
    if (!mail) throw new Error('It has not arrived.');
    return mail;
  });
  const [head = ''] = raw.split('\r\n\r\n');
  expect(head).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(head).not.toMatch(/^Bcc:/im);
  expect(/^From: .*(?:\r\n .*)*/m.exec(head)?.[0]).toMatch(/<no-reply@stoa\.example>$/);
  expect(head).not.toContain('<x@evil.example>');
  expect(raw.match(/^Content-Type: text\/\w+/gm)).toEqual([
    'Content-Type: text/plain',
    'Content-Type: text/html',
  ]);
  const { text, html = '' } = readMail(raw);
  expect(html).toContain('<html lang="ar-SA" dir="rtl">');
  expect(html).toContain('&lt;/td&gt;&lt;script&gt;');
  expect(html).not.toContain('<script');
  for (const part of [text, html]) expect(part).toContain('Thank you.');
});

describe('the list of mails that were not taken', () => {
  const refuse = async () => {
    server.manner = 'unknownRecipient';
    const person = await makePerson(test, 'member', schoolId);
    await sendNotice(person);
    return eventually(async () => {
      const { items } = await list();
      expect(items).toMatchObject([{ status: 'failed' }]);
      return { ...items[0], email: await emailOf(person) };
    });
  };

  it('says to whom, what and why, with the address masked', async () => {
    const mail = await refuse();
    expect(mail).toMatchObject({
      kind: 'notification',
      recipient: `${mail.email[0]}•••@test.example`,
      reason: 'recipient',
      responseCode: 550,
      tries: 1,
      nextTryAt: null,
    });
    expect((await list('?status=waiting')).total).toBe(0);
    expect((await list('?status=failed')).total).toBe(1);
  });

  it('sends again what was chosen, or all of it', async () => {
    const mail = await refuse();
    server.manner = 'well';
    const resent = await ask('POST', '/resend', { json: { ids: [mail.id, SCHOOL.open] } });
    expect(resent.json().data).toEqual({ count: 1 });
    await untilReceived([mail.email]);
    await eventually(async () => expect((await list()).total).toBe(0));
    const other = await refuse();
    server.manner = 'well';
    expect((await ask('POST', '/resend-all')).json().data).toEqual({ count: 1 });
    await untilReceived([mail.email, other.email]);
  });

  it('discards', async () => {
    const mail = await refuse();
    const discarded = await ask('POST', '/discard', { json: { ids: [mail.id] } });
    expect(discarded.json().data).toEqual({ count: 1 });
    expect((await list()).total).toBe(0);
  });

  it('is each school’s own; mails of no school are the platform’s (TRUST 46)', async () => {
    const mail = await refuse();
    expect((await ask('GET', '', { token: teacher.token })).statusCode).toBe(403);
    expect(codeOf(await ask('GET', '?scope=platform'))).toBe('FORBIDDEN');
    const elsewhere = await makeStaffedSchool(test);
    const there = await test.call('POST', '/api/school/mails/resend', {
      token: elsewhere.admin.token,
      headers: { tenantId: elsewhere.schoolId },
      json: { ids: [mail.id] },
    });
    expect(there.json().data).toEqual({ count: 0 });
    const person = await makePerson(test);
    const email = await emailOf(person);
    await test.database.write({ accountId: person.id }, (tx) =>
      notify(tx, {
        accountId: person.id,
        kind: 'newDevice',
        params: { device: 'x', ip: 'y' },
        now: new Date(),
      }),
    );
    await eventually(async () => {
      const { items } = (await ask('GET', '?scope=platform', { token: platform })).json().data;
      expect(items.map((row: { recipient: string }) => row.recipient)).toContain(
        `${email[0]}•••@test.example`,
      );
    });
    expect((await list()).total).toBe(1);
  });
});

it('notices of a school wait when it has sent too many mails, and are sent afterwards', async () => {
  const people = await makePeople(test, 2, 'member', schoolId);
  await test.database.pool.query(
    `insert into rate_counter (key, count, resets_at) values ($1, 299, now() + interval '1 hour')`,
    [`mail:hour:school:${schoolId}`],
  );
  for (const person of people) await sendNotice(person);
  await eventually(async () => {
    const { rows } = await test.database.pool.query(
      `select count(*) filter (where status = 'sent')::int as sent,
         count(*) filter (where status = 'waiting' and next_try_at > now() + interval '50 minutes')::int as later
       from mail where school_id = $1`,
      [schoolId],
    );
    expect(rows).toEqual([{ sent: 1, later: 1 }]);
  });
  await test.database.pool.query(`delete from rate_counter where key = $1`, [`mail:hour:school:${schoolId}`]);
  await test.hurry();
  await untilReceived(await Promise.all(people.map(emailOf)));
});
