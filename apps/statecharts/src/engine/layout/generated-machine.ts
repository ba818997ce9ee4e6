import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';

const GROUP_SIZE = 10;
/** Steps between the source and the targets of a state, which mix near, far and backward ways. */
const STRIDES = [1, 7, 93];

/**
 * A machine of any size, for measuring: groups of ten states, three transitions a state, ways forward, back and across.
 * @param states how many atomic states, in tens
 */
export function generatedMachine(states: number): AnyStateMachine {
  const idOf = (index: number) => `g${Math.floor(index / GROUP_SIZE)}s${index % GROUP_SIZE}`;
  const stateOf = (index: number) => ({
    id: idOf(index),
    on: Object.fromEntries(
      STRIDES.map((stride) => [`move.${stride}`, `#${idOf((index + stride) % states)}`]),
    ),
  });
  const groups = Array.from({ length: Math.ceil(states / GROUP_SIZE) }, (_, group) => {
    const members = Array.from({ length: GROUP_SIZE }, (__, member) => [
      `state${member}`,
      stateOf(group * GROUP_SIZE + member),
    ]);
    return [`group${group}`, { initial: 'state0', states: Object.fromEntries(members) }];
  });
  return createMachine({ id: 'generated', initial: 'group0', states: Object.fromEntries(groups) });
}
