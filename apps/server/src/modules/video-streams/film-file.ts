import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../files/file-store.ts';

const PREFIX = 'stoa-film-';
/** A copy of this age belongs to a process that has died. */
const LEFT_MS = 86_400_000;

/**
 * Lets work read a file of the store on this machine: where it lies, or a copy that goes afterwards.
 * @returns undefined where there is no such file
 */
export async function withLocalFile<Answer>(
  files: FileStore,
  key: string,
  work: (path: string) => Promise<Answer>,
): Promise<Answer | undefined> {
  const path = files.localPath(key);
  if (path !== undefined) return (await isThere(path)) ? work(path) : undefined;
  const stored = await files.get(key);
  if (!stored) return undefined;
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    const copy = join(folder, 'film');
    await pipeline(stored.stream, createWriteStream(copy, { mode: 0o600 }));
    return await work(copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const isThere = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Removes copies that a process left behind when it died. */
export async function removeLeftCopies(): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((one) => one.startsWith(PREFIX))) {
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - LEFT_MS) await rm(path, { recursive: true, force: true });
  }
}
