import type { SimulatedEvent, Stimulus } from '../simulation/simulation.types.ts';

/** What a search may do. */
export interface Alphabet {
  /** Inputs to start with; at least one. */
  inputs: readonly Named<unknown>[];
  events: readonly Named<SimulatedEvent>[];
  /** How actors can end, by the name of their logic, those of child machines included. */
  outcomes: Readonly<Record<string, readonly Named<ActorEnd>[]>>;
}

export interface Named<Value> {
  name: string;
  value: Value;
}

export type ActorEnd = { kind: 'resolve'; output?: unknown } | { kind: 'reject'; error?: unknown };

/** A way through a machine: stimuli from the start. */
export interface Path {
  stimuli: readonly Stimulus[];
  /** The transitions of the root machine that it takes, without repetition. */
  transitions: readonly string[];
  /** The root's state value at its end. */
  value: unknown;
}

export interface SearchLimits {
  /** Worlds that are looked at. @default 6000 */
  worlds?: number;
  /** Stimuli in a path. @default 40 */
  depth?: number;
  /** Milliseconds of computing. @default 20000 */
  milliseconds?: number;
}

/** What has been gone through, by ids of one chart. */
export interface Coverage {
  machine: string;
  hash: string;
  /** How often, by id. */
  states: Readonly<Record<string, number>>;
  transitions: Readonly<Record<string, number>>;
  /** By `machineId/guardName=true` and `…=false`. */
  guards: Readonly<Record<string, number>>;
}

/** Coverage of several machines and runs, as it is kept in a file. */
export interface CoverageFile {
  format: 'stoa-coverage';
  version: 1;
  runs: readonly { source: 'unit' | 'browser' | 'manual'; machines: Readonly<Record<string, Coverage>> }[];
}

export interface CoverageShare {
  covered: number;
  of: number;
  /** Ids that are left; of guards `name=true` or `name=false`. */
  missing: readonly string[];
}

export interface CoverageReport {
  states: CoverageShare;
  transitions: CoverageShare;
  guards: CoverageShare;
}
