import { join } from 'node:path';
import pg from 'pg';

/** Lets the minute pass in which an address or number gets no second code: nobody waits for it in a test. */
export async function afterAMinute(target: string): Promise<void> {
  const client = new pg.Client({
    host: join(process.env.E2E_DATA_DIR ?? '', 'socket'),
    user: 'postgres',
    database: 'stoa',
  });
  await client.connect();
  await client.query('delete from rate_counter where key = $1', [`code:minute:${target}`]);
  await client.end();
}
