import { sql } from 'kysely';
import type pg from 'pg';
import type { Transaction } from '../database/pool.ts';
import type { BusMessage } from './bus.ts';

export const CHANNEL = 'stoa';

/**
 * Tells every process; the message leaves when the transaction commits. What changes in a school changes the sub-schools
 * that show its pages.
 */
export async function publish(tx: Transaction, message: BusMessage): Promise<void> {
  const said = sql`select ${JSON.stringify(message)}::text as message`;
  const messages =
    message.type === 'school.changed'
      ? sql`${said} union all
          select json_build_object('type', 'school.changed', 'schoolId', id::text)::text
            from school where parent_id = ${message.schoolId} and inherited && array['footerLinks', 'pages']`
      : said;
  await sql`select pg_notify(${CHANNEL}, message) from (${messages}) messages`.execute(tx);
}

/** Asks a connection for a sign of life. */
export const ping = (client: pg.Client) => client.query('select 1');
