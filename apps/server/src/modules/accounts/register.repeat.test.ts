import { describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { sentCode, useOwnAddress } from '../auth/auth.fixtures.ts';
import { registering } from './register.fixtures.ts';

const test = useTestApp();
const own = useOwnAddress();
const register = registering(own.headers);
const PASSWORD = 'a long enough phrase';

const askCode = async (email: string) => {
  await test.database.write({}, (tx) =>
    tx.deleteFrom('rate_counter').where('key', 'like', 'code:minute:%').execute(),
  );
  const sent = await test.call('POST', '/api/accounts/open/email/verify_code', {
    form: { email, purpose: 'register' },
    headers: own.headers(),
  });
  expect(sent.statusCode).toBe(200);
  return sentCode(test, email);
};
const form = (target: string, code: string, more: object = {}) => ({
  channel: 'email' as const,
  target,
  code,
  password: PASSWORD,
  nickName: 'Ada',
  ...more,
});
const other = (code: string) => (code === '000000' ? '111111' : '000000');

describe('registering again after the answer was lost (B027)', () => {
  it('signs in to the account that was made, with the same code and password', async () => {
    const email = 'lost@repeat.example';
    const code = await askCode(email);
    const first = await register(test, form(email, code));
    const again = await register(test, form(email, code));
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json().user_id).toBe(first.json().user_id);
    expect(again.json().access_token).not.toBe(first.json().access_token);
  });

  it('makes one account of two requests that come at once, and signs in with both', async () => {
    const email = 'twice@repeat.example';
    const code = await askCode(email);
    const both = await Promise.all([register(test, form(email, code)), register(test, form(email, code))]);
    expect(both.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect(new Set(both.map((answer) => answer.json().user_id)).size).toBe(1);
  });

  it('signs in with a new code as well', async () => {
    const email = 'newer@repeat.example';
    const first = await register(test, form(email, await askCode(email)));
    const again = await register(test, form(email, await askCode(email)));
    expect([again.statusCode, again.json().user_id]).toEqual([200, first.json().user_id]);
  });

  it('tells nothing more to who has another password, no password or another code', async () => {
    const email = 'held@repeat.example';
    const code = await askCode(email);
    expect((await register(test, form(email, code))).statusCode).toBe(200);
    const tries = [
      await register(test, form(email, code, { password: 'another long phrase' })),
      await register(test, form(email, code, { password: undefined })),
      await register(test, form(email, other(code))),
    ];
    expect(tries.map(codeOf)).toEqual(['CODE_INVALID', 'CODE_INVALID', 'CODE_INVALID']);
    expect(tries.map((answer) => answer.cookies)).toEqual([[], [], []]);
    const newer = await askCode(email);
    expect(codeOf(await register(test, form(email, newer, { password: 'another long phrase' })))).toBe(
      'ACCOUNT_EXISTS',
    );
  });

  it('takes the code five times at most, the right password included (TRUST 32)', async () => {
    const email = 'guessed@repeat.example';
    const code = await askCode(email);
    await register(test, form(email, code));
    for (let n = 0; n < 5; n++) await register(test, form(email, other(code)));
    expect(codeOf(await register(test, form(email, code)))).toBe('CODE_INVALID');
  });

  it('takes no code whose time is over', async () => {
    const email = 'late@repeat.example';
    const code = await askCode(email);
    await register(test, form(email, code));
    await test.database.write({}, (tx) =>
      tx
        .updateTable('verification_code')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .where('target', '=', email)
        .execute(),
    );
    expect(codeOf(await register(test, form(email, code)))).toBe('CODE_INVALID');
  });

  it('lets nobody in who was shut out meanwhile', async () => {
    const email = 'disabled@repeat.example';
    const code = await askCode(email);
    await register(test, form(email, code));
    await test.database.write({}, (tx) =>
      tx.updateTable('account').set({ is_valid: false }).where('email', '=', email).execute(),
    );
    expect(codeOf(await register(test, form(email, code)))).toBe('ACCOUNT_DISABLED');
  });
});
