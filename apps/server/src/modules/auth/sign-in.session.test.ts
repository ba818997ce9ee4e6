import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/accounts.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { askingWho, LEARNER, signingIn, useOwnAddress } from './auth.fixtures.ts';

const test = useTestApp({ PUBLIC_URL: 'https://stoa.example' });
const tryPassword = signingIn(test, useOwnAddress());
const me = askingWho(test);

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
      { name: '__Host-access_token', value: body.access_token, ...flags },
      { name: '__Host-refresh_token', value: body.refresh_token, ...flags },
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
        cookies: { '__Host-access_token': person.token },
        headers: { origin: 'https://evil.example', 'content-type': type },
        payload: JSON.stringify({ tenantId: SCHOOL.open }),
      });
      expect([403, 415]).toContain(answer.statusCode);
    }
    expect(await rows()).toEqual([]);
    expect(
      (
        await test.call('POST', '/api/school/members/join', {
          cookies: { '__Host-access_token': person.token },
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
      ['__Host-access_token', '', 0],
      ['__Host-refresh_token', '', 0],
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
      const cookies = {
        '__Host-refresh_token': tokens.refresh_token,
        ...(access ? { '__Host-access_token': access } : {}),
      };
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
      cookies: { '__Host-refresh_token': tokens.refresh_token },
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
