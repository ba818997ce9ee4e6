import { join } from 'node:path';
import pg from 'pg';

/** Lets the time come at which pages of a school are published: nobody waits for it in a test. */
export async function publishScheduledNow(schoolId: string): Promise<void> {
  const client = new pg.Client({
    host: join(process.env.E2E_DATA_DIR ?? '', 'socket'),
    user: 'postgres',
    database: 'stoa',
  });
  await client.connect();
  await client.query(
    `update pgboss.job set start_after = now()
     where state < 'active' and data ->> 'id' in (select id::text from job where kind = 'pages.publish' and school_id = $1)`,
    [schoolId],
  );
  await client.query(`select pg_notify('stoa', '{"type":"job.added","queue":"work"}')`);
  await client.end();
}
