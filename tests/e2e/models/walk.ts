import { expect } from '@playwright/test';
import { isDeepStrictEqual } from 'node:util';
import { MACHINES } from '@stoa/machines/catalogue';
import { chartOf } from '../../../apps/statecharts/src/engine/model/chart-of.ts';
import type { Chart } from '../../../apps/statecharts/src/engine/model/chart.types.ts';
import { transitionIdOf } from '../../../apps/statecharts/src/engine/paths/browser-coverage.ts';
import { coverageOf } from '../../../apps/statecharts/src/engine/paths/coverage.ts';
import type { Coverage } from '../../../apps/statecharts/src/engine/paths/paths.types.ts';
import { makeSimulator } from '../../../apps/statecharts/src/engine/simulation/simulator.ts';
import type { StepRecord } from '../../../apps/statecharts/src/engine/simulation/simulation.types.ts';
import { activeIds, rootOf } from '../../../apps/statecharts/src/engine/simulation/world.ts';
import type { World } from '../../../apps/statecharts/src/engine/simulation/world.ts';
import type { Adapter, Walk } from './adapter.ts';
import type { Stage } from './stage.ts';
import { isAhead, stepOf, stimulusOf } from './steps.ts';
import type { AdapterStep } from './steps.ts';

/** A step of the machine in the page. */
interface PageStep {
  /** `START` where it has started: what it goes through before is over when a page can tell of it. */
  transitions: readonly string[];
  value: unknown;
}

const START = ['start'];
/** The first step loads a page, on a computer that may have much to do. */
const POLL = { timeout: 30_000, intervals: [10, 20, 40, 80, 160] };

/**
 * Walks a way in the page and in the simulation at once. After each step the machine in the page must have taken the
 * transitions that its own definition takes in the simulation, in the same order, and the page must show it.
 * @returns what of the machine was gone through, as both agree on it
 */
export async function take(stage: Stage, adapter: Adapter, { steps }: Walk): Promise<Coverage> {
  const machine = MACHINES[adapter.machine];
  const chart = chartOf({ machine });
  const simulator = makeSimulator(machine);
  const records: StepRecord[] = [];
  let world: World | null = null;
  let matched = 0;
  for (const [index, written] of steps.entries()) {
    const where = `step ${index + 1} of ${steps.length}, ${written}`;
    const step = stepOf(adapter, written);
    const performed = simulator.perform(step.kind === 'open' ? null : world, stimulusOf(step, world));
    if (!performed.ok) throw new Error(`The machine does not allow ${where}: ${JSON.stringify(performed)}`);
    if (step.kind === 'open') matched = 0;
    await cause(stage, step);
    world = performed.world;
    records.push(performed.record);
    const expected = step.kind === 'open' ? [START] : transitionsOf(performed.record);
    matched = await follow(stage, chart, expected, matched, where);
    const { snapshot } = rootOf(world);
    const value: unknown = snapshot?.value;
    const last = (await pageSteps(stage, chart))[matched - 1];
    if (expected.length > 0)
      expect(
        isDeepStrictEqual(last?.value, value),
        `${where}: the page is in ${JSON.stringify(last?.value)}, the machine in ${JSON.stringify(value)}`,
      ).toBe(true);
    if (snapshot && !isAhead(adapter, world))
      for (const state of activeIds(snapshot)) {
        const sight = adapter.seen?.[state]?.(stage);
        if (sight) await expect(sight, `${where}: what is seen in ${state}`).toBeVisible();
      }
  }
  return coverageOf(chart, records);
}

function transitionsOf({ steps }: StepRecord): (readonly string[])[] {
  return steps
    .filter(({ actor }) => actor === '')
    .flatMap(({ microsteps }) => microsteps.map(({ transitions }) => transitions))
    .filter((transitions) => transitions.length > 0);
}

async function cause(stage: Stage, step: AdapterStep): Promise<void> {
  switch (step.kind) {
    case 'open':
      return void (await step.input.open(stage));
    case 'event':
      return void (await step.cause.cause(stage));
    case 'wait':
      return stage.wait(step.milliseconds);
    case 'end': {
      const { actor, call, outcome } = step;
      // Time stands still for the page, so that it still waits when the server has been prepared.
      if (call) await stage.calls.asked(actor);
      await outcome.before?.(stage);
      for (let time = 0; call && time < (outcome.times ?? 1); time += 1)
        await stage.calls.end(actor, outcome.answer);
      return void (await outcome.cause?.(stage));
    }
    default:
      return step satisfies never;
  }
}

/** Waits until the page has taken transitions. @returns how many of its steps have been gone through by then */
async function follow(
  stage: Stage,
  chart: Chart,
  expected: readonly (readonly string[])[],
  from: number,
  where: string,
): Promise<number> {
  let at = from;
  const reported = () =>
    pageSteps(stage, chart).then((steps) =>
      steps.slice(-5).map((step) => `${step.transitions.join(', ')} to ${JSON.stringify(step.value)}`),
    );
  let steps: readonly PageStep[] = [];
  for (const transitions of expected) {
    await expect
      .poll(
        async () => {
          if (at >= steps.length) steps = await pageSteps(stage, chart);
          for (; at < steps.length; at += 1) {
            const step = steps[at] as PageStep;
            if (isDeepStrictEqual(step.transitions, transitions)) return true;
            // Steps that leave the machine where it is, as a repeated look or a tick of a clock, are no matter.
            const isDetour = from > 0 && !isDeepStrictEqual(step.value, steps[at - 1]?.value);
            if (isDetour && step.transitions.length > 0)
              throw new Error(
                `${where}: expected ${transitions.join(', ')}, the page took ${step.transitions.join(', ')} to ${JSON.stringify(step.value)}`,
              );
          }
          return false;
        },
        { message: `${where}: the page takes ${transitions.join(', ')}`, ...POLL },
      )
      .toBe(true)
      .catch(async (error: Error) => {
        throw Object.assign(error, {
          message: `${error.message}\nIts latest steps:\n${(await reported()).join('\n')}`,
        });
      });
    at += 1;
  }
  return at;
}

/** The steps of the machine that the walk follows. */
async function pageSteps(stage: Stage, chart: Chart): Promise<PageStep[]> {
  const facts = (await stage.reported.facts()).slice(stage.openedAt);
  const own = facts.filter((fact) => fact.kind === 'actor' && fact.machine === chart.id)[stage.followed - 1];
  if (!own) return [];
  return facts.flatMap((fact): PageStep[] => {
    if (fact.tab !== own.tab || fact.actor !== own.actor) return [];
    if (fact.kind === 'snapshot' && fact.event === 'xstate.init')
      return [{ transitions: START, value: fact.view.value }];
    if (fact.kind !== 'microstep') return [];
    const transitions = fact.transitions.flatMap((taken) => transitionIdOf(chart, taken) ?? []);
    return [{ transitions, value: fact.value }];
  });
}
