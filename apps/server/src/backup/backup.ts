import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type Config, StartError } from '../config.ts';
import { allowReading } from '../database/reader-role.ts';
import { openStore, type FileStore } from '../files/file-store.ts';
import { FolderStore } from '../files/folder-store.ts';
import { secretKeyFile } from '../platform/secret-box.ts';
import { ArchiveWriter } from './archive.ts';
import { connect } from './connect.ts';
import { saveDatabase } from './database-copy.ts';
import { newManifest, SECRET_KEY_PART, type FilePart, type Manifest } from './manifest.ts';
import { Progress } from './progress.ts';

/** Files of a person's own data: in the folder, whatever store the others are in. */
export const EXPORTS_PREFIX = 'exports/';

/**
 * Saves everything into one file: the database, files that people sent, the secret key. A server may run meanwhile.
 * @param interrupted cuts it off; nothing stays behind
 * @returns what was saved
 * @throws {StartError} with one line that says what to do
 */
export async function backup(
  config: Config,
  path: string,
  say: (line: string) => void,
  interrupted?: AbortSignal,
): Promise<Manifest> {
  const archive = await ArchiveWriter.create(path);
  try {
    const database = await connect(config, say, true);
    const cut = () => void database.client.end();
    interrupted?.addEventListener('abort', cut);
    const stores = storesOf(config);
    try {
      const progress = new Progress(say);
      await allowReading(database.client);
      const key = config.secretKey ?? (await readKey(config.dataDir));
      const files = new Map<string, FilePart>();
      // Files come first: one that the snapshot speaks of and that is removed later is saved already. The second look
      // finds those that came meanwhile.
      const look = () => saveFiles(archive, stores, files, progress, interrupted);
      await look();
      const content = await saveDatabase(database.client, archive, progress, look);
      interrupted?.throwIfAborted();
      const secretKey = {
        part: SECRET_KEY_PART,
        ...(await archive.add(SECRET_KEY_PART, Readable.from([Buffer.from(key)]))),
      };
      const manifest = newManifest({
        createdAt: new Date().toISOString(),
        ...content,
        files: [...files.values()],
        secretKey,
      });
      await archive.finish(manifest);
      return manifest;
    } finally {
      interrupted?.removeEventListener('abort', cut);
      for (const store of stores) store.close();
      await database.close();
    }
  } catch (error) {
    await archive.discard();
    throw error;
  }
}

/** The configured store, and the folder where that is another. */
const storesOf = (config: Config): FileStore[] =>
  config.s3Url ? [openStore(config), new FolderStore(config.dataDir)] : [openStore(config)];

async function saveFiles(
  archive: ArchiveWriter,
  stores: readonly FileStore[],
  files: Map<string, FilePart>,
  progress: Progress,
  interrupted?: AbortSignal,
): Promise<void> {
  for (const store of stores)
    for await (const key of store.keys()) {
      interrupted?.throwIfAborted();
      if (files.has(key) || (store !== stores[0] && !key.startsWith(EXPORTS_PREFIX))) continue;
      progress.at(`Saving files (${files.size} so far)`);
      const file = await store.get(key);
      // Removed since it was listed.
      if (!file) continue;
      const part = `files/${key}`;
      // Pictures are compressed already.
      const sum = await archive.add(part, file.stream, key.startsWith(EXPORTS_PREFIX));
      files.set(key, { part, key, ...sum });
    }
}

async function readKey(dataDir: string): Promise<string> {
  try {
    return await readFile(secretKeyFile(dataDir), 'utf8');
  } catch (error) {
    throw new StartError(
      `The secret key cannot be read (${(error as Error).message}): set DATA_DIR or SECRET_KEY as the server has them.`,
    );
  }
}
