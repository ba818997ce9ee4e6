import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import { askImageCheck, useImageCheck } from './image-check.ts';
import { clearCount, count, peek, refuseOver, type Limit } from './limits.ts';

/** Passwords for one account from one address, then a pause. */
const PER_ACCOUNT_AND_IP: Limit = { limit: 8, windowSeconds: 300 };
/** Passwords from one address for whatever account. */
const PER_IP: Limit = { limit: 60, windowSeconds: 600 };
/** Passwords for one account from one address until a picture is asked for. */
const FREE_OF_IMAGE: Limit = { limit: 3, windowSeconds: 900 };
/** And from everywhere: more than one address can try before its pause, so that nobody can burden another's sign-in alone. */
const FREE_OF_IMAGE_EVERYWHERE: Limit = { limit: 20, windowSeconds: 900 };

/** Who tries: the account as it was named, and where from. */
export interface Attempt {
  subject: string;
  ip: string;
}

const keysOf = ({ subject, ip }: Attempt) => ({
  pair: `pw:${subject}:${ip}`,
  ip: `pw:ip:${ip}`,
  image: `pw:image:${subject}:${ip}`,
  everywhere: `pw:image:${subject}`,
});

/**
 * Counts a try before its password is looked at, so that tries at once are all counted.
 * @returns why it is refused, to be thrown after the transaction; undefined where the password may be compared
 */
export async function beginAttempt(
  tx: Transaction,
  attempt: Attempt,
  captcha: { id: string; text: string } | undefined,
  now: Date,
): Promise<Problem | undefined> {
  const keys = keysOf(attempt);
  try {
    refuseOver(PER_ACCOUNT_AND_IP, await count(tx, keys.pair, PER_ACCOUNT_AND_IP, now));
    refuseOver(PER_IP, await count(tx, keys.ip, PER_IP, now));
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  const here = await count(tx, keys.image, FREE_OF_IMAGE, now);
  const everywhere = await count(tx, keys.everywhere, FREE_OF_IMAGE_EVERYWHERE, now);
  if (captcha)
    return (await useImageCheck(tx, captcha.id, captcha.text, attempt.subject, now))
      ? undefined
      : new Problem('CAPTCHA_INVALID');
  const free = here.count <= FREE_OF_IMAGE.limit && everywhere.count <= FREE_OF_IMAGE_EVERYWHERE.limit;
  return free ? undefined : askImageCheck(tx, attempt.subject, now);
}

/** The password was right: what was counted for this person here is forgotten. */
export async function forgiveAttempts(tx: Transaction, attempt: Attempt): Promise<void> {
  const keys = keysOf(attempt);
  await clearCount(tx, keys.pair);
  await clearCount(tx, keys.image);
  await tx
    .updateTable('rate_counter')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where(
      'key',
      'in',
      [keys.ip, keys.everywhere].map((key) => key.slice(0, 300)),
    )
    .execute();
}

/** Whether the next try needs a picture. */
export async function needsImage(tx: Transaction, attempt: Attempt, now: Date): Promise<boolean> {
  const keys = keysOf(attempt);
  return (
    (await peek(tx, keys.image, now)).count >= FREE_OF_IMAGE.limit ||
    (await peek(tx, keys.everywhere, now)).count >= FREE_OF_IMAGE_EVERYWHERE.limit
  );
}
