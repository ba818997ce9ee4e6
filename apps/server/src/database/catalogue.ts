import type pg from 'pg';

/** Where an unfinished restore is noted. */
export const RESTORE_TABLE = 'restore_state';
/** Made by the migrations themselves, and by the restore: their rows are not copied. */
const OWN_TABLES = ['migration', RESTORE_TABLE];

export interface TableInfo {
  schema: string;
  name: string;
  /** Quoted, with its schema. */
  quoted: string;
  columns: string[];
}

/** Schemas of this database that are neither PostgreSQL's nor an extension's. */
const OWN_SCHEMA = `n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`;
const NOT_OF_EXTENSION = (kind: string, id: string): string =>
  `not exists (select from pg_depend d where d.classid = '${kind}'::regclass and d.objid = ${id} and d.deptype = 'e')`;

/** Entries of the queue name rows of other tables; every start makes those anew that are missing. */
const NOT_QUEUE = `n.nspname <> 'pgboss'`;

/** Every table that holds rows of ours, in every schema: a list by hand would forget the next one. */
export async function listTables(client: pg.ClientBase): Promise<TableInfo[]> {
  const { rows } = await client.query<TableInfo>(
    `select n.nspname as schema, c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence <> 't' and ${OWN_SCHEMA} and ${NOT_QUEUE} and ${NOT_OF_EXTENSION('pg_class', 'c.oid')}
       and not (n.nspname = 'public' and c.relname = any ($1))
     order by 1, 2`,
    [OWN_TABLES],
  );
  return rows;
}

/** Sequences, those of identity columns too. */
export async function listSequences(
  client: pg.ClientBase,
): Promise<{ schema: string; name: string; quoted: string }[]> {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and c.relpersistence <> 't' and ${OWN_SCHEMA} and ${NOT_QUEUE} and ${NOT_OF_EXTENSION('pg_class', 'c.oid')}
     order by 1, 2`,
  );
  return rows;
}

/** Tables of all kinds that somebody made in this database. */
export async function countTables(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'f', 'm') and ${OWN_SCHEMA} and ${NOT_OF_EXTENSION('pg_class', 'c.oid')}
       and not (n.nspname = 'public' and c.relname = $1)`,
    [RESTORE_TABLE],
  );
  return rows[0]?.count ?? 0;
}

/** Tables on which row-level security binds. */
export async function listBoundTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ quoted: string }>(
    `select format('%I.%I', n.nspname, c.relname) as quoted from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relrowsecurity and ${OWN_SCHEMA} order by 1`,
  );
  return rows.map((row) => row.quoted);
}

/** Foreign keys with what makes them anew. */
export async function listForeignKeys(
  client: pg.ClientBase,
): Promise<{ quoted: string; name: string; definition: string }[]> {
  const { rows } = await client.query(
    `select format('%I.%I', n.nspname, c.relname) as quoted, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and ${OWN_SCHEMA} and ${NOT_QUEUE} order by 1, 2`,
  );
  return rows;
}

/** Triggers that also fire for rows of replication: enabled again with the others, they no longer would. */
export async function listAlwaysTriggers(
  client: pg.ClientBase,
): Promise<{ /** Its table, with its schema. */ quoted: string; name: string }[]> {
  const { rows } = await client.query(
    `select format('%I.%I', n.nspname, c.relname) as quoted, quote_ident(t.tgname) as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where t.tgenabled = 'A' and not t.tgisinternal and ${OWN_SCHEMA} and ${NOT_QUEUE} order by 1, 2`,
  );
  return rows;
}
