import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

interface Tokens {
  access_token: string;
  refresh_token: string;
  user_id: string;
}
const signIn = async (): Promise<Tokens> =>
  (
    await test.call('POST', '/api/auth/oauth/token', {
      form: { grant_type: 'password', username: 'learner@stoa.example', password: DEMO_PASSWORD },
    })
  ).json();
const renew = (refreshToken: string) =>
  test.call('POST', '/api/auth/oauth/token', {
    form: { grant_type: 'refresh_token', refresh_token: refreshToken },
  });
const renewed = async (refreshToken: string): Promise<Tokens> => {
  const answer = await renew(refreshToken);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const me = async (token: string) => (await test.call('GET', '/api/accounts/users/me', { token })).statusCode;
const refused = async (refreshToken: string) => {
  const answer = await renew(refreshToken);
  return [answer.statusCode, answer.json().code];
};
const INVALID = [400, 'INVALID_GRANT'];
/** As if the renewals had been, and their tokens first used, that much earlier. */
const later = (seconds: number) =>
  test.database.pool.query(
    `update session set rotated_at = rotated_at - make_interval(secs => $1),
      successor_used_at = successor_used_at - make_interval(secs => $1)`,
    [seconds],
  );
/** As if the grace time were over. */
const afterGrace = () => later(11);

describe('renewing (C001, B017)', () => {
  it('changes both tokens for ones of the same session and person', async () => {
    const first = await signIn();
    const second = await renewed(first.refresh_token);
    expect(second).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 900,
      user_id: first.user_id,
    });
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.access_token).not.toBe(first.access_token);
    expect(await me(second.access_token)).toBe(200);
    await afterGrace();
    expect((await renewed(second.refresh_token)).user_id).toBe(first.user_id);
  });

  it('takes the cookie where the form has no token, and puts the new ones in its place', async () => {
    const { refresh_token } = await signIn();
    const answer = await test.call('POST', '/api/auth/oauth/token', {
      form: { grant_type: 'refresh_token' },
      cookies: { refresh_token },
      headers: { 'x-requested-with': 'stoa' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map((cookie) => cookie.name)).toEqual(['access_token', 'refresh_token']);
    expect(answer.cookies[1]?.value).toBe(answer.json().refresh_token);
    const forged = await test.call('POST', '/api/auth/oauth/token', {
      form: { grant_type: 'refresh_token' },
      cookies: { refresh_token: answer.json().refresh_token },
    });
    expect(forged.statusCode).toBe(403);
  });

  it('without a token fails and clears the cookies', async () => {
    const answer = await test.call('POST', '/api/auth/oauth/token', {
      form: { grant_type: 'refresh_token' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual(INVALID);
    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['access_token', ''],
      ['refresh_token', ''],
    ]);
  });

  it('with a token that was spent ends the session of thief and owner (TRUST 3)', async () => {
    const stolen = await signIn();
    const kept = await renewed(stolen.refresh_token);
    expect(await me(kept.access_token)).toBe(200);
    await afterGrace();
    expect(await refused(stolen.refresh_token)).toEqual(INVALID);
    expect(await refused(kept.refresh_token)).toEqual(INVALID);
    expect([await me(stolen.access_token), await me(kept.access_token)]).toEqual([401, 401]);
  });

  it('by two tabs at once leaves both signed in, on one successor (B018, TRUST 4)', async () => {
    const { refresh_token } = await signIn();
    const [one, two] = await Promise.all([renewed(refresh_token), renewed(refresh_token)]);
    expect(one.refresh_token).toBe(two.refresh_token);
    expect([await me(one.access_token), await me(two.access_token)]).toEqual([200, 200]);
  });

  it('whose answer was lost works again within the grace time', async () => {
    const { refresh_token } = await signIn();
    const lost = await renewed(refresh_token);
    const again = await renewed(refresh_token);
    expect(again.refresh_token).toBe(lost.refresh_token);
    expect((await renewed(again.refresh_token)).refresh_token).not.toBe(again.refresh_token);
  });

  it('whose answer was lost for a minute, or while a phone slept, signs nobody out (TRUST F17, F18)', async () => {
    const first = await signIn();
    const lost = await renewed(first.refresh_token);
    await later(60);
    expect((await renewed(first.refresh_token)).refresh_token).toBe(lost.refresh_token);
    await later(8 * 3_600);
    const awake = await renewed(first.refresh_token);
    expect(awake.refresh_token).toBe(lost.refresh_token);
    expect(await me(awake.access_token)).toBe(200);
    expect((await renewed(awake.refresh_token)).user_id).toBe(first.user_id);
  });

  it('whose answer was lost is not taken for arrived by what the token before still opens (TRUST F17)', async () => {
    const first = await signIn();
    const lost = await renewed(first.refresh_token);
    // Tokens tell whole seconds: the one of before has to be of another than the renewal.
    await later(-5);
    expect(await me(first.access_token)).toBe(200);
    await later(65);
    expect((await renewed(first.refresh_token)).refresh_token).toBe(lost.refresh_token);
  });

  it('has ten seconds left from the first use of its successor on, and not longer by further uses (TRUST 4)', async () => {
    const first = await signIn();
    const second = await renewed(first.refresh_token);
    await later(3_600);
    expect(await me(second.access_token)).toBe(200);
    await later(9);
    expect(await me(second.access_token)).toBe(200);
    expect((await renewed(first.refresh_token)).refresh_token).toBe(second.refresh_token);
    await later(2);
    expect(await refused(first.refresh_token)).toEqual(INVALID);
    expect(await me(second.access_token)).toBe(401);
  });

  it('by twenty tabs at once whose answers were all lost for a minute goes on in one family (TRUST 5, F16)', async () => {
    const { refresh_token } = await signIn();
    const askTwenty = () => Promise.all(Array.from({ length: 20 }, () => renewed(refresh_token)));
    const lost = await askTwenty();
    await later(60);
    const again = await renewed(refresh_token);
    expect(new Set([...lost, again].map((answer) => answer.refresh_token)).size).toBe(1);
    expect(await me(again.access_token)).toBe(200);
    // As many as may ask for the predecessor's successor have asked: the next one is theft.
    expect(await refused(refresh_token)).toEqual(INVALID);
    expect(await me(again.access_token)).toBe(401);
  });

  it('with a token whose successor renewed in turn is theft, though nothing else was used (TRUST 3, 4)', async () => {
    const zero = await signIn();
    const one = await renewed(zero.refresh_token);
    const two = await renewed(one.refresh_token);
    await later(60);
    expect(await refused(zero.refresh_token)).toEqual(INVALID);
    expect(await refused(two.refresh_token)).toEqual(INVALID);
  });

  it('with the token before the previous one is theft, grace or not (TRUST 4)', async () => {
    const zero = await signIn();
    const one = await renewed(zero.refresh_token);
    const two = await renewed(one.refresh_token);
    expect(await refused(zero.refresh_token)).toEqual(INVALID);
    expect(await refused(two.refresh_token)).toEqual(INVALID);
    expect(await me(two.access_token)).toBe(401);
  });

  it('twenty times at once makes one family, which ends as one (TRUST 5)', async () => {
    const { refresh_token } = await signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => renewed(refresh_token)));
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1);
    for (const answer of answers) expect(await me(answer.access_token)).toBe(200);
    await afterGrace();
    expect(await refused(refresh_token)).toEqual(INVALID);
    for (const answer of answers) expect(await me(answer.access_token)).toBe(401);
    expect(await refused((answers[0] as Tokens).refresh_token)).toEqual(INVALID);
  });

  it('answers the previous token no more than twenty times (TRUST 4)', async () => {
    const { refresh_token } = await signIn();
    await renewed(refresh_token);
    for (let n = 0; n < 20; n++) await renewed(refresh_token);
    expect(await refused(refresh_token)).toEqual(INVALID);
  });

  it('ends with the session, whose age nothing extends (TRUST 15)', async () => {
    const { refresh_token } = await signIn();
    const next = await renewed(refresh_token);
    await test.database.write({}, (tx) =>
      tx
        .updateTable('session')
        .set({ expires_at: new Date(Date.now() - 1) })
        .execute(),
    );
    expect(await refused(next.refresh_token)).toEqual(INVALID);
    expect(await me(next.access_token)).toBe(401);
  });

  it('keeps nothing that a reader of the database could use', async () => {
    const { refresh_token } = await signIn();
    const next = await renewed(refresh_token);
    const { rows } = await test.database.pool.query(
      'select s::text as session from session s union all select t::text from spent_refresh_token t',
    );
    const everything = JSON.stringify(rows);
    for (const token of [refresh_token, next.refresh_token]) {
      expect(everything).not.toContain(token);
      expect(everything).not.toContain(Buffer.from(token).toString('hex'));
      expect(everything).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    }
  });
});

describe('tokens in the wrong place (TRUST 6)', () => {
  it('are refused', async () => {
    const { access_token, refresh_token } = await signIn();
    expect(await refused(access_token)).toEqual(INVALID);
    expect(await me(refresh_token)).toBe(401);
    expect(await me('123456')).toBe(401);
    expect(
      (await test.call('GET', '/api/accounts/users/me', { cookies: { access_token: refresh_token } }))
        .statusCode,
    ).toBe(401);
    expect((await test.call('GET', `/api/accounts/users/me?access_token=${access_token}`)).statusCode).toBe(
      401,
    );
    for (const authorization of [
      access_token,
      `Basic ${access_token}`,
      'Bearer',
      'Bearer ',
      `Bearer ${access_token} x`,
      `Bearer ${access_token},${access_token}`,
    ])
      expect(
        (await test.call('GET', '/api/accounts/users/me', { headers: { authorization } })).statusCode,
      ).toBe(401);
  });
});
