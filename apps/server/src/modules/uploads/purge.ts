import { draftFolder } from '../../files/folder-store.ts';
import type { Services } from '../../core/services.ts';
import { removeOlderFiles } from '../../files/remove-older.ts';
import { keptKey } from '../../core/uploads/upload-keys.ts';
import { beginPurge, lockUnused } from './purge.repository.ts';
import { removePieces } from '../../core/uploads/large-uploads.service.ts';
import { removeUploads } from '../../core/uploads/uploads.repository.ts';

/** What nothing uses is kept for so long. */
const UNUSED_MS = 86_400_000;
/** What lessons have left can be taken up again for so long. */
const LEFT_MS = 7 * UNUSED_MS;
/** No request takes as long: a draft of this age belongs to a process that has died. */
const DRAFT_MS = 120_000;
const EVERY_MS = 600_000;
const BATCH = 100;

type Purging = Pick<Services, 'database' | 'files' | 'clock' | 'config' | 'log'>;

/**
 * Removes uploads that nothing uses and what a store took and nobody confirmed.
 * @returns how many uploads went; undefined where another process is at it
 */
export async function purgeUploads({ database, files, clock }: Purging): Promise<number | undefined> {
  const now = clock.now();
  const before = new Date(now.getTime() - UNUSED_MS);
  const leftBefore = new Date(now.getTime() - LEFT_MS);
  let removed = 0;
  for (;;) {
    const batch = await database.write({}, async (tx) => {
      if (!(await beginPurge(tx))) return undefined;
      const unused = await lockUnused(tx, { before, leftBefore, now }, BATCH);
      for (const row of unused)
        await (row.status === 'sending' ? removePieces(files, row) : files.remove(keptKey(row)));
      if (unused.length > 0)
        await removeUploads(
          tx,
          unused.map(({ id }) => id),
        );
      return unused.length;
    });
    if (batch === undefined) return undefined;
    removed += batch;
    // What was made of those that went can go now.
    if (batch === 0) break;
  }
  await files.removeOlder('quarantine', before);
  // What a piece left behind that nothing counted; a file that is waited for is written to within a day.
  await files.removeOlder('sending', new Date(before.getTime() - UNUSED_MS));
  return removed;
}

/** Sweeps now and from time to time, beginning with drafts that a process left behind when it died. @returns what ends it */
export function startPurging(services: Purging): () => Promise<void> {
  const { config, log } = services;
  let running = Promise.resolve();
  const purge = () => {
    running = running.then(async () => {
      try {
        // Drafts are files of this machine: their age is told by its clock.
        await removeOlderFiles(draftFolder(config.dataDir), new Date(Date.now() - DRAFT_MS));
        await purgeUploads(services);
      } catch (error) {
        log.warn({ err: error }, 'sweeping failed');
      }
    });
  };
  purge();
  // The drafts of the last minutes before a crash are still young at the start.
  const early = setTimeout(purge, DRAFT_MS + 10_000).unref();
  const timer = setInterval(purge, EVERY_MS).unref();
  return async () => {
    clearTimeout(early);
    clearInterval(timer);
    await running;
  };
}
