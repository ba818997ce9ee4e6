import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../config.ts';
import type { Binaries } from './binaries.ts';
import { endOrphans } from './orphans.ts';
import { postgresOver } from './processes.ts';

/** Recovery after a crash takes as long as there is to recover; it is said that it does. */
const SLOW_START_MS = 10_000;
const START_LIMIT_MS = 600_000;
/** How long the stop has for a checkpoint; later ones are harder and leave the rest to the next start. */
const FAST_MS = 5000;
const IMMEDIATE_MS = 1500;
const RESTART_MIN_MS = 200;
const RESTART_MAX_MS = 3000;
/** One that lived for so long did not end at once: the next attempt is made without delay. */
const STEADY_MS = 30_000;
/** Without success for so long it is no passing trouble. */
const LOST_MS = 120_000;
const OUTPUT_STORED = 8000;
/** What it says before it has a log may take more than one. */
const LAST_LINES = 3;
const NO_SPACE = /No space left on device/;

interface Run {
  child: ChildProcess;
  /** When it accepts connections. @throws {Error} when it ends before */
  ready: Promise<void>;
  /** When it has ended: what it said last. */
  ended: Promise<string>;
}

export interface PostmasterOptions {
  data: string;
  socket: string;
  binaries: Binaries;
  settings: Record<string, string>;
  say: (line: string) => void;
}

/** The server process of the embedded database: started, started again whenever it ends, stopped at any time. */
export class Postmaster {
  readonly #options: PostmasterOptions;
  #run: Run | undefined;
  #supervising: Promise<void> | undefined;
  #failingSince: number | undefined;
  #reason = '';
  readonly #stopping = new AbortController();

  constructor(options: PostmasterOptions) {
    this.#options = options;
  }

  /** @throws {StartError} when it cannot be started */
  async start(): Promise<void> {
    const { data, socket, say } = this.#options;
    await endOrphans(data, socket);
    this.#stopping.signal.throwIfAborted();
    const run = this.#launch();
    const slow = setTimeout(
      () => say('The database recovers from a crash: that can take minutes.'),
      SLOW_START_MS,
    );
    const limit = setTimeout(() => run.child.kill('SIGQUIT'), START_LIMIT_MS);
    try {
      await run.ready;
    } catch (error) {
      throw new StartError(`The database could not be started: ${(error as Error).message}`);
    } finally {
      clearTimeout(slow);
      clearTimeout(limit);
    }
    this.#supervising = this.#supervise(run);
  }

  /** Why it cannot be brought back, after it was tried for long; a full disk is no such reason. */
  get loss(): string | undefined {
    const lasts = this.#failingSince !== undefined && performance.now() - this.#failingSince > LOST_MS;
    return lasts && !NO_SPACE.test(this.#reason) ? this.#reason : undefined;
  }

  /** Stops it in order where it can be, and in any case within seconds. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const run = this.#run;
    if (run) {
      // SIGINT is PostgreSQL's fast shutdown: sessions are ended, a checkpoint is written.
      run.child.kill('SIGINT');
      if (!(await endsIn(run, FAST_MS))) {
        run.child.kill('SIGQUIT');
        if (!(await endsIn(run, IMMEDIATE_MS))) {
          // Processes that are held up take no other signal.
          for (const pid of await postgresOver(this.#options.data)) kill(pid);
          run.child.kill('SIGKILL');
          await endsIn(run, IMMEDIATE_MS);
        }
      }
    }
    await this.#supervising;
  }

  async #supervise(first: Run): Promise<void> {
    const { data, socket, say } = this.#options;
    let startedAt = performance.now();
    let wait = RESTART_MIN_MS;
    for (let run: Run | undefined = first; ;) {
      const reason = run ? await run.ended : this.#reason;
      if (this.#stopping.signal.aborted) return;
      if (performance.now() - startedAt > STEADY_MS) wait = RESTART_MIN_MS;
      if (reason !== this.#reason) say(`The database ended and is started again: ${reason}`);
      this.#reason = reason;
      this.#failingSince ??= performance.now();
      await delay(wait, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, RESTART_MAX_MS);
      if (this.#stopping.signal.aborted) return;
      try {
        await endOrphans(data, socket);
        if (this.#stopping.signal.aborted) return;
        run = this.#launch();
        startedAt = performance.now();
        await run.ready;
        this.#failingSince = undefined;
        say('The database is back.');
      } catch (error) {
        if (!run) this.#reason = (error as Error).message;
      }
    }
  }

  #launch(): Run {
    const { data, socket, binaries, settings } = this.#options;
    const options = {
      listen_addresses: '',
      unix_socket_directories: socket,
      max_connections: '100',
      shared_buffers: '128MB',
      random_page_cost: '1.1',
      ...settings,
    };
    const args = [
      '-D',
      data,
      ...Object.entries(options).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ];
    // A group of its own: Ctrl-C reaches this process alone, which then stops the database in order.
    const child = spawn(binaries.postgres, args, {
      ...binaries.owner,
      cwd: data,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    let becomeReady: () => void = () => undefined;
    const accepts = new Promise<void>((resolve) => (becomeReady = resolve));
    child.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_STORED);
      if (output.includes('ready to accept connections')) becomeReady();
    });
    const ended = new Promise<string>((resolve) => {
      child.on('error', (error) => resolve(error.message));
      child.on('exit', (code, signal) => resolve(lastOutput(output, signal ?? `code ${code}`)));
    });
    const ready = Promise.race([accepts, ended.then((reason) => Promise.reject(new Error(reason)))]);
    // Who stops it in the middle of the start does not wait for it.
    ready.catch(() => undefined);
    this.#run = { child, ready, ended };
    return this.#run;
  }
}

const endsIn = (run: Run, milliseconds: number): Promise<boolean> =>
  Promise.race([run.ended.then(() => true), delay(milliseconds, false, { ref: false })]);

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** Why it ended: what it complained of last, else the signal. */
function lastOutput(output: string, ended: string): string {
  const lines = output.trim().split('\n');
  const find = (kind: RegExp) => lines.findLast((line) => kind.test(line));
  const complaint = find(/\bPANIC:/) ?? (ended.startsWith('SIG') ? ended : find(/\bFATAL:/));
  const line = complaint ?? lines.slice(-LAST_LINES).join(' ');
  return (line || ended).replace(/^.*?(?=\b(PANIC|FATAL|LOG|HINT|DETAIL):)/, '');
}
