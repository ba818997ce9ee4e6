import { join } from 'node:path';
import pg from 'pg';

/** Sets a value of the operator's configuration, as an operator does in the database; the server hears of it at once. */
export async function configure(key: string, value: unknown): Promise<void> {
  const client = new pg.Client({
    host: join(process.env.E2E_DATA_DIR ?? '', 'socket'),
    user: 'postgres',
    database: 'stoa',
  });
  await client.connect();
  await client.query(
    'insert into runtime_config (id, value) values ($1, $2) on conflict (id) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  );
  await client.query(`select pg_notify('stoa', '{"type":"config.changed"}')`);
  await client.end();
}
