import { describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { proofFor, sentCode, useOwnAddress } from './auth.fixtures.ts';

const test = useTestApp();
const own = useOwnAddress();

const SMS = '/api/accounts/open/login/sms-code';
const MAIL = '/api/accounts/open/email/verify_code';
const ask = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  test.call('POST', url, {
    form: { purpose: 'login', ...form },
    headers: { 'x-forwarded-for': own.ip, ...headers },
  });
const sentTo = (target: string) => sentCode(test, target);
const countSent = async (target: string) =>
  (await test.outbox()).filter((message) => message.includes(target)).length;
/** A number of the mainland that nobody else in this file uses. */
const mobile = () => `1391000${String(++own.n).padStart(4, '0')}`;
const signIn = (form: Record<string, string>) =>
  test.call('POST', '/api/auth/oauth/token', {
    form: { grant_type: 'sms_code', ...form },
    headers: { 'x-forwarded-for': own.ip },
  });
/** Lets a minute pass for whoever waits for the next code. */
const aMinuteLater = () =>
  test.database.write({}, (tx) =>
    tx.deleteFrom('rate_counter').where('key', 'like', 'code:minute:%').execute(),
  );

describe('sending a code (C017, C018, C019, C020)', () => {
  it('answers the same whether there is such an account', async () => {
    const known = await ask(SMS, { mobile: '13800000001' });
    const unknown = await ask(SMS, { mobile: mobile() });
    expect([known.statusCode, known.json()]).toEqual([
      200,
      { code: 200, message: 'ok', data: { expiresInSeconds: 600, retryAfterSeconds: 60 } },
    ]);
    expect(unknown.json()).toEqual(known.json());
    expect(await countSent('+8613800000001')).toBe(1);
  });

  it('waits a minute for the next, over both versions together (TRUST 31)', async () => {
    const number = mobile();
    const answers = [
      await ask(SMS, { mobile: number }),
      await ask(`${SMS}/v2`, { mobile: number }),
      await ask(SMS, { mobile: `${number}`, purpose: 'register' }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 429, 429]);
    expect(Number(answers[1]?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await countSent(number)).toBe(1);
  });

  it.each([
    ['SMS', SMS, () => ({ mobile: mobile() })],
    ['mail', MAIL, () => ({ email: `target${++own.n}@stoa.example` })],
  ] as const)(
    'by %s goes to one target five times an hour, over both versions and all addresses (TRUST 31, 35)',
    async (_name, url, target) => {
      const form = target();
      const codes = [];
      for (let time = 0; time < 8; time++) {
        await aMinuteLater();
        codes.push(
          (await ask(time % 2 ? `${url}/v2` : url, form, { 'x-forwarded-for': `10.7.${own.n}.${time}` }))
            .statusCode,
        );
      }
      expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
      expect(await countSent(Object.values(form)[0] as string)).toBe(5);
    },
  );

  it('asks one address for a captcha after three, and stops after thirty, whatever its fingerprint (TRUST 31, 38)', async () => {
    const numbers = Array.from({ length: 40 }, mobile);
    const without = [];
    for (const number of numbers.slice(0, 5))
      without.push(await ask(SMS, { mobile: number }, { fp: `fp-${number}` }));
    expect(without.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 429, 429]);
    expect([codeOf(without[3] as never), codeOf(without[4] as never)]).toEqual([
      'CAPTCHA_REQUIRED',
      'CAPTCHA_REQUIRED',
    ]);
    const solved = [];
    for (const number of numbers.slice(5))
      solved.push(
        await ask(
          SMS,
          { mobile: number, ...(await proofFor(test, { purpose: 'code:login', subject: `+86${number}` })) },
          { fp: `fp-${number}` },
        ),
      );
    expect(solved.filter((answer) => answer.statusCode === 200).length).toBe(27);
    expect(codeOf(solved.at(-1) as never)).toBe('TOO_MANY_ATTEMPTS');
    let sent = 0;
    for (const number of numbers) sent += await countSent(number);
    expect(sent).toBe(30);
  });

  it('takes a proof once, for its own target and its own purpose (TRUST 37)', async () => {
    const [first, second] = [mobile(), mobile()];
    const proof = await proofFor(test, { purpose: 'code:login', subject: `+86${first}` });
    expect(codeOf(await ask(SMS, { mobile: second, ...proof }))).toBe('CAPTCHA_INVALID');
    expect(codeOf(await ask(SMS, { mobile: first, purpose: 'reset', ...proof }))).toBe('CAPTCHA_INVALID');
    expect((await ask(SMS, { mobile: first, ...proof })).statusCode).toBe(200);
    await aMinuteLater();
    expect(codeOf(await ask(SMS, { mobile: first, ...proof }))).toBe('CAPTCHA_INVALID');
  });

  it('without a proof goes out three times, of sixty that come at once (TRUST 31)', async () => {
    const numbers = Array.from({ length: 60 }, mobile);
    const answers = await Promise.all(numbers.map((number) => ask(SMS, { mobile: number })));
    const codes = answers.map((answer) => (answer.statusCode === 200 ? 'sent' : codeOf(answer)));
    expect(codes.toSorted()).toEqual([
      ...Array<string>(57).fill('CAPTCHA_REQUIRED'),
      ...Array<string>(3).fill('sent'),
    ]);
  });

  it('takes back nothing of the free ones when a proof is given', async () => {
    for (let time = 0; time < 3; time++) await ask(SMS, { mobile: mobile() });
    const number = mobile();
    const proof = await proofFor(test, { purpose: 'code:login', subject: `+86${number}` });
    expect((await ask(SMS, { mobile: number, ...proof })).statusCode).toBe(200);
    expect(codeOf(await ask(SMS, { mobile: mobile() }))).toBe('CAPTCHA_REQUIRED');
  });

  it.each([
    ['a premium number', { mobile: '9001234567', countryCode: '1' }],
    ['a satellite number', { mobile: '77012345678', countryCode: '881' }],
    ['a country that is not served', { mobile: '671234567', countryCode: '237' }],
    ['a landline', { mobile: '01065529988', countryCode: '86' }],
    ['too few digits', { mobile: '13800' }],
  ])('sends nothing to %s (TRUST 31)', async (_name, form) => {
    const before = (await test.outbox()).length;
    const answer = await ask(SMS, form);
    expect(answer.statusCode).toBe(400);
    expect((await test.outbox()).length).toBe(before);
  });

  it.each([
    'a@x.example\r\nBcc: b@y.example',
    'a@x.example\nBcc:b@y.example',
    'a@x.example,b@y.example',
    'a@x.example;b@y.example',
    '"a b"@x.example',
    'A <a@x.example>',
    'a@x',
    '@x.example',
    'a@@x.example',
    'a@x.example b@y.example',
  ])('sends nothing to %j (TRUST 35)', async (email) => {
    const before = (await test.outbox()).length;
    expect((await ask(MAIL, { email })).statusCode).toBe(400);
    expect((await test.outbox()).length).toBe(before);
  });

  it('goes out as one mail to one person', async () => {
    const email = `plain${++own.n}@stoa.example`;
    expect((await ask(MAIL, { email: email.toUpperCase() })).statusCode).toBe(200);
    const mail = (await test.outbox()).filter((message) => message.includes(email)).at(-1) as string;
    const head = mail.split(/\r?\n\r?\n/)[0] as string;
    expect(head.match(/^(to|cc|bcc):.*$/gim)).toEqual([`To: ${email}`]);
    expect(await sentTo(email)).toMatch(/^\d{6}$/);
  });
});

describe('using a code (B026)', () => {
  const fresh = async (number = '13800000001') => {
    await test.database.write({}, (tx) => tx.deleteFrom('rate_counter').execute());
    expect((await ask(SMS, { mobile: number })).statusCode).toBe(200);
    return sentTo(number);
  };
  const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

  it('signs in, once', async () => {
    const code = await fresh();
    const answer = await signIn({ mobile: '13800000001', code });
    expect(answer.json()).toMatchObject({
      user_id: expect.stringMatching(/^\d{19}$/),
      access_token: expect.any(String),
    });
    const again = await signIn({ mobile: '13800000001', code });
    expect([again.statusCode, codeOf(again)]).toEqual([400, 'INVALID_GRANT']);
  });

  it('twenty times at once signs in once (TRUST 33)', async () => {
    const code = await fresh();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn({ mobile: '13800000001', code })),
    );
    expect(answers.filter((answer) => answer.statusCode === 200).length).toBe(1);
  });

  it('is over after five wrong tries, even with the right one (TRUST 32)', async () => {
    const code = await fresh();
    const left = [];
    for (let time = 0; time < 5; time++)
      left.push((await signIn({ mobile: '13800000001', code: wrongOf(code) })).json().details?.attemptsLeft);
    expect(left).toEqual([4, 3, 2, 1, 0]);
    const sixth = await signIn({ mobile: '13800000001', code });
    expect([sixth.statusCode, codeOf(sixth)]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });

  it('counts wrong tries that come at once (TRUST 32)', async () => {
    const code = await fresh();
    await Promise.all(
      Array.from({ length: 20 }, () => signIn({ mobile: '13800000001', code: wrongOf(code) })),
    );
    expect((await signIn({ mobile: '13800000001', code })).statusCode).toBe(429);
  });

  it('does not outlive its ten minutes, nor the next code (TRUST 32)', async () => {
    const code = await fresh();
    await test.database.write({}, (tx) =>
      tx
        .updateTable('verification_code')
        .set({ expires_at: new Date(Date.now() - 1) })
        .where('used_at', 'is', null)
        .execute(),
    );
    expect((await signIn({ mobile: '13800000001', code })).statusCode).toBe(400);
    const first = await fresh();
    const second = await fresh();
    if (first !== second) expect((await signIn({ mobile: '13800000001', code: first })).statusCode).toBe(400);
    expect((await signIn({ mobile: '13800000001', code: second })).statusCode).toBe(200);
  });

  it('holds for its target and its purpose alone (TRUST 34)', async () => {
    const number = mobile();
    const forLearner = await fresh();
    expect((await signIn({ mobile: number, code: forLearner })).statusCode).toBe(400);
    const forStranger = await fresh(number);
    const register = await test.call('POST', '/api/accounts/open/register', {
      json: { channel: 'mobile', target: number, code: forStranger, nickName: 'Nobody', agreed: true },
    });
    expect([register.statusCode, codeOf(register)]).toEqual([400, 'CODE_INVALID']);
    // Right, but of nobody: the same answer as for a wrong one.
    const nobody = await signIn({ mobile: number, code: forStranger });
    expect([nobody.statusCode, codeOf(nobody)]).toEqual([400, 'INVALID_GRANT']);
  });

  it('is kept as a hash', async () => {
    const code = await fresh();
    const { rows } = await test.database.pool.query(
      'select v::text as row from verification_code v order by id desc limit 1',
    );
    expect(JSON.stringify(rows)).not.toContain(`,${code},`);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(code).toString('hex'));
  });
});

describe('where a request comes from (C024)', () => {
  it('is the address that the proxy saw', async () => {
    const answer = await test.call('GET', '/api/accounts/open/client/ip', {
      headers: { 'x-forwarded-for': '1.2.3.4, 203.0.113.9' },
    });
    expect(answer.json()).toEqual({ code: '000000', message: 'ok', data: { ip: '203.0.113.9' } });
  });
});
