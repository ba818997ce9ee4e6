import type { NotificationKind } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import { KINDS, type KindParams } from './kinds.ts';
import { addNotification } from './notify.repository.ts';

/** What somebody is told. */
export interface News<K extends NotificationKind> {
  /** Who is told; need not be who acts. */
  accountId: string;
  /** Left out for what concerns the account itself. */
  schoolId?: string | undefined;
  kind: K;
  params: KindParams[K];
  now: Date;
}

/**
 * Tells a person of something on the channels that they left open; nothing is sent before the transaction commits.
 * @returns its id; undefined where they silenced it everywhere, or are no longer there
 */
export async function notify<K extends NotificationKind>(
  tx: Transaction,
  { accountId, schoolId, kind, params, now }: News<K>,
): Promise<string | undefined> {
  const { usual, fixed } = KINDS[kind];
  return addNotification(tx, {
    accountId,
    schoolId,
    kind,
    params,
    usual,
    isShownAlways: fixed.includes('inApp'),
    now,
  });
}
