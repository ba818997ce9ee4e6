import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const SERVER = join(import.meta.dirname, '../../apps/server/src/server.ts');

/** A server as people start it: a process with an environment, what it says, how it ends. */
export interface ServerProcess {
  child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** Exit code; null where a signal ended it. */
  ended: Promise<number | null>;
  /** Until the output holds it. @throws {Error} with the output, when the process ends before */
  says(pattern: RegExp): Promise<RegExpExecArray>;
}

const started = new Set<ChildProcess>();

export function startServer(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
      PORT: '0',
      STOA_SEED: 'none',
      // A busy machine must not have a test refused.
      OVERLOAD_DELAY: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let stdout = '';
  let stderr = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(stdout);
        if (match) resolve(match);
      };
      child.stdout.on('data', look);
      void ended.then((code) => reject(new Error(`The server ended with ${code}: ${stderr}`)));
      look();
    });
  return { child, stdout: () => stdout, stderr: () => stderr, ended, says };
}

/** Takes down what a failed test left. */
export function killAll(): void {
  for (const child of started)
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
}
