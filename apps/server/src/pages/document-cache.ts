import { LRUCache } from 'lru-cache';
import type { Bus } from '../platform/bus.ts';
import { sizeOf } from '../platform/size-of.ts';

/** An upper bound only: a change empties what depends on it at once. */
const TTL_MS = 60_000;
/** A document is at most this part of the whole: a large one must not drive all others out. */
const LARGEST_PART = 16;

/** A document as it is sent: the same bytes for every visitor who asks in the same way. */
export interface StoredDocument {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  /** The school whose page it is; undefined where it is of none. */
  schoolId: string | undefined;
  /** The last moment, ms, at which it is right; Infinity where it has no end. */
  until: number;
}

/** One loading of a document, and what has changed meanwhile. */
interface Load {
  changes: Set<string>;
  hasLostTrack: boolean;
  result: Promise<{ document?: StoredDocument | undefined }>;
}

/**
 * Finished, compressed documents of visitors' pages. A view that is answered from here asks the database nothing and
 * renders nothing. Documents of a school are dropped in every process when it changes, all of them when the settings of
 * the site do, or when a change may have been missed. Those of no school name schools as well: they go with any change.
 */
export class DocumentCache {
  readonly #documents: LRUCache<string, StoredDocument>;
  readonly #loads = new Map<string, Load>();
  readonly #now: () => number;

  /**
   * @param maxBytes of all documents together
   * @param now ms, as `until` counts
   */
  constructor(bus: Pick<Bus, 'onMessage' | 'onMissed'>, maxBytes: number, now: () => number) {
    this.#documents = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / LARGEST_PART),
      sizeCalculation: (document, key) => sizeOf(document) + sizeOf(key),
      ttl: TTL_MS,
    });
    this.#now = now;
    bus.onMessage((message) => {
      if (message.type === 'school.changed') this.#drop(message.schoolId);
      if (message.type === 'config.changed') this.clear();
    });
    bus.onMissed(() => this.clear());
  }

  /** How many documents there are, and their bytes. */
  get stats(): { entries: number; bytes: number } {
    return { entries: this.#documents.size, bytes: this.#documents.calculatedSize };
  }

  /** The document under the first of the keys that has one and still is right. */
  find(keys: readonly string[]): StoredDocument | undefined {
    for (const key of keys) {
      const document = this.#documents.get(key);
      if (document && document.until >= this.#now()) return document;
    }
    return undefined;
  }

  /**
   * Loads a page. Whoever asks for the same meanwhile waits for it, and gets the document if it can be stored; what
   * cannot is for the first alone, the others load their own.
   * @param load its document is stored under its key, unless what it depends on has changed since it began
   */
  async load<T extends { document?: StoredDocument | undefined; key?: string | undefined }>(
    asked: string,
    load: () => Promise<T>,
  ): Promise<T | { document: StoredDocument }> {
    const running = this.#loads.get(asked);
    if (running) {
      const { document } = await running.result.catch(() => ({ document: undefined }));
      return document ? { document } : load();
    }
    const own: Load = { changes: new Set(), hasLostTrack: false, result: Promise.resolve({}) };
    const result = load().finally(() => this.#loads.delete(asked));
    own.result = result;
    this.#loads.set(asked, own);
    const made = await result;
    const { document, key } = made;
    if (document && key !== undefined && !isOutdated(own, document)) this.#documents.set(key, document);
    return made;
  }

  clear(): void {
    this.#documents.clear();
    for (const load of this.#loads.values()) load.hasLostTrack = true;
  }

  #drop(schoolId: string): void {
    for (const [key, document] of this.#documents.entries())
      if (document.schoolId === undefined || document.schoolId === schoolId) this.#documents.delete(key);
    for (const { changes } of this.#loads.values()) changes.add(schoolId);
  }
}

const isOutdated = ({ changes, hasLostTrack }: Load, { schoolId }: StoredDocument): boolean =>
  hasLostTrack || (schoolId === undefined ? changes.size > 0 : changes.has(schoolId));
