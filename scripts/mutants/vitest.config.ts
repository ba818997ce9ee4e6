import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vitest/config';
import type { Batch } from './mutants.types.ts';

const MARK = '?mutant=';

/** Gives each mutant modules of its own: from its tests down to the mutated file, and no others. */
function mutants(): Plugin {
  const batch = JSON.parse(readFileSync(process.env.STOA_MUTANTS_BATCH ?? '', 'utf8')) as Batch;
  const trials = new Map(
    batch.trials.map((trial) => [
      trial.id,
      {
        path: join(batch.root, trial.file),
        code: trial.code,
        chain: new Set(trial.chain.map((path) => join(batch.root, path))),
      },
    ]),
  );
  return {
    name: 'mutants',
    enforce: 'pre',
    resolveId(source, importer) {
      const [path = '', id = ''] = importer?.split(MARK) ?? [];
      if (source.includes(MARK)) return source;
      const trial = trials.get(id);
      if (trial === undefined || !source.startsWith('.')) return null;
      const target = join(dirname(path), source);
      return trial.chain.has(target) ? `${target}${MARK}${id}` : target;
    },
    load(module) {
      const [path = '', id = ''] = module.split(MARK);
      const trial = trials.get(id);
      if (trial === undefined) return null;
      return path === trial.path ? trial.code : readFileSync(path, 'utf8');
    },
  };
}

export default defineConfig({
  plugins: [mutants()],
  test: {
    root: import.meta.dirname,
    include: ['host.mutants.ts'],
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    restoreMocks: true,
    // They are laid at the door of the mutant that ran.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
