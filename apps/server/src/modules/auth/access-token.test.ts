import { exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWK } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';

const test = useTestApp();
let person: Someone;
let claims: { sub: string; sid: string; iss: string; aud: string };
let ours: JWK;

beforeAll(async () => {
  person = await makePerson(test, 'admin');
  claims = JSON.parse(Buffer.from(person.token.split('.')[1] as string, 'base64url').toString());
  ours = (
    await test.database.read({}, (tx) =>
      tx.selectFrom('signing_key').select('private_jwk').executeTakeFirstOrThrow(),
    )
  ).private_jwk as JWK;
});

const me = async (token: string) => {
  const answer = await test.call('GET', '/api/accounts/users/me', { token });
  return [answer.statusCode, answer.json().code];
};
const OK = [200, 200];
const UNAUTHENTICATED = [401, 'UNAUTHENTICATED'];
const EXPIRED = [401, 'TOKEN_EXPIRED'];
const seconds = () => Math.floor(Date.now() / 1000);

/** A token as the server makes it, but for what is given. */
async function make(changes: object = {}, header: object = {}, key?: Parameters<SignJWT['sign']>[0]) {
  const now = seconds();
  return new SignJWT({ ...claims, iat: now, nbf: now, exp: now + 900, ...changes })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: 'first', ...header })
    .sign(key ?? (await importJWK(ours, 'EdDSA')));
}

describe('an access token', () => {
  it('holds as the server made it, and as the test makes it', async () => {
    expect(await me(person.token)).toEqual(OK);
    expect(await me(await make())).toEqual(OK);
  });

  it('of any other making is refused (TRUST 8)', async () => {
    const { d: _secret, ...open } = ours;
    const rsa = await generateKeyPair('RS256');
    const stranger = await generateKeyPair('EdDSA', { extractable: true });
    const strangerJwk = await exportJWK(stranger.publicKey);
    const secret = new TextEncoder().encode(JSON.stringify(open));
    const [head, body, signature] = person.token.split('.') as [string, string, string];
    const other = Buffer.from(
      JSON.stringify({ ...claims, sub: '1234567890123456789', exp: seconds() + 900, nbf: seconds() }),
    ).toString('base64url');
    const forgeries = {
      'alg none': new UnsecuredJWT({ ...claims, exp: seconds() + 900, nbf: seconds() }).encode(),
      'alg none with our header': `${Buffer.from('{"alg":"none","typ":"at+jwt","kid":"first"}').toString('base64url')}.${body}.`,
      'HMAC with the public key': await make({}, { alg: 'HS256' }, secret),
      'another algorithm': await make({}, { alg: 'RS256' }, rsa.privateKey),
      'another key under our id': await make({}, {}, stranger.privateKey),
      'an unknown key id': await make({}, { kid: 'second' }, stranger.privateKey),
      'a key id that is a path or a query': await make(
        {},
        { kid: "../../first' or '1'='1" },
        stranger.privateKey,
      ),
      'its own key in the header': await make({}, { jwk: strangerJwk }, stranger.privateKey),
      'an address of keys in the header': await make(
        {},
        { jku: 'https://evil.example/keys.json' },
        stranger.privateKey,
      ),
      'a claim changed after signing': [head, other, signature].join('.'),
      'the signature cut off': [head, body, ''].join('.'),
      'another type': await make({}, { typ: 'JWT' }),
      'no session': await make({ sid: undefined }),
      'a session that is no id': await make({ sid: "' or 1=1 --" }),
      'a session of somebody else': await make({
        sid: JSON.parse(
          Buffer.from((await makePerson(test)).token.split('.')[1] as string, 'base64url').toString(),
        ).sid,
      }),
      'no person': await make({ sub: undefined }),
    };
    const got: Record<string, unknown> = {};
    for (const [name, token] of Object.entries(forgeries)) got[name] = await me(token);
    expect(got).toEqual(Object.fromEntries(Object.keys(forgeries).map((name) => [name, UNAUTHENTICATED])));
  });

  it('holds within its time and its site, clocks differing by at most half a minute (TRUST 9)', async () => {
    const now = seconds();
    expect(await me(await make({ exp: now - 20 }))).toEqual(OK);
    expect(await me(await make({ exp: now - 120 }))).toEqual(EXPIRED);
    expect(await me(await make({ nbf: now + 20 }))).toEqual(OK);
    expect(await me(await make({ nbf: now + 120 }))).toEqual(UNAUTHENTICATED);
    expect(await me(await make({ exp: undefined }))).toEqual(UNAUTHENTICATED);
    expect(await me(await make({ nbf: undefined }))).toEqual(UNAUTHENTICATED);
    for (const changes of [
      { aud: 'https://sit.stoa.example' },
      { iss: 'https://sit.stoa.example' },
      { aud: undefined },
      { iss: undefined },
    ])
      expect(await me(await make(changes))).toEqual(UNAUTHENTICATED);
  });

  it('that has ended is told where signing in is a choice, so that it is renewed, and does not keep anybody from signing out', async () => {
    const ended = await make({ exp: seconds() - 120 });
    const home = await test.call('GET', '/api/portal/api/v1/portal/open/home?schoolId=1700000000000000001', {
      token: ended,
    });
    expect([home.statusCode, home.json().code]).toEqual(EXPIRED);
    expect((await test.call('DELETE', '/api/auth/open/logout', { token: ended })).statusCode).toBe(204);
    expect(
      (
        await test.call('DELETE', '/api/auth/open/logout', {
          cookies: { access_token: ended },
          headers: { 'x-requested-with': 'stoa' },
        })
      ).statusCode,
    ).toBe(204);
  });
});
