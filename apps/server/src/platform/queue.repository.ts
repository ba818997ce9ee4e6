import { sql } from 'kysely';
import type { Database, Transaction } from '../database/pool.ts';
import type { Entry, QueueName } from './queue.ts';

/**
 * Adds an entry to a queue inside a transaction: it is begun once that commits.
 * @param priority of those that may begin, the highest is first
 */
export async function enqueue(
  tx: Transaction,
  queue: QueueName,
  entry: Entry,
  { priority = 0, delayMs = 0 }: { priority?: number; delayMs?: number } = {},
): Promise<void> {
  await sql`select add_to_queue(${queue}, ${JSON.stringify([entry])}::jsonb, ${priority}, ${delayMs / 1000})`.execute(
    tx,
  );
}

/** Adds many in one statement. */
export async function enqueueAll(
  tx: Transaction,
  queue: QueueName,
  entries: readonly Entry[],
  priority: number,
): Promise<void> {
  if (entries.length === 0) return;
  await sql`select add_to_queue(${queue}, ${JSON.stringify(entries)}::jsonb, ${priority}, 0)`.execute(tx);
}

/** Takes entries up again whose jobs wait and that the queue does not know. */
export const requeueWaiting = (database: Database) => database.pool.query('select requeue_waiting()');
