import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder with those above it. Node's own way of doing so never returns, and cannot be interrupted, where a
 * file system says that there is no such folder in one that is there, as /proc does.
 * @throws {Error} of the system, where it cannot be made or is a file
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && !isFolder(dirname(folder))) {
      makeFolder(dirname(folder));
      makeFolder(folder);
    } else if (code !== 'EEXIST' || !isFolder(folder)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
