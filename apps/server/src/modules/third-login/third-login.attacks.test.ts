import { SignJWT, UnsecuredJWT, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { LEARNER } from '../auth/auth.fixtures.ts';
import { hashPassword } from '../../core/identity/passwords.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { BIND, useProviders } from './providers.fixtures.ts';
import { Browser } from './third-login.fixtures.ts';

const LINKS = '/api/accounts/third_user';
const test = useTestApp({ SSO_PRIVATE_HOSTS: '127.0.0.1' });
const { providers, finish, linked } = useProviders(test);

async function withPassword() {
  const person = await makePerson(test);
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const { email } = await test.database.write({}, (tx) =>
    tx
      .updateTable('account')
      .set({ password_hash })
      .where('id', '=', person.id)
      .returning('email')
      .executeTakeFirstOrThrow(),
  );
  return { ...person, email: email as string };
}

describe('attacks on the way back', () => {
  it('a state of another browser, or used before, signs nobody in (TRUST 21)', async () => {
    await linked('uniportal', 'victim');
    const attacker = new Browser(test);
    const back = await attacker.visit('uniportal', test.config);
    const victim = new Browser(test);
    await victim.visit('uniportal', test.config);
    const stolen = await finish(victim, 'uniportal', back);
    expect([stolen.statusCode, stolen.json().code]).toEqual([400, 'STATE_MISMATCH']);
    const own = await victim.visit('uniportal', test.config);
    expect((await finish(victim, 'uniportal', own)).statusCode).toBe(200);
    const replay = await finish(victim, 'uniportal', own);
    expect([replay.statusCode, replay.json().code]).toEqual([400, 'LOGIN_INIT_EXPIRED']);
    expect(stolen.cookies.concat(replay.cookies)).toEqual([]);
  });

  it('a code of one provider is never sent to another (TRUST 23)', async () => {
    const browser = new Browser(test);
    const back = await browser.visit('stoa', test.config);
    const before = providers.imc.hits.filter((path) => path === '/token').length;
    const crossed = await finish(browser, 'imc', back);
    expect([crossed.statusCode, crossed.json().code]).toEqual([400, 'STATE_MISMATCH']);
    const again = await browser.visit('imc', test.config);
    const issuer = await finish(browser, 'imc', { ...again, iss: providers.stoa.issuer });
    expect([issuer.statusCode, issuer.json().code]).toEqual([401, 'VERIFICATION_FAILED']);
    expect(providers.imc.hits.filter((path) => path === '/token')).toHaveLength(before);
  });

  it('a code that was put into another attempt is refused by PKCE', async () => {
    const thief = new Browser(test);
    const victim = new Browser(test);
    const stolen = await victim.visit('enterprise', test.config);
    const own = await thief.visit('enterprise', test.config);
    const answer = await finish(thief, 'enterprise', { ...own, code: stolen.code });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'VERIFICATION_FAILED']);
  });

  it('a forged id token signs nobody in (TRUST 22)', async () => {
    const { enterprise } = providers;
    const stranger = await generateKeyPair('PS256');
    const now = Math.floor(Date.now() / 1000);
    const forge = (
      claims: object,
      alg = 'PS256',
      key: Parameters<SignJWT['sign']>[0] = stranger.privateKey,
    ) =>
      new SignJWT({
        iss: enterprise.issuer,
        aud: enterprise.clientId,
        sub: 'somebody',
        iat: now,
        exp: now + 300,
        ...claims,
      })
        .setProtectedHeader({ alg })
        .sign(key);
    const unsigned = new UnsecuredJWT({
      iss: enterprise.issuer,
      aud: enterprise.clientId,
      sub: 'somebody',
      iat: now,
      exp: now + 300,
    }).encode();
    const forgeries = {
      'another key': await forge({}),
      'alg none': unsigned,
      'HMAC with the client secret': await forge(
        {},
        'HS256',
        new TextEncoder().encode(enterprise.clientSecret.padEnd(32, '0')),
      ),
      'another audience': await forge({ aud: 'somebody-else' }),
      'another issuer': await forge({ iss: 'https://evil.example' }),
      'another nonce': await forge({ nonce: 'of-another-attempt' }),
      'long ended': await forge({ exp: now - 3600 }),
    };
    for (const [name, token] of Object.entries(forgeries)) {
      const browser = new Browser(test);
      const back = await browser.visit('enterprise', test.config);
      enterprise.intercept = (request, response) => {
        if (request.url !== '/token') return false;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ access_token: 'x', token_type: 'Bearer', id_token: token }));
        return true;
      };
      const answer = await finish(browser, 'enterprise', back);
      enterprise.intercept = undefined;
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 401, 'VERIFICATION_FAILED']);
      expect(browser.cookies).not.toHaveProperty('access_token');
    }
  });

  it('an equal address or an equal subject elsewhere is nobody’s account (TRUST 24)', async () => {
    await linked('stoa', 'same-subject');
    providers.imc.person = { sub: 'same-subject', name: 'Twin', email: LEARNER };
    const browser = new Browser(test);
    const answer = await finish(browser, 'imc', await browser.visit('imc', test.config));
    expect(answer.json().data).toMatchObject({
      outcome: 'bindRequired',
      suggestedContact: 'l•••@stoa.example',
    });
    expect(browser.cookies).not.toHaveProperty('access_token');
  });

  it('an identity is linked by a proof of the account, in this browser, five tries (TRUST 25)', async () => {
    providers.imc.person = { sub: 'attacker', name: 'Mallory' };
    const browser = new Browser(test);
    const pending = await finish(browser, 'imc', await browser.visit('imc', test.config));
    const { pendingBindId } = pending.json().data;
    const target = { pendingBindId, channel: 'email', target: LEARNER };
    const elsewhere = new Browser(test);
    await elsewhere.visit('stoa', test.config);
    expect(
      (await elsewhere.call('POST', BIND, { json: { ...target, password: DEMO_PASSWORD } })).json().code,
    ).toBe('STATE_MISMATCH');
    const codes = [];
    for (let i = 0; i < 5; i++)
      codes.push((await browser.call('POST', BIND, { json: { ...target, code: '000000' } })).json().code);
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'CODE_INVALID'), 'BINDING_EXPIRED']);
    const late = await browser.call('POST', BIND, { json: { ...target, password: DEMO_PASSWORD } });
    expect(late.json().code).toBe('BINDING_EXPIRED');
  });

  it('is linked once where the answer was lost, and the same browser is signed in again', async () => {
    providers.imc.person = { sub: 'lost-answer', name: 'Lin' };
    const browser = new Browser(test);
    const pending = await finish(browser, 'imc', await browser.visit('imc', test.config));
    const { email, id } = await withPassword();
    const bind = (who: Browser) =>
      who.call('POST', BIND, {
        json: {
          pendingBindId: pending.json().data.pendingBindId,
          channel: 'email',
          target: email,
          password: DEMO_PASSWORD,
        },
        headers: { 'idempotency-key': 'bind-lost-1' },
      });
    const cookies = { ...browser.cookies };
    expect((await bind(browser)).json().data.user_id).toBe(id);
    const again = new Browser(test);
    Object.assign(again.cookies, cookies);
    expect((await bind(again)).json().data.user_id).toBe(id);
    expect((await bind(new Browser(test))).json().code).toBe('BINDING_EXPIRED');
  });

  it('the password of the account links it, and a signed-in person links by going there (C032)', async () => {
    providers.imc.person = { sub: 'learner-at-imc', name: 'Learner' };
    const browser = new Browser(test);
    const pending = await finish(browser, 'imc', await browser.visit('imc', test.config));
    const bound = await browser.call('POST', BIND, {
      json: {
        pendingBindId: pending.json().data.pendingBindId,
        channel: 'email',
        target: LEARNER,
        password: DEMO_PASSWORD,
      },
    });
    expect(bound.json()).toMatchObject({ code: 200 });
    providers.stoa.person = { sub: 'learner-at-stoa', name: 'Learner' };
    const back = await browser.visit('stoa', test.config);
    const link = (json: object) => browser.call('POST', '/api/accounts/third_user/to/bind', { json });
    expect((await link({ provider: 'stoa', ...back })).json().data).toMatchObject({ provider: 'stoa' });
    const twice = await browser.visit('stoa', test.config);
    expect((await link({ provider: 'stoa', ...twice })).json().code).toBe('ALREADY_BOUND');
  });

  it('an account has one identity of a service, however it is linked (R53)', async () => {
    const { email, token } = await withPassword();
    const links = async () =>
      (await test.call('GET', LINKS, { token })).json().data.items as { id: string; displayName: string }[];
    const pendingOf = async (sub: string) => {
      providers.imc.person = { sub, name: sub };
      const browser = new Browser(test);
      const pending = await finish(browser, 'imc', await browser.visit('imc', test.config));
      const json = {
        pendingBindId: pending.json().data.pendingBindId as string,
        channel: 'email',
        target: email,
        password: DEMO_PASSWORD,
      };
      return () => browser.call('POST', BIND, { json });
    };
    const binds = [await pendingOf('first-of-two'), await pendingOf('second-of-two')];
    // At once, too: one of them is the one.
    const codes = (await Promise.all(binds.map((bind) => bind()))).map((answer) => answer.json().code);
    expect(codes.toSorted()).toEqual([200, 'ALREADY_BOUND']);
    const [only, ...more] = await links();
    expect([only?.displayName, more]).toEqual([expect.stringMatching(/-of-two$/), []]);
    // Taken away, it makes room for another.
    expect((await test.call('DELETE', `${LINKS}/${only?.id}`, { token })).statusCode).toBe(200);
    expect((await (await pendingOf('third'))()).json().code).toBe(200);
  });
});
