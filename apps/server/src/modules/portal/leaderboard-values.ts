import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/pool.ts';
import { countValues, type Span, type Values } from './leaderboard.repository.ts';

const FRESH_MS = 60_000;
/** Values that are older are not told any more while they are counted anew. */
const STALE_MS = 600_000;
/** Values of all leaderboards together. */
const VALUES_MAX = 1_000_000;

/**
 * How many people have which value on leaderboards that are added up when somebody looks, and are the same for all. It may
 * take a second or two: whoever asks after a minute is told what was, and it is counted beside.
 */
export class LeaderboardValues {
  readonly #kept: LRUCache<string, Values, Span>;

  /** @param now milliseconds that only count up */
  constructor(database: Database, now: () => number = () => performance.now()) {
    this.#kept = new LRUCache<string, Values, Span>({
      maxSize: VALUES_MAX,
      sizeCalculation: (values) => values.length + 1,
      ttl: FRESH_MS,
      ttlResolution: 0,
      perf: { now },
      allowStaleOnFetchRejection: true,
      fetchMethod: (_key, _stale, { context }) =>
        database.read({ schoolId: context.schoolId }, (tx) => countValues(tx, context)),
    });
  }

  async of(key: string, span: Span): Promise<Values> {
    const allowStale = this.#kept.getRemainingTTL(key) > -STALE_MS;
    return (await this.#kept.fetch(key, { allowStale, context: span })) ?? [];
  }
}
