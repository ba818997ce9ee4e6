import { open } from 'node:fs/promises';

/** Puts the names in a folder on the disk: a file that was renamed into it is there after a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Not every system opens folders; those that do not have no need of it.
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
