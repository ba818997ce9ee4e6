import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Problem } from '../http/problem.ts';
import type { ByteRange } from './byte-range.ts';
import { QUARANTINE_PREFIX, SENDING_PREFIX, sendingKey } from './keys.ts';
import { PiecesLost, type FileStore, type Piece, type StoredFile } from './file-store.ts';
import { removeOlderFiles } from './remove-older.ts';

/** Parts of a key: nothing in it can leave the folder. */
const KEY = /^[a-z]+(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$/;

/** Whether an error says that a disk has no room left. */
export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '');

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What to answer where the disk is full. */
export const noRoom = (): Problem => new Problem('QUOTA_EXCEEDED', { reason: 'STORAGE_FULL' }, 507);

/** Where drafts lie while they are written. */
export const draftFolder = (dataDir: string): string => join(dataDir, 'files', 'tmp');

/** Files in DATA_DIR/files. */
export class FolderStore implements FileStore {
  readonly origin = undefined;
  readonly #root: string;
  readonly #drafts: string;

  constructor(dataDir: string) {
    this.#root = join(dataDir, 'files');
    this.#drafts = draftFolder(dataDir);
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.#path(key);
    const draft = join(this.#drafts, `${randomUUID()}.part`);
    try {
      await mkdir(this.#drafts, { recursive: true, mode: 0o700 });
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw isFull(error) ? noRoom() : error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredFile | undefined> {
    const path = this.#path(key);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    return { size: range ? range.end - range.start + 1 : found.size, stream: createReadStream(path, range) };
  }

  localPath(key: string): string {
    return this.#path(key);
  }

  /** Bytes that a process wrote before it died are written again: the offset says how many count. */
  async addPiece(key: string, { offset, bytes }: Piece): Promise<null> {
    const path = this.#path(sendingKey(key));
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(path, offset === 0 ? 'w' : 'r+', 0o600);
      try {
        if ((await file.stat()).size < offset) throw new PiecesLost();
        for (let sent = 0; sent < bytes.length;)
          sent += (await file.write(bytes, sent, bytes.length - sent, offset + sent)).bytesWritten;
        await file.sync();
      } finally {
        await file.close();
      }
      return null;
    } catch (error) {
      if (isMissing(error)) throw new PiecesLost();
      throw isFull(error) ? noRoom() : error;
    }
  }

  async finishPieces(key: string): Promise<void> {
    const path = this.#path(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await rename(this.#path(sendingKey(key)), path);
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (!(await stat(path).catch(() => undefined))?.isFile()) throw new PiecesLost();
    }
  }

  async dropPieces(key: string): Promise<void> {
    await this.remove(sendingKey(key));
  }

  async *keys(): AsyncGenerator<string> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      },
    );
    for (const entry of entries.filter((one) => one.isFile() && one.parentPath !== this.#drafts)) {
      const key = relative(this.#root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      if (KEY.test(key) && ![QUARANTINE_PREFIX, SENDING_PREFIX].some((prefix) => key.startsWith(prefix)))
        yield key;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async removeOlder(prefix: string, before: Date): Promise<void> {
    await removeOlderFiles(join(this.#root, prefix), before);
  }

  async directAddress(): Promise<undefined> {
    return undefined;
  }

  close(): void {
    // Nothing is held open.
  }

  #path(key: string): string {
    if (!KEY.test(key)) throw new TypeError('A key is made of letters, digits, dots and dashes.');
    return join(this.#root, key);
  }
}
