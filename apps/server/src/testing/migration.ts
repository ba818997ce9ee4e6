import pg from 'pg';
import { inject } from 'vitest';
import { migrate, readMigrations, runMigrations } from '../database/migrate.ts';
import { installQueues } from '../platform/queue.ts';

const addressOf = (database: string) => inject('databaseUrl').replace('DATABASE', database);

async function on<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: addressOf(database) });
  await client.connect();
  return work(client).finally(() => client.end());
}

/**
 * Fills a database of its own as it was before a migration, runs what is missing, and looks at what became of it.
 * @param migration the first file that is not run before, such as `0023_seats.sql`
 */
export async function acrossMigration<T>(
  migration: string,
  {
    before,
    after,
  }: { before: (client: pg.Client) => Promise<unknown>; after: (client: pg.Client) => Promise<T> },
): Promise<T> {
  const name = `stoa_test_${migration.replace(/\W/gu, '_')}`;
  const drop = () => on('postgres', (client) => client.query(`drop database if exists ${name} with (force)`));
  await drop();
  await on('postgres', (client) =>
    client.query(`create database ${name} encoding 'UTF8' template template0`),
  );
  try {
    await on(name, async (client) => {
      await installQueues(client);
      await runMigrations(
        client,
        [...(await readMigrations()).keys()].filter((file) => file < migration),
      );
      await before(client);
    });
    await migrate(addressOf(name));
    return await on(name, after);
  } finally {
    await drop();
  }
}
