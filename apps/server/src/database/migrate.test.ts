import pg from 'pg';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { migrate, readMigrations } from './migrate.ts';

const [WHOLE, CUT] = ['stoa_test_migrated', 'stoa_test_cut'];
const urlOf = (name: string) => inject('databaseUrl').replace('DATABASE', name);

async function query<Row extends object>(name: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: urlOf(name) });
  await client.connect();
  return (await client.query<Row>(text).finally(() => client.end())).rows;
}
async function renew(name: string): Promise<void> {
  await query('postgres', `drop database if exists ${name} with (force)`);
  await query('postgres', `create database ${name} encoding 'UTF8' template template0`);
}
afterAll(async () => {
  for (const name of [WHOLE, CUT]) await query('postgres', `drop database if exists ${name} with (force)`);
});

/** Everything that migrations make. */
const SCHEMA = `
  select 'column' as kind, format('%s.%s.%s', table_schema, table_name, column_name) as name,
    concat_ws(' ', data_type, is_nullable, column_default, generation_expression) as definition
    from information_schema.columns where table_schema = 'public'
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint', format('%s %s', conrelid::regclass, conname), pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'policy', format('%s %s', tablename, policyname), concat_ws(' ', cmd, qual, with_check) from pg_policies where schemaname = 'public'
  union all select 'trigger', format('%s %s', tgrelid::regclass, tgname), pg_get_triggerdef(oid) from pg_trigger where not tgisinternal and tgrelid::regclass::text not like 'pgboss.%'
  union all select 'security', relname, concat_ws(' ', relrowsecurity, relforcerowsecurity) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  union all select 'function', oid::regprocedure::text, prosrc from pg_proc where pronamespace = 'public'::regnamespace and prolang <> (select oid from pg_language where lanname = 'c')
  order by 1, 2, 3`;

describe('migrations', () => {
  // Hundreds of starts: on a busy machine they take longer than any other test.
  it(
    'that are cut short at any of their statements are made whole by the next start (TRUST F11)',
    { timeout: 600_000 },
    async () => {
      await renew(WHOLE);
      await migrate(urlOf(WHOLE));
      await renew(CUT);
      await query(
        CUT,
        `create schema test; create table test.plan as select 1 as cut_at;
       create function test.cut() returns event_trigger language plpgsql as $$
       declare statement int := coalesce(nullif(current_setting('test.statement', true), ''), '0')::int + 1;
       begin
         perform set_config('test.statement', statement::text, false);
         if statement = (select cut_at from test.plan) then perform pg_terminate_backend(pg_backend_pid()); end if;
       end $$;
       create event trigger cut on ddl_command_end execute function test.cut()`,
      );
      // Stays open: it asks thrice for every cut.
      const client = new pg.Client({ connectionString: urlOf(CUT) });
      await client.connect();
      onTestFinished(() => client.end());
      const names = [...(await readMigrations()).keys()];
      const cut = new Set<string>();
      let done = 0;
      let isWhole = false;
      // Each is cut at its 1st, 2nd, 4th, 8th, … statement, until it has fewer.
      for (let cutAt = 1; !isWhole; cutAt *= 2) {
        await client.query('update test.plan set cut_at = $1', [cutAt]);
        isWhole = await migrate(urlOf(CUT)).then(
          () => true,
          (error: Error) => {
            expect(error.message).toMatch(/terminat/i);
            return false;
          },
        );
        const { rows: made } = await client.query<{ there: boolean }>(
          `select to_regclass('public.migration') is not null as there`,
        );
        const { rows: ran } = made[0]?.there
          ? await client.query<{ name: string }>('select name from migration order by name')
          : { rows: [] };
        // One after the other, none left out.
        expect(ran.map(({ name }) => name)).toEqual(names.slice(0, ran.length));
        if (!isWhole) cut.add(names[ran.length] as string);
        if (ran.length > done) cutAt = 0.5;
        done = ran.length;
      }
      expect(cut.size).toBeGreaterThan(names.length / 2);
      await query(CUT, 'drop event trigger cut');
      expect(await query(CUT, SCHEMA)).toEqual(await query(WHOLE, SCHEMA));
      expect(await migrate(urlOf(CUT))).toEqual([]);
    },
  );
});
