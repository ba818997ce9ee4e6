import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { PgBoss, type ConstructorOptions, type Db } from 'pg-boss';
import type { Database } from '../database/pool.ts';
import type { Bus } from './bus.ts';
import { requeueWaiting } from './queue.repository.ts';

/**
 * Each queue has workers of its own, so that none waits for another: mails for a mail server that hangs, the steps of
 * short jobs, exports and imports, of which one runs at a time in each process, and films that are encoded.
 */
const WORKERS = { mail: 3, work: 1, bulk: 1, encoding: 1 } as const;
export type QueueName = keyof typeof WORKERS;
const QUEUES = Object.keys(WORKERS) as QueueName[];

/** A worker that says nothing for so long is taken for dead, and its job is taken up by another. */
const HEARTBEAT_S = 30;
/** How often dead workers are looked for. */
const SUPERVISE_S = 20;
/** A job that was added is begun at once, by NOTIFY; one that waited for its moment is found within this time. */
const POLL_S = 5;
/** A handler is stopped after this time. */
const EXPIRE_S = 3600;
/** A quality of a long film may take hours. */
const ENCODING_EXPIRE_S = 5 * 3600;
/** Takes of a job whose worker died. What fails is tried again by its own rules, not by the queue's. */
const RETRIES = 20;
/** Finished entries of the queue hold ids alone. */
export const QUEUE_RETENTION_S = 86_400;
/** An entry may be added a month before its moment. */
const WAITING_RETENTION_S = 60 * 86_400;
/** What a stop waits for; what is cut off is taken up again. */
const STOP_MS = 6000;
/** What the start of the process waits for the queue. */
const START_WAIT_MS = 5000;
/** Between two tries to start. */
const START_RETRY_MS = 1000;

const SCHEMA = 'pgboss';
const OPTIONS = {
  schema: SCHEMA,
  schedule: false,
  registerInstance: false,
  monitorVacuum: false,
  reindex: false,
} satisfies Partial<ConstructorOptions>;

/** What an entry of a queue names: everything else is read under row-level security. */
export interface Entry {
  id: string;
  accountId?: string | undefined;
  schoolId?: string | undefined;
}

/**
 * Makes or migrates the queue's schema and its queues, as the role that owns the database.
 * @param client held by the migration, so that processes that start together wait for each other
 */
export async function installQueues(client: pg.Client): Promise<void> {
  const db: Db = { executeSql: (text, values) => client.query(text, values) };
  const boss = new PgBoss({ ...OPTIONS, db, supervise: false });
  let failure: Error | undefined;
  boss.on('error', (error) => (failure = error));
  await boss.start();
  for (const name of QUEUES) {
    const options = {
      notify: true,
      heartbeatSeconds: HEARTBEAT_S,
      expireInSeconds: name === 'encoding' ? ENCODING_EXPIRE_S : EXPIRE_S,
      retryLimit: RETRIES,
      retryDelay: 1,
      deleteAfterSeconds: QUEUE_RETENTION_S,
      retentionSeconds: WAITING_RETENTION_S,
    };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  await boss.stop({ graceful: false, close: false });
  if (failure) throw failure;
}

/** The workers of a process. Their statements go through the shared pool, messages through the bus. */
export class Queue {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly #handlers = new Map<QueueName, (entry: Entry) => Promise<void>>();
  readonly #stopping = new AbortController();
  /** Lets the workers of a queue look for entries at once. */
  #wake: (queue: string) => void = () => undefined;

  constructor(database: Database, bus: Bus, log: Pick<FastifyBaseLogger, 'error' | 'warn'>) {
    this.#log = log;
    this.#database = database;
    this.#boss = new PgBoss({
      ...OPTIONS,
      db: {
        executeSql: (text, values) => database.pool.query(text, values),
        listen: async (_channel, onNotification, onReconnect) => {
          this.#wake = onNotification;
          bus.onMessage((message) => {
            if (message.type === 'job.added') onNotification(message.queue);
          });
          bus.onMissed(onReconnect);
          return { close: async () => undefined };
        },
      },
      useListenNotify: true,
      superviseIntervalSeconds: SUPERVISE_S,
      monitorIntervalSeconds: SUPERVISE_S,
    });
    this.#boss.on('error', (error) => log.error({ err: error }, 'the queue failed'));
    this.#boss.on('warning', (warning) => log.warn({ warning }, 'the queue warns'));
  }

  /** Says who takes the entries of a queue. A handler that throws is tried again, as if its worker had died. */
  on(queue: QueueName, handler: (entry: Entry) => Promise<void>): void {
    this.#handlers.set(queue, handler);
  }

  /**
   * Begins to take entries. Where the database does not answer within a moment it goes on in the background: that delays
   * jobs, and never keeps the process from serving what it has.
   */
  async start(): Promise<void> {
    const started = this.#startUntilStopped();
    await Promise.race([
      started,
      setTimeout(START_WAIT_MS, undefined, { signal: this.#stopping.signal }),
    ]).catch(() => undefined);
  }

  async #startUntilStopped(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        return await this.#startOnce();
      } catch (error) {
        this.#log.warn({ err: error }, 'the queue could not start and tries again');
        await setTimeout(START_RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async #startOnce(): Promise<void> {
    await this.#boss.start();
    await requeueWaiting(this.#database);
    for (const [queue, handler] of this.#handlers)
      await this.#boss.work<Entry>(
        queue,
        {
          localConcurrency: WORKERS[queue],
          pollingIntervalSeconds: POLL_S,
          notifyPollingIntervalSeconds: POLL_S,
        },
        async (entries) => {
          try {
            for (const { data } of entries)
              await handler({
                id: data.id,
                // Written by SQL they are null.
                accountId: data.accountId ?? undefined,
                schoolId: data.schoolId ?? undefined,
              });
          } catch (error) {
            this.#log.error({ err: error, queue }, 'an entry of a queue failed');
            throw error;
          } finally {
            // A worker would rest now until the next poll, however many wait.
            this.#wake(queue);
          }
        },
      );
  }

  /** Waits a while for what is being done. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#boss.stop({ graceful: true, close: false, timeout: STOP_MS });
  }
}
