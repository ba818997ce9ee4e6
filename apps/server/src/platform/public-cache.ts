import { LRUCache } from 'lru-cache';
import { toProblem } from '../http/errors.ts';
import type { Bus } from './bus.ts';
import { sizeOf } from './size-of.ts';

/** An upper bound only: a change of the school empties its entries at once. */
const TTL_MS = 60_000;
/** Where the database does not answer, what was kept for no longer than this is better than nothing. */
const STALE_MS = 3_600_000;
/** After it did not answer, it is not asked for the same again for so long. */
const PAUSE_MS = 5000;
/** An entry is at most this part of the whole: one large answer must not drive all others out. */
const LARGEST_PART = 16;
export const DEFAULT_CACHE_BYTES = 64 * 1024 * 1024;

interface Entry {
  value: unknown;
  /** Until when it is right without asking, as performance.now() counts. */
  freshUntil: number;
}

/**
 * Answers that are the same for everyone of one audience of one school: home pages, searches of visitors.
 * Keys start with the school's id. Callers of the same missing key share one load.
 */
export class PublicCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #loading = new Map<string, Promise<unknown>>();

  /** @param maxBytes of all entries together */
  constructor(bus?: Bus, maxBytes = DEFAULT_CACHE_BYTES) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / LARGEST_PART),
      sizeCalculation: ({ value }, key) => sizeOf(value) + sizeOf(key),
      ttl: STALE_MS,
    });
    bus?.onMessage((message) => {
      if (message.type === 'school.changed') this.invalidate(message.schoolId);
    });
    bus?.onMissed(() => this.#distrust());
  }

  /** How many entries there are, and their bytes. */
  get stats(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  /**
   * The kept value of a key, else the loaded one. A value that was loaded across a change is not kept. While the
   * database does not answer, an older value is.
   * @param holds whether a kept value still is right, where that is a question of time
   */
  async get<T>(
    schoolId: string,
    key: string,
    load: () => Promise<T>,
    holds: (value: T) => boolean = () => true,
  ): Promise<T> {
    const whole = `${schoolId}|${key}`;
    const kept = this.#entries.get(whole);
    if (kept && kept.freshUntil > performance.now() && holds(kept.value as T)) return kept.value as T;
    const running = this.#loading.get(whole);
    if (running) return running as Promise<T>;
    const loading: Promise<T> = load()
      .then(
        (value) => {
          // A change in between has taken the load out of the list.
          if (this.#loading.get(whole) === loading)
            this.#entries.set(whole, { value, freshUntil: performance.now() + TTL_MS });
          return value;
        },
        (error: unknown) => {
          const older = this.#entries.get(whole);
          if (!older || toProblem(error as Error).status !== 503) throw error;
          older.freshUntil = performance.now() + PAUSE_MS;
          return older.value as T;
        },
      )
      .finally(() => {
        if (this.#loading.get(whole) === loading) this.#loading.delete(whole);
      });
    this.#loading.set(whole, loading);
    return loading;
  }

  /** Drops what is kept of one school. */
  invalidate(schoolId: string): void {
    const isOf = (key: string) => key.startsWith(`${schoolId}|`);
    for (const key of this.#entries.keys()) if (isOf(key)) this.#entries.delete(key);
    for (const key of this.#loading.keys()) if (isOf(key)) this.#loading.delete(key);
  }

  clear(): void {
    this.#loading.clear();
    this.#entries.clear();
  }

  /** Something may have changed unheard: everything is asked for again before it is shown, if there is an answer. */
  #distrust(): void {
    this.#loading.clear();
    for (const entry of this.#entries.values()) entry.freshUntil = 0;
  }
}
