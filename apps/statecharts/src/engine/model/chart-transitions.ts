import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { ChartDelay, ChartTransition, TransitionKind } from './chart.types.ts';
import { describeAction, describeGuard } from './describe.ts';
import { transitionIds, transitionsOf } from './transition-ids.ts';
import type { AnyNode } from './transition-ids.ts';

const PREFIXES: readonly [prefix: string, kind: TransitionKind][] = [
  ['xstate.done.actor.', 'actorDone'],
  ['xstate.error.actor.', 'actorError'],
  ['xstate.snapshot.', 'actorSnapshot'],
  ['xstate.done.state.', 'stateDone'],
  ['xstate.after.', 'after'],
];

/** The transitions that leave one state, in the order in which they are tried. */
export function chartTransitions(node: AnyNode, machine: AnyStateMachine): ChartTransition[] {
  const ids = transitionIds(machine);
  return transitionsOf(node).flatMap(([event, transitions]) =>
    transitions.map((transition) => describe(ids.get(transition) ?? '', node, event, transition, machine)),
  );
}

function describe(
  id: string,
  node: AnyNode,
  event: string,
  transition: AnyTransitionDefinition,
  machine: AnyStateMachine,
): ChartTransition {
  const { guards, actions } = machine.implementations;
  const [prefix = '', kind = event === '' ? 'always' : 'event'] =
    PREFIXES.find(([start]) => event.startsWith(start)) ?? [];
  const rest = event.slice(prefix.length);
  const delay = kind === 'after' ? delayOf(transition, machine) : null;
  const targets = (transition.target as readonly AnyNode[] | undefined)?.map((target) => target.id) ?? [];
  return {
    id,
    source: node.id,
    targets,
    kind,
    event,
    label: labelOf(kind, event, rest, delay),
    actor: kind.startsWith('actor') ? rest : null,
    delay,
    guard: transition.guard === undefined ? null : describeGuard(transition.guard, guards),
    actions: transition.actions.map((action: unknown) => describeAction(action, actions)),
    reenter: transition.reenter,
    forbids: transition.target === undefined && transition.actions.length === 0,
  };
}

function labelOf(kind: TransitionKind, event: string, rest: string, delay: ChartDelay | null): string {
  switch (kind) {
    case 'event':
      return event;
    case 'always':
      return 'always';
    case 'after':
      return `after ${delay?.name ?? ''}${delay !== null && delay.name === String(delay.milliseconds) ? ' ms' : ''}`;
    case 'stateDone':
      return 'done';
    case 'actorDone':
      return `${rest} done`;
    case 'actorError':
      return `${rest} failed`;
    case 'actorSnapshot':
      return `${rest} changed`;
    default:
      return kind satisfies never;
  }
}

function delayOf(transition: AnyTransitionDefinition, machine: AnyStateMachine): ChartDelay {
  const { delay } = transition as AnyTransitionDefinition & { delay?: unknown };
  const resolved: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
  return { name: String(delay), milliseconds: typeof resolved === 'number' ? resolved : null };
}
