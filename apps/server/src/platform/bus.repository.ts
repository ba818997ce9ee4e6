import { sql } from 'kysely';
import type pg from 'pg';
import type { Transaction } from '../database/pool.ts';
import type { BusMessage } from './bus.ts';

export const CHANNEL = 'stoa';

/** Tells every process; the message leaves when the transaction commits. */
export async function tell(tx: Transaction, message: BusMessage): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})`.execute(tx);
}

/** Asks a connection for a sign of life. */
export const ping = (client: pg.Client) => client.query('select 1');
