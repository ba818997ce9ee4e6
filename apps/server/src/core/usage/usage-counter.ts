import type { FastifyBaseLogger } from 'fastify';
import { isTemporary } from '../../database/failures.ts';
import type { Database } from '../../database/pool.ts';
import type { UsageKind } from '../../database/tables/layout.ts';
import type { Clock } from '../../http/clock.ts';
import { type Counted, writeCounts } from './usage.repository.ts';

const FLUSH_MS = 5000;
/** Different counts that wait; with more of them they are written at once. */
const MAX_WAITING = 2000;
/** Different counts that are kept while they cannot be written: some 2 MB. Those kept already count on. */
export const MAX_STORED = 10_000;
const MISS_LENGTH = 100;

/**
 * Counts what happens in schools and writes it down every few seconds: counting costs a request nothing. A process that
 * is killed loses the counts of those seconds; one that is stopped writes them first. Counts that could not be written
 * are written with the next ones; only where the answer to a commit was lost may they count twice.
 */
export class UsageCounter {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #waiting = new Map<string, Counted>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #hasFailed = false;
  /** Counts that found no room since the last write. */
  #lost = 0;

  /** @param database one of its own, with one connection: counts never wait in line before requests; ended with it */
  constructor(database: Database, clock: Clock, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#database = database;
    this.#clock = clock;
    this.#log = log;
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
    await this.#database.end();
  }

  /** Counts one event of a school, of today. */
  add(schoolId: string, kind: UsageKind, code = ''): void {
    this.#count(schoolId, kind, code, undefined);
  }

  /** Counts a search and, where it found nothing, its words. */
  addSearch(schoolId: string, keyword: string, found: boolean): void {
    this.#count(schoolId, 'search', '', undefined);
    if (!found) this.#count(schoolId, 'searchMiss', '', keyword.slice(0, MISS_LENGTH));
  }

  /** Writes what waits; what cannot be written waits on. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  #count(schoolId: string, kind: UsageKind, code: string, keyword: string | undefined): void {
    const day = this.#clock.now().toISOString().slice(0, 10);
    this.#add({ schoolId, day, kind, code, keyword, count: 1 });
    // What just failed is tried again by the clock, not for every count.
    if (this.#waiting.size >= MAX_WAITING && !this.#hasFailed) void this.flush();
  }

  #add(counted: Counted): void {
    const { schoolId, day, kind, code, keyword } = counted;
    const key = `${schoolId}|${day}|${kind}|${code}|${keyword ?? ''}`;
    const known = this.#waiting.get(key);
    if (known) known.count += counted.count;
    else if (this.#waiting.size < MAX_STORED) this.#waiting.set(key, { ...counted });
    else this.#lost += counted.count;
  }

  async #write(): Promise<void> {
    const batch = this.#waiting;
    if (batch.size === 0) return;
    this.#waiting = new Map();
    this.#hasFailed = false;
    const bySchool = Map.groupBy([...batch.values()], ({ schoolId }) => schoolId);
    for (const [schoolId, counted] of bySchool)
      try {
        await this.#database.write({ schoolId }, (tx) => writeCounts(tx, schoolId, counted));
      } catch (error) {
        // A school that is gone meanwhile has no counts: they are dropped with everything of it.
        const isStored = isTemporary(error);
        this.#log.warn({ err: error, schoolId, isStored }, 'counts could not be written');
        if (!isStored) continue;
        this.#hasFailed = true;
        for (const one of counted) this.#add(one);
      }
    if (this.#lost === 0) return;
    this.#log.warn({ lost: this.#lost }, 'counts were dropped: too many wait to be written');
    this.#lost = 0;
  }
}
