import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';

const test = useTestApp();
const CALLBACK = 'https://app.example.com/callback';
const CLIENTS = `/api/school/schools/${SCHOOL.open}/oauth-clients`;
let admin: Someone;
let person: Someone;
let secret: string;

beforeAll(async () => {
  admin = await makePerson(test, 'admin');
  person = await makePerson(test, 'member');
  const saved = await test.call('PUT', `${CLIENTS}/course-notes`, {
    token: admin.token,
    json: { name: 'Course Notes', redirectUris: [CALLBACK], newSecret: true },
  });
  secret = saved.json().data.secret;
  expect(secret).toHaveLength(43);
});

const makeVerifier = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const authorize = (verifier: string, changes: Record<string, string> = {}, token = person.token) =>
  test.call(
    'GET',
    `/api/auth/v1/oauth/authorize?${new URLSearchParams({
      grant_type: 'authorization_code',
      response_type: 'code',
      client_id: 'course-notes',
      redirect_uri: CALLBACK,
      state: 'af0ifjsldkj',
      scope: 'openid profile',
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
      ...changes,
    })}`,
    { token },
  );
const redeem = (code: string, verifier: string, changes: Record<string, string> = {}) =>
  test.call('POST', '/api/auth/v1/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      code,
      redirect_uri: CALLBACK,
      client_id: 'course-notes',
      client_secret: secret,
      code_verifier: verifier,
      ...changes,
    },
    headers: {
      'x-forwarded-for': `10.3.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    },
  });
const codeFor = async (verifier: string, token?: string) =>
  (await authorize(verifier, {}, token)).json().data.code as string;
const me = async (token: string) => (await test.call('GET', '/api/accounts/users/me', { token })).statusCode;

describe('handing a person on to an application (C004, R39, R40)', () => {
  it('gives a code that tells the application who it is, and nothing else', async () => {
    const verifier = makeVerifier();
    const answer = await authorize(verifier);
    expect(answer.json().data).toMatchObject({
      state: 'af0ifjsldkj',
      redirectUri: CALLBACK,
      expiresInSeconds: 60,
      client: { clientId: 'course-notes', name: 'Course Notes' },
    });
    const token = await redeem(answer.json().data.code, verifier);
    expect(token.json()).toMatchObject({ token_type: 'Bearer', user_id: person.id, scope: 'openid profile' });
    const { access_token: access } = token.json();
    expect(await me(access)).toBe(200);
    const write = await test.call('POST', '/api/accounts/users/heartbeat', { token: access });
    const look = await test.call('GET', '/api/school/schools/', { token: access });
    expect([write.statusCode, look.statusCode]).toEqual([403, 403]);
  });

  it('takes a code once; the second use ends what came of the first (TRUST 18)', async () => {
    const verifier = makeVerifier();
    const code = await codeFor(verifier);
    const first = await redeem(code, verifier);
    const second = await redeem(code, verifier);
    expect([first.statusCode, second.statusCode]).toEqual([200, 400]);
    expect(await me(first.json().access_token)).toBe(401);
    const raced = await codeFor(verifier);
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(raced, verifier)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  it('forgets a code after a minute (TRUST 18)', async () => {
    const verifier = makeVerifier();
    const code = await codeFor(verifier);
    await test.database.pool.query(`update authorization_code set created_at = created_at - interval '61 s'`);
    expect((await redeem(code, verifier)).json().code).toBe('INVALID_GRANT');
  });

  it('leads to the registered address, character by character (TRUST 19)', async () => {
    for (const uri of [
      `${CALLBACK}/`,
      'https://app.example.com/x/../callback',
      'https://app.example.com@evil.example/callback',
      'https://app.example.com%2fcallback',
      'https://user@app.example.com/callback',
      'https://app.example.com:8443/callback',
      `${CALLBACK}#x`,
      `${CALLBACK}?x=1`,
      'https://APP.example.com/callback',
      'http://app.example.com/callback',
    ]) {
      const answer = await authorize(makeVerifier(), { redirect_uri: uri });
      expect([uri, answer.statusCode, answer.json().code, answer.headers.location]).toEqual([
        uri,
        400,
        'REDIRECT_NOT_ALLOWED',
        undefined,
      ]);
    }
    expect((await authorize(makeVerifier(), { client_id: 'nobody' })).json().code).toBe(
      'REDIRECT_NOT_ALLOWED',
    );
  });

  it('wants PKCE with S256 and the right verifier, secret, address and application (TRUST 20)', async () => {
    expect((await authorize(makeVerifier(), { code_challenge_method: 'plain' })).statusCode).toBe(400);
    expect((await authorize(makeVerifier(), { code_challenge: '' })).statusCode).toBe(400);
    const verifier = makeVerifier();
    const code = await codeFor(verifier);
    const wrong = [
      await redeem(code, makeVerifier()),
      await redeem(code, verifier, { code_verifier: '' }),
      await redeem(code, verifier, { client_secret: 'guessed' }),
      await redeem(code, verifier, { redirect_uri: 'https://app.example.com/other' }),
      await redeem(code, verifier, { client_id: 'another-one' }),
    ];
    expect(wrong.map((answer) => answer.statusCode)).toEqual([400, 400, 400, 400, 400]);
    expect((await redeem(code, verifier)).statusCode).toBe(200);
  });

  it('serves the people of the application’s school', async () => {
    const stranger = await makePerson(test, 'admin', SCHOOL.company);
    expect((await authorize(makeVerifier(), {}, stranger.token)).json().code).toBe('NOT_A_MEMBER');
    expect((await authorize(makeVerifier(), { tenantId: SCHOOL.company })).json().code).toBe(
      'TENANT_MISMATCH',
    );
  });

  it('takes codes back at sign-out, one’s own alone (B020, C031, TRUST 44)', async () => {
    const leaving = await makePerson(test, 'member');
    const verifier = makeVerifier();
    const code = await codeFor(verifier, leaving.token);
    const kept = await codeFor(verifier);
    const remove = (token: string) =>
      test.call('DELETE', `/api/accounts/user/authcode?code=${kept}`, { token });
    expect((await remove(leaving.token)).statusCode).toBe(404);
    await test.call('DELETE', '/api/auth/open/logout', { token: leaving.token });
    expect((await redeem(code, verifier)).json().code).toBe('INVALID_GRANT');
    expect((await redeem(kept, verifier)).statusCode).toBe(200);
  });

  it('shows a transaction the application that it names and no other school’s', async () => {
    const seen = (schoolId: string, named: string) =>
      test.database.read({ schoolId }, async (tx) => {
        await sql`select set_config('stoa.oauth_client', ${named}, true)`.execute(tx);
        const rows = await tx.selectFrom('oauth_client').select('client_id').execute();
        return rows.map((row) => row.client_id);
      });
    expect(await seen(SCHOOL.overseas, '')).toEqual([]);
    expect(await seen(SCHOOL.overseas, 'course-notes')).toEqual(['course-notes']);
    expect(await seen(SCHOOL.open, '')).toContain('course-notes');
  });

  it('has applications that their school’s administrators alone register', async () => {
    const stranger = await makePerson(test, 'admin', SCHOOL.company);
    const json = { name: 'Mine', redirectUris: ['https://evil.example/callback'] };
    const direct = await test.call('PUT', `${CLIENTS}/course-notes`, { token: stranger.token, json });
    const around = await test.call(
      'PUT',
      `/api/school/schools/${SCHOOL.company}/oauth-clients/course-notes`,
      { token: stranger.token, json },
    );
    expect([direct.statusCode, around.statusCode]).toEqual([403, 409]);
    const list = await test.call('GET', CLIENTS, { token: admin.token });
    expect(list.body).not.toContain(secret);
    expect(list.json().data.items).toMatchObject([{ clientId: 'course-notes', redirectUris: [CALLBACK] }]);
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

describe('what an application was given', () => {
  const tokenOf = async (who: Someone) => {
    const verifier = makeVerifier();
    return (await redeem(await codeFor(verifier, who.token), verifier)).json().access_token as string;
  };

  it('ends at once when the application is switched off, and when the person signs out', async () => {
    const [leaving, staying] = [await makePerson(test, 'member'), await makePerson(test, 'member')];
    const [first, second] = [await tokenOf(leaving), await tokenOf(staying)];
    expect(await Promise.all([me(first), me(second)])).toEqual([200, 200]);
    await test.call('DELETE', '/api/auth/open/logout', { token: leaving.token });
    expect(await Promise.all([me(first), me(second)])).toEqual([401, 200]);
    const save = (enabled: boolean) =>
      test.call('PUT', `${CLIENTS}/course-notes`, {
        token: admin.token,
        json: { name: 'Course Notes', redirectUris: [CALLBACK], enabled },
      });
    expect((await save(false)).statusCode).toBe(200);
    expect(await me(second)).toBe(401);
    expect((await save(true)).statusCode).toBe(200);
    expect(await me(second)).toBe(401);
  });

  it('tells it of its own school alone, and proves no more than the sign-in that it came from', async () => {
    const who = await makePerson(test, 'member');
    await test.database.pool.query(
      `insert into membership (school_id, account_id, role) values ($1, $2, 'owner')`,
      [SCHOOL.company, who.id],
    );
    await test.database.pool.query(
      `update session set proved_at = date_trunc('second', now()) - interval '1 hour',
        expires_at = date_trunc('second', now()) + interval '1 minute' where account_id = $1`,
      [who.id],
    );
    const token = await tokenOf(who);
    const seen = (await test.call('GET', '/api/accounts/users/me', { token })).json().data;
    expect(seen.memberships.map(({ schoolId }: { schoolId: string }) => schoolId)).toEqual([SCHOOL.open]);
    const { rows } = await test.database.pool.query(
      'select count(*)::int as n, count(distinct proved_at)::int as proofs, count(distinct expires_at)::int as ends from session where account_id = $1',
      [who.id],
    );
    expect(rows).toEqual([{ n: 2, proofs: 1, ends: 1 }]);
  });
});
