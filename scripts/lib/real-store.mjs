import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './browser.mjs';

/** Packages of the system belong to its own Python, which need not be the first of the path. */
const PYTHON = '/usr/bin/python3';

const isThere = () =>
  spawnSync(PYTHON, ['-c', 'import swift.common.middleware.s3api'], { stdio: 'ignore' }).status === 0;

/**
 * A real S3-compatible store, OpenStack Swift, installed where it is missing and that is possible.
 * @returns whether there is one
 */
export async function ensureStore() {
  if (!isThere() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    await installPackages('python3-swift').catch(() => undefined);
  return isThere();
}
