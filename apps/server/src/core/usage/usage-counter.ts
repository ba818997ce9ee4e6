import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { isTemporary } from '../../database/failures.ts';
import type { Database, Transaction } from '../../database/pool.ts';
import type { UsageKind } from '../../database/tables/frame.ts';
import type { Clock } from '../../http/clock.ts';

const FLUSH_MS = 5000;
/** Different counts that wait; with more of them they are written at once. */
const MAX_WAITING = 2000;
/** Different counts that are kept while they cannot be written: some 2 MB. Those kept already count on. */
export const MAX_KEPT = 10_000;
/** Different words without result that a school keeps a day. */
const MAX_MISSES_A_DAY = 500;
const MISS_LENGTH = 100;

interface Counted {
  schoolId: string;
  day: string;
  kind: UsageKind;
  code: string;
  /** Words that found nothing. */
  keyword: string | undefined;
  count: number;
}

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
    else if (this.#waiting.size < MAX_KEPT) this.#waiting.set(key, { ...counted });
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
        const isKept = isTemporary(error);
        this.#log.warn({ err: error, schoolId, isKept }, 'counts could not be written');
        if (!isKept) continue;
        this.#hasFailed = true;
        for (const one of counted) this.#add(one);
      }
    if (this.#lost === 0) return;
    this.#log.warn({ lost: this.#lost }, 'counts were dropped: too many wait to be written');
    this.#lost = 0;
  }
}

/** Adds counts of one school, always in the same order so that processes do not wait for each other in a circle. */
async function writeCounts(tx: Transaction, schoolId: string, counted: Counted[]): Promise<void> {
  const sums = new Map<string, Counted>();
  for (const one of counted) {
    const key = `${one.day}|${one.kind}|${one.code}`;
    const sum = sums.get(key);
    if (sum) sum.count += one.count;
    else sums.set(key, { ...one });
  }
  const rows = [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await sql`
    insert into usage_day as kept (school_id, day, kind, code, count)
    select ${schoolId}, * from unnest(${rows.map((row) => row.day)}::date[], ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.code)}::text[], ${rows.map((row) => row.count)}::bigint[])
    on conflict (school_id, day, kind, code) do update set count = kept.count + excluded.count`.execute(tx);
  const misses = counted
    .filter((one) => one.keyword !== undefined)
    .sort((a, b) => ((a.keyword as string) < (b.keyword as string) ? -1 : 1));
  for (const { day, keyword, count } of misses)
    await sql`select add_search_miss(${schoolId}, ${day}, ${keyword}, ${count}, ${MAX_MISSES_A_DAY})`.execute(
      tx,
    );
}
