// npm run faults: kills a server and its embedded database again and again while people write. `npm run faults -- 20`.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRounds } from './kill-rounds.ts';
import { KINDS } from './running.ts';
import { killAll } from './server-process.ts';

const ROUNDS = 200;
const FAILURES = ['lost', 'doubled', 'failedStarts', 'wrong'] as const;

const rounds = Number(process.argv[2] ?? ROUNDS);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`stoa: the number of rounds must be 1 or more, not "${process.argv[2]}".`);
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'stoa-faults-'));
// Where this runs as root, the database's own user has to pass through.
await chmod(folder, 0o711);
try {
  const outcome = await killRounds(join(folder, 'data'), rounds, console.log);
  const at = (sorted: number[], share: number) =>
    sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? 0;
  console.log(`\n${outcome.rounds} rounds, ${outcome.acknowledged} acknowledged writes.`);
  for (const kind of KINDS) {
    const sorted = outcome.readyMs[kind].toSorted((a, b) => a - b);
    console.log(
      `${kind.padEnd(10)} ${sorted.length} times, ready after ${at(sorted, 0)} ms at least, p50 ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms, ${at(sorted, 1)} ms at most`,
    );
  }
  for (const what of FAILURES)
    console.log(`${what}: ${outcome[what].length}${outcome[what].map((line) => `\n  ${line}`).join('')}`);
  process.exitCode = FAILURES.some((what) => outcome[what].length > 0) ? 1 : 0;
} finally {
  killAll();
  await rm(folder, { recursive: true, force: true });
}
