import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { Browser } from '../third-login/third-login.fixtures.ts';

const test = useTestApp();
const OPEN = '/api/auth/rest/v1/open/qrcode.login';
const PHONE = '/api/auth/rest/v1/qrcode.login';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';
let phone: Someone;
let other: Someone;

beforeAll(async () => {
  phone = await makePerson(test, 'member');
  other = await makePerson(test, 'member');
});

async function ask(browser = new Browser(test)) {
  const answer = await browser.call('GET', `${OPEN}/session?tenantId=${SCHOOL.open}`, {
    headers: { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.24' },
  });
  return { browser, answer, qrcodeId: answer.json().data.qrcodeId as string };
}
const status = async (browser: Browser, qrcodeId: string, more = '') =>
  browser.call('GET', `${OPEN}/status?qrcodeId=${qrcodeId}${more}`);
const redeem = (browser: Browser, qrcodeId: string) =>
  browser.call('POST', `${OPEN}/token`, { json: { qrcodeId } });
const scan = (who: Someone, qrcodeId: string) =>
  test.call('POST', `${PHONE}/scan`, { token: who.token, json: { qrcodeId } });
const decide = (who: Someone, qrcodeId: string, decision: 'confirm' | 'cancel') =>
  test.call('POST', `${PHONE}/confirm`, { token: who.token, json: { qrcodeId, decision } });
const age = (milliseconds: number) =>
  test.database.pool.query(`update qr_login set expires_at = expires_at - interval '${milliseconds} ms'`);

describe('signing in by a QR code (C012 to C014, B028)', () => {
  it('goes from new to used, in the browser that asked, and the phone is told who asks', async () => {
    const { browser, qrcodeId } = await ask();
    expect((await status(browser, qrcodeId)).json()).toEqual({ code: '000000', status: 'new' });
    const scanned = await scan(phone, qrcodeId);
    // TRUST 42: the page names browser, system, address and school.
    expect(scanned.json().data).toMatchObject({
      browser: 'Firefox 142',
      operatingSystem: 'Windows',
      ip: '203.0.113.24',
      school: { id: SCHOOL.open },
    });
    expect((await status(browser, qrcodeId)).json().status).toBe('scanned');
    expect((await decide(phone, qrcodeId, 'confirm')).json().data).toEqual({ status: 'confirmed' });
    const signedIn = await redeem(browser, qrcodeId);
    expect(signedIn.json()).toMatchObject({ code: '000000', data: { user_id: phone.id } });
    expect(browser.cookies).not.toHaveProperty('qr_login');
  });

  it('has ids that nobody guesses, and at most a thousand an hour (TRUST 39)', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await ask()).qrcodeId));
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) expect(id.length).toBeGreaterThanOrEqual(22);
    await test.database.pool.query(
      `insert into rate_counter values ('qr:ip:10.9.9.9', 1000, now() + interval '1 hour')`,
    );
    const refused = await test.call('GET', `${OPEN}/session`, { headers: { 'x-forwarded-for': '10.9.9.9' } });
    expect(refused.statusCode).toBe(429);
  });

  it('ends after two minutes', async () => {
    const { browser, qrcodeId } = await ask();
    await age(121_000);
    expect((await status(browser, qrcodeId)).json()).toEqual({ code: '000000', status: 'expired' });
    expect((await scan(phone, qrcodeId)).json().code).toBe('QR_EXPIRED');
    expect((await redeem(browser, qrcodeId)).json().code).toBe('QR_EXPIRED');
  });

  it('does not exist for another browser, and its status holds no token (TRUST 40)', async () => {
    const { browser, qrcodeId } = await ask();
    await scan(phone, qrcodeId);
    await decide(phone, qrcodeId, 'confirm');
    const { browser: thief } = await ask();
    expect((await status(thief, qrcodeId)).statusCode).toBe(404);
    expect((await redeem(thief, qrcodeId)).statusCode).toBe(404);
    expect(Object.keys((await status(browser, qrcodeId)).json()).sort()).toEqual(['code', 'status']);
  });

  it('is redeemed once, after the confirmation alone (TRUST 41, 42)', async () => {
    const { browser, qrcodeId } = await ask();
    expect((await redeem(browser, qrcodeId)).json().code).toBe('QR_NOT_CONFIRMED');
    await scan(phone, qrcodeId);
    // TRUST 42: scanning alone signs nobody in.
    expect((await redeem(browser, qrcodeId)).json().code).toBe('QR_NOT_CONFIRMED');
    await decide(phone, qrcodeId, 'confirm');
    const jar = { ...browser.cookies };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        test.call('POST', `${OPEN}/token`, { json: { qrcodeId }, cookies: jar }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  it('belongs to the first phone; its owner may refuse, which ends it (TRUST 42, F24)', async () => {
    const { browser, qrcodeId } = await ask();
    const [first, second] = await Promise.all([scan(phone, qrcodeId), scan(other, qrcodeId)]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);
    const winner = first.statusCode === 200 ? phone : other;
    const loser = winner === phone ? other : phone;
    expect((await decide(loser, qrcodeId, 'confirm')).statusCode).toBe(409);
    await decide(winner, qrcodeId, 'cancel');
    expect((await status(browser, qrcodeId)).json().status).toBe('cancelled');
    expect((await decide(winner, qrcodeId, 'confirm')).json().code).toBe('QR_CANCELLED');
    expect((await redeem(browser, qrcodeId)).json().code).toBe('QR_CANCELLED');
  });

  it('is worth nothing once the phone has signed out', async () => {
    const leaving = await makePerson(test, 'member');
    const { browser, qrcodeId } = await ask();
    await scan(leaving, qrcodeId);
    await decide(leaving, qrcodeId, 'confirm');
    await test.call('DELETE', '/api/auth/open/logout', { token: leaving.token });
    expect((await redeem(browser, qrcodeId)).statusCode).toBe(409);
  });

  it('answers when the phone acts, not before, and holds no connection meanwhile', async () => {
    const { browser, qrcodeId } = await ask();
    const waiting = Array.from({ length: 20 }, () => status(browser, qrcodeId, '&known=new&waitSeconds=20'));
    // More are waiting than there are connections: the phone gets through.
    expect((await scan(phone, qrcodeId)).statusCode).toBe(200);
    for (const answer of await Promise.all(waiting)) expect(answer.json().status).toBe('scanned');
  });
});

describe('what comes of a QR code', () => {
  it('is worth what the phone’s sign-in is: its proof, its end, its school', async () => {
    const old = await makePerson(test, 'member');
    await test.database.pool.query(
      `update session set proved_at = date_trunc('second', now()) - interval '2 hours',
        second_factor_at = date_trunc('second', now()) - interval '1 hour',
        expires_at = date_trunc('second', now()) + interval '5 days', login_method = '3', provider = 'imc' where account_id = $1`,
      [old.id],
    );
    const { browser, qrcodeId } = await ask();
    await scan(old, qrcodeId);
    await decide(old, qrcodeId, 'confirm');
    const { access_token: token } = (await redeem(browser, qrcodeId)).json().data;
    const { rows } = await test.database.pool.query(
      `select count(*)::int as sessions, count(distinct proved_at)::int as proofs, count(distinct second_factor_at)::int as factors,
        count(distinct expires_at)::int as ends, count(distinct (login_method, provider))::int as ways
        from session where account_id = $1`,
      [old.id],
    );
    expect(rows).toEqual([{ sessions: 2, proofs: 1, factors: 1, ends: 1, ways: 1 }]);
    const changed = await test.call('PUT', '/api/accounts/users/password', {
      token,
      json: { newPassword: 'a calm porch in 1776' },
    });
    expect([changed.statusCode, changed.json().code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  });

  it('is not given by a session that a school’s own service vouched for', async () => {
    const bound = await makePerson(test, 'member');
    await test.database.pool.query('update session set bound_school = $1 where account_id = $2', [
      SCHOOL.open,
      bound.id,
    ]);
    const { qrcodeId } = await ask();
    expect((await scan(bound, qrcodeId)).json().code).toBe('OWN_SESSION_REQUIRED');
    expect((await decide(bound, qrcodeId, 'confirm')).json().code).toBe('OWN_SESSION_REQUIRED');
  });
});
