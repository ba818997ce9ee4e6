import { LRUCache } from 'lru-cache';
import type { Bus } from './bus.ts';

/** Answers weigh 30 KB at most, most of them far less: some tens of MB when it is full. */
const MAX_ENTRIES = 1500;
/** An upper bound only: a change of the school empties its entries at once. */
const TTL_MS = 60_000;

/**
 * Answers that are the same for everyone of one audience of one school: home pages, searches of visitors.
 * Keys start with the school's id. Askers of the same missing key share one load.
 */
export class PublicCache {
  readonly #entries = new LRUCache<string, { value: unknown }>({ max: MAX_ENTRIES, ttl: TTL_MS });
  readonly #loading = new Map<string, Promise<unknown>>();
  #generation = 0;

  constructor(bus?: Bus) {
    bus?.onMessage((message) => {
      if (message.type === 'school.changed') this.forget(message.schoolId);
    });
    bus?.onMissed(() => this.clear());
  }

  /**
   * The kept value of a key, else the loaded one. A value that was loaded across a change is not kept.
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
    if (kept && holds(kept.value as T)) return kept.value as T;
    const running = this.#loading.get(whole);
    if (running) return running as Promise<T>;
    const generation = this.#generation;
    const loading = load()
      .then((value) => {
        if (generation === this.#generation) this.#entries.set(whole, { value });
        return value;
      })
      .finally(() => this.#loading.delete(whole));
    this.#loading.set(whole, loading);
    return loading;
  }

  /** Drops what is kept of one school. */
  forget(schoolId: string): void {
    this.#generation++;
    for (const key of this.#entries.keys()) if (key.startsWith(`${schoolId}|`)) this.#entries.delete(key);
  }

  clear(): void {
    this.#generation++;
    this.#entries.clear();
  }
}
