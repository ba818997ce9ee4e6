import { expect, test } from 'vitest';
import { CATALOGUE } from '@stoa/machines/catalogue';
import { loadDetails } from '@stoa/machines/details';
import type { MachineId } from '@stoa/machines/details';
import { alphabetOf } from '../paths/alphabet.ts';
import { movesIn } from '../paths/moves.ts';
import { startReplica } from '../testing/replica.ts';
import { createSession } from './session.ts';

const STEPS = 100;
const WALKS = CATALOGUE.flatMap(({ id, machine }) => [1, 2, 3, 4].map((walk) => ({ id, machine, walk })));

test.each(WALKS)('$id is simulated as it runs, on walk $walk of chance', async ({ id, machine, walk }) => {
  const details = await loadDetails(id as MachineId);
  const alphabet = alphabetOf(details);
  const input = details.inputs[walk % details.inputs.length]?.value;
  const replica = startReplica(machine, input);
  const session = createSession(machine);
  session.apply({ kind: 'start', input });

  const random = sequence(id.length + 100 * walk);
  for (let step = 0; step < STEPS; step += 1) {
    const world = session.world();
    const moves = world === null ? [] : movesIn(world, alphabet).flat();
    const stimulus = moves[random(moves.length)];
    if (stimulus === undefined) break;
    if (!session.apply(stimulus).ok) continue;
    replica.apply(stimulus);
    const root = session.state()?.world.actors[0];
    expect({ value: root?.machine?.value, context: root?.machine?.context, status: root?.status }).toEqual(
      replica.state(),
    );
  }
  replica.stop();
});

/** Numbers that look like chance and are the same every time. */
function sequence(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return below === 0 ? 0 : Math.floor((state / 4294967296) * below);
  };
}
