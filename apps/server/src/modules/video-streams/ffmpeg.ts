import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { constants, setPriority, tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import type { Config } from '../../config.ts';

const PACKAGE = '@ffmpeg-installer/ffmpeg';
const LOG_MAX_CHARACTERS = 20_000;
const CHECK_MS = 20_000;

/** It ran out of its time, or this process ends. */
export class Stopped extends Error {}
/** It ended and said that it could not do it. */
export class Refused extends Error {}

/** What starts it: the environment of this process, with its keys and passwords, is none of its business. */
const start = (program: string, args: readonly string[]): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', LANG: 'C' },
    cwd: tmpdir(),
    windowsHide: true,
  });

export interface Limits {
  /** It is killed after this time. */
  ms: number;
  /** It is killed when this is aborted. */
  signal: AbortSignal;
  /** It leaves the processors to everything else on this machine. @default false */
  isBackground?: boolean;
}

/**
 * Runs it, and hands over what it writes as it comes.
 * @param use has read everything that it wants when it ends
 * @returns what use answers, and the log
 * @throws {Stopped} where it was killed, {Refused} where it failed, with the end of its log; what use throws
 */
export async function runFfmpeg<Answer>(
  program: string,
  args: readonly string[],
  { ms, signal, isBackground = false }: Limits,
  use: (output: Readable) => Promise<Answer>,
): Promise<{ answer: Answer; log: string }> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  if (limit.aborted) throw new Stopped();
  const child = start(program, args);
  const ended = once(child, 'close') as Promise<[code: number | null]>;
  const kill = () => child.kill('SIGKILL');
  limit.addEventListener('abort', kill, { once: true });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-LOG_MAX_CHARACTERS);
  });
  try {
    if (isBackground && child.pid !== undefined) lower(child.pid);
    const using = use(child.stdout);
    // What fails while it reads is told below, once the program is gone.
    using.catch(kill);
    const [code] = await ended;
    if (limit.aborted) throw new Stopped();
    if (code !== null && code !== 0) throw new Refused(log);
    const answer = await using;
    if (code === null) throw new Error(`ffmpeg was killed: ${log}`);
    return { answer, log };
  } finally {
    limit.removeEventListener('abort', kill);
    kill();
  }
}

function lower(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}

/** Whether a program is one that can make streams. */
async function isFit(program: string): Promise<boolean> {
  const list = await runFfmpeg(
    program,
    ['-hide_banner', '-nostdin', '-encoders'],
    { ms: CHECK_MS, signal: new AbortController().signal },
    async (output) => {
      let text = '';
      for await (const chunk of output) text += String(chunk);
      return text;
    },
  ).catch(() => undefined);
  return list !== undefined && / libx264 /.test(list.answer) && / aac /.test(list.answer);
}

/**
 * The program that makes streams: the one that is named, else the system's, else, where no strangers send films, that
 * of a package, which is for tests and to try things out: it is never mended.
 * @returns undefined where there is none
 */
export async function findFfmpeg({
  ffmpeg,
  production,
}: Pick<Config, 'ffmpeg' | 'production'>): Promise<string | undefined> {
  if (ffmpeg === false) return undefined;
  if (ffmpeg !== undefined) return (await isFit(ffmpeg)) ? ffmpeg : undefined;
  if (await isFit('ffmpeg')) return 'ffmpeg';
  const packaged = production ? undefined : packagedFfmpeg();
  return packaged !== undefined && (await isFit(packaged)) ? packaged : undefined;
}

function packagedFfmpeg(): string | undefined {
  try {
    return (createRequire(import.meta.url)(PACKAGE) as { path: string }).path;
  } catch {
    // Not installed, or not for this system.
    return undefined;
  }
}
