import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config.ts';

/** Stands in a data folder until a restore into it is complete. */
export const restoreMarker = (dataDir: string): string => join(dataDir, 'restore.unfinished');

/** @throws {StartError} when a restore into this folder was cut off */
export async function refuseUnfinishedFolder(dataDir: string): Promise<void> {
  if (await stat(restoreMarker(dataDir)).catch(() => undefined))
    throw new StartError(`A restore into ${dataDir} was not finished: run the same npm run restore again.`);
}
