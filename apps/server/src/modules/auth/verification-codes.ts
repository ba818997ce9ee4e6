import { randomInt, timingSafeEqual } from 'node:crypto';
import type { MessageDescriptor } from '@lingui/core';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { layOutMail, type Letter } from '../../core/mail/mail-layout.ts';
import type { Services } from '../../core/services.ts';
import { digest } from '../../platform/digest.ts';
import { askCaptcha, useCaptcha } from '../../core/identity/captcha.ts';
import { count, peek, type Limit, uncount } from '../../core/limits/limits.repository.ts';
import { addCode, countTry, countTryAtUsed, spendCode } from './verification-codes.repository.ts';

/** What a code is for; those with an account hold for that person alone. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'reset'
  | `bind:${string}`
  | `reauthenticate:${string}`
  | `delete:${string}`
  | `active-code:${string}`;

/** A code holds for ten minutes and five tries. */
export const CODE_TTL_S = 600;
const CODE_TRIES = 5;
/** Another one can be asked for after a minute. */
const CODE_INTERVAL_S = 60;
const PER_TARGET: Limit = { limit: 5, windowSeconds: 3600 };
const PER_IP: Limit = { limit: 30, windowSeconds: 3600 };
const PER_DAY: Limit = { limit: 20_000, windowSeconds: 86_400 };
/** Requests without a captcha from one address. */
const FREE_OF_CAPTCHA: Limit = { limit: 3, windowSeconds: 3600 };

const MESSAGES = {
  subject: /*i18n*/ { id: 'code.subject', message: '{code} is your code for Stoa' },
  text: /*i18n*/ {
    id: 'code.text',
    message:
      'Your verification code is {code}. It expires in {minutes, plural, one {# minute} other {# minutes}}. Do not share it: nobody from your school will ask for it.',
  },
  ignore: /*i18n*/ {
    id: 'code.ignore',
    message: 'If you did not request this code, you can ignore this email.',
  },
} satisfies Record<string, MessageDescriptor>;

const hashOf = (target: string, purpose: string, code: string): Buffer =>
  digest(`${purpose}|${target}|${code}`);

export interface CodeRequest {
  /** Normalised: an e-mail address or an E.164 number. */
  target: string;
  channel: 'email' | 'mobile';
  purpose: CodePurpose;
  /** The proof that came along. */
  captcha: string | undefined;
  ip: string;
  language: Language;
  /** A code to an own contact: no captcha is asked for, the other limits hold. */
  signedIn?: boolean;
  /** Sent instead of the code: the caller gets the same answer, who is asked about is told. */
  instead?: Letter;
}

/** Sends a code, or does not, within the limits; the caller cannot tell whether the account exists. */
export async function sendCode(
  { database, clock, config, messenger, messages, secrets }: Services,
  request: CodeRequest,
): Promise<{ expiresInSeconds: number; retryAfterSeconds: number }> {
  const now = clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { target, purpose, ip } = request;
  const refused = await database.write({}, async (tx) => {
    const about = { purpose: `code:${purpose}`, subject: target };
    const ask = async (code: 'CAPTCHA_REQUIRED' | 'CAPTCHA_INVALID') => {
      const [byIp, byTarget] = [
        await peek(tx, `code:ip:${ip}`, now),
        await peek(tx, `code:target:${target}`, now),
      ];
      return askCaptcha(secrets, code, about, [byIp.count - FREE_OF_CAPTCHA.limit, byTarget.count], now);
    };
    if (request.captcha !== undefined) {
      if (!(await useCaptcha(tx, secrets, request.captcha, about, now))) return ask('CAPTCHA_INVALID');
    } else if (!request.signedIn) {
      // Counted before it is looked at: of many at once each sees another number.
      const free = await count(tx, `code:free:${ip}`, FREE_OF_CAPTCHA, now);
      if (free.count > FREE_OF_CAPTCHA.limit) return ask('CAPTCHA_REQUIRED');
    }
    const recent = await count(
      tx,
      `code:minute:${target}`,
      { limit: 1, windowSeconds: CODE_INTERVAL_S },
      now,
    );
    if (recent.count > 1)
      return new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: recent.retryAfterSeconds });
    for (const [key, limit] of [
      [`code:ip:${ip}`, PER_IP],
      [`code:target:${target}`, PER_TARGET],
      ['code:day', PER_DAY],
    ] as const) {
      const state = await count(tx, key, limit, now);
      if (state.count > limit.limit)
        return new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: state.retryAfterSeconds });
    }
    await addCode(
      tx,
      target,
      purpose,
      hashOf(target, purpose, code),
      now,
      new Date(now.getTime() + CODE_TTL_S * 1000),
    );
    return undefined;
  });
  if (refused) throw refused;
  const values = { code, minutes: CODE_TTL_S / 60 };
  const letter: Letter = request.instead ?? {
    language: request.language,
    subject: { message: MESSAGES.subject, values },
    paragraphs: [{ message: MESSAGES.text, values }],
    code,
    notes: [{ message: MESSAGES.ignore }],
  };
  try {
    if (request.channel === 'mobile') {
      const [first] = letter.paragraphs;
      const text = first ? messages.say(letter.language, first.message, first.values) : '';
      await messenger.text({ to: target, text });
    } else await messenger.mailNow({ to: target, ...layOutMail(messages, config, letter) });
  } catch (error) {
    // A message that never left is not held against the person.
    const counted = [`code:minute:${target}`, `code:target:${target}`];
    if (request.captcha === undefined && !request.signedIn) counted.push(`code:free:${ip}`);
    await database.write({}, async (tx) => {
      for (const key of counted) await uncount(tx, key);
    });
    throw error;
  }
  return { expiresInSeconds: CODE_TTL_S, retryAfterSeconds: CODE_INTERVAL_S };
}

/**
 * Uses up the newest code of a target. The try is counted before it is compared, and one conditional update decides
 * between two that come at once.
 * @returns a problem to be thrown after the transaction, so that the counted try is kept; undefined when the code is right
 */
export async function useCode(
  tx: Transaction,
  target: string,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<Problem | undefined> {
  const tried = await countTry(tx, target, purpose);
  if (!tried) return new Problem('CODE_INVALID', { attemptsLeft: 0 });
  if (tried.tries > CODE_TRIES)
    return new Problem('CODE_ATTEMPTS_EXCEEDED', { retryAfterSeconds: CODE_INTERVAL_S });
  if (tried.expires_at <= now) return new Problem('CODE_EXPIRED');
  if (!timingSafeEqual(tried.code_hash, hashOf(target, purpose, code)))
    return new Problem('CODE_INVALID', { attemptsLeft: CODE_TRIES - tried.tries });
  const won = await spendCode(tx, tried.id, now);
  return won ? undefined : new Problem('CODE_INVALID', { attemptsLeft: 0 });
}

/**
 * Whether this is the newest code of a target, used up already and still in its time: who repeats a request has it,
 * and nobody else. Counted like a try, before it is compared.
 */
export async function wasCodeUsed(
  tx: Transaction,
  target: string,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<boolean> {
  const tried = await countTryAtUsed(tx, target, purpose, now);
  return (
    tried !== undefined &&
    tried.tries <= CODE_TRIES &&
    timingSafeEqual(tried.code_hash, hashOf(target, purpose, code))
  );
}
