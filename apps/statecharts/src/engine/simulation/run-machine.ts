import { getInitialMicrosteps } from 'xstate';
import type {
  AnyActorRef,
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  ExecutableActionObject,
  InspectionEvent,
} from 'xstate';
import { transitionIds } from '../model/transition-ids.ts';
import type { SimulatedEvent } from './simulation.types.ts';
import { activeIds } from './world.ts';

/** An action that a machine wants carried out. */
export type Wanted = ExecutableActionObject;

/** One transition, or several that regions take at once. */
export interface RawMicrostep {
  event: SimulatedEvent;
  transitions: readonly string[];
  entered: readonly string[];
  exited: readonly string[];
  actions: readonly Wanted[];
  context: unknown;
}

export interface RunResult {
  snapshot: AnyMachineSnapshot;
  microsteps: readonly RawMicrostep[];
}

/** What happens in the systems of simulated machines is told here, and nowhere else: nothing of them ever runs. */
export interface Listener {
  current: ((event: InspectionEvent) => void) | null;
}

interface Run {
  machine: AnyStateMachine;
  ref: AnyActorRef;
  listener: Listener;
}

/** Works one event through a machine by its own transition function. @throws whatever the machine's functions throw */
export function runEvent(run: Run, before: AnyMachineSnapshot, event: SimulatedEvent): RunResult {
  return record(run, before, (scope) => {
    // Functions of the machine may look at the actor that they belong to.
    (run.ref as { _snapshot?: unknown })._snapshot = before;
    return run.machine.transition(before, event, scope) as AnyMachineSnapshot;
  });
}

/** Starts a machine. @throws whatever the machine's functions throw */
export function runStart(run: Run, input: unknown): RunResult {
  const result = record(run, null, (scope) => {
    const snapshot = run.machine.getInitialSnapshot(scope, input as never) as AnyMachineSnapshot;
    if (snapshot.status === 'error') throw snapshot.error;
    return snapshot;
  });
  return { ...result, microsteps: withFirst(result, run.machine, input) };
}

function record(
  { machine, ref, listener }: Run,
  before: AnyMachineSnapshot | null,
  work: (scope: AnyActorScope) => AnyMachineSnapshot,
): RunResult {
  const ids = transitionIds(machine);
  const microsteps: RawMicrostep[] = [];
  let actions: Wanted[] = [];
  let active: readonly string[] = before === null ? [] : activeIds(before);
  const note = (
    snapshot: AnyMachineSnapshot,
    event: SimulatedEvent,
    taken: readonly AnyTransitionDefinition[],
  ) => {
    const now = activeIds(snapshot);
    if (taken.length > 0 || microsteps.length === 0) {
      microsteps.push({
        event,
        transitions: taken.map((transition) => ids.get(transition) ?? ''),
        entered: now.filter((id) => !active.includes(id)),
        exited: active.filter((id) => !now.includes(id)),
        actions,
        context: snapshot.context as unknown,
      });
      actions = [];
    }
    active = now;
  };
  listener.current = (inspected) => {
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== ref) return;
    note(inspected.snapshot as AnyMachineSnapshot, inspected.event as SimulatedEvent, inspected._transitions);
  };
  const scope: AnyActorScope = {
    self: ref,
    id: ref.id,
    sessionId: ref.sessionId,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    system: ref.system,
    stopChild: () => undefined,
    actionExecutor: (action) => {
      actions.push(action);
    },
  };
  try {
    const snapshot = work(scope);
    if (actions.length > 0 || microsteps.length === 0) note(snapshot, { type: 'xstate.init' }, []);
    return { snapshot, microsteps: mergeRest(microsteps, actions) };
  } finally {
    listener.current = null;
  }
}

/** The children of a machine that is over are stopped after its last microstep. */
function mergeRest(microsteps: RawMicrostep[], rest: readonly Wanted[]): RawMicrostep[] {
  const last = microsteps.at(-1);
  if (rest.length === 0 || last === undefined) return microsteps;
  return [...microsteps.slice(0, -1), { ...last, actions: [...last.actions, ...rest] }];
}

/** XState tells of no microstep for the entry into the first state: what belongs to it is split off here. */
function withFirst(
  { microsteps }: RunResult,
  machine: AnyStateMachine,
  input: unknown,
): readonly RawMicrostep[] {
  const [head, ...rest] = microsteps;
  if (head === undefined || head.transitions.length === 0) return microsteps;
  try {
    const [first] = getInitialMicrosteps(machine, input as never);
    if (first === undefined) return microsteps;
    const [entered, actions] = first as [AnyMachineSnapshot, unknown[]];
    const active = activeIds(entered);
    return [
      {
        event: { type: 'xstate.init' },
        transitions: [],
        entered: active,
        exited: [],
        actions: head.actions.slice(0, actions.length),
        context: entered.context as unknown,
      },
      {
        ...head,
        entered: head.entered.filter((id) => !active.includes(id)),
        exited: active.filter((id) => !head.entered.includes(id)),
        actions: head.actions.slice(actions.length),
      },
      ...rest,
    ];
  } catch {
    // Only the split is lost, as where the entry reports to a parent that this second look does not have.
    return microsteps;
  }
}
