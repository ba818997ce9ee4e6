// npm run mutants: puts small faults into machines and policies and says which of them no test notices.
// `-- --sample 200 --seed 7` tries some, `-- packages/machines/src/login` those of a folder, `--again` forgets what former runs found.
import { parseArgs } from 'node:util';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { EQUIVALENTS } from './equivalents.ts';
import { plan, sampled } from './plan.ts';
import { reportOf } from './report.ts';
import { run } from './run.ts';
import { readSources } from './sources.ts';

/** What a file's tests have to notice. */
const WANTED_PERCENT = 95;
const ROOT = join(import.meta.dirname, '../..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
    again: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const sources = readSources(ROOT);
const { trials, equivalents, unused } = plan(sources, EQUIVALENTS, positionals);
const chosen =
  values.sample === undefined ? trials : sampled(trials, Number(values.sample), Number(values.seed));
if (values.list) {
  for (const { file, mutant } of chosen)
    console.log(`${file}:${mutant.line} ${mutant.kind} ${mutant.original}`);
  console.log(`${chosen.length} mutants, ${equivalents} equivalent ones left out`);
} else {
  const results = await run(chosen, sources, {
    root: ROOT,
    keptAt: join(ROOT, '.cache/mutants'),
    workers: Number(values.workers),
    again: values.again,
  });
  const report = reportOf(chosen, results, WANTED_PERCENT);
  console.log(report.text);
  for (const { file, kind, original } of positionals.length === 0 ? unused : [])
    console.log(`equivalents.ts names what is not there: ${file} ${kind} ${original}`);
  // Exiting here would cut a report short that goes through a pipe.
  if (!report.isEnough || (positionals.length === 0 && unused.length > 0)) process.exitCode = 1;
}
