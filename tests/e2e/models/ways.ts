import { MACHINES } from '@stoa/machines/catalogue';
import { coverTransitions } from '../../../apps/statecharts/src/engine/paths/cover.ts';
import type { Alphabet } from '../../../apps/statecharts/src/engine/paths/paths.types.ts';
import type { Stimulus } from '../../../apps/statecharts/src/engine/simulation/simulation.types.ts';
import type { Adapter, Walk } from './adapter.ts';
import { isPossible } from './steps.ts';

/** The walks of an adapter; where it has none, few ways that take all the transitions that it can reach. */
export function walksOf(adapter: Adapter): readonly Walk[] {
  if (adapter.walks) return adapter.walks;
  const { paths } = coverTransitions({ machine: MACHINES[adapter.machine] }, alphabetOf(adapter), {
    isPossible: (world, stimulus) => isPossible(adapter, world, stimulus),
  });
  return paths.map(({ stimuli }, index) => ({
    name: `way ${index + 1}`,
    steps: stimuli.map((stimulus) => written(stimulus)),
  }));
}

/** What the adapter can do, as a search knows it. */
function alphabetOf({ inputs, events = {}, outcomes = {} }: Adapter): Alphabet {
  return {
    inputs: Object.entries(inputs).map(([name, { value }]) => ({ name, value })),
    events: Object.entries(events)
      .filter(([, { to }]) => to === undefined)
      .map(([name, { event }]) => ({ name, value: event })),
    outcomes: Object.fromEntries(
      Object.entries(outcomes).map(([src, { ends }]) => [
        src,
        Object.entries(ends).map(([name, end]) => ({
          name,
          value:
            'resolve' in end
              ? { kind: 'resolve' as const, output: end.resolve }
              : { kind: 'reject' as const, error: end.reject },
        })),
      ]),
    ),
  };
}

function written(stimulus: Stimulus): string {
  switch (stimulus.kind) {
    case 'start':
      return `open:${stimulus.fixture}`;
    case 'event':
      return stimulus.fixture ?? '';
    case 'resolve':
    case 'reject':
      return `${stimulus.actor}:${stimulus.fixture}`;
    case 'wait':
      return `wait:${stimulus.milliseconds}`;
    default:
      throw new Error(`A way that is found does nothing like ${stimulus.kind}.`);
  }
}
