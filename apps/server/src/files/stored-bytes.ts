import { buffer } from 'node:stream/consumers';
import type { FileStore } from './file-store.ts';

const WINDOW_BYTES = 64 * 1024;
/** A file that makes one look at more places than this is not looked at any further. */
const MAX_READS = 2000;

/** Parts of a file that may be much larger than the memory: what is read lies in one window at a time. */
export class StoredBytes {
  readonly size: number;
  readonly #files: Pick<FileStore, 'get'>;
  readonly #key: string;
  #window: Buffer = Buffer.alloc(0);
  #start = 0;
  #reads = 0;

  constructor(files: Pick<FileStore, 'get'>, key: string, size: number) {
    this.#files = files;
    this.#key = key;
    this.size = size;
  }

  /** @returns fewer bytes at the end of the file; none where too much was looked at */
  async read(offset: number, length: number): Promise<Buffer> {
    const end = Math.min(offset + length, this.size);
    if (offset < 0 || offset >= end || length > WINDOW_BYTES) return Buffer.alloc(0);
    if (offset < this.#start || end > this.#start + this.#window.length) {
      this.#reads++;
      if (this.#reads > MAX_READS) return Buffer.alloc(0);
      const last = Math.min(offset + WINDOW_BYTES, this.size) - 1;
      const file = await this.#files.get(this.#key, { start: offset, end: last });
      this.#window = file ? await buffer(file.stream) : Buffer.alloc(0);
      this.#start = offset;
    }
    return this.#window.subarray(offset - this.#start, end - this.#start);
  }
}
