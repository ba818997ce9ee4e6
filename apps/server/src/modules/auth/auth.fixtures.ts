import { createChallenge, solveChallenge, type Challenge, type Payload, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeEach } from 'vitest';
import { SecretBox } from '../../platform/secret-box.ts';
import type { TestApp } from '../../testing/test-app.ts';
import {
  bindingOf,
  CAPTCHA_ALGORITHM,
  captchaKeys,
  type CaptchaContext,
} from '../../core/identity/captcha.ts';

export const LEARNER = 'learner@stoa.example';

/** Gives every test of a file an address of its own: what is counted by address begins anew. */
export function useOwnAddress() {
  const own = { n: 0, ip: '' };
  beforeEach(() => {
    own.ip = `198.51.100.${++own.n}`;
  });
  return Object.assign(own, { headers: () => ({ 'x-forwarded-for': own.ip }) });
}

/** Signs in with a password, from the test's own address unless another is named. */
export const signingIn =
  (test: TestApp, own: { ip: string }) =>
  (username: string, password: string, more: Record<string, string> = {}, from = own.ip) =>
    test.call('POST', '/api/auth/oauth/token', {
      form: { grant_type: 'password', username, password, ...more },
      headers: { 'x-forwarded-for': from },
    });

/** Asks who is signed in. */
export const askingWho = (test: TestApp) => (token: string) =>
  test.call('GET', '/api/accounts/users/me', { token });

/** What a person reads of a mail: subject, text and, where it has one, the HTML part, decoded. */
export function readMail(raw: string): { subject: string; text: string; html?: string } {
  const { head, body } = cutMail(raw);
  const subject = (/^Subject: (.*)$/m.exec(head)?.[1] ?? '')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?b\?([^?]*)\?=/gi, (_all, part: string) => Buffer.from(part, 'base64').toString())
    .replaceAll(/=\?utf-8\?q\?([^?]*)\?=/gi, (_all, part: string) => unquote(part.replaceAll('_', ' ')));
  const boundary = /boundary="([^"]*)"/.exec(head)?.[1];
  if (boundary === undefined) return { subject, text: decoded({ head, body }) };
  const [text = '', html = ''] = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => decoded(cutMail(part.trim())));
  return { subject, text, html };
}

/** Head and body; lines that go on are one. */
function cutMail(raw: string): { head: string; body: string } {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/);
  return { head: head.replaceAll(/\r?\n[ \t]+/g, ' '), body: rest.join('\n\n') };
}

function decoded({ head, body }: { head: string; body: string }): string {
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? unquote(body.replaceAll(/=\r?\n/g, '')) : body;
}

const unquote = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** The code in the newest message that was sent to a number (+86…) or an address. */
export async function sentCode(test: TestApp, target: string): Promise<string> {
  const texts = (await test.outbox())
    .filter((raw) => raw.includes(target))
    .map((raw) => (raw.startsWith('{') ? (JSON.parse(raw) as { text: string }).text : readMail(raw).text));
  // Notices without a code may be sent after it.
  return texts.map((text) => /\b\d{6}\b/.exec(text)?.[0]).findLast((code) => code !== undefined) ?? '';
}

/** A challenge as the server makes it, but for two guesses at most. */
export const easyChallenge = (
  test: TestApp,
  about: CaptchaContext,
  expiresAt = new Date(Date.now() + 60_000),
): Promise<Challenge> =>
  createChallenge({
    algorithm: CAPTCHA_ALGORITHM,
    cost: 1,
    counter: 1,
    data: { binding: bindingOf(about) },
    deriveKey,
    expiresAt,
    ...captchaKeys(new SecretBox(test.config)),
  });

/** Works on a challenge as a browser does. */
export async function solve(challenge: Challenge): Promise<Payload> {
  return { challenge, solution: (await solveChallenge({ challenge, deriveKey })) as Solution };
}

/** A proof as it is sent. */
export const encodeProof = (payload: object): string =>
  Buffer.from(JSON.stringify(payload)).toString('base64');

/** A right proof for something. */
export const proofFor = async (test: TestApp, about: CaptchaContext): Promise<{ captcha: string }> => ({
  captcha: encodeProof(await solve(await easyChallenge(test, about))),
});
