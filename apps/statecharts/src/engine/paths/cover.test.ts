import { expect, test } from 'vitest';
import { CATALOGUE } from '@stoa/machines/catalogue';
import { DETAILS } from '@stoa/machines/details';
import type { MachineId } from '@stoa/machines/details';
import { chartOf } from '../model/chart-of.ts';
import { makeSimulator } from '../simulation/simulator.ts';
import { rootOf } from '../simulation/world.ts';
import type { World } from '../simulation/world.ts';
import { alphabetOf } from './alphabet.ts';
import { coverTransitions } from './cover.ts';
import { coverageOf, reportOf } from './coverage.ts';
import { HINTS } from './hints.ts';

test.each(CATALOGUE)('paths take every transition of $id, and each can be walked again', async (entry) => {
  const details = await DETAILS[entry.id as MachineId]();
  const { paths, missing, records } = coverTransitions(entry, alphabetOf(details), {
    hints: HINTS[entry.id],
  });
  expect(missing).toEqual([]);

  const simulator = makeSimulator(entry.machine);
  for (const { stimuli, value } of paths) {
    let world: World | null = null;
    for (const stimulus of stimuli) {
      const performed = simulator.perform(world, stimulus);
      if (!performed.ok) throw new Error(JSON.stringify(performed));
      world = performed.world;
    }
    expect(world === null ? undefined : rootOf(world).snapshot?.value).toEqual(value);
  }

  const chart = chartOf(entry);
  const { states, transitions } = reportOf(chart, coverageOf(chart, records));
  expect(transitions.missing).toEqual([]);
  expect(states.missing).toEqual([]);
});
