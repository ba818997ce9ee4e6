import type { SimulatedEvent, Stimulus } from '../simulation/simulation.types.ts';

/** The version of the file's shape. A file of a later one is refused, never guessed at. */
export const TRACE_VERSION = 1;

/** A recording: what happened from outside, enough to make everything else again. */
export interface Trace {
  format: 'stoa-trace';
  version: typeof TRACE_VERSION;
  machine: string;
  /** The chart's hash when it was recorded. */
  hash: string;
  name: string;
  /** ISO 8601; left out in scenarios, which are kept in git. */
  recordedAt?: string;
  /** The first is `start` or `startFrom`. */
  steps: readonly TraceStep[];
}

export interface TraceStep {
  stimulus: Stimulus;
  /** The root's state value afterwards, by which a replay notices where it parts from the recording. */
  value?: unknown;
}

export type TraceProblemCode =
  /** Not JSON, or not of the shape. */
  | 'UNREADABLE'
  | 'OTHER_VERSION'
  /** The link ends early or was changed. */
  | 'LINK_CUT'
  | 'UNKNOWN_MACHINE';

export interface TraceProblem {
  code: TraceProblemCode;
  /** In English, for developers. */
  message: string;
}

export type Read<Value> = { ok: true; value: Value } | { ok: false; problem: TraceProblem };

export type ReplayWarning =
  | { code: 'MACHINE_CHANGED'; recorded: string; now: string }
  /** The step led elsewhere than when it was recorded. */
  | { code: 'PARTED'; step: number; recorded: unknown; now: unknown }
  /** The step was refused; what follows was not replayed. */
  | { code: 'REFUSED'; step: number; message: string };

/** An event of a running portal's actor, from the live view. */
export interface LiveRecording {
  machine: string;
  input?: unknown;
  /** What the actor received, in order, the ends of its actors and delays included. */
  events: readonly SimulatedEvent[];
}
