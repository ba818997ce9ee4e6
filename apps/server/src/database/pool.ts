import pg from 'pg';
import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import { cut, POOLED_CONNECTIONS, pooledOptions } from './connections.ts';
import { DatabaseUnavailable, isConnectionFailure } from './failures.ts';
import { TimeLimitError, within } from './patience.ts';
import { fixedName, frequentName } from './prepared.ts';
import { Reachability } from './reachability.ts';
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
/** The part of the connections that look rows up by keys. */
const BARE_SHARE = 0.3;
const BARE_MAX = 3;
/** Work that waits for a connection; what comes on top is refused at once. */
const WAITING_MAX = 1000;
/** A database that says nothing to anybody for so long keeps nobody waiting. */
const SILENCE_MS = 900;
/** While it answers others, work waits so long for its turn. */
const TURN_MS = 3000;
const ID = /^\d{19}$/;
/** PostgreSQL's feature_not_supported, which it also says of a prepared statement whose columns are others now. */
const STALE_PLAN = '0A000';
/** A server that has become a standby: its successor is found with a new connection. */
const READ_ONLY = '25006';
const WRITE = 'begin';
const READ = 'begin isolation level repeatable read read only';

/** The database as the modules see it: every access says whose it is. */
export class Database {
  readonly pool: pg.Pool;
  readonly #bare: pg.Pool;
  readonly #reach: Reachability;
  /** Connections that are checked out, with the generation in which they were made. */
  readonly #generations = new WeakMap<pg.ClientBase, number>();
  readonly #held = new Set<pg.PoolClient>();
  /** Counts the times that the database went away: connections of before are not used again. */
  #generation = 0;
  /** When the database last answered anybody, on the clock of performance.now(). */
  #answeredAt = 0;
  /** Statements sent since the start, those that open and close a transaction aside. */
  statements = 0;

  /** @param max connections at most, all kinds together; with a single one there is no once() */
  constructor(connectionString: string, max = POOLED_CONNECTIONS) {
    const bare = Math.min(BARE_MAX, Math.floor(max * BARE_SHARE));
    this.pool = new pg.Pool({ ...pooledOptions(connectionString), max: max - bare, min: 1 });
    this.#bare = new pg.Pool({
      ...pooledOptions(connectionString, BARE_OPTIONS),
      max: Math.max(bare, 1),
      min: 1,
    });
    for (const pool of [this.pool, this.#bare]) {
      pool.on('connect', (client) => {
        this.#generations.set(client, this.#generation);
        // The pool listens to idle connections only: the loss of one that works would end the process.
        client.on('error', () => undefined);
      });
      pool.on('error', () => this.#reach.suspect());
    }
    this.#reach = new Reachability(connectionString, (hasLasted) => {
      if (!hasLasted) this.#generation++;
      else for (const client of this.#held) if (this.#isStale(client)) cut(client);
    });
  }

  /** Opens the first connections, which takes the time that it takes; later ones are opened as they are needed. */
  async connect(): Promise<void> {
    for (const pool of [this.pool, this.#bare]) (await pool.connect()).release();
    this.#answeredAt = performance.now();
  }

  /** Runs reads of one scope, all seeing the same state. */
  read<T>(scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#run(READ, scope, work);
  }

  /** Runs writes of one scope: all of them or none. */
  write<T>(scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#run(WRITE, scope, work);
  }

  /**
   * Runs one statement of no school and no person, a transaction by itself: where every millisecond counts, as in
   * signing in. The text is fixed and kept prepared, values come as $1, $2, …
   */
  async once<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    this.statements++;
    const query = { name: fixedName(text), text, values: [...values] };
    return this.#patiently(async (isAbandoned) => {
      const client = await this.#checkOut(this.#bare, isAbandoned);
      let broken: Error | undefined;
      try {
        return (await this.#ask(() => client.query<Row>(query))).rows;
      } catch (error) {
        broken = this.#whatBroke(error);
        throw this.#explain(error);
      } finally {
        this.#giveBack(client, broken);
      }
    });
  }

  /** @throws {DatabaseUnavailable} when nobody gets an answer; to be busy is no failure */
  async ping(): Promise<void> {
    try {
      await this.once('select 1', []);
    } catch (error) {
      if (this.#reach.isAway || !this.#hasAnswered()) throw error;
    }
  }

  /** Something else noticed that the database may be away. */
  suspect(): void {
    this.#reach.suspect();
  }

  /** Why the database will not take us again, as far as one can tell. */
  get refusal(): string | undefined {
    return this.#reach.refusal;
  }

  async end(): Promise<void> {
    this.#reach.stop();
    await Promise.all([this.pool.end(), this.#bare.end()]);
  }

  async #run<T>(begin: string, scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> {
    // One round trip; ids are checked, so nothing can be smuggled into the text.
    const opening = `${begin}; set local role stoa_app; select set_config('stoa.school', '${checked(scope.schoolId)}', true), set_config('stoa.account', '${checked(scope.accountId)}', true)`;
    const client = await this.#patiently((isAbandoned) => this.#open(opening, isAbandoned));
    let broken: Error | undefined;
    try {
      const result = await work(this.#bind(client));
      await this.#ask(() => client.query('commit'));
      return result;
    } catch (error) {
      broken = this.#whatBroke(error, begin === WRITE);
      if (!broken) await client.query('rollback').catch((failure: Error) => (broken = failure));
      throw this.#explain(error, begin === WRITE);
    } finally {
      this.#giveBack(client, broken);
    }
  }

  /** A connection on which a transaction has begun. */
  async #open(opening: string, isAbandoned: () => boolean): Promise<pg.PoolClient> {
    const client = await this.#checkOut(this.pool, isAbandoned);
    try {
      await this.#ask(() => client.query(opening));
      if (isAbandoned()) {
        await client.query('rollback');
        throw new DatabaseUnavailable('Nobody waits for it any more.');
      }
      return client;
    } catch (error) {
      this.#giveBack(client, isAbandoned() ? this.#whatBroke(error) : (error as Error));
      throw this.#explain(error);
    }
  }

  /** A connection that was made since the database was last away. */
  async #checkOut(pool: pg.Pool, isAbandoned: () => boolean): Promise<pg.PoolClient> {
    for (;;) {
      if (this.#reach.isAway) throw new DatabaseUnavailable('The database is away.');
      if (pool.waitingCount >= WAITING_MAX) throw new DatabaseUnavailable('Too many wait for the database.');
      const client = await pool.connect().catch((error: Error) => {
        if (!isAbandoned()) this.#reach.suspect();
        throw new DatabaseUnavailable('No connection to the database.', error);
      });
      this.#held.add(client);
      if (!this.#isStale(client) && !isAbandoned()) return client;
      this.#giveBack(
        client,
        this.#isStale(client) ? new Error('It was made before the database went away.') : undefined,
      );
      if (isAbandoned()) throw new DatabaseUnavailable('Nobody waits for it any more.');
    }
  }

  #giveBack(client: pg.PoolClient, broken: Error | undefined): void {
    this.#held.delete(client);
    if (broken) cut(client);
    client.release(broken);
  }

  #isStale(client: pg.ClientBase): boolean {
    return this.#generations.get(client) !== this.#generation;
  }

  /** Sends something and notes that an answer came, be it a refusal. */
  async #ask<T>(send: () => Promise<T>): Promise<T> {
    try {
      const answer = await send();
      this.#answeredAt = performance.now();
      return answer;
    } catch (error) {
      if (!isConnectionFailure(error)) this.#answeredAt = performance.now();
      throw error;
    }
  }

  #hasAnswered(): boolean {
    return performance.now() - this.#answeredAt < SILENCE_MS;
  }

  /**
   * Does what begins with waiting for a connection. Who is refused meanwhile leaves it to end by itself.
   * @throws {DatabaseUnavailable} once the database answers nobody, or all places stay taken
   */
  async #patiently<T>(work: (isAbandoned: () => boolean) => Promise<T>): Promise<T> {
    const began = performance.now();
    let abandoned = false;
    const goOn = () => {
      const left = TURN_MS - (performance.now() - began);
      return this.#hasAnswered() && left > 0 ? Math.min(SILENCE_MS, left) : 0;
    };
    try {
      return await within(
        work(() => abandoned),
        SILENCE_MS,
        goOn,
      );
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error;
      abandoned = true;
      if (!this.#hasAnswered()) this.#reach.suspect();
      throw new DatabaseUnavailable('The database does not answer in time.', error);
    }
  }

  /** The failure, if it is one that spoils the connection. */
  #whatBroke(error: unknown, isWrite = false): Error | undefined {
    const { code } = error as NodeJS.ErrnoException;
    if (isConnectionFailure(error)) {
      this.#reach.suspect();
      return error as Error;
    }
    // Its prepared statements are of tables that have been migrated meanwhile: a new connection prepares them anew.
    return error instanceof pg.DatabaseError && (code === STALE_PLAN || (isWrite && code === READ_ONLY))
      ? error
      : undefined;
  }

  /** What those who asked are told: of a lost connection only that it is. */
  #explain(error: unknown, isWrite = false): unknown {
    if (error instanceof DatabaseUnavailable) return error;
    const isLost =
      isConnectionFailure(error) || (isWrite && (error as NodeJS.ErrnoException).code === READ_ONLY);
    return isLost ? new DatabaseUnavailable('The connection to the database was lost.', error) : error;
  }

  #bind(client: pg.PoolClient): Transaction {
    // Kysely asks a pool for a connection: it gets this one, and cannot give it away.
    const query = (text: string, values: unknown[]) => {
      const name = frequentName(text);
      return this.#ask(() => client.query(name === undefined ? { text, values } : { name, text, values }));
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
