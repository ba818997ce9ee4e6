import { expect, test } from '../support/test.ts';
import { mergeCoverage } from '../../../apps/statecharts/src/engine/paths/coverage.ts';
import type { Coverage } from '../../../apps/statecharts/src/engine/paths/paths.types.ts';
import { ADAPTERS } from './adapters.ts';
import type { Adapter, Walk } from './adapter.ts';
import { GAPS } from './gaps.ts';
import { chartNamed, coverageOfPages, leave, missingIn, transitionsStored } from './measured.ts';
import { Stage } from './stage.ts';
import { take } from './walk.ts';
import { walksOf } from './ways.ts';

const LEAST_SHARE = 0.9;
const LIMIT_MS = 300_000;
const OWN = new Set<string>(ADAPTERS.map(({ machine }) => machine));

// What fails is told with its steps; traces of so many pages would cost more than the walks.
test.use({ trace: 'off' });

for (const adapter of ADAPTERS) {
  test(`the page takes the transitions of ${adapter.machine} as the machine has them`, async ({
    browser,
    baseURL,
  }, info) => {
    test.setTimeout(LIMIT_MS);
    const chart = chartNamed(adapter.machine);
    const walked: Coverage[] = [];
    const others: Coverage[] = [];
    const failures: Error[] = [];
    for (const walk of walksOf(adapter)) {
      await test.step(walk.name, async () => {
        const stage = await Stage.set(browser, adapter, baseURL ?? '');
        try {
          walked.push(await take(stage, adapter, walk));
          others.push(
            ...coverageOfPages(await stage.reported.facts()).filter(({ machine }) => !OWN.has(machine)),
          );
          expect(stage.complaints.unexpected, 'errors in the console').toEqual([]);
        } catch (error) {
          failures.push(reported(error, walk));
        } finally {
          await stage.close();
        }
      });
    }
    const coverage = mergeCoverage(chart, walked);
    if (failures.length > 0) throw new Error(failures.map(({ message }) => message).join('\n\n'));
    leave(info.project.outputDir, adapter.machine, [coverage, ...others]);
    expectCovered(adapter, missingIn(chart, coverage), chart.transitions.length);
    if (!process.env.KEEP_COVERAGE)
      expect(transitionsStored(chart), `is kept: npm run machines:browser`).toEqual(
        Object.keys(coverage.transitions).toSorted(),
      );
  });
}

function expectCovered({ machine, isPart = false }: Adapter, missing: readonly string[], of: number): void {
  const gaps = Object.keys(GAPS[machine] ?? {});
  expect(missing.toSorted(), 'what no walk takes is named with its reason, and nothing else').toEqual(
    gaps.toSorted(),
  );
  if (!isPart) expect(1 - missing.length / of, 'the share that is taken').toBeGreaterThanOrEqual(LEAST_SHARE);
}

/** The error with the steps of its walk, which is how it is done again by hand. */
function reported(error: unknown, { name, steps }: Walk): Error {
  const message = error instanceof Error ? error.message : String(error);
  return Object.assign(error instanceof Error ? error : new Error(), {
    message: `${name}: ${steps.join(' > ')}\n${message}`,
  });
}
