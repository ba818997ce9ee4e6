import type { ActorKind } from '../model/chart.types.ts';

/** An event of any machine. */
export interface SimulatedEvent {
  type: string;
  [field: string]: unknown;
}

/** Where an actor stands in the tree: `''` is the root, `smsCode/sendCode` an actor of a child machine. */
export type ActorPath = string;

/** How a guard is decided. */
export type GuardMode = 'real' | 'true' | 'false' | 'ask';
/** By `machineId/guardName`; what is not listed is real. */
export type GuardModes = Readonly<Record<string, GuardMode>>;

/** Everything that can happen from outside. Plain data: a list of them is a trace. */
export type Stimulus = { answers?: readonly boolean[]; fixture?: string } & (
  | { kind: 'start'; input?: unknown }
  /** Begins in a state that is given, without the entry actions that lead there. */
  | { kind: 'startFrom'; value: unknown; context: unknown }
  | { kind: 'event'; actor?: ActorPath; event: SimulatedEvent }
  | { kind: 'resolve'; actor: ActorPath; output?: unknown }
  | { kind: 'reject'; actor: ActorPath; error?: unknown }
  /** The actor never answers: its card says so. */
  | { kind: 'hang'; actor: ActorPath }
  /** Time passes; everything that falls due happens in its order. */
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'context'; actor?: ActorPath; context: unknown }
  | { kind: 'guard'; guard: string; mode: GuardMode }
);

export interface ActorView {
  path: ActorPath;
  /** Null for the root. */
  parent: ActorPath | null;
  id: string;
  src: string;
  kind: ActorKind;
  status: 'active' | 'hanging' | 'done' | 'error';
  input: unknown;
  output: unknown;
  error: unknown;
  /** What the machine has said to an actor that is no machine, in order. */
  received: readonly SimulatedEvent[];
  /** Only of machines. */
  machine: MachineView | null;
}

export interface MachineView {
  id: string;
  /** XState's state value. */
  value: unknown;
  /** The ids of all active states, from the outside in. */
  active: readonly string[];
  tags: readonly string[];
  context: unknown;
}

export interface PendingDelay {
  actor: ActorPath;
  id: string;
  event: SimulatedEvent;
  /** Milliseconds since the session's beginning. */
  dueAt: number;
}

/** The whole simulated system at one moment. */
export interface WorldView {
  /** Milliseconds since the session's beginning. */
  now: number;
  /** The root first, parents before children. */
  actors: readonly ActorView[];
  /** The next one first. */
  delays: readonly PendingDelay[];
  guards: GuardModes;
}

/** Why an event does something now, or nothing. */
export type EventVerdict =
  | { status: 'enabled'; transitions: readonly string[] }
  /** Guards (by name) say no. */
  | { status: 'blocked'; guards: readonly string[]; transitions: readonly string[] }
  /** No active state knows it, or one keeps it from the states above without doing anything. */
  | { status: 'unhandled' }
  /** A guard throws on this payload. */
  | { status: 'throws'; message: string };

export interface EventStatus {
  type: string;
  verdict: EventVerdict;
}

export interface GuardEvaluation {
  /** `machineId/guardName`. */
  guard: string;
  outcome: boolean;
  mode: GuardMode;
  params: unknown;
}

/** A guard in mode `ask` waits for an answer before the step can go on. */
export interface GuardQuestion {
  guard: string;
  params: unknown;
  event: SimulatedEvent;
  /** How the guard would decide by itself; null where it throws. */
  real: boolean | null;
}

export interface ActionView {
  type: string;
  params: unknown;
  /** The event that was raised, sent or emitted. */
  event: SimulatedEvent | null;
  /** The actor that the event goes to. */
  to: ActorPath | null;
  /** Milliseconds. */
  delay: number | null;
  /** An effect that the application provides: here it is only written down. */
  isExternal: boolean;
}

export interface Microstep {
  event: SimulatedEvent;
  /** The ids of the transitions that were taken. */
  transitions: readonly string[];
  entered: readonly string[];
  exited: readonly string[];
  actions: readonly ActionView[];
  context: unknown;
}

/** One event that one machine has worked through. */
export interface ActorStep {
  actor: ActorPath;
  machine: string;
  /** The actor, or `clock`, or `outside`. */
  from: string;
  event: SimulatedEvent;
  microsteps: readonly Microstep[];
}

/** What happened because of one stimulus. */
export interface StepRecord {
  stimulus: Stimulus;
  steps: readonly ActorStep[];
  guards: readonly GuardEvaluation[];
  /** What the root has emitted. */
  emitted: readonly SimulatedEvent[];
  /** Things that did not stop the step and should be seen, such as an edited context of another shape. */
  warnings: readonly string[];
}

export type ProblemCode =
  /** A guard, an action, an input or an output of the machine throws. */
  | 'THREW'
  /** States that lead on by themselves without an end. */
  | 'ENDLESS'
  | 'NO_SUCH_ACTOR'
  /** The actor has ended, or cannot end so. */
  | 'ACTOR_NOT_ACTIVE'
  | 'NO_SUCH_STATE'
  /** Functions of the machine throw on the context. */
  | 'CONTEXT_REFUSED'
  | 'MACHINE_OVER';

/** Why a step was not taken. The session stays where it was. */
export interface SimulationProblem {
  code: ProblemCode;
  /** In English, for developers: what happened and where. */
  message: string;
  /** The guard, action, actor or state that is meant. */
  subject: string | null;
}

export type StepOutcome =
  | { ok: true; node: string; record: StepRecord }
  | { ok: false; problem: SimulationProblem }
  /** Answer by `session.answer(true | false)`. */
  | { ok: false; question: GuardQuestion };

/** One moment of the session. Moments form a tree: going back and doing something else makes a branch. */
export interface TimelineNode {
  id: string;
  parent: string | null;
  children: readonly string[];
  /** The number of stimuli from the start. */
  depth: number;
  record: StepRecord;
  world: WorldView;
}

export interface SessionState {
  current: string;
  nodes: ReadonlyMap<string, TimelineNode>;
  world: WorldView;
  guards: GuardModes;
  question: GuardQuestion | null;
  /** Of the latest step, where it was refused. */
  problem: SimulationProblem | null;
}

/** One place where two values differ. */
export interface Difference {
  /** As in `fields.account`. */
  path: string;
  before: unknown;
  after: unknown;
  kind: 'added' | 'removed' | 'changed';
}
