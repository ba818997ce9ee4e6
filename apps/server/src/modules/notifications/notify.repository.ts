import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** What is added, and on which channels it goes where its person never chose. */
export interface Addition {
  accountId: string;
  schoolId: string | undefined;
  kind: string;
  params: object;
  usual: { inApp: boolean; mail: boolean };
  /** It is shown in the application whatever the person chose. */
  isShownAlways: boolean;
  now: Date;
}

/** Adds a notification, and its mail. @returns its id; undefined where its person silenced it, or is no longer there */
export async function addNotification(
  tx: Transaction,
  { accountId, schoolId, kind, params, usual, isShownAlways, now }: Addition,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select add_notification(${accountId}, ${schoolId ?? null}, ${kind}, ${JSON.stringify(params)}::jsonb, ${now},
      ${usual.inApp}, ${usual.mail}, ${isShownAlways}) as id`.execute(tx);
  return rows[0]?.id ?? undefined;
}
