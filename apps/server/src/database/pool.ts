import pg from 'pg';
import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import { fixedName, frequentName } from './prepared.ts';
import type { Tables } from './tables.ts';

// 19-digit ids do not fit a JavaScript number: int8 stays text, which is also what int8[] must do.
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => value);

/** Who acts, and in which school. */
export interface Scope {
  /** The school that row-level security binds the transaction to. */
  schoolId?: string | undefined;
  /** The signed-in person, whose own memberships may be seen across schools. */
  accountId?: string | undefined;
}

/** A transaction bound to its scope. */
export type Transaction = Kysely<Tables>;

/**
 * Connections that are stoa_app from their first moment and never say of which school: they see nothing of any. Their
 * few statements look rows up by keys and stay prepared for long: they must not keep a plan that only suited a table
 * that was still small.
 */
const BARE_OPTIONS = '-c role=stoa_app -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off';
const ID = /^\d{19}$/;
const STATEMENT_TIMEOUT_MS = 10_000;
/** PostgreSQL's feature_not_supported, which it also says of a prepared statement whose columns are others now. */
const STALE_PLAN = '0A000';

/** The database as the modules see it: every access says whose it is. */
export class Database {
  readonly pool: pg.Pool;
  readonly #bare: pg.Pool;
  /** Statements sent since the start, those that open and close a transaction aside. */
  statements = 0;

  constructor(connectionString: string, max = 10) {
    const options = {
      connectionString,
      max,
      connectionTimeoutMillis: 5000,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      application_name: 'stoa',
    };
    this.pool = new pg.Pool(options);
    this.#bare = new pg.Pool({ ...options, options: BARE_OPTIONS });
    // An idle connection that the server closed: the pool replaces it, the process must not end.
    this.pool.on('error', () => undefined);
    this.#bare.on('error', () => undefined);
  }

  /** Runs reads of one scope, all seeing the same state. */
  read<T>(scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#run('begin isolation level repeatable read read only', scope, work);
  }

  /** Runs writes of one scope: all of them or none. */
  write<T>(scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#run('begin', scope, work);
  }

  /**
   * Runs one statement of no school and no person, a transaction by itself: where every millisecond counts, as in
   * signing in. The text is fixed and kept prepared, values come as $1, $2, …
   */
  async once<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    this.statements++;
    const { rows } = await this.#bare.query<Row>({ name: fixedName(text), text, values: [...values] });
    return rows;
  }

  async end(): Promise<void> {
    await Promise.all([this.pool.end(), this.#bare.end()]);
  }

  async #run<T>(begin: string, scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      // One round trip; ids are checked, so nothing can be smuggled into the text.
      await client.query(
        `${begin}; set local role stoa_app; select set_config('stoa.school', '${checked(scope.schoolId)}', true), set_config('stoa.account', '${checked(scope.accountId)}', true)`,
      );
      const result = await work(this.#bind(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      // Its prepared statements are of tables that have been migrated meanwhile: a new connection prepares them anew.
      if (error instanceof pg.DatabaseError && error.code === STALE_PLAN) broken = error;
      throw error;
    } finally {
      client.release(broken);
    }
  }

  #bind(client: pg.PoolClient): Transaction {
    // Kysely asks a pool for a connection: it gets this one, and cannot give it away.
    const query = (text: string, values: unknown[]) => {
      const name = frequentName(text);
      return client.query(name === undefined ? { text, values } : { name, text, values });
    };
    const pool = {
      connect: async () => ({ query, release: () => undefined }),
      end: async () => undefined,
    };
    return new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: pool as never }),
      log: (_event: LogEvent) => void this.statements++,
    });
  }
}

function checked(id: string | undefined): string {
  if (id === undefined) return '';
  if (!ID.test(id)) throw new TypeError('A scope takes ids of 19 digits.');
  return id;
}
