import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/accounts.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { knownPicture } from './auth.fixtures.ts';

const test = useTestApp({ PUBLIC_URL: 'https://stoa.example' });
const LEARNER = 'learner@stoa.example';

let ip = '';
let last = 0;
beforeEach(() => {
  ip = `198.51.100.${++last}`;
});

const tryPassword = (username: string, password: string, more: Record<string, string> = {}, from = ip) =>
  test.call('POST', '/api/auth/oauth/token', {
    form: { grant_type: 'password', username, password, ...more },
    headers: { 'x-forwarded-for': from },
  });
const withoutId = (answer: { json(): unknown }) => ({ ...(answer.json() as object), requestId: '' });
const me = (token: string) => test.call('GET', '/api/accounts/users/me', { token });

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

  it('compares the password exactly', async () => {
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
        .where('key', 'like', `pw:%${ip}`)
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
            headers: { 'x-forwarded-for': ip, fp: `fp-${n}` },
          })
        ).json().code,
      );
    expect(codes.indexOf('TOO_MANY_ATTEMPTS')).toBe(60);
  });

  it('believes no X-Forwarded-For but that of the proxy', async () => {
    const codes = [];
    for (let n = 0; n < 9; n++) {
      const headers = { 'x-forwarded-for': `10.9.9.${n}, ${ip}` };
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

describe('the picture (C034)', () => {
  const ask = async (account: string, force = false) =>
    (
      await test.call(
        'GET',
        `/api/accounts/open/login/account/open/code/imagevalid?${new URLSearchParams({ account, ...(force ? { force: 'true' } : {}) })}`,
        { headers: { 'x-forwarded-for': ip } },
      )
    ).json().data;

  it('is asked for after three tries, for known and unknown accounts alike', async () => {
    for (const account of ['owner@stoa.example', 'nobody-else@stoa.example']) {
      expect(await ask(account)).toEqual({ required: false, captchaId: null, image: null });
      for (let n = 0; n < 3; n++)
        expect((await tryPassword(account, 'wrong')).json().code).toBe('INVALID_GRANT');
      expect(await ask(account)).toEqual({
        required: true,
        captchaId: expect.any(String),
        image: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      });
      const asked = await tryPassword(account, DEMO_PASSWORD);
      expect([asked.statusCode, asked.json().code]).toEqual([429, 'CAPTCHA_REQUIRED']);
      expect(asked.json().details).toEqual({
        captchaId: expect.any(String),
        image: expect.stringMatching(/^data:image/),
        retryAfterSeconds: 0,
      });
    }
  });

  it('holds once, for its account alone, and only when it is right (TRUST 37)', async () => {
    const account = 'admin@stoa.example';
    for (let n = 0; n < 3; n++) await tryPassword(account, 'wrong');
    const once = await knownPicture(test, account);
    expect((await tryPassword(account, 'wrong', once)).json().code).toBe('INVALID_GRANT');
    expect((await tryPassword(account, DEMO_PASSWORD, once)).json().code).toBe('CAPTCHA_INVALID');
    expect((await tryPassword(account, DEMO_PASSWORD, await knownPicture(test, LEARNER))).json().code).toBe(
      'CAPTCHA_INVALID',
    );
    expect(
      (
        await tryPassword(account, DEMO_PASSWORD, {
          ...(await knownPicture(test, account)),
          captchaText: 'zzzz',
        })
      ).json().code,
    ).toBe('CAPTCHA_INVALID');
    await test.database.write({}, (tx) =>
      tx.deleteFrom('rate_counter').where('key', '=', `pw:${account}:${ip}`).execute(),
    );
    expect(
      (
        await tryPassword(account, DEMO_PASSWORD, {
          ...(await knownPicture(test, account)),
          captchaText: ' ABCD ',
        })
      ).statusCode,
    ).toBe(200);
  });

  it('is asked of everyone once many addresses try one account', async () => {
    const account = 'nobody-at-all@stoa.example';
    const codes = [];
    for (let n = 0; n < 22; n++)
      codes.push((await tryPassword(account, 'wrong', {}, `203.0.113.${n}`)).json().code);
    expect(codes.slice(0, 20)).toEqual(Array(20).fill('INVALID_GRANT'));
    expect(codes.slice(20)).toEqual(['CAPTCHA_REQUIRED', 'CAPTCHA_REQUIRED']);
  });
});

describe('the form (TRUST 7)', () => {
  const send = (payload: string, contentType = 'application/x-www-form-urlencoded') =>
    test.app.inject({
      method: 'POST',
      url: '/api/auth/oauth/token',
      headers: { 'content-type': contentType, 'x-forwarded-for': ip },
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

describe('the cookies (B016)', () => {
  const signIn = async () => {
    const answer = await tryPassword(LEARNER, DEMO_PASSWORD);
    return {
      answer,
      cookies: Object.fromEntries(
        answer.cookies.map((cookie) => [cookie.name as string, cookie.value as string]),
      ),
    };
  };

  it('are both out of reach of scripts, of other sites and of plain HTTP (TRUST 10)', async () => {
    const { answer } = await signIn();
    const flags = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/', maxAge: 30 * 86_400 };
    const body = answer.json() as { access_token: string; refresh_token: string };
    expect(answer.cookies).toEqual([
      { name: 'access_token', value: body.access_token, ...flags },
      { name: 'refresh_token', value: body.refresh_token, ...flags },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('sign a request in, and change nothing without the header that only a script of this site can set (TRUST 11)', async () => {
    const { cookies } = await signIn();
    expect((await test.call('GET', '/api/accounts/users/me', { cookies })).statusCode).toBe(200);
    const beat = (headers: Record<string, string>) =>
      test.call('POST', '/api/accounts/users/heartbeat', { cookies, headers });
    expect((await beat({ 'x-requested-with': 'stoa' })).statusCode).toBe(200);
    expect(
      (await beat({ 'x-requested-with': 'stoa', origin: 'https://stoa.example', host: 'stoa.example' }))
        .statusCode,
    ).toBe(200);
    for (const headers of [
      {},
      { 'x-requested-with': 'XMLHttpRequest' },
      { 'x-requested-with': 'stoa', origin: 'https://evil.example' },
      { 'x-requested-with': 'stoa', origin: 'null' },
      { 'x-requested-with': 'stoa', origin: 'https://sub.stoa.example', host: 'stoa.example' },
      { 'x-requested-with': 'stoa', 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const answer = await beat(headers);
      expect([headers, answer.statusCode, answer.json().code]).toEqual([headers, 403, 'CSRF_REJECTED']);
    }
  });

  it('join no school for a form of another site (TRUST 11)', async () => {
    const person = await makePerson(test);
    const rows = () =>
      test.database.read({ schoolId: SCHOOL.open }, (tx) =>
        tx.selectFrom('membership').select('role').where('account_id', '=', person.id).execute(),
      );
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/school/members/join',
        cookies: { access_token: person.token },
        headers: { origin: 'https://evil.example', 'content-type': type },
        payload: JSON.stringify({ tenantId: SCHOOL.open }),
      });
      expect([403, 415]).toContain(answer.statusCode);
    }
    expect(await rows()).toEqual([]);
    expect(
      (
        await test.call('POST', '/api/school/members/join', {
          cookies: { access_token: person.token },
          headers: { 'x-requested-with': 'stoa' },
          json: { tenantId: SCHOOL.open },
        })
      ).statusCode,
    ).toBe(200);
    expect(await rows()).toEqual([{ role: 'member' }]);
  });

  it('never allow another origin to read', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await test.call('GET', '/api/accounts/users/me', {
        cookies: (await signIn()).cookies,
        headers: { origin },
      });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('signing out (C003, B020, B025)', () => {
  it('ends this session everywhere and no other (TRUST 13)', async () => {
    const first = (await tryPassword(LEARNER, DEMO_PASSWORD)).json() as {
      access_token: string;
      refresh_token: string;
    };
    const second = (await tryPassword(LEARNER, DEMO_PASSWORD)).json() as { access_token: string };
    const out = await test.call('DELETE', '/api/auth/open/logout', { token: first.access_token });
    expect(out.statusCode).toBe(204);
    expect(out.headers['clear-site-data']).toBe('"cache"');
    expect(out.cookies.map(({ name, value, expires }) => [name, value, expires?.getTime()])).toEqual([
      ['access_token', '', 0],
      ['refresh_token', '', 0],
    ]);
    expect((await me(first.access_token)).statusCode).toBe(401);
    expect(
      (
        await test.call('POST', '/api/auth/oauth/token', {
          form: { grant_type: 'refresh_token', refresh_token: first.refresh_token },
        })
      ).statusCode,
    ).toBe(400);
    expect((await me(second.access_token)).statusCode).toBe(200);
  });

  it('works with the refresh cookie alone, and beside an access token that has ended', async () => {
    for (const access of [undefined, 'ended']) {
      const tokens = (await tryPassword(LEARNER, DEMO_PASSWORD)).json() as {
        access_token: string;
        refresh_token: string;
      };
      const cookies = { refresh_token: tokens.refresh_token, ...(access ? { access_token: access } : {}) };
      expect(
        (
          await test.call('DELETE', '/api/auth/open/logout', {
            cookies,
            headers: { 'x-requested-with': 'stoa' },
          })
        ).statusCode,
      ).toBe(204);
      expect((await me(tokens.access_token)).statusCode).toBe(401);
    }
  });

  it('without a token is no failure and signs nobody out; for another site it is refused (TRUST 13)', async () => {
    const tokens = (await tryPassword(LEARNER, DEMO_PASSWORD)).json() as {
      access_token: string;
      refresh_token: string;
    };
    expect((await test.call('DELETE', '/api/auth/open/logout')).statusCode).toBe(204);
    const foreign = await test.call('DELETE', '/api/auth/open/logout', {
      cookies: { refresh_token: tokens.refresh_token },
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.statusCode).toBe(403);
    expect((await me(tokens.access_token)).statusCode).toBe(200);
  });
});

describe('an account that is disabled', () => {
  it('is out at once and cannot come back in (TRUST 16)', async () => {
    const email = 'aisha@stoa.example';
    const person = await makePerson(test, 'member');
    await test.database.write({}, async (tx) => {
      const { password_hash } = await tx
        .selectFrom('account')
        .select('password_hash')
        .where('email', '=', LEARNER)
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('account')
        .set({ email: `disabled-${email}`, password_hash })
        .where('id', '=', person.id)
        .execute();
    });
    const tokens = (await tryPassword(`disabled-${email}`, DEMO_PASSWORD)).json() as {
      access_token: string;
      refresh_token: string;
    };
    const renew = () =>
      test.call('POST', '/api/auth/oauth/token', {
        form: { grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
      });
    expect((await renew()).statusCode).toBe(200);
    await test.database.write({}, (tx) =>
      tx.updateTable('account').set({ is_valid: false }).where('id', '=', person.id).execute(),
    );
    expect((await me(tokens.access_token)).statusCode).toBe(401);
    // Within the grace time of the renewal before, too.
    expect((await renew()).statusCode).toBe(400);
    const answer = await tryPassword(`disabled-${email}`, DEMO_PASSWORD);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'ACCOUNT_DISABLED']);
    // Who does not know the password learns nothing of it.
    expect((await tryPassword(`disabled-${email}`, 'wrong')).json().code).toBe('INVALID_GRANT');
  });
});

describe('who is signed in (C021, B022, B023)', () => {
  it('is told to them in the fields of the contract, and kept nowhere (TRUST 17)', async () => {
    const answer = await me(await test.signIn(LEARNER));
    expect(answer.headers['cache-control']).toBe('no-store');
    const { data } = answer.json();
    expect(Object.keys(data).sort()).toEqual([
      'IsSchoolUnionLeader',
      'abilities',
      'avatarUrl',
      'displayName',
      'email',
      'focusType',
      'isSuperuser',
      'isValid',
      'language',
      'memberships',
      'mobile',
      'nickName',
      'realName',
      'schoolUnionLeader',
      'timeZone',
      'userInfo',
      'user_id',
    ]);
    expect(Object.keys(data.memberships[0]).sort()).toEqual([
      'joinedAt',
      'logoUrl',
      'name',
      'operations',
      'role',
      'schoolId',
    ]);
    expect(data).toMatchObject({
      email: LEARNER,
      mobile: '13800000001',
      isValid: 1,
      schoolUnionLeader: '0',
      IsSchoolUnionLeader: false,
    });
  });

  it('leads a union where they look after its first school (B057)', async () => {
    expect((await me(await test.signIn('admin@stoa.example'))).json().data).toMatchObject({
      schoolUnionLeader: '1',
      IsSchoolUnionLeader: true,
    });
  });

  it('costs the same number of statements however many schools they belong to', async () => {
    const few = await test.signIn(LEARNER);
    const many = await test.signIn('owner@stoa.example');
    const cost = async (token: string) => {
      const before = test.database.statements;
      expect((await me(token)).statusCode).toBe(200);
      return test.database.statements - before;
    };
    expect([await cost(few), await cost(many)]).toEqual([3, 3]);
    const before = test.database.statements;
    await tryPassword(LEARNER, DEMO_PASSWORD);
    expect(test.database.statements - before).toBe(2);
  });

  it('keeps alive what lives, and makes nothing longer (C148, B019, TRUST 15)', async () => {
    const token = await test.signIn(LEARNER);
    const beat = async () =>
      (await test.call('POST', '/api/accounts/users/heartbeat', { token })).json().data;
    const [first, second] = [await beat(), await beat()];
    expect(second.sessionEndsAt).toBe(first.sessionEndsAt);
    expect(Date.parse(first.sessionEndsAt) - Date.parse(first.serverTime)).toBeLessThanOrEqual(
      30 * 86_400_000,
    );
    await test.database.write({}, (tx) =>
      tx
        .updateTable('session')
        .set({ expires_at: new Date(Date.now() - 1) })
        .execute(),
    );
    expect((await test.call('POST', '/api/accounts/users/heartbeat', { token })).statusCode).toBe(401);
  });
});

describe('codes that were handed out (C031, B020)', () => {
  const makeCode = (accountId: string, code: string, ageMs = 0) =>
    test.database.write({}, (tx) =>
      tx
        .insertInto('authorization_code')
        .values({
          code_hash: createHash('sha256').update(code).digest(),
          account_id: accountId,
          created_at: new Date(Date.now() - ageMs),
        })
        .execute(),
    );
  const remove = async (token: string, code: string) =>
    (await test.call('DELETE', `/api/accounts/user/authcode?code=${code}`, { token })).statusCode;

  it('are taken back by their owner alone, once, while they are young', async () => {
    const [owner, other] = [await makePerson(test), await makePerson(test)];
    await makeCode(owner.id, 'young-code');
    await makeCode(owner.id, 'old-code', 600_001);
    expect(await remove(other.token, 'young-code')).toBe(404);
    expect(await remove(owner.token, 'old-code')).toBe(404);
    expect(await remove(owner.token, 'young-code')).toBe(200);
    expect(await remove(owner.token, 'young-code')).toBe(404);
  });
});
