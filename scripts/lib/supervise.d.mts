import type { ChildProcess } from 'node:child_process';

/** See supervise.mjs, which runs before anything is installed. */
export function supervise(
  start: () => ChildProcess,
  say: (line: string) => void,
  steadyMs?: number,
): { stop(signal: NodeJS.Signals): void; ended: Promise<number> };
