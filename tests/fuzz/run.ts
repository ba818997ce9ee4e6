// npm run fuzz — the same as in the tests, longer and with another seed each time. FUZZ_RUNS and FUZZ_SEED say otherwise.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const seed = process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31);
const runs = process.env.FUZZ_RUNS ?? '5000';
console.log(`${runs} requests an operation, seed ${seed}`);
spawn(join(ROOT, 'node_modules/.bin/vitest'), ['run', '--root', join(ROOT, 'tests'), 'fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, STOA_FUZZ_RUNS: runs, STOA_FUZZ_SEED: seed },
}).on('exit', (code) => process.exit(code ?? 1));
