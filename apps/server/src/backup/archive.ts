import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import yazl from 'yazl';
import { StartError } from '../config.ts';
import { MANIFEST_NAME, readManifest, type Manifest, type Part } from './manifest.ts';

/** What tells a part unchanged. */
export type Sum = Pick<Part, 'bytes' | 'sha256'>;

/** Passes bytes on, counting and hashing them. */
class Meter extends Transform {
  readonly #hash: Hash = createHash('sha256');
  #bytes = 0;

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    done(null, chunk);
  }

  sum(): Sum {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/**
 * Writes a backup: a zip file of parts, the manifest last. It is written beside its place and moved there when it is
 * whole, so that what was cut off never looks like a backup. Only its owner can read it: it holds the secret key.
 */
export class ArchiveWriter {
  readonly #path: string;
  readonly #draft: string;
  readonly #zip = new yazl.ZipFile();
  readonly #written: Promise<void>;

  private constructor(path: string, draft: string) {
    this.#path = path;
    this.#draft = draft;
    const output = this.#zip.outputStream as Readable;
    this.#zip.on('error', (error: Error) => output.destroy(error));
    this.#written = pipeline(output, createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
    // A failure is told where the next part or the end waits for it.
    this.#written.catch(() => undefined);
  }

  /** @throws {StartError} when the file is there already, or cannot be written */
  static async create(path: string): Promise<ArchiveWriter> {
    if (await stat(path).catch(() => undefined))
      throw new StartError(`${path} exists already: name another file.`);
    const draft = `${path}.part`;
    await rm(draft, { force: true });
    try {
      await (await open(draft, 'wx', 0o600)).close();
      await rm(draft);
    } catch (error) {
      throw new StartError(`${path} cannot be written: ${(error as Error).message}`);
    }
    return new ArchiveWriter(path, draft);
  }

  /** Adds a part and waits until it is written. Its size need not be known, and it is never held in memory whole. */
  async add(name: string, source: Readable, compress = true): Promise<Sum> {
    const meter = new Meter();
    this.#zip.addReadStream(meter, name, { compress, forceZip64Format: true, mode: 0o600 });
    await Promise.race([
      pipeline(source, meter),
      this.#written.then(() => Promise.reject(new Error('The backup file was closed too early.'))),
    ]);
    return meter.sum();
  }

  /** Ends the file with its manifest and puts it in its place. @returns its size in bytes */
  async finish(manifest: Manifest): Promise<number> {
    const text = JSON.stringify(manifest);
    this.#zip.addBuffer(Buffer.from(text), MANIFEST_NAME, { mode: 0o600 });
    this.#zip.end({ forceZip64Format: false, comment: digest(text) });
    await this.#written;
    await sync(this.#draft);
    await rename(this.#draft, this.#path);
    await sync(dirname(this.#path));
    return (await stat(this.#path)).size;
  }

  /** Removes what was written so far. */
  async discard(): Promise<void> {
    (this.#zip.outputStream as Readable).destroy();
    await this.#written.catch(() => undefined);
    await rm(this.#draft, { force: true });
  }
}

/** A backup that is read: its manifest is known and right; its parts are checked by `verify`. */
export class ArchiveReader {
  readonly manifest: Manifest;
  /** Tells this backup from others. */
  readonly id: string;
  readonly #zip: yauzl.ZipFile;
  readonly #entries: Map<string, yauzl.Entry>;

  private constructor(zip: yauzl.ZipFile, entries: Map<string, yauzl.Entry>, manifest: Manifest) {
    this.#zip = zip;
    this.#entries = entries;
    this.manifest = manifest;
    this.id = zip.comment;
  }

  /** @throws {StartError} for what is no whole backup, or one of a newer version */
  static async open(path: string): Promise<ArchiveReader> {
    let zip: yauzl.ZipFile;
    const entries = new Map<string, yauzl.Entry>();
    let text: string;
    try {
      zip = await yauzl.openPromise(path, { autoClose: false });
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      const entry = entries.get(MANIFEST_NAME);
      if (!entry) throw new Error('it has no manifest');
      text = (await (await zip.openReadStreamPromise(entry)).toArray()).join('');
    } catch (error) {
      throw new StartError(`${path} is no backup of Stoa, or not a whole one: ${(error as Error).message}`);
    }
    if (digest(text) !== zip.comment)
      throw new StartError(`${path} is damaged: its manifest was changed. Nothing was restored.`);
    return new ArchiveReader(zip, entries, readManifest(text, path));
  }

  /** @throws {StartError} where there is no such part */
  async read(name: string): Promise<Readable> {
    const entry = this.#entries.get(name);
    if (!entry) throw new StartError(`The backup is damaged: ${name} is missing. Nothing was restored.`);
    return this.#zip.openReadStreamPromise(entry);
  }

  /** Reads a part to its end. @throws {StartError} when it is not what was saved */
  async verify(part: Part): Promise<void> {
    const meter = new Meter();
    meter.resume();
    const damaged = (why: string) =>
      new StartError(`The backup is damaged: ${part.part} ${why}. Nothing was restored.`);
    try {
      const ended = once(meter, 'end');
      await Promise.all([pipeline(await this.read(part.part), meter), ended]);
    } catch (error) {
      throw error instanceof StartError ? error : damaged((error as Error).message);
    }
    const { bytes, sha256 } = meter.sum();
    if (bytes !== part.bytes || sha256 !== part.sha256) throw damaged('has another checksum than was noted');
  }

  close(): void {
    this.#zip.close();
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Waits until a file or a folder is on the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
