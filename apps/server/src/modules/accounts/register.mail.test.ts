import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../i18n/languages.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { readMail, useOwnAddress } from '../auth/auth.fixtures.ts';
import { registering } from './register.fixtures.ts';

/** A mail server as the world has them; what it takes is kept here. */
const received: { from: string; to: string[]; raw: string }[] = [];
let refuses = false;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (refuses) return done(new Error('no space left'));
      received.push({
        from: (session.envelope.mailFrom || { address: '' }).address,
        to: session.envelope.rcptTo.map((to) => to.address),
        raw: Buffer.concat(chunks).toString(),
      });
      return done();
    });
  },
});
const port = await new Promise<number>((resolve) => {
  const server = smtp.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
});
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

const byMail = useTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` });
const { headers } = useOwnAddress();
const register = registering(headers);
beforeEach(() => {
  refuses = false;
});
const askMail = (email: string, language?: string) =>
  byMail.call('POST', `/api/accounts/open/email/verify_code${language ? `?sxz-lang=${language}` : ''}`, {
    form: { email, purpose: 'register' },
    headers: headers(),
  });
const codeFor = (email: string) =>
  /\d{6}/.exec(readMail(received.findLast((mail) => mail.to.includes(email))?.raw ?? '').text)?.[0] ?? '';

describe('registering by mail (R43, B027, C019)', () => {
  it('keeps a name without what cannot be seen', async () => {
    expect((await askMail('hidden@new.example')).statusCode).toBe(200);
    const made = await register(byMail, {
      channel: 'email',
      target: 'hidden@new.example',
      code: codeFor('hidden@new.example'),
      nickName: 'nimdA\u202e\u0007\u200b\nx',
    });
    expect(made.statusCode, made.body).toBe(200);
    const me = await byMail.call('GET', '/api/accounts/users/me', { token: made.json().access_token });
    expect(me.json().data.nickName).toBe('nimdA x');
  });

  it('sends a code to the address, makes the account, joins the open school and signs in', async () => {
    expect((await askMail('ada@new.example', 'en_US')).statusCode).toBe(200);
    expect(received.at(-1)).toMatchObject({ from: 'no-reply@stoa.example', to: ['ada@new.example'] });
    const code = codeFor('ada@new.example');
    expect(readMail(received.at(-1)?.raw ?? '').subject).toContain(code);
    const answer = await register(byMail, {
      channel: 'email',
      target: ' Ada@New.example ',
      code,
      password: 'a long enough phrase',
      nickName: '  Ada Ł. ',
      language: 'pl_PL',
      tenantId: SCHOOL.open,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.cookies.map((cookie) => cookie.name)).toEqual(['access_token', 'refresh_token']);
    const { data } = (
      await byMail.call('GET', '/api/accounts/users/me', { token: answer.json().access_token })
    ).json();
    expect(data).toMatchObject({
      email: 'ada@new.example',
      mobile: null,
      nickName: 'Ada Ł.',
      language: 'pl_PL',
      isSuperuser: false,
      memberships: [{ schoolId: SCHOOL.open, role: 'member' }],
    });
    const again = await byMail.call('POST', '/api/auth/oauth/token', {
      form: { grant_type: 'password', username: 'ada@new.example', password: 'a long enough phrase' },
      headers: headers(),
    });
    expect(again.statusCode).toBe(200);
    expect((await register(byMail, { channel: 'email', target: 'ada@new.example', code })).json().code).toBe(
      'CODE_INVALID',
    );
  });

  it('tells who has the code that there is an account already, and changes nothing of it', async () => {
    await askMail('learner@stoa.example');
    const answer = await register(byMail, {
      channel: 'email',
      target: 'learner@stoa.example',
      code: codeFor('learner@stoa.example'),
      password: 'another long phrase',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ACCOUNT_EXISTS']);
    await expect(byMail.signIn('learner@stoa.example')).resolves.toEqual(expect.any(String));
  });

  it('makes one account of two registrations at once', async () => {
    await askMail('twice@new.example');
    const json = { channel: 'email', target: 'twice@new.example', code: codeFor('twice@new.example') };
    const statuses = (
      await Promise.all([register(byMail, json), register(byMail, json), register(byMail, json)])
    ).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 200).length).toBe(1);
    const { rows } = await byMail.database.pool.query(
      `select 1 from account where email = 'twice@new.example'`,
    );
    expect(rows.length).toBe(1);
  });

  it.each(LANGUAGES)('is written in %s where that is asked for (B003)', async (language) => {
    const email = `reader.${language.toLowerCase()}@new.example`;
    expect((await askMail(email, language)).statusCode).toBe(200);
    const { subject, text } = readMail(received.at(-1)?.raw ?? '');
    const code = codeFor(email);
    expect(subject).toContain(code);
    expect(text).toContain(code);
    expect(text).not.toMatch(/[{}]|plural/);
    const english = /Your verification code is/.test(text);
    expect(english).toBe(language === 'en_US');
    const scripts: Partial<Record<typeof language, RegExp>> = {
      ar_SA: /\p{Script=Arabic}/u,
      ru_RU: /\p{Script=Cyrillic}/u,
      ja_JP: /\p{Script=Hiragana}/u,
      ko_KR: /\p{Script=Hangul}/u,
      zh_CN: /\p{Script=Han}/u,
    };
    expect(text).toMatch(scripts[language] ?? /\p{Script=Latin}/u);
  });

  it('says that the mail did not go out, and holds nothing against the person', async () => {
    refuses = true;
    const failed = await askMail('patient@new.example');
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(failed.headers['retry-after']).toBeDefined();
    refuses = false;
    expect((await askMail('patient@new.example')).statusCode).toBe(200);
  });
});

it('is refused at a school that has closed its registration, and the code stays good (R43)', async () => {
  await byMail.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .insertInto('school_login')
      .values({
        school_id: SCHOOL.open,
        methods: ['password'],
        registration_open: false,
        captcha: 'auto',
        redirect_origins: [],
        version: 1,
      })
      .execute(),
  );
  const config = await byMail.call(
    'GET',
    `/api/ischool/v1/open/schools/select-school-config?schoolId=${SCHOOL.open}`,
  );
  expect(config.json().data.registrationOpen).toBe(false);
  const email = 'invited@example.com';
  await askMail(email);
  await expect.poll(() => codeFor(email)).toMatch(/^\d{6}$/);
  const form = { channel: 'email', target: email, code: codeFor(email), password: 'a porch in the sun' };
  const refused = await register(byMail, { ...form, tenantId: SCHOOL.open });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'JOINING_NOT_ALLOWED']);
  expect((await register(byMail, form)).statusCode).toBe(200);
});
