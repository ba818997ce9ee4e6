import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { applied } from './mutate.ts';
import type { Batch, Result, Trial } from './mutants.types.ts';
import type { Sources } from './sources.ts';

/** Mutants that one process of tests tries: its start takes as long as the tests of some of them. */
const BATCH_SIZE = 40;
/** Tests of a file's own folder, or this many at most, are asked first; the others only where these say nothing. */
const NEAR_TESTS = 6;
/** A test that takes longer goes round in a loop: the slowest of them takes two seconds. */
const HANGING_MS = 12_000;
/** The start of a process on a busy machine. */
const STARTING_MS = 90_000;
const LOOK_MS = 200;

export interface RunOptions {
  root: string;
  /** A folder for what former runs have found. */
  keptAt: string;
  workers: number;
  /** Forgets what former runs have found. */
  again: boolean;
}

/** Tries the mutants, those aside that a former run has tried with the same sources and tests. */
export async function run(
  trials: readonly Trial[],
  sources: Sources,
  { root, keptAt, workers, again }: RunOptions,
): Promise<Map<string, Result>> {
  mkdirSync(keptAt, { recursive: true });
  const kept = join(keptAt, 'results.jsonl');
  if (again) rmSync(kept, { force: true });
  const results = new Map(readLines(kept).flatMap((line) => ('id' in line ? [[line.id, line]] : [])));
  const keep = (result: Result): void => {
    results.set(result.id, result);
    appendFileSync(kept, `${JSON.stringify(result)}\n`);
  };
  const tryAll = async (wanted: readonly Trial[], isLast: boolean): Promise<Trial[]> => {
    const left: Trial[] = [];
    const waiting = [...wanted];
    const total = wanted.length;
    const lane = async (): Promise<void> => {
      for (;;) {
        const part = waiting.splice(0, BATCH_SIZE);
        if (part.length === 0) return;
        const found = await tryBatch(part, sources, root);
        for (const trial of part) {
          const result = found.get(trial.id);
          if (result === undefined) waiting.push(trial);
          else if (result.verdict === 'killed' || isLast) keep(result);
          else left.push(trial);
        }
        process.stderr.write(`${total - waiting.length} of ${total} tried\n`);
      }
    };
    await Promise.all(Array.from({ length: workers }, lane));
    return left;
  };
  const open = trials.filter(({ id }) => !results.has(id));
  const near = open.map((trial) => ({ ...trial, tests: trial.tests.slice(0, nearTests(trial)) }));
  const silent = new Set((await tryAll(near, false)).map(({ id }) => id));
  const far = open
    .filter(({ id }) => silent.has(id))
    .map((trial) => ({ ...trial, tests: trial.tests.slice(nearTests(trial)) }));
  for (const { id, tests } of far) if (tests.length === 0) keep({ id, verdict: 'survived' });
  await tryAll(
    far.filter(({ tests }) => tests.length > 0),
    true,
  );
  return results;
}

function nearTests({ file, tests }: Trial): number {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const own = tests.filter((path) => path.startsWith(folder)).length;
  return own > 0 ? own : NEAR_TESTS;
}

/** Runs one process. Mutants it did not come to have no result. */
async function tryBatch(
  trials: readonly Trial[],
  sources: Sources,
  root: string,
): Promise<Map<string, Result>> {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-mutants-'));
  const results = join(folder, 'results.jsonl');
  const batch: Batch = {
    root,
    results,
    trials: trials.map((trial) => ({
      ...trial,
      code: applied(sources.textOf(trial.file), trial.mutant),
      chain: sources.chainOf(trial.file),
    })),
  };
  writeFileSync(join(folder, 'batch.json'), JSON.stringify(batch));
  writeFileSync(results, '');
  const child = spawn('vitest', ['run', '--config', join(import.meta.dirname, 'vitest.config.ts')], {
    cwd: root,
    env: { ...process.env, STOA_MUTANTS_BATCH: join(folder, 'batch.json') },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let isOver = false;
  child.on('exit', () => (isOver = true));
  let size = 0;
  let since = Date.now();
  let isHanging = false;
  while (!isOver) {
    await pause(LOOK_MS);
    const now = readFileSync(results).length;
    if (now !== size) [size, since] = [now, Date.now()];
    if (Date.now() - since <= (size === 0 ? STARTING_MS : HANGING_MS) || isHanging) continue;
    isHanging = true;
    // The process and its workers.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }
  const found = new Map<string, Result>();
  let started: string | null = null;
  for (const line of readLines(results)) {
    if ('id' in line) found.set(line.id, line);
    else started = line.started;
  }
  rmSync(folder, { recursive: true });
  if (isHanging && started !== null)
    found.set(started, { id: started, verdict: 'killed', by: 'it does not end' });
  // Tests that are laid out by the mutated code itself: an error there ends the whole process before any test.
  if (found.size === 0 && started !== null)
    found.set(started, { id: started, verdict: 'killed', by: 'it cannot be collected' });
  if (found.size === 0) throw new Error(`The tests did not run:\n${output}`);
  return found;
}

function readLines(path: string): (Result | { started: string })[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Result];
      } catch {
        // The last line of a process that was stopped.
        return [];
      }
    });
}
