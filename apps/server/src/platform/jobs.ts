import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../database/pool.ts';
import type { Clock } from '../http/clock.ts';
import { tell, type Bus } from './bus.ts';

/** A worker that says nothing for so long is taken for dead, and its job is taken up by another. */
const LEASE_S = 60;
const POLL_MS = 5000;
const MAX_ATTEMPTS = 5;
const RETRY_S = 10;

export interface Job<Input = object, State = object> {
  id: string;
  kind: string;
  accountId: string;
  schoolId: string | undefined;
  input: Input;
  state: State;
  status: 'waiting' | 'running' | 'done' | 'failed';
}

/**
 * Does a job, or what is left of it: it may have been begun by a process that died. What was reached is saved in the
 * state, best in the same transaction as the step itself.
 */
export type JobHandler = (
  job: Job,
  save: (state: object, tx?: Transaction) => Promise<void>,
) => Promise<void>;

interface JobRow {
  id: string;
  kind: string;
  account_id: string;
  school_id: string | null;
  input: object;
  state: object;
  status: Job['status'];
  attempts: number;
}

/** Work that goes on after an answer, by whichever process has time; each job by one process at a time. */
export class Jobs {
  readonly #handlers = new Map<string, JobHandler>();
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(database: Database, clock: Clock, bus: Bus, log: Pick<FastifyBaseLogger, 'error'>) {
    this.#database = database;
    this.#clock = clock;
    this.#log = log;
    bus.onMessage((message) => {
      if (message.type === 'job.added') this.wake();
    });
  }

  /** Says who does jobs of a kind. */
  on(kind: string, handler: JobHandler): void {
    this.#handlers.set(kind, handler);
  }

  /** Adds a job inside a transaction of its person; it is begun once that commits. @returns its id */
  async add(
    tx: Transaction,
    job: { kind: string; accountId: string; schoolId?: string; input?: object; state?: object; runAt?: Date },
  ): Promise<string> {
    const now = this.#clock.now();
    const { id } = await tx
      .insertInto('job')
      .values({
        kind: job.kind,
        account_id: job.accountId,
        school_id: job.schoolId ?? null,
        input: JSON.stringify(job.input ?? {}),
        state: JSON.stringify(job.state ?? {}),
        run_at: job.runAt ?? now,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tell(tx, { type: 'job.added' });
    return id;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), POLL_MS).unref();
    this.wake();
  }

  /** Waits for the job that is being done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Looks for work, now. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = this.#drain()
      .catch((error: unknown) => this.#log.error({ err: error }, 'jobs cannot be taken'))
      .finally(() => {
        this.#running = undefined;
        if (this.#again) {
          this.#again = false;
          this.wake();
        }
      });
  }

  async #drain(): Promise<void> {
    for (;;) {
      if (this.#stopped) return;
      const now = this.#clock.now();
      const row = await this.#database.write({}, async (tx) => {
        const { rows } = await sql<JobRow>`select * from claim_job(${now}, ${LEASE_S})`.execute(tx);
        return rows[0];
      });
      if (!row) return;
      await this.#do(row);
    }
  }

  async #do(row: JobRow): Promise<void> {
    const scope = { accountId: row.account_id, schoolId: row.school_id ?? undefined };
    const update = (tx: Transaction, values: object) =>
      tx.updateTable('job').set(values).where('id', '=', row.id).execute();
    const later = (seconds: number) => new Date(this.#clock.now().getTime() + seconds * 1000);
    const save = async (state: object, tx?: Transaction) => {
      const values = { state: JSON.stringify(state), locked_until: later(LEASE_S) };
      await (tx ? update(tx, values) : this.#database.write(scope, (own) => update(own, values)));
    };
    try {
      const handler = this.#handlers.get(row.kind);
      if (!handler) throw new Error(`Nobody does jobs of the kind ${row.kind}.`);
      if (row.attempts > MAX_ATTEMPTS) throw new Error('It was begun too often.');
      await handler(
        {
          id: row.id,
          kind: row.kind,
          accountId: row.account_id,
          schoolId: row.school_id ?? undefined,
          input: row.input,
          state: row.state,
          status: row.status,
        },
        save,
      );
      await this.#database.write(scope, (tx) =>
        update(tx, { status: 'done', finished_at: this.#clock.now(), locked_until: null }),
      );
    } catch (error) {
      this.#log.error({ err: error, job: row.id, kind: row.kind }, 'job failed');
      const over = row.attempts >= MAX_ATTEMPTS;
      await this.#database
        .write(scope, (tx) =>
          update(
            tx,
            over
              ? { status: 'failed', finished_at: this.#clock.now(), locked_until: null }
              : { status: 'waiting', run_at: later(RETRY_S * row.attempts), locked_until: null },
          ),
        )
        .catch(() => undefined);
    }
  }
}

/** A person's job; row-level security shows them no other's. */
export async function findJob(tx: Transaction, id: string, kind: string): Promise<Job | undefined> {
  const row = await tx
    .selectFrom('job')
    .select(['id', 'kind', 'account_id', 'school_id', 'input', 'state', 'status'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && presentJob(row);
}

/** The newest job of a kind of the person. */
export async function findNewestJob(
  tx: Transaction,
  kind: string,
  schoolId?: string,
): Promise<Job | undefined> {
  let query = tx
    .selectFrom('job')
    .select(['id', 'kind', 'account_id', 'school_id', 'input', 'state', 'status'])
    .where('kind', '=', kind);
  if (schoolId) query = query.where('school_id', '=', schoolId);
  const row = await query.orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return row && presentJob(row);
}

/** Lets a person's job that was given up begin anew with what it had reached. @returns whether it had been given up */
export async function resumeJob(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('job')
    .set({ status: 'waiting', attempts: 0, run_at: now, locked_until: null, finished_at: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await tell(tx, { type: 'job.added' });
  return numUpdatedRows > 0n;
}

const presentJob = (row: Omit<JobRow, 'attempts'>): Job => ({
  id: row.id,
  kind: row.kind,
  accountId: row.account_id,
  schoolId: row.school_id ?? undefined,
  input: row.input,
  state: row.state,
  status: row.status,
});
