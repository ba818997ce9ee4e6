import type { Transaction } from '../../database/pool.ts';
import type { MailKind, MailReason } from '../../database/tables/mail.ts';

/** A mail as it is added. */
export interface AddedMail {
  kind: MailKind;
  recipient: string;
  schoolId?: string | undefined;
  accountId?: string | undefined;
  counted: boolean;
  content_cipher: Buffer | null;
  source_id: string | null;
  priority: number;
}

/** Adds mails. */
export const insertMails = (tx: Transaction, mails: readonly AddedMail[], now: Date) =>
  tx
    .insertInto('mail')
    .values(
      mails.map(({ schoolId, accountId, ...mail }) => ({
        ...mail,
        school_id: schoolId ?? null,
        account_id: accountId ?? null,
        created_at: now,
        tried_since: now,
        next_try_at: now,
      })),
    )
    .returning(['id', 'school_id', 'priority'])
    .execute();

/** Lets mails wait anew that failed or wait for their next try, and that nobody sends at the moment. */
export const reopenMails = (tx: Transaction, ids: readonly string[], now: Date) =>
  tx
    .updateTable('mail')
    .set({
      status: 'waiting',
      attempts: 0,
      tried_since: now,
      next_try_at: now,
      counted: false,
      finished_at: null,
    })
    .where('id', 'in', ids.length > 0 ? [...ids] : ['0'])
    .where('status', '!=', 'sent')
    .where('reason', 'is not', null)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .returning(['id', 'priority'])
    .execute();

/** Notes that a mail was sent; of whom it went to nothing is kept. */
export const noteSent = (tx: Transaction, id: string, now: Date) =>
  tx
    .updateTable('mail')
    .set({
      status: 'sent',
      recipient: '',
      account_id: null,
      content_cipher: null,
      reason: null,
      response_code: null,
      claimed_until: null,
      finished_at: now,
    })
    .where('id', '=', id)
    .execute();

/** Locks a mail that waits. */
export const lockWaiting = (tx: Transaction, id: string) =>
  tx
    .selectFrom('mail')
    .select([
      'id',
      'school_id',
      'account_id',
      'kind',
      'recipient',
      'source_id',
      'content_cipher',
      'priority',
      'attempts',
      'counted',
      'claimed_until',
    ])
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();

/** Notes when a mail is tried next. */
export const delayMail = (tx: Transaction, id: string, nextTryAt: Date) =>
  tx.updateTable('mail').set({ next_try_at: nextTryAt }).where('id', '=', id).execute();

/** Takes a mail to send it, and counts the try. */
export const claimMail = (tx: Transaction, id: string, until: Date) =>
  tx
    .updateTable('mail')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), counted: true, claimed_until: until }))
    .where('id', '=', id)
    .execute();

/** Notes why a mail could not be sent, and when it is tried next; without a next try it has failed. */
export const noteFailed = (
  tx: Transaction,
  id: string,
  { reason, responseCode }: { reason: MailReason; responseCode: number | undefined },
  nextTryAt: Date | undefined,
  now: Date,
) =>
  tx
    .updateTable('mail')
    .set({
      reason,
      response_code: responseCode ?? null,
      claimed_until: null,
      ...(nextTryAt ? { next_try_at: nextTryAt } : { status: 'failed', finished_at: now }),
    })
    .where('id', '=', id)
    .execute();
