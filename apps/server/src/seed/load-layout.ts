import { sql } from 'kysely';
import type { Transaction } from '../database/pool.ts';
import type { BulletinSeed, NotificationSeed } from './format.ts';

const HOUR_MS = 3_600_000;

/** Loads the bulletins of one school; the transaction is bound to it. */
export async function loadBulletins(
  tx: Transaction,
  school: string,
  bulletins: BulletinSeed[],
  now: Date,
): Promise<void> {
  if (bulletins.length === 0) return;
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  await tx
    .insertInto('bulletin')
    .values(
      bulletins.map((bulletin) => ({
        school_id: school,
        content: JSON.stringify(bulletin.content),
        start_time: at(bulletin.startsInHours),
        end_time: at(bulletin.endsInHours),
        updated_at: now,
      })),
    )
    .execute();
}

/** Loads what people were told, the oldest first, so that its ids are in order. */
export async function loadNotifications(
  tx: Transaction,
  notifications: NotificationSeed[],
  people: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  for (const one of [...notifications].sort((a, b) => b.hoursAgo - a.hoursAgo)) {
    const id = people.get(one.person) as string;
    const at = new Date(now.getTime() - one.hoursAgo * HOUR_MS);
    await sql`select set_config('stoa.account', ${id}, true)`.execute(tx);
    await tx
      .insertInto('notification')
      .values({
        account_id: id,
        school_id: one.school ?? null,
        kind: one.kind,
        params: JSON.stringify(one.params),
        in_app: true,
        created_at: at,
        read_at: one.read ? at : null,
      })
      .execute();
  }
  await sql`select set_config('stoa.account', '', true)`.execute(tx);
}
