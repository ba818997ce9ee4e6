import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';

const known = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, string>>();

/** A state of any machine. */
export type AnyNode = AnyStateMachine['root'];

/** All states of a machine in document order, the root first. */
export function nodesOf(machine: AnyStateMachine): AnyNode[] {
  const walk = (node: AnyNode): AnyNode[] => [
    node,
    ...(Object.values(node.states) as AnyNode[]).flatMap(walk),
  ];
  return walk(machine.root);
}

/** The transitions of one state by their events, `always` under the empty event. */
export function transitionsOf(node: AnyNode): [event: string, transitions: AnyTransitionDefinition[]][] {
  const always = (node as StateNode).always as AnyTransitionDefinition[] | undefined;
  return [
    ...(node.transitions as ReadonlyMap<string, AnyTransitionDefinition[]>),
    ...(always === undefined ? [] : [['', always] as [string, AnyTransitionDefinition[]]]),
  ];
}

/** The stable ids of a machine's transitions: the same for every instance that `provide` makes of it. */
export function transitionIds(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const before = known.get(machine);
  if (before !== undefined) return before;
  const ids = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine)) {
    for (const [event, transitions] of transitionsOf(node)) {
      transitions.forEach((transition, index) => ids.set(transition, `${node.id}|${event}|${index}`));
    }
  }
  known.set(machine, ids);
  return ids;
}
