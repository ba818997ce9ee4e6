import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { encodeProof, proofFor, solve, useOwnAddress } from './auth.fixtures.ts';
import { hashPassword } from '../../core/identity/passwords.ts';

const test = useTestApp();
const own = useOwnAddress();
const PEOPLE = 30;
/** How much more work one answer may be than the other; a password that is not compared at all is a tenth of it. */
const MAX_TIMES_THE_WORK = 1.25;

beforeAll(async () => {
  const password_hash = await hashPassword('the-right-password');
  await test.database.write({}, (tx) =>
    tx
      .insertInto('account')
      .values(Array.from({ length: PEOPLE }, (_, n) => ({ email: `known${n}@test.example`, password_hash })))
      .execute(),
  );
});

let asked = 0;
async function tryOnce(username: string) {
  asked++;
  // Work and not time: what else the machine does meanwhile does not count.
  const before = process.cpuUsage();
  const answer = await test.call('POST', '/api/auth/oauth/token', {
    form: { grant_type: 'password', username, password: 'a-wrong-password' },
    headers: { 'x-forwarded-for': `10.7.${Math.floor(asked / 250)}.${asked % 250}` },
  });
  const { requestId: _own, ...body } = answer.json();
  const { user, system } = process.cpuUsage(before);
  return { work: user + system, body: JSON.stringify(body), status: answer.statusCode };
}
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

it('an unknown account and a wrong password get the same answer for the same work (TRUST 2)', async () => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < PEOPLE; n++) {
    const wrong = await tryOnce(`known${n}@test.example`);
    const nobody = await tryOnce(`nobody${n}@test.example`);
    expect([wrong.status, wrong.body]).toEqual([400, nobody.body]);
    known.push(wrong.work);
    unknown.push(nobody.work);
  }
  const ratio = median(known) / median(unknown);
  expect(Math.max(ratio, 1 / ratio)).toBeLessThan(MAX_TIMES_THE_WORK);
});

describe('whether an account exists (C022, C023)', () => {
  const existed = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    test.call(
      'GET',
      `/api/accounts/open/${'email' in query ? 'email' : 'mobile'}/existed?${new URLSearchParams(query)}`,
      { headers: { 'x-forwarded-for': own.ip, ...headers } },
    );

  it('is told for the proof of a captcha alone (TRUST 36)', async () => {
    expect(
      (
        await existed({
          mobile: '13800000001',
          ...(await proofFor(test, { purpose: 'existed', subject: '+8613800000001' })),
        })
      ).json().data,
    ).toEqual({ existed: true });
    expect(
      (
        await existed({
          mobile: '13900009999',
          ...(await proofFor(test, { purpose: 'existed', subject: '+8613900009999' })),
        })
      ).json().data,
    ).toEqual({ existed: false });
    expect(
      (
        await existed({
          email: 'Learner@stoa.example',
          ...(await proofFor(test, { purpose: 'existed', subject: 'learner@stoa.example' })),
        })
      ).json().data,
    ).toEqual({ existed: true });
    expect((await existed({ mobile: '13800000001' })).statusCode).toBe(400);
    expect(codeOf(await existed({ mobile: '13800000001', captcha: 'abcd' }))).toBe('CAPTCHA_INVALID');
    const proof = await proofFor(test, { purpose: 'existed', subject: '+8613800000001' });
    expect(codeOf(await existed({ email: 'learner@stoa.example', ...proof }))).toBe('CAPTCHA_INVALID');
    expect((await existed({ mobile: '13800000001', ...proof })).json().data).toEqual({ existed: true });
    expect(codeOf(await existed({ mobile: '13800000001', ...proof }))).toBe('CAPTCHA_INVALID');
    const other = await proofFor(test, { purpose: 'password', subject: '+8613800000001' });
    expect(codeOf(await existed({ mobile: '13800000001', ...other }))).toBe('CAPTCHA_INVALID');
  });

  it('takes the challenge that the captcha call answers (C034, TRUST 36)', async () => {
    const asked = await test.call(
      'GET',
      '/api/accounts/open/login/account/open/code/imagevalid?account=learner@stoa.example&force=true&purpose=existed',
      { headers: own.headers() },
    );
    const captcha = encodeProof(await solve(asked.json().data.challenge));
    expect((await existed({ email: 'learner@stoa.example', captcha })).json().data).toEqual({
      existed: true,
    });
  });

  it('is told twenty times an hour to one address, whatever its fingerprint (TRUST 36, 38)', async () => {
    const codes = [];
    for (let time = 0; time < 21; time++)
      codes.push(
        (
          await existed(
            {
              mobile: '13800000001',
              ...(await proofFor(test, { purpose: 'existed', subject: '+8613800000001' })),
            },
            { fp: `fp-${time}` },
          )
        ).statusCode,
      );
    expect(codes).toEqual([...Array(20).fill(200), 429]);
  });
});
