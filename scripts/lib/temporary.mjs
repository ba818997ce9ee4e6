import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const GB = 2 ** 30;
/** What all tests together keep at one time, with room to spare. */
const ROOM = 6 * GB;
/** What has to be left for the tests themselves. */
const LEFT = 6 * GB;
const MEMORY = '/dev/shm';

/** Bytes of memory that are free or can be freed. */
const available = () =>
  Number(/^MemAvailable:\s+(\d+)/mu.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]) * 1024;

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM && available() >= ROOM + LEFT;
  } catch {
    return false;
  }
}

/**
 * A folder in memory for temporary files, which is removed when this process ends. Each file of tests makes and drops a
 * database of a thousand files; on a disk the file system spends a quarter of the tests' time on finding room for them.
 * @returns undefined where there is too little memory, or none that is a folder
 */
export function memoryFolder() {
  if (!hasRoom()) return undefined;
  const folder = mkdtempSync(join(MEMORY, 'stoa-'));
  // The system's PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return folder;
}
