import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/pool.ts';
import type { Tables } from '../../database/tables.ts';
import type { Clock } from '../../http/clock.ts';
import { removeRows } from './housekeeping.repository.ts';

const INTERVAL_MS = 600_000;
/** So that nobody waits long for a row that is being taken away. */
const BATCH = 1000;

/** Rows that serve nobody any more once their moment is so long ago. */
export interface RetentionRule {
  table: keyof Tables;
  column: string;
  keptMs: number;
}

/** Takes away what has had its time. Every process does, and none waits for another. */
export class Housekeeping {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #rules: readonly RetentionRule[];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(
    database: Database,
    clock: Clock,
    log: Pick<FastifyBaseLogger, 'error'>,
    rules: readonly RetentionRule[],
  ) {
    this.#database = database;
    this.#clock = clock;
    this.#log = log;
    this.#rules = rules;
  }

  start(): void {
    this.#timer = setInterval(() => void this.tidy(), INTERVAL_MS).unref();
  }

  /** Waits for the batch that is being taken away. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Takes everything away that is due; a failure is logged, and tried again the next time. */
  tidy(): Promise<void> {
    this.#running ??= this.#tidy()
      .catch((error: unknown) => this.#log.error({ err: error }, 'could not tidy up'))
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #tidy(): Promise<void> {
    for (const { table, column, keptMs } of this.#rules) {
      const before = new Date(this.#clock.now().getTime() - keptMs);
      for (let taken = BATCH; taken === BATCH && !this.#stopped;)
        taken = await this.#database.write({}, (tx) => removeRows(tx, { table, column }, before, BATCH));
    }
  }
}
