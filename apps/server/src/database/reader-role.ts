import pg from 'pg';
import { StartError } from '../config.ts';

/** Under which a backup reads. Nothing else uses it. */
export const READER = 'stoa_backup';
const POLICY = 'backup';
/** Server version from which one may belong to a role without being able to set it. */
const SET_IS_A_RIGHT = 160_000;
const INSUFFICIENT_PRIVILEGE = '42501';
/** Another process made the same role at the same moment. */
const ALREADY_THERE = new Set(['42710', '23505']);

const OWN = `n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`;

/**
 * Lets the reader's role see every row of every table, whoever owns the tables. Row-level security is forced, so it
 * binds their owner too; each table therefore has a policy for this role alone. Its condition is true only after
 * `set role`: who merely belongs to the role sees no more than before.
 * Asks for a lock on a table only where its policy is missing.
 * @throws {StartError} when the rights for it are missing, with what a superuser has to run
 */
export async function allowReading(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_user) as name');
  const user = rows[0]?.name ?? '';
  try {
    await grantRole(client, user);
    await grantTables(client);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE)
      throw new StartError(
        `The role ${user} may not read as ${READER} (${error.message}). Let a superuser run: create role ${READER} nologin; grant ${READER} to ${user};`,
      );
    throw error;
  }
}

async function grantRole(client: pg.ClientBase, user: string): Promise<void> {
  const exists = await client.query('select from pg_roles where rolname = $1', [READER]);
  if (exists.rowCount === 0)
    await client.query(`create role ${READER} nologin nosuperuser nobypassrls`).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && ALREADY_THERE.has(error.code ?? ''))) throw error;
    });
  const version = await client.query<{ number: number }>(
    `select current_setting('server_version_num')::int as number`,
  );
  const right = (version.rows[0]?.number ?? 0) >= SET_IS_A_RIGHT ? 'SET' : 'MEMBER';
  const member = await client.query<{ is: boolean }>('select pg_has_role(current_user, $1, $2) as is', [
    READER,
    right,
  ]);
  if (!member.rows[0]?.is) await client.query(`grant ${READER} to ${user}`);
}

async function grantTables(client: pg.ClientBase): Promise<void> {
  const { rows: schemas } = await client.query<{ name: string }>(
    `select quote_ident(n.nspname) as name from pg_namespace n
     where ${OWN} and not has_schema_privilege($1, n.oid, 'usage')`,
    [READER],
  );
  for (const { name } of schemas) await client.query(`grant usage on schema ${name} to ${READER}`);
  const { rows: relations } = await client.query<{ name: string; kind: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relkind as kind
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OWN} and c.relkind in ('r', 'p', 'S')
       and not case c.relkind when 'S' then has_sequence_privilege($1, c.oid, 'select') else has_table_privilege($1, c.oid, 'select') end`,
    [READER],
  );
  for (const { name, kind } of relations)
    await client.query(`grant select on ${kind === 'S' ? 'sequence' : 'table'} ${name} to ${READER}`);
  const { rows: closed } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OWN} and c.relrowsecurity and c.relkind in ('r', 'p')
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = $1)`,
    [POLICY],
  );
  for (const { name } of closed)
    await client.query(
      `create policy ${POLICY} on ${name} for select to ${READER} using (current_user = '${READER}')`,
    );
}

/**
 * Proves that no policy hides a row from the reader: in the transaction that reads, as the role that reads.
 * @throws {StartError} naming the tables of which rows could be missing
 */
export async function proveReading(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OWN} and c.relkind in ('r', 'p') and row_security_active(c.oid) and not (
       exists (select from pg_policy p where p.polrelid = c.oid and p.polname = $1 and p.polpermissive and p.polcmd = 'r'
               and p.polroles = array[(select oid from pg_roles where rolname = current_user)]
               and pg_get_expr(p.polqual, p.polrelid) = format('(CURRENT_USER = %L::name)', current_user))
       and not exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive and p.polcmd in ('r', '*')
                       and (p.polroles = '{0}' or (select oid from pg_roles where rolname = current_user) = any (p.polroles))))`,
    [POLICY],
  );
  if (rows.length > 0)
    throw new StartError(
      `Row-level security could hide rows of ${rows.map((row) => row.name).join(', ')} from the backup: nothing was saved.`,
    );
}
