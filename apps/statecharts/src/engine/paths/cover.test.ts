import { expect, test } from 'vitest';
import { CATALOGUE } from '@stoa/machines/catalogue';
import { loadDetails } from '@stoa/machines/details';
import type { MachineId } from '@stoa/machines/details';
import { chartOf } from '../model/chart-of.ts';
import { startReplica } from '../testing/replica.ts';
import { alphabetOf } from './alphabet.ts';
import { coverTransitions } from './cover.ts';
import { coverageOf, reportOf } from './coverage.ts';
import { HINTS } from './hints.ts';

/** Far more than it takes; a machine that is busy with other tests must not make a transition go missing. */
const SEARCH_MS = 60_000;

test.each(CATALOGUE)(
  '$id takes every transition, and runs as the paths say',
  async (entry) => {
    const details = await loadDetails(entry.id as MachineId);
    const { paths, missing, records } = coverTransitions(entry, alphabetOf(details), {
      hints: HINTS[entry.id],
      limits: { milliseconds: SEARCH_MS },
    });
    expect(missing).toEqual([]);
    const chart = chartOf(entry);
    const { states, transitions } = reportOf(chart, coverageOf(chart, records));
    expect([transitions.missing, states.missing]).toEqual([[], []]);

    for (const { stimuli, value } of paths) {
      const [start, ...rest] = stimuli;
      const replica = startReplica(entry.machine, start?.kind === 'start' ? start.input : undefined);
      for (const stimulus of rest) replica.apply(stimulus);
      expect(replica.state().value).toEqual(value);
      replica.stop();
    }
  },
  2 * SEARCH_MS,
);
