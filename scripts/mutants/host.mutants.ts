// Runs the tests of a batch of mutants, each mutant with modules of its own, and writes down what became of it.
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, test, vi } from 'vitest';
import type { Batch, Result } from './mutants.types.ts';

const batch = JSON.parse(readFileSync(process.env.STOA_MUTANTS_BATCH ?? '', 'utf8')) as Batch;
const write = (line: Result | { started: string }): void =>
  appendFileSync(batch.results, `${JSON.stringify(line)}\n`);

/** The mutant whose tests run now: what is thrown outside of a test is its doing. */
let blame: ((by: string) => void) | null = null;
process.on('uncaughtException', () => blame?.('an error outside of the tests'));
process.on('unhandledRejection', () => blame?.('a rejection outside of the tests'));

for (const { id, tests } of batch.trials) {
  describe(id, async () => {
    let killedBy: string | null = null;
    beforeAll(() => {
      write({ started: id });
      blame = (by) => (killedBy ??= by);
    });
    beforeEach((context) => {
      // Each test is a sign of life.
      if (killedBy === null) write({ started: id });
      if (killedBy !== null) context.skip();
      context.onTestFailed(() => {
        killedBy ??= context.task.name;
      });
    });
    afterAll(async () => {
      vi.useRealTimers();
      // An actor that nobody watches throws a moment later.
      await new Promise((resolve) => setTimeout(resolve));
      blame = null;
      write(
        killedBy === null ? { id, verdict: 'survived' } : { id, verdict: 'killed', by: String(killedBy) },
      );
    });
    write({ started: id });
    try {
      for (const path of tests) await import(/* @vite-ignore */ `${join(batch.root, path)}?mutant=${id}`);
    } catch (error) {
      killedBy = `cannot be loaded: ${String(error)}`;
    }
    // Something has to run for the hooks to run.
    test('ends', () => undefined);
  });
}
