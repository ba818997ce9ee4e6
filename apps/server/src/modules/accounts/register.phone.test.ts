import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { sentCode, useOwnAddress } from '../auth/auth.fixtures.ts';
import { registering } from './register.fixtures.ts';

const byOutbox = useTestApp();
const own = useOwnAddress();
const { headers } = own;
const register = registering(headers);
const askSms = (mobile: string, language = 'en_US') =>
  byOutbox.call('POST', `/api/accounts/open/login/sms-code?sxz-lang=${language}`, {
    form: { mobile, purpose: 'register' },
    headers: headers(),
  });

describe('registering by phone (R43, C017)', () => {
  it('sends a code to the number, makes the account and signs in', async () => {
    expect((await askSms('13911112222')).statusCode).toBe(200);
    const [message] = (await byOutbox.outbox()).filter((raw) => raw.includes('13911112222'));
    expect(JSON.parse(message as string)).toEqual({
      to: '+8613911112222',
      text: expect.stringMatching(/^Your verification code is \d{6}\./),
    });
    const code = await sentCode(byOutbox, '13911112222');
    const answer = await register(byOutbox, { channel: 'mobile', target: '13911112222', code });
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = (
      await byOutbox.call('GET', '/api/accounts/users/me', { token: answer.json().access_token })
    ).json();
    expect(data).toMatchObject({ mobile: '13911112222', email: null, nickName: 'Ada', memberships: [] });
    // Without a password only a code signs in.
    const blank = await byOutbox.call('POST', '/api/auth/oauth/token', {
      form: { grant_type: 'password', username: '13911112222', password: 'undefined' },
      headers: headers(),
    });
    expect(blank.json().code).toBe('INVALID_GRANT');
  });

  it.each(['ar_SA', 'ja_JP'])('is written in %s where that is asked for (B003)', async (language) => {
    const number = `1391111333${++own.n % 10}`;
    expect((await askSms(number, language)).statusCode).toBe(200);
    const text = (await byOutbox.outbox()).filter((raw) => raw.includes(number)).at(-1);
    expect(text).toMatch(language === 'ar_SA' ? /\p{Script=Arabic}/u : /\p{Script=Hiragana}/u);
  });
});

describe('what is refused', () => {
  it('joins no school that is closed, and none that there is not', async () => {
    for (const [index, tenantId] of [SCHOOL.company, '1234567890123456789'].entries()) {
      const target = `1391111444${index}`;
      await askSms(target);
      const answer = await register(byOutbox, {
        channel: 'mobile',
        target,
        code: await sentCode(byOutbox, target),
        tenantId,
      });
      expect(answer.statusCode, answer.body).toBe(200);
      const { data } = (
        await byOutbox.call('GET', '/api/accounts/users/me', { token: answer.json().access_token })
      ).json();
      expect(data.memberships).toEqual([]);
    }
  });

  it.each([
    ['seven characters', '1234567', 'VALIDATION_FAILED'],
    ['129 characters', 'x1'.repeat(64) + 'y', 'VALIDATION_FAILED'],
    ['one of the most common', '12345678', 'PASSWORD_TOO_WEAK'],
    ['a common one in capitals', 'PASSWORD', 'PASSWORD_TOO_WEAK'],
    ['their own address', 'strong@new.example', 'PASSWORD_TOO_WEAK'],
    ['two characters over and over', 'abababababab', 'PASSWORD_TOO_WEAK'],
  ])('a password of %s', async (_name, password, code) => {
    const answer = await register(byOutbox, {
      channel: 'email',
      target: 'strong@new.example',
      code: '000000',
      password,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  });

  it.each([
    ['blank', '   '],
    ['forty-one characters', 'x'.repeat(41)],
  ])('a name that is %s', async (_name, nickName) => {
    const answer = await register(byOutbox, {
      channel: 'email',
      target: 'strong@new.example',
      code: '000000',
      nickName,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('not to agree, and fields that make somebody more than they are', async () => {
    for (const extra of [
      { agreed: false },
      { isSuperuser: true },
      { role: 'owner' },
      { is_valid: true },
      { user_id: '1700000000000000001' },
    ])
      expect(
        (
          await register(byOutbox, {
            channel: 'email',
            target: 'strong@new.example',
            code: '000000',
            ...extra,
          })
        ).statusCode,
      ).toBe(400);
  });
});

describe('a long password', () => {
  it('counts to its last character, spaces and emoji included (TRUST 96)', async () => {
    const target = '13911115555';
    await askSms(target);
    const password = `${'correct horse battery 🐎 staple '.repeat(3)}z`;
    const answer = await register(byOutbox, {
      channel: 'mobile',
      target,
      code: await sentCode(byOutbox, target),
      password,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const signIn = async (given: string) =>
      (
        await byOutbox.call('POST', '/api/auth/oauth/token', {
          form: { grant_type: 'password', username: target, password: given },
          headers: headers(),
        })
      ).statusCode;
    expect(await signIn(password)).toBe(200);
    expect(await signIn(`${password.slice(0, -1)}y`)).toBe(400);
    expect(await signIn(password.slice(0, -1))).toBe(400);
  });
});
