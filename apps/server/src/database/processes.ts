import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The fields of /proc/<pid>/stat after the name, which may hold anything: the state, …, the start time as the 20th. */
async function statusOf(pid: number): Promise<string[] | undefined> {
  const info = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return info?.slice(info.lastIndexOf(')') + 2).split(' ');
}

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

/** When a process started, so that a reused number is not mistaken for it; 'gone' where there is none. */
export async function startTime(pid: number): Promise<string> {
  if (!exists(pid)) return 'gone';
  const status = await statusOf(pid);
  // It has ended, and only its parent has not taken notice yet.
  if (status?.[0] === 'Z' || status?.[0] === 'X') return 'gone';
  return status?.[19] ?? 'unknown';
}

/** Whether a process that there still is runs nothing any more: it has given its memory back. */
export async function isOver(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)) === '';
}

/**
 * The living processes of PostgreSQL over a data folder, its server and those that serve connections, and of no other
 * PostgreSQL: every one works in its folder.
 */
export async function postgresOver(folder: string): Promise<number[]> {
  const real = await realpath(folder).catch(() => undefined);
  if (real === undefined) return [];
  const entries = await readdir('/proc').catch(() => undefined);
  if (!entries) return withoutProc(real);
  const pids = entries.filter((name) => /^\d+$/.test(name)).map(Number);
  const theirs = await Promise.all(
    pids.map(async (pid) => {
      const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
      if (cwd !== real) return false;
      const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
      return name.trim() === 'postgres' && (await startTime(pid)) !== 'gone';
    }),
  );
  return pids.filter((_, index) => theirs[index]);
}

/** Systems without /proc: the server alone, told by the folder in its command. */
async function withoutProc(folder: string): Promise<number[]> {
  const first = (await readFile(`${folder}/postmaster.pid`, 'utf8').catch(() => '')).split('\n')[0];
  const pid = Number(first);
  if (!(pid > 0) || !exists(pid)) return [];
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }));
  return stdout.includes('postgres') && stdout.includes(`-D ${folder}`) ? [pid] : [];
}
