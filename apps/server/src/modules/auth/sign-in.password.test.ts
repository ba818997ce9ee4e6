import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { askingWho, LEARNER, signingIn, useOwnAddress } from './auth.fixtures.ts';

const test = useTestApp({ PUBLIC_URL: 'https://stoa.example' });
const own = useOwnAddress();
const tryPassword = signingIn(test, own);
const me = askingWho(test);
const withoutId = (answer: { json(): unknown }) => ({ ...(answer.json() as object), requestId: '' });

describe('signing in with a password (C001, B026)', () => {
  it.each([
    'learner@stoa.example',
    ' Learner@STOA.example ',
    '13800000001',
    '+8613800000001',
    '１３８０００００００１',
    '١٣٨٠٠٠٠٠٠٠١',
  ])('takes %s for the learner', async (username) => {
    const answer = await tryPassword(username, DEMO_PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 900,
      user_id: expect.stringMatching(/^\d{19}$/),
    });
    expect((await me((answer.json() as { access_token: string }).access_token)).json()).toMatchObject({
      data: { email: LEARNER },
    });
  });

  it('compares the password exactly (TRUST 96)', async () => {
    for (const password of [DEMO_PASSWORD.toLowerCase(), ` ${DEMO_PASSWORD}`, DEMO_PASSWORD.slice(0, -1)])
      expect((await tryPassword(LEARNER, password)).statusCode).toBe(400);
  });

  it('answers a wrong password as it answers an unknown account, and works as hard for it (TRUST 2)', async () => {
    const started = test.database.statements;
    const wrong = await tryPassword(LEARNER, 'wrong-password');
    const forKnown = test.database.statements - started;
    const unknown = await tryPassword('nobody@stoa.example', 'wrong-password', {}, '198.51.100.250');
    expect([wrong.statusCode, unknown.statusCode]).toEqual([400, 400]);
    expect(withoutId(wrong)).toEqual(withoutId(unknown));
    expect(Object.keys(wrong.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
    expect(test.database.statements - started - forKnown).toBe(forKnown);
  });

  it('bans the address after at most ten tries, and neither another address nor another person there (TRUST 1)', async () => {
    const answers = [];
    for (let n = 0; n < 30; n++) answers.push(await tryPassword(LEARNER, `wrong-${n}`));
    expect(answers.findIndex((answer) => answer.statusCode === 429)).toBeLessThan(10);
    const banned = await tryPassword(LEARNER, DEMO_PASSWORD);
    expect([banned.statusCode, banned.json().code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(banned.headers['retry-after'])).toBeGreaterThan(200);
    expect((await tryPassword(LEARNER, DEMO_PASSWORD, {}, '203.0.113.77')).statusCode).toBe(200);
    expect((await tryPassword('teacher@stoa.example', DEMO_PASSWORD)).statusCode).toBe(200);
    // The pause ends by itself.
    await test.database.write({}, (tx) =>
      tx
        .updateTable('rate_counter')
        .set({ resets_at: new Date(Date.now() - 1) })
        .where('key', 'like', `pw:%${own.ip}`)
        .execute(),
    );
    expect((await tryPassword(LEARNER, DEMO_PASSWORD)).statusCode).toBe(200);
  });

  it('counts tries that come at once (TRUST 1)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => tryPassword('teacher@stoa.example', `wrong-${n}`)),
    );
    expect(answers.filter((answer) => answer.json().code === 'INVALID_GRANT').length).toBeLessThanOrEqual(3);
    expect(answers.every((answer) => [400, 429].includes(answer.statusCode))).toBe(true);
  });

  it('stops one address that goes through many accounts, whatever its fingerprint (TRUST 1, 38)', async () => {
    const codes = [];
    for (let n = 0; n < 62; n++)
      codes.push(
        (
          await test.call('POST', '/api/auth/oauth/token', {
            form: { grant_type: 'password', username: `person${n}@stoa.example`, password: 'Summer2026' },
            headers: { 'x-forwarded-for': own.ip, fp: `fp-${n}` },
          })
        ).json().code,
      );
    expect(codes.indexOf('TOO_MANY_ATTEMPTS')).toBe(60);
  });

  it('believes no X-Forwarded-For but that of the proxy', async () => {
    const codes = [];
    for (let n = 0; n < 9; n++) {
      const headers = { 'x-forwarded-for': `10.9.9.${n}, ${own.ip}` };
      codes.push(
        (
          await test.call('POST', '/api/auth/oauth/token', {
            form: { grant_type: 'password', username: 'visitor@stoa.example', password: 'wrong' },
            headers,
          })
        ).statusCode,
      );
    }
    expect(codes.at(-1)).toBe(429);
  });
});

describe('the form (TRUST 7)', () => {
  const send = (payload: string, contentType = 'application/x-www-form-urlencoded') =>
    test.app.inject({
      method: 'POST',
      url: '/api/auth/oauth/token',
      headers: { 'content-type': contentType, 'x-forwarded-for': own.ip },
      payload,
    });

  it.each([
    'grant_type=password&grant_type=refresh_token&username=a&password=b',
    'grant_type=password&username[]=learner@stoa.example&password=Stoa-demo-2026',
    'grant_type=password&username=learner@stoa.example&username=admin@stoa.example&password=Stoa-demo-2026',
    'grant_type=password&username=learner@stoa.example&password=Stoa-demo-2026&isSuperuser=true',
    'grant_type=client_credentials',
    'grant_type=password',
    'grant_type=sms_code&mobile=13800000001',
    '',
  ])('%s is refused', async (form) => expect((await send(form)).statusCode).toBe(400));

  it('as JSON is refused', async () => {
    expect(
      (
        await send(
          JSON.stringify({ grant_type: 'password', username: LEARNER, password: DEMO_PASSWORD }),
          'application/json',
        )
      ).statusCode,
    ).toBe(415);
  });
});
