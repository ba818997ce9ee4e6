import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { useOwnAddress } from './auth.fixtures.ts';

/** What the two gateways do with the next message, and how often they were asked. */
let isAway = false;
let asked = 0;
const sms = createServer((request, response) => {
  asked++;
  request.resume().on('end', () => response.writeHead(isAway ? 500 : 200).end());
});
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    asked++;
    stream.resume().on('end', () => done(isAway ? new Error('no space left') : null));
  },
});
const smsPort = await new Promise<number>((resolve) => {
  sms.listen(0, '127.0.0.1', () => resolve((sms.address() as AddressInfo).port));
});
const smtpPort = await new Promise<number>((resolve) => {
  const server = smtp.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
});
afterAll(() => {
  smtp.close(() => undefined);
  sms.close();
});
beforeEach(() => {
  isAway = false;
  asked = 0;
});

const test = useTestApp({
  SMS_URL: `http://127.0.0.1:${smsPort}/messages`,
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
});
const { headers } = useOwnAddress();

describe('a gateway for messages that is away (TRUST F31)', () => {
  it.each([
    ['SMS', '/api/accounts/open/login/sms-code', { mobile: '13910008888' }],
    ['mail', '/api/accounts/open/email/verify_code', { email: 'away@stoa.example' }],
  ] as const)('by %s: is told, asked once a request, and nothing is counted', async (_name, url, form) => {
    const ask = () => test.call('POST', url, { form: { ...form, purpose: 'login' }, headers: headers() });
    isAway = true;
    // More than go out without a proof, within the minute that lies between two, and more than the target gets in an hour.
    for (let time = 1; time <= 6; time++) {
      const answer = await ask();
      expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(asked).toBe(time);
    }
    isAway = false;
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
    expect(asked).toBe(7);
  });

  it('takes back no more than the one that did not leave', async () => {
    const form = { mobile: '13910009999', purpose: 'login' };
    const ask = () => test.call('POST', '/api/accounts/open/login/sms-code', { form, headers: headers() });
    const aMinuteLater = () =>
      test.database.write({}, (tx) =>
        tx.deleteFrom('rate_counter').where('key', 'like', 'code:minute:%').execute(),
      );
    for (const away of [false, false, true]) {
      await aMinuteLater();
      isAway = away;
      expect((await ask()).statusCode).toBe(away ? 503 : 200);
    }
    const counted = await test.database.read({}, (tx) =>
      tx
        .selectFrom('rate_counter')
        .select('count')
        .where('key', '=', `code:target:+86${form.mobile}`)
        .executeTakeFirstOrThrow(),
    );
    expect(counted.count).toBe(2);
  });
});
