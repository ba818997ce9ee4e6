import type { AnyStateMachine } from 'xstate';
import { makeSimulator } from './simulator.ts';
import type { Simulator } from './simulator.ts';
import type {
  GuardModes,
  GuardQuestion,
  SessionState,
  SimulationProblem,
  StepOutcome,
  StepRecord,
  Stimulus,
  TimelineNode,
} from './simulation.types.ts';
import { viewOf } from './world.ts';
import type { World } from './world.ts';

/** A simulation with its whole past, in which one can go back and try something else. */
export interface Session {
  simulator: Simulator;
  /** The same object until something changes; null before the start. */
  state: () => SessionState | null;
  subscribe: (listener: () => void) => () => void;
  /** The first is `start` or `startFrom`; a later one of these begins anew, and drops the past. */
  apply: (stimulus: Stimulus) => StepOutcome;
  /** Answers the guard that asks. */
  answer: (answer: boolean) => StepOutcome;
  /** Takes back the question, or the problem of the latest step. */
  drop: () => void;
  /** Goes to a moment; what is done next grows a branch from there. */
  goTo: (node: string) => void;
  /** What led to a moment, from the start. */
  pathTo: (node: string) => Stimulus[];
  /** The records of everything that was done, on all branches. */
  records: () => StepRecord[];
  /** The world behind the current moment, for further computing. */
  world: () => World | null;
}

interface Waiting {
  stimulus: Stimulus;
  answers: readonly boolean[];
}

/** Opens a session of a machine. Nothing runs outside of it, whatever the machine has been provided with. */
export function createSession(
  machine: AnyStateMachine,
  { guards = {} }: { guards?: GuardModes } = {},
): Session {
  const simulator = makeSimulator(machine);
  const listeners = new Set<() => void>();
  const worlds = new Map<string, World>();
  let state: SessionState | null = null;
  let waiting: Waiting | null = null;
  let lost: { problem: SimulationProblem | null; question: GuardQuestion | null } = {
    problem: null,
    question: null,
  };

  const publish = (change: Partial<SessionState>): void => {
    if (state !== null) state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const take = (stimulus: Stimulus, answers: readonly boolean[]): StepOutcome => {
    const isStart = stimulus.kind === 'start' || stimulus.kind === 'startFrom';
    const current = isStart || state === null ? null : (worlds.get(state.current) ?? null);
    if (!isStart && current === null) return refuse(notStarted());
    const complete: Stimulus = answers.length === 0 ? stimulus : { ...stimulus, answers };
    const performed = simulator.perform(current, complete, state?.guards ?? guards);
    if ('question' in performed) {
      waiting = { stimulus, answers };
      lost = { problem: null, question: performed.question };
      publish(lost);
      return performed;
    }
    waiting = null;
    if (!performed.ok) return refuse(performed.problem);
    return keep(performed.world, performed.record, isStart);
  };

  const refuse = (problem: SimulationProblem): StepOutcome => {
    lost = { problem, question: null };
    publish(lost);
    return { ok: false, problem };
  };

  const keep = (world: World, record: StepRecord, isStart: boolean): StepOutcome => {
    if (isStart) worlds.clear();
    const before = isStart ? null : state;
    const parent = before?.nodes.get(before.current) ?? null;
    const node: TimelineNode = {
      id: String(worlds.size),
      parent: parent?.id ?? null,
      children: [],
      depth: (parent?.depth ?? -1) + 1,
      record,
      world: viewOf(world),
    };
    worlds.set(node.id, world);
    const nodes = new Map(before?.nodes);
    nodes.set(node.id, node);
    if (parent !== null) nodes.set(parent.id, { ...parent, children: [...parent.children, node.id] });
    lost = { problem: null, question: null };
    state = { current: node.id, nodes, world: node.world, guards: world.guards, ...lost };
    publish({});
    return { ok: true, node: node.id, record };
  };

  const nodeAt = (id: string): TimelineNode => {
    const node = state?.nodes.get(id);
    if (node === undefined)
      throw new Error(`The session has no moment "${id}". Moments end when it starts anew.`);
    return node;
  };

  return {
    simulator,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    apply: (stimulus) => take(stimulus, stimulus.answers ?? []),
    answer: (answer) =>
      waiting === null ? refuse(notAsked()) : take(waiting.stimulus, [...waiting.answers, answer]),
    drop: () => {
      waiting = null;
      lost = { problem: null, question: null };
      publish(lost);
    },
    goTo: (id) => {
      const node = nodeAt(id);
      waiting = null;
      publish({ current: id, world: node.world, guards: node.world.guards, problem: null, question: null });
    },
    pathTo: (id) => {
      const path: Stimulus[] = [];
      for (let at: string | null = id; at !== null; at = nodeAt(at).parent)
        path.unshift(nodeAt(at).record.stimulus);
      return path;
    },
    records: () => [...(state?.nodes.values() ?? [])].map(({ record }) => record),
    world: () => (state === null ? null : (worlds.get(state.current) ?? null)),
  };
}

function notStarted(): SimulationProblem {
  return { code: 'NO_SUCH_ACTOR', message: 'The simulation has not been started.', subject: null };
}

function notAsked(): SimulationProblem {
  return { code: 'NO_SUCH_ACTOR', message: 'No guard waits for an answer.', subject: null };
}
