import { createChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/accounts.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { easyChallenge, encodeProof, proofFor, signingIn, solve, useOwnAddress } from './auth.fixtures.ts';
import { bindingOf, CAPTCHA_ALGORITHM, type CaptchaContext } from '../../core/identity/captcha.ts';

const test = useTestApp();
const own = useOwnAddress();
const tryPassword = signingIn(test, own);

describe('the captcha (C034)', () => {
  const ask = async (account: string, more: Record<string, string> = {}) =>
    (
      await test.call(
        'GET',
        `/api/accounts/open/login/account/open/code/imagevalid?${new URLSearchParams({ account, ...more })}`,
        { headers: { 'x-forwarded-for': own.ip } },
      )
    ).json().data;
  const CHALLENGE = { parameters: expect.any(Object), signature: expect.stringMatching(/^[0-9a-f]{64}$/) };
  /** The least that a challenge takes, in guesses: the difficulty is not told, but the work is. */
  const guessesOf = async (challenge: Challenge) => (await solve(challenge)).solution.counter;

  it('is asked for after three tries, for known and unknown accounts alike', async () => {
    for (const account of ['owner@stoa.example', 'nobody-else@stoa.example']) {
      expect(await ask(account)).toEqual({ required: false, challenge: null });
      for (let n = 0; n < 3; n++)
        expect((await tryPassword(account, 'wrong')).json().code).toBe('INVALID_GRANT');
      expect(await ask(account)).toEqual({ required: true, challenge: CHALLENGE });
      const asked = await tryPassword(account, DEMO_PASSWORD);
      expect([asked.statusCode, asked.json().code]).toEqual([429, 'CAPTCHA_REQUIRED']);
      expect(asked.json().details).toEqual({ challenge: CHALLENGE, retryAfterSeconds: 0 });
    }
  });

  it('comes with the refusal and lets in who has worked on it', async () => {
    const account = 'admin@stoa.example';
    for (let n = 0; n < 3; n++) await tryPassword(account, 'wrong');
    const { challenge } = (await tryPassword(account, DEMO_PASSWORD)).json().details;
    const captcha = encodeProof(await solve(challenge));
    expect((await tryPassword(account, DEMO_PASSWORD, { captcha })).statusCode).toBe(200);
  });

  it('holds once (TRUST 37)', async () => {
    const account = 'admin@stoa.example';
    for (let n = 0; n < 3; n++) await tryPassword(account, 'wrong');
    const once = await proofFor(test, { purpose: 'password', subject: account });
    expect((await tryPassword(account, 'wrong', once)).json().code).toBe('INVALID_GRANT');
    const again = await tryPassword(account, DEMO_PASSWORD, once);
    expect([again.json().code, again.json().details]).toEqual(['CAPTCHA_INVALID', { challenge: CHALLENGE }]);
  });

  it('holds once for many that use it at the same time (TRUST 37)', async () => {
    const account = 'nobody-twice@stoa.example';
    const once = await proofFor(test, { purpose: 'password', subject: account });
    const tries = await Promise.all(
      Array.from({ length: 6 }, (_, n) => tryPassword(account, 'wrong', once, `203.0.114.${n}`)),
    );
    expect(tries.map((answer) => answer.json().code).toSorted()).toEqual([
      ...Array<string>(5).fill('CAPTCHA_INVALID'),
      'INVALID_GRANT',
    ]);
  });

  const other = 'teacher@stoa.example';
  it.each<[string, (about: CaptchaContext) => Promise<string>]>([
    [
      'of another account',
      async (about) => encodeProof(await solve(await easyChallenge(test, { ...about, subject: other }))),
    ],
    [
      'for another purpose',
      async (about) => encodeProof(await solve(await easyChallenge(test, { ...about, purpose: 'existed' }))),
    ],
    [
      'for another school',
      async (about) =>
        encodeProof(await solve(await easyChallenge(test, { ...about, schoolId: SCHOOL.open }))),
    ],
    [
      'that is too late',
      async (about) =>
        encodeProof(await solve(await easyChallenge(test, about, new Date(Date.now() - 1000)))),
    ],
    [
      'with a wrong solution',
      async (about) => {
        const { challenge, solution } = await solve(await easyChallenge(test, about));
        const derivedKey = solution.derivedKey.replace(/^.{2}/, (two) => (two === '00' ? '01' : '00'));
        return encodeProof({ challenge, solution: { ...solution, derivedKey } });
      },
    ],
    [
      'with a huge number',
      async (about) => {
        const { challenge, solution } = await solve(await easyChallenge(test, about));
        return Buffer.from(
          JSON.stringify({ challenge, solution }).replace(`"counter":${solution.counter}`, '"counter":1e308'),
        ).toString('base64');
      },
    ],
    [
      'whose challenge was made easier',
      async (about) => {
        const { challenge } = await solve(await easyChallenge(test, about));
        const parameters = { ...challenge.parameters, keyPrefix: '00' };
        return encodeProof(await solve({ ...challenge, parameters }));
      },
    ],
    [
      'that signs itself',
      async (about) =>
        encodeProof(
          await solve(
            await createChallenge({
              algorithm: CAPTCHA_ALGORITHM,
              cost: 1,
              counter: 1,
              data: { binding: bindingOf(about) },
              deriveKey,
              expiresAt: new Date(Date.now() + 60_000),
              hmacSignatureSecret: 'guessed',
              hmacKeySignatureSecret: 'guessed',
            }),
          ),
        ),
    ],
    [
      'that sets options of the library',
      async (about) => {
        const { challenge, solution } = await solve(await easyChallenge(test, about));
        const wrong = { ...solution, derivedKey: '00'.repeat(32) };
        const sent = { challenge, solution: wrong, hmacAlgorithm: 'none' };
        return encodeProof(sent);
      },
    ],
    ['that is no JSON', () => Promise.resolve('abcd')],
    ['that is null', () => Promise.resolve(encodeProof(JSON.parse('null')))],
    [
      'that has no solution',
      async (about) => encodeProof({ challenge: await easyChallenge(test, about), solution: null }),
    ],
  ])('does not take a proof %s (TRUST 37)', async (_name, make) => {
    const account = 'admin@stoa.example';
    for (let n = 0; n < 3; n++) await tryPassword(account, 'wrong');
    const captcha = await make({ purpose: 'password', subject: account });
    expect((await tryPassword(account, DEMO_PASSWORD, { captcha })).json().code).toBe('CAPTCHA_INVALID');
    expect((await tryPassword(account, DEMO_PASSWORD)).json().code).toBe('CAPTCHA_REQUIRED');
  });

  it('is more work the more often an account is tried', async () => {
    const account = 'nobody-hard@stoa.example';
    const easy = await guessesOf((await ask(account, { force: 'true' })).challenge);
    for (let n = 0; n < 20 + 15; n++) await tryPassword(account, 'wrong', {}, `203.0.115.${n}`);
    const hard = await guessesOf((await ask(account)).challenge);
    expect([easy >= 200 && easy <= 400, hard >= 1600 && hard <= 3200]).toEqual([true, true]);
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
