import { randomBytes, timingSafeEqual } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import { digest } from '../../platform/digest.ts';

const TTL_MS = 5 * 60_000;
const OPTIONS = {
  size: 4,
  noise: 2,
  ignoreChars: '0o1iIlLO9gq',
  width: 160,
  height: 56,
  fontSize: 52,
  color: true,
  background: '#f4ece0',
};

/** A picture to be read by a person: its id and what is shown. */
export interface ImageCheck {
  captchaId: string;
  /** SVG data URI. */
  image: string;
}

const hashOf = (id: string, answer: string): Buffer =>
  digest(`${id}|${answer.normalize('NFKC').trim().toLowerCase()}`);

/** Makes a picture for a subject (an account that is about to be used); it holds once, for five minutes. */
export async function createImageCheck(tx: Transaction, subject: string, now: Date): Promise<ImageCheck> {
  const { data, text } = svgCaptcha.create(OPTIONS);
  const captchaId = randomBytes(18).toString('base64url');
  await tx
    .insertInto('image_check')
    .values({
      id: captchaId,
      subject,
      answer_hash: hashOf(captchaId, text),
      expires_at: new Date(now.getTime() + TTL_MS),
    })
    .execute();
  return { captchaId, image: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}` };
}

/**
 * Uses a picture up, whatever the answer.
 * @throws {Problem} CAPTCHA_INVALID
 */
export async function useImageCheck(
  tx: Transaction,
  id: string,
  answer: string,
  subject: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .updateTable('image_check')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('answer_hash')
    .executeTakeFirst();
  return used !== undefined && timingSafeEqual(used.answer_hash, hashOf(id, answer));
}

/** @throws {Problem} CAPTCHA_REQUIRED with a fresh picture */
export async function askImageCheck(tx: Transaction, subject: string, now: Date): Promise<Problem> {
  return new Problem('CAPTCHA_REQUIRED', {
    ...(await createImageCheck(tx, subject, now)),
    retryAfterSeconds: 0,
  });
}
