import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../../testing/authenticator.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';

const test = useTestApp();
const PASSWORD = 'a calm porch in 1776';
let n = 0;
const headers = () => ({ 'x-forwarded-for': `203.0.113.${(n % 250) + 1}` });
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: unknown }).code;
beforeEach(() => void n++);

const call = (who: Someone, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, json?: object) =>
  test.call(method, `/api/accounts/users/${path}`, { token: who.token, ...(json ? { json } : {}) });
/** A person with a password, and their address. */
async function somebody(): Promise<Someone & { email: string }> {
  const person = await makePerson(test);
  await call(person, 'PUT', 'password', { newPassword: PASSWORD });
  const { email } = await test.database.read({}, (tx) =>
    tx.selectFrom('account').select('email').where('id', '=', person.id).executeTakeFirstOrThrow(),
  );
  return { ...person, email: email as string };
}
const token = (form: Record<string, string>) =>
  test.call('POST', '/api/auth/oauth/token', { form, headers: headers() });
const byPassword = (email: string) => token({ grant_type: 'password', username: email, password: PASSWORD });
const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
/** Sets an authenticator app up; the code that did is used up. */
async function withApp(person: Someone) {
  const { secret, uri } = (await call(person, 'POST', 'second-factor/totp')).json().data;
  const done = await call(person, 'PUT', 'second-factor/totp', { code: codeAt(secret, -1) });
  return {
    secret: secret as string,
    uri: uri as string,
    recoveryCodes: done.json().data.recoveryCodes as string[],
  };
}
const wrong = (right: string) => (right === '000000' ? '111111' : '000000');

describe('an authenticator app', () => {
  it('is asked for after the password, and its code signs in once', async () => {
    const person = await somebody();
    const { secret, uri, recoveryCodes } = await withApp(person);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Stoa:/);
    expect(new Set(recoveryCodes).size).toBe(10);
    const asked = await byPassword(person.email);
    expect([asked.statusCode, asked.json()]).toEqual([
      403,
      expect.objectContaining({
        code: 'SECOND_FACTOR_REQUIRED',
        details: { ticket: expect.any(String), methods: ['totp', 'recovery'], expiresInSeconds: 300 },
      }),
    ]);
    expect(asked.cookies).toEqual([]);
    const { ticket } = asked.json().details;
    const code = codeAt(secret);
    const second = (form: Record<string, string>) => token({ grant_type: 'second_factor', ticket, ...form });
    expect(codeOf(await second({ code: wrong(code) }))).toBe('SECOND_FACTOR_INVALID');
    const answers = await Promise.all([second({ code }), second({ code }), second({ code })]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400]);
    const next = (await byPassword(person.email)).json().details.ticket;
    const replayed = await token({ grant_type: 'second_factor', ticket: next, code });
    expect(codeOf(replayed)).toBe('SECOND_FACTOR_INVALID');
  });

  it('is not asked for before it was confirmed, and its secret is not readable in the database', async () => {
    const person = await somebody();
    const { secret } = (await call(person, 'POST', 'second-factor/totp')).json().data;
    expect((await byPassword(person.email)).statusCode).toBe(200);
    const { rows } = await test.database.pool.query('select t::text as row from account_totp t');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('hex'));
    expect(codeOf(await call(person, 'PUT', 'second-factor/totp', { code: wrong(codeAt(secret)) }))).toBe(
      'SECOND_FACTOR_INVALID',
    );
    expect((await call(person, 'GET', 'second-factor')).json().data).toMatchObject({ enabled: false });
  });

  it('falls to no guessing: a ticket has five tries, an account twenty', async () => {
    const person = await somebody();
    const { secret } = await withApp(person);
    const { ticket } = (await byPassword(person.email)).json().details;
    const guess = (code: string) => token({ grant_type: 'second_factor', ticket, code });
    await Promise.all(Array.from({ length: 5 }, () => guess(wrong(codeAt(secret)))));
    expect(codeOf(await guess(codeAt(secret)))).toBe('TOO_MANY_ATTEMPTS');
    for (let round = 0; round < 4; round++) {
      const other = (await byPassword(person.email)).json().details.ticket;
      for (let time = 0; time < 4; time++)
        await token({ grant_type: 'second_factor', ticket: other, code: wrong(codeAt(secret)) });
    }
    const last = (await byPassword(person.email)).json().details.ticket;
    const answer = await token({ grant_type: 'second_factor', ticket: last, code: codeAt(secret) });
    expect(codeOf(answer)).toBe('TOO_MANY_ATTEMPTS');
  });

  it('is replaced by a recovery code, once', async () => {
    const person = await somebody();
    const { recoveryCodes } = await withApp(person);
    const recoveryCode = (recoveryCodes[0] as string).toLowerCase().replaceAll('-', ' ');
    const use = async () => {
      const { ticket } = (await byPassword(person.email)).json().details;
      return token({ grant_type: 'second_factor', ticket, recoveryCode });
    };
    expect((await use()).statusCode).toBe(200);
    expect(codeOf(await use())).toBe('SECOND_FACTOR_INVALID');
    expect((await call(person, 'GET', 'second-factor')).json().data.recoveryCodesLeft).toBe(9);
    const fresh = (await call(person, 'POST', 'second-factor/recovery-codes')).json().data.recoveryCodes;
    expect(fresh).toHaveLength(10);
    expect(fresh).not.toContain(recoveryCodes[1]);
  });

  it('is asked for after a code by mail too, and a ticket is no token (TRUST 6)', async () => {
    const person = await somebody();
    await withApp(person);
    await test.call('POST', '/api/accounts/open/email/verify_code', {
      form: { email: person.email, purpose: 'login' },
      headers: headers(),
    });
    const { sentCode } = await import('../auth/auth.fixtures.ts');
    const code = await sentCode(test, person.email);
    const answer = await token({ grant_type: 'email_code', email: person.email, code });
    expect(codeOf(answer)).toBe('SECOND_FACTOR_REQUIRED');
    const { ticket } = answer.json().details;
    expect((await test.call('GET', '/api/accounts/users/me', { token: ticket })).statusCode).toBe(401);
    expect((await token({ grant_type: 'refresh_token', refresh_token: ticket })).statusCode).toBe(400);
  });

  it('is added and taken away with a fresh proof alone, and the person is told', async () => {
    const person = await somebody();
    await withApp(person);
    await test.database.write({}, (tx) =>
      tx
        .updateTable('session')
        .set({ proved_at: new Date(Date.now() - 3_600_000) })
        .where('account_id', '=', person.id)
        .execute(),
    );
    for (const [method, path] of [
      ['DELETE', 'second-factor/totp'],
      ['POST', 'second-factor/recovery-codes'],
      ['POST', 'passkeys/options'],
    ] as const)
      expect(codeOf(await call(person, method, path))).toBe('REAUTHENTICATION_REQUIRED');
    await call(person, 'POST', 'reauthenticate', { password: PASSWORD });
    expect((await call(person, 'DELETE', 'second-factor/totp')).statusCode).toBe(200);
    expect((await byPassword(person.email)).statusCode).toBe(200);
    expect((await call(person, 'GET', 'second-factor')).json().data).toMatchObject({
      enabled: false,
      recoveryCodesLeft: 0,
    });
    const reported = (await test.outbox()).filter((mail) => mail.includes(`To: ${person.email}`)).join('\n');
    expect(reported).toMatch(/added to your account[\s\S]*removed from your account/);
  });
});

describe('passkeys', () => {
  const add = async (person: Someone) => {
    const device = new Authenticator(test.config.publicUrl);
    const { challengeId, options } = (await call(person, 'POST', 'passkeys/options')).json().data;
    const json = { challengeId, name: 'Phone', response: device.register(options) };
    const answer = await call(person, 'POST', 'passkeys', json);
    return { device, answer, json };
  };
  const ask = async (ticket?: string) =>
    (
      await test.call('POST', '/api/auth/open/passkey/options', {
        json: { ticket: ticket ?? null },
        headers: headers(),
      })
    ).json().data as { challengeId: string; options: { challenge: string; allowCredentials: object[] } };

  it('sign in alone, each question once', async () => {
    const person = await somebody();
    const { device, answer } = await add(person);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({ passkey: { name: 'Phone', lastUsedAt: null } });
    const { challengeId, options } = await ask();
    expect(options.allowCredentials).toEqual([]);
    const form = { grant_type: 'passkey', challengeId, assertion: JSON.stringify(device.sign(options)) };
    const signedIn = await token(form);
    expect([signedIn.statusCode, signedIn.json().user_id]).toEqual([200, person.id]);
    expect(codeOf(await token(form))).toBe('INVALID_GRANT');
  });

  it('confirm a password as the second factor, of their own account alone', async () => {
    const [person, other] = [await somebody(), await somebody()];
    const { device } = await add(person);
    const { device: foreign } = await add(other);
    const { ticket, methods } = (await byPassword(person.email)).json().details;
    expect(methods).toEqual(['passkey', 'recovery']);
    const use = async (key: Authenticator) => {
      const { challengeId, options } = await ask(ticket);
      const assertion = JSON.stringify(key.sign(options));
      return token({ grant_type: 'second_factor', ticket, challengeId, assertion });
    };
    expect(codeOf(await use(foreign))).toBe('SECOND_FACTOR_INVALID');
    expect((await use(device)).statusCode).toBe(200);
  });

  it.each([
    ['without asking its owner', { verified: false }],
    ['for another site', { origin: 'https://evil.example' }],
  ])('do not hold %s', async (_name, how) => {
    const person = await somebody();
    const { device } = await add(person);
    const { challengeId, options } = await ask();
    const assertion = JSON.stringify(device.sign(options, how));
    expect(codeOf(await token({ grant_type: 'passkey', challengeId, assertion }))).toBe('INVALID_GRANT');
  });

  it('do not hold with another signature, another question or nonsense', async () => {
    const person = await somebody();
    const { device } = await add(person);
    const first = await ask();
    const second = await ask();
    const answer = device.sign(first.options);
    const broken = { ...answer, response: { ...answer.response, signature: 'AAAA' } };
    for (const [challengeId, assertion] of [
      [second.challengeId, JSON.stringify(answer)],
      [(await ask()).challengeId, JSON.stringify(broken)],
      [(await ask()).challengeId, 'not json'],
      [(await ask()).challengeId, '[]'],
      ['no-such-question', JSON.stringify(answer)],
    ] as const)
      expect(codeOf(await token({ grant_type: 'passkey', challengeId, assertion }))).toBe('INVALID_GRANT');
  });

  it('are renamed and removed by their person alone, and prove a person again', async () => {
    const [person, other] = [await somebody(), await somebody()];
    const { device, answer, json } = await add(person);
    const { id } = answer.json().data.passkey;
    expect(codeOf(await call(other, 'POST', 'passkeys', json))).toBe('SECOND_FACTOR_INVALID');
    expect((await call(other, 'PUT', `passkeys/${id}`, { name: 'Mine' })).statusCode).toBe(404);
    expect((await call(other, 'DELETE', `passkeys/${id}`)).statusCode).toBe(404);
    expect((await call(person, 'PUT', `passkeys/${id}`, { name: 'Laptop' })).json().data.name).toBe('Laptop');
    const { challengeId, options } = (await call(person, 'POST', 'reauthenticate/passkey')).json().data;
    const proof = { passkey: { challengeId, response: device.sign(options) } };
    expect((await call(person, 'POST', 'reauthenticate', proof)).statusCode).toBe(200);
    expect(codeOf(await call(person, 'POST', 'reauthenticate', proof))).toBe('SECOND_FACTOR_INVALID');
    expect((await call(person, 'DELETE', `passkeys/${id}`)).statusCode).toBe(200);
    expect((await byPassword(person.email)).statusCode).toBe(200);
  });
});
