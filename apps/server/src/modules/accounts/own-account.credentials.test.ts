import { describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { readMail, sentCode, useOwnAddress } from '../auth/auth.fixtures.ts';
import { makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { emailOf, ME } from './own-account.fixtures.ts';

const test = useTestApp();
const own = useOwnAddress();
const { headers } = own;

/** The session is an hour old: no proof of the last minutes. */
const makeStale = (person: Someone) =>
  test.database.write({}, (tx) =>
    tx
      .updateTable('session')
      .set({ proved_at: new Date(Date.now() - 3_600_000) })
      .where('account_id', '=', person.id)
      .execute(),
  );
const clearCounters = () => test.database.write({}, (tx) => tx.deleteFrom('rate_counter').execute());

describe('another address (C027 to C030, TRUST 34, 43)', () => {
  const ask = (token: string, newEmail: string) =>
    test.call(
      'GET',
      `/api/accounts/rest/account/bind/email-code?sxz-lang=en_US&newEmail=${encodeURIComponent(newEmail)}`,
      {
        token,
        headers: headers(),
      },
    );
  const bind = (token: string, newEmail: string, emailCode: string) =>
    test.call('PUT', '/api/accounts/user/email/bind', { token, json: { newEmail, emailCode } });

  it('is proved by a code, and the old one is told', async () => {
    const person = await makePerson(test);
    const old = await emailOf(test, person);
    const fresh = `fresh${own.n}@bind.example`;
    expect((await ask(person.token, fresh)).statusCode).toBe(200);
    const answer = await bind(person.token, fresh.toUpperCase(), await sentCode(test, fresh));
    expect(answer.json()).toMatchObject({ code: 200, data: { email: fresh } });
    const notice = (await test.outbox()).filter((mail) => mail.includes(`To: ${old}`));
    expect(notice).toHaveLength(1);
  });

  it('is taken once where the answer was lost, and the old one is told once', async () => {
    const person = await makePerson(test);
    const old = await emailOf(test, person);
    const newEmail = `again${own.n}@bind.example`;
    await ask(person.token, newEmail);
    const emailCode = await sentCode(test, newEmail);
    const send = (code: string) =>
      test.call('PUT', '/api/accounts/user/email/bind', {
        token: person.token,
        json: { newEmail, emailCode: code },
        headers: { 'idempotency-key': 'bind-again-1' },
      });
    const wrong = emailCode === '000000' ? '111111' : '000000';
    expect(codeOf(await send(wrong))).toBe('CODE_INVALID');
    const [first, second] = await Promise.all([send(emailCode), send(emailCode)]);
    expect([first.json().data, second.json().data]).toEqual([{ email: newEmail }, { email: newEmail }]);
    expect(codeOf(await send(wrong))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await test.outbox()).filter((mail) => mail.includes(`To: ${old}`))).toHaveLength(1);
  });

  it('asks for a fresh proof', async () => {
    const person = await makePerson(test);
    await makeStale(person);
    expect(codeOf(await ask(person.token, 'x1@bind.example'))).toBe('REAUTHENTICATION_REQUIRED');
    expect(codeOf(await bind(person.token, 'x1@bind.example', '123456'))).toBe('REAUTHENTICATION_REQUIRED');
  });

  it('takes a code of nobody else, of no other purpose and for no other address', async () => {
    const [mine, other] = (await makePeople(test, 2)) as [Someone, Someone];
    const target = `cross${own.n}@bind.example`;
    await ask(other.token, target);
    expect(codeOf(await bind(mine.token, target, await sentCode(test, target)))).toBe('CODE_INVALID');
    await test.call('POST', '/api/accounts/open/email/verify_code', {
      form: { email: `login${own.n}@bind.example`, purpose: 'login' },
      headers: headers(),
    });
    const login = await sentCode(test, `login${own.n}@bind.example`);
    expect(codeOf(await bind(mine.token, `login${own.n}@bind.example`, login))).toBe('CODE_INVALID');
    await ask(mine.token, `mine${own.n}@bind.example`);
    const code = await sentCode(test, `mine${own.n}@bind.example`);
    expect(codeOf(await bind(mine.token, `elsewhere${own.n}@bind.example`, code))).toBe('CODE_INVALID');
  });

  it('of somebody else answers the same, sends no code and tells its owner', async () => {
    const person = await makePerson(test);
    const free = await ask(person.token, `free${own.n}@bind.example`);
    const owner = await emailOf(test, await makePerson(test));
    const taken = await ask(person.token, owner);
    expect(taken.json()).toEqual(free.json());
    const mail = (await test.outbox()).filter((raw) => raw.includes(`To: ${owner}`)).at(-1) ?? '';
    expect(mail).toContain('Someone tried to add this address');
    expect(await sentCode(test, owner)).toBe('');
  });

  it('of somebody else tells its owner in the owner’s language', async () => {
    const person = await makePerson(test);
    const holder = await makePerson(test);
    await test.database.write({}, (tx) =>
      tx.updateTable('account').set({ language: 'de_DE' }).where('id', '=', holder.id).execute(),
    );
    const owner = await emailOf(test, holder);
    expect((await ask(person.token, owner)).statusCode).toBe(200);
    const mail = (await test.outbox()).filter((raw) => raw.includes(`To: ${owner}`)).at(-1) ?? '';
    expect(readMail(mail).text).not.toContain('Someone tried');
    expect(readMail(mail).text).toMatch(/\bKonto\b/);
  });

  it('goes to one of two who prove the same number at once', async () => {
    await clearCounters();
    const people = (await makePeople(test, 2)) as [Someone, Someone];
    const number = `1380013${String(8000 + own.n)}`;
    const codes: string[] = [];
    for (const { token } of people) {
      await clearCounters();
      const asked = await test.call('POST', '/api/accounts/rest/account/bind/sms-code', {
        token,
        json: { newMobile: number },
        headers: headers(),
      });
      expect(asked.statusCode, asked.body).toBe(200);
      codes.push(await sentCode(test, `+86${number}`));
    }
    const answers = await Promise.all(
      people.map(({ token }, index) =>
        test.call('PUT', '/api/accounts/user/mobile/bind', {
          token,
          json: { newMobile: number, smsCode: codes[index] },
        }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the password (TRUST 16)', () => {
  const change = (token: string, newPassword: string) =>
    test.call('PUT', '/api/accounts/users/password', { token, json: { newPassword } });

  it('ends every other session when it changes', async () => {
    const person = await makePerson(test);
    const email = await emailOf(test, person);
    await change(person.token, 'a calm porch in 1776');
    const other = (
      await test.call('POST', '/api/auth/oauth/token', {
        form: { grant_type: 'password', username: email, password: 'a calm porch in 1776' },
        headers: headers(),
      })
    ).json();
    expect((await change(person.token, 'another calm porch')).statusCode).toBe(200);
    expect((await test.call('GET', ME, { token: other.access_token })).statusCode).toBe(401);
    const renewed = await test.call('POST', '/api/auth/oauth/token', {
      form: { grant_type: 'refresh_token', refresh_token: other.refresh_token },
    });
    expect(renewed.statusCode).toBe(400);
    expect((await test.call('GET', ME, { token: person.token })).statusCode).toBe(200);
    expect((await test.outbox()).filter((mail) => mail.includes(`To: ${email}`)).length).toBeGreaterThan(0);
  });

  it('needs a fresh proof, by password, code or nothing else', async () => {
    const person = await makePerson(test);
    const email = await emailOf(test, person);
    await change(person.token, 'a calm porch in 1776');
    await makeStale(person);
    expect(codeOf(await change(person.token, 'yet another porch'))).toBe('REAUTHENTICATION_REQUIRED');
    const prove = (json: object) =>
      test.call('POST', '/api/accounts/users/reauthenticate', { token: person.token, json });
    expect(codeOf(await prove({ password: 'wrong' }))).toBe('INVALID_GRANT');
    expect((await prove({})).statusCode).toBe(400);
    expect(codeOf(await prove({ code: '000000' }))).toBe('CODE_INVALID');
    expect((await prove({ password: 'a calm porch in 1776' })).statusCode).toBe(200);
    expect((await change(person.token, 'yet another porch')).statusCode).toBe(200);
    await makeStale(person);
    await test.call('POST', '/api/accounts/users/reauthenticate/code', {
      token: person.token,
      json: { channel: 'email', purpose: 'reauthenticate' },
      headers: headers(),
    });
    expect((await prove({ code: await sentCode(test, email) })).statusCode).toBe(200);
    expect((await change(person.token, 'the fourth calm porch')).statusCode).toBe(200);
    for (let time = 0; time < 10; time++) await prove({ password: `guess${time}` });
    expect(codeOf(await prove({ password: 'the fourth calm porch' }))).toBe('TOO_MANY_ATTEMPTS');
  });

  it.each(['password', 'qwertyuiop', 'aaaaaaaaaa'])('is not %s (TRUST 96)', async (password) => {
    const { token } = await makePerson(test);
    expect(codeOf(await change(token, password))).toBe('PASSWORD_TOO_WEAK');
  });

  it('is reset by a code, which ends all sessions; nobody learns who has an account', async () => {
    const person = await makePerson(test);
    const email = await emailOf(test, person);
    const ask = (target: string) =>
      test.call('POST', '/api/accounts/open/email/verify_code', {
        form: { email: target, purpose: 'reset' },
        headers: headers(),
      });
    const reset = (target: string, code: string) =>
      test.call('POST', '/api/accounts/open/password/reset', {
        json: { channel: 'email', target, code, newPassword: 'after the long rain' },
        headers: headers(),
      });
    await ask(email);
    expect(codeOf(await reset(email, '000000'))).toBe('CODE_INVALID');
    expect((await reset(email, await sentCode(test, email))).statusCode).toBe(200);
    expect((await test.call('GET', ME, { token: person.token })).statusCode).toBe(401);
    await ask(`nobody${own.n}@reset.example`);
    const right = await reset(
      `nobody${own.n}@reset.example`,
      await sentCode(test, `nobody${own.n}@reset.example`),
    );
    expect([right.statusCode, codeOf(right)]).toEqual([400, 'CODE_INVALID']);
  });
});
