import { rootOf } from '../../../apps/statecharts/src/engine/simulation/world.ts';
import type { World } from '../../../apps/statecharts/src/engine/simulation/world.ts';
import type { Stimulus } from '../../../apps/statecharts/src/engine/simulation/simulation.types.ts';
import type { Adapter, Cause, Input, MachineNow, Outcome } from './adapter.ts';

/** A step of a walk, as the adapter knows it. */
export type AdapterStep =
  | { kind: 'open'; input: Input }
  | { kind: 'event'; cause: Cause }
  | { kind: 'end'; actor: string; call: string | undefined; outcome: Outcome }
  | { kind: 'wait'; milliseconds: number };

/** Finds a step by how it is written in a walk. @throws where the adapter does not know it */
export function stepOf({ inputs, events = {}, outcomes = {} }: Adapter, written: string): AdapterStep {
  const cause = events[written];
  if (cause) return { kind: 'event', cause };
  const [head = '', name = ''] = written.split(/:(.*)/s);
  const input = head === 'open' ? inputs[name] : undefined;
  if (input) return { kind: 'open', input };
  if (head === 'wait' && Number(name) > 0) return { kind: 'wait', milliseconds: Number(name) };
  const outcome = outcomes[head]?.ends[name];
  const call = outcome?.isAtHand ? undefined : outcomes[head]?.call;
  if (outcome) return { kind: 'end', actor: head, call, outcome };
  throw new Error(`The adapter knows no step "${written}".`);
}

/** What a step is to the simulated machine. */
export function stimulusOf(step: AdapterStep, world: World | null): Stimulus {
  switch (step.kind) {
    case 'open':
      return { kind: 'start', input: step.input.value };
    case 'wait':
      return { kind: 'wait', milliseconds: step.milliseconds };
    case 'event':
      return { kind: 'event', actor: step.cause.to ?? '', event: step.cause.event };
    case 'end': {
      const actor = actorOf(world, step.actor);
      return 'resolve' in step.outcome
        ? { kind: 'resolve', actor, output: step.outcome.resolve }
        : { kind: 'reject', actor, error: step.outcome.reject };
    }
    default:
      return step satisfies never;
  }
}

/** The running actor with this logic, those of the machine itself before those of its children. */
function actorOf(world: World | null, src: string): string {
  const running = [...(world?.actors.values() ?? [])].filter(
    (actor) => actor.src === src && actor.status === 'active',
  );
  return (running.find(({ parent }) => parent === '') ?? running[0])?.path ?? src;
}

/** Ends by themselves that are still to come: the page is further than the simulation. */
export const isAhead = ({ outcomes = {} }: Adapter, world: World): boolean =>
  [...world.actors.values()].some(({ status, src }) => status === 'active' && isSelfEnding(outcomes[src]));

const isSelfEnding = (actor: NonNullable<Adapter['outcomes']>[string] | undefined): boolean =>
  actor !== undefined && actor.call === undefined && Object.values(actor.ends).every(({ cause }) => !cause);

/** Whether a way that is found may take this step: somebody can do it, and nothing happens by itself before. */
export function isPossible(adapter: Adapter, world: World, stimulus: Stimulus): boolean {
  const { snapshot } = rootOf(world);
  if (snapshot === null) return true;
  const now: MachineNow = {
    value: snapshot.value,
    context: snapshot.context as Record<string, unknown>,
    hasTag: (tag) => (snapshot.tags as Set<string>).has(tag),
  };
  switch (stimulus.kind) {
    case 'wait':
      return adapter.canWait === true && !isAhead(adapter, world);
    case 'event': {
      const cause = adapter.events?.[stimulus.fixture ?? ''];
      return !isAhead(adapter, world) && (cause?.when?.(now) ?? true);
    }
    case 'resolve':
    case 'reject': {
      const src = world.actors.get(stimulus.actor)?.src ?? '';
      const actor = adapter.outcomes?.[src];
      return (
        (isSelfEnding(actor) || !isAhead(adapter, world)) &&
        (actor?.ends[stimulus.fixture ?? '']?.when?.(now) ?? true)
      );
    }
    default:
      return true;
  }
}
