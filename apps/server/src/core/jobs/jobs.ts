import type { FastifyBaseLogger } from 'fastify';
import type { Database, Scope, Transaction } from '../../database/pool.ts';
import type { Clock } from '../../http/clock.ts';
import { enqueue } from '../../platform/queue.repository.ts';
import { type Entry, type Queue, type QueueName } from '../../platform/queue.ts';
import {
  addJob,
  finished,
  presentJob,
  reopenJob,
  takeJob,
  updateTaken,
  type Job,
  type JobValues,
} from './jobs.repository.ts';

/** Waits between the tries of a job that fails; after the last it is given up. */
const RETRY_MS = [10_000, 60_000, 300_000, 1_800_000];

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
  /** It takes a processor for itself: one at a time in each process, and nothing else waits for it. */
  encodes?: boolean;
  /** Of those that may begin, the highest is first. @default 0 */
  priority?: number;
}

/** Another process has taken the job up meanwhile: this one has to stop. */
export class ClaimLost extends Error {}

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
    for (const name of ['work', 'bulk', 'encoding'] as const) queue.on(name, (entry) => this.#do(entry));
  }

  /** Says who does jobs of a kind. */
  on(kind: string, how: JobKind): void {
    if (this.#kinds.has(kind)) throw new Error(`Jobs of the kind ${kind} are done by two modules.`);
    this.#kinds.set(kind, how);
  }

  #queueOf(kind: string): QueueName {
    const how = this.#kinds.get(kind);
    return how?.encodes ? 'encoding' : how?.isLong ? 'bulk' : 'work';
  }

  #priorityOf(kind: string): number {
    return this.#kinds.get(kind)?.priority ?? 0;
  }

  /** Adds a job inside a transaction of its person; it is begun once that commits. @returns its id */
  async add(
    tx: Transaction,
    job: { kind: string; accountId: string; schoolId?: string; input?: object; state?: object; runAt?: Date },
  ): Promise<string> {
    const now = this.#clock.now();
    const id = await addJob(tx, { ...job, runAt: job.runAt ?? now }, now);
    await enqueue(
      tx,
      this.#queueOf(job.kind),
      { id, accountId: job.accountId, schoolId: job.schoolId },
      { priority: this.#priorityOf(job.kind), delayMs: job.runAt ? job.runAt.getTime() - now.getTime() : 0 },
    );
    return id;
  }

  /** Lets a person's job that was given up begin anew with what it had reached. @returns whether it had been given up */
  async resume(tx: Transaction, id: string): Promise<boolean> {
    const row = await reopenJob(tx, id, this.#clock.now());
    if (!row) return false;
    await enqueue(
      tx,
      this.#queueOf(row.kind),
      { id, accountId: row.account_id, schoolId: row.school_id ?? undefined },
      { priority: this.#priorityOf(row.kind) },
    );
    return true;
  }

  /**
   * A job belongs to a person and perhaps to a school: all its transactions are bound to both. Each take counts as an
   * attempt, and what an earlier take still writes is refused.
   */
  async #do(entry: Entry): Promise<void> {
    const scope: Scope = { accountId: entry.accountId, schoolId: entry.schoolId };
    const row = await this.#database.write(scope, (tx) => takeJob(tx, entry.id));
    if (!row) return;
    const update = async (tx: Transaction, values: JobValues) => {
      if (!(await updateTaken(tx, row, values)))
        throw new ClaimLost(`Job ${row.id} was taken by another process.`);
    };
    /** Back into its queue, behind those that wait there. */
    const again = (values: JobValues, delayMs: number) =>
      this.#database.write(scope, async (tx) => {
        await update(tx, { status: 'waiting', ...values });
        await enqueue(tx, this.#queueOf(row.kind), entry, {
          priority: this.#priorityOf(row.kind),
          delayMs,
        });
      });
    try {
      const run = this.#kinds.get(row.kind)?.run;
      if (!run) throw new Error(`Nobody does jobs of the kind ${row.kind}.`);
      const outcome = await run(presentJob(row), async (state, tx) => {
        const values = { state: JSON.stringify(state) };
        await (tx ? update(tx, values) : this.#database.write(scope, (own) => update(own, values)));
      });
      if (outcome) return await again({ attempts: 0 }, outcome.continueInMs);
      await this.#database.write(scope, (tx) =>
        update(tx, { status: 'done', ...finished(this.#clock.now()) }),
      );
    } catch (error) {
      if (error instanceof ClaimLost) return;
      this.#log.error({ err: error, job: row.id, kind: row.kind }, 'job failed');
      const delayMs = RETRY_MS[row.attempts - 1];
      if (delayMs === undefined)
        await this.#database.write(scope, (tx) =>
          update(tx, { status: 'failed', ...finished(this.#clock.now()) }),
        );
      else await again({}, delayMs);
    }
  }
}
