import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database, Scope, Transaction } from '../../database/pool.ts';
import type { Clock } from '../../http/clock.ts';
import { enqueue } from '../../platform/queue.repository.ts';
import { type Entry, type Queue, type QueueName } from '../../platform/queue.ts';

/** Waits between the tries of a job that fails; after the last it is given up. */
const RETRY_MS = [10_000, 60_000, 300_000, 1_800_000];

export interface Job<Input = object, State = object> {
  id: string;
  kind: string;
  accountId: string;
  schoolId: string | undefined;
  input: Input;
  state: State;
  status: 'waiting' | 'running' | 'done' | 'failed';
}

/** Keeps what a job has reached, best in the same transaction as the step itself. @throws {ClaimLost} */
export type SaveState = (state: object, tx?: Transaction) => Promise<void>;

/**
 * Does a job, or what is left of it: it may have been begun by a process that died. A job that takes long does a part
 * of it and says when it goes on, so that others of its queue have their turn in between.
 */
export type JobHandler = (job: Job, save: SaveState) => Promise<{ continueInMs: number } | void>;

/** Who does jobs of a kind. */
export interface JobKind {
  run: JobHandler;
  /** It may take minutes: it does not hold up short ones. */
  isLong?: boolean;
}

/** Another process has taken the job up meanwhile: this one has to stop. */
export class ClaimLost extends Error {}

interface JobRow {
  id: string;
  kind: string;
  account_id: string;
  school_id: string | null;
  input: object;
  state: object;
  status: Job['status'];
}

const COLUMNS = ['id', 'kind', 'account_id', 'school_id', 'input', 'state', 'status'] as const;

/** Work that goes on after an answer, by whichever process has time; each job by one process at a time. */
export class Jobs {
  readonly #kinds = new Map<string, JobKind>();
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;

  constructor(database: Database, clock: Clock, queue: Queue, log: Pick<FastifyBaseLogger, 'error'>) {
    this.#database = database;
    this.#clock = clock;
    this.#log = log;
    for (const name of ['work', 'bulk'] as const) queue.on(name, (entry) => this.#do(entry));
  }

  /** Says who does jobs of a kind. */
  on(kind: string, how: JobKind): void {
    if (this.#kinds.has(kind)) throw new Error(`Jobs of the kind ${kind} are done by two modules.`);
    this.#kinds.set(kind, how);
  }

  #queueOf(kind: string): QueueName {
    return this.#kinds.get(kind)?.isLong ? 'bulk' : 'work';
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
    await enqueue(
      tx,
      this.#queueOf(job.kind),
      { id, accountId: job.accountId, schoolId: job.schoolId },
      { delayMs: job.runAt ? job.runAt.getTime() - now.getTime() : 0 },
    );
    return id;
  }

  /** Lets a person's job that was given up begin anew with what it had reached. @returns whether it had been given up */
  async resume(tx: Transaction, id: string): Promise<boolean> {
    const row = await tx
      .updateTable('job')
      .set({ status: 'waiting', attempts: 0, run_at: this.#clock.now(), finished_at: null })
      .where('id', '=', id)
      .where('status', '=', 'failed')
      .returning(['kind', 'account_id', 'school_id'])
      .executeTakeFirst();
    if (!row) return false;
    await enqueue(tx, this.#queueOf(row.kind), {
      id,
      accountId: row.account_id,
      schoolId: row.school_id ?? undefined,
    });
    return true;
  }

  /** A file with people's addresses is not kept for longer than it is needed. */
  #finished() {
    return { finished_at: this.#clock.now(), input: sql`input - 'csv'` };
  }

  /**
   * A job belongs to a person and perhaps to a school: all its transactions are bound to both. Each take counts as an
   * attempt, and what an earlier take still writes is refused.
   */
  async #do(entry: Entry): Promise<void> {
    const scope: Scope = { accountId: entry.accountId, schoolId: entry.schoolId };
    const row = await this.#database.write(scope, (tx) =>
      tx
        .updateTable('job')
        .set((eb) => ({ status: 'running', attempts: eb('attempts', '+', 1) }))
        .where('id', '=', entry.id)
        .where('status', 'in', ['waiting', 'running'])
        .returning([...COLUMNS, 'attempts'])
        .executeTakeFirst(),
    );
    if (!row) return;
    const update = async (tx: Transaction, values: object) => {
      const { numUpdatedRows } = await tx
        .updateTable('job')
        .set(values)
        .where('id', '=', row.id)
        .where('attempts', '=', row.attempts)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new ClaimLost(`Job ${row.id} was taken by another process.`);
    };
    /** Back into its queue, behind those that wait there. */
    const again = (values: object, delayMs: number) =>
      this.#database.write(scope, async (tx) => {
        await update(tx, { status: 'waiting', ...values });
        await enqueue(tx, this.#queueOf(row.kind), entry, { delayMs });
      });
    try {
      const run = this.#kinds.get(row.kind)?.run;
      if (!run) throw new Error(`Nobody does jobs of the kind ${row.kind}.`);
      const outcome = await run(presentJob(row), async (state, tx) => {
        const values = { state: JSON.stringify(state) };
        await (tx ? update(tx, values) : this.#database.write(scope, (own) => update(own, values)));
      });
      if (outcome) return await again({ attempts: 0 }, outcome.continueInMs);
      await this.#database.write(scope, (tx) => update(tx, { status: 'done', ...this.#finished() }));
    } catch (error) {
      if (error instanceof ClaimLost) return;
      this.#log.error({ err: error, job: row.id, kind: row.kind }, 'job failed');
      const delayMs = RETRY_MS[row.attempts - 1];
      if (delayMs === undefined)
        await this.#database.write(scope, (tx) => update(tx, { status: 'failed', ...this.#finished() }));
      else await again({}, delayMs);
    }
  }
}

/** A person's job; row-level security shows them no other's. */
export async function findJob(tx: Transaction, id: string, kind: string): Promise<Job | undefined> {
  const row = await tx
    .selectFrom('job')
    .select([...COLUMNS])
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
    .select([...COLUMNS])
    .where('kind', '=', kind);
  if (schoolId) query = query.where('school_id', '=', schoolId);
  const row = await query.orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return row && presentJob(row);
}

const presentJob = (row: JobRow): Job => ({
  id: row.id,
  kind: row.kind,
  accountId: row.account_id,
  schoolId: row.school_id ?? undefined,
  input: row.input,
  state: row.state,
  status: row.status,
});
