import type { Name } from '@stoa/machines/details';

/** What the catalogue knows of a machine without loading it. */
export interface MachineSummary {
  id: string;
  /** Null while the machine has no details. */
  name: Name | null;
  purpose: Name;
  spec: readonly string[];
  /** Changes when states, transitions, guards, actors or delays change. */
  hash: string;
  /** Ids, the outermost state left out. */
  states: readonly string[];
  events: readonly string[];
  guards: readonly string[];
  actors: readonly string[];
  transitions: readonly string[];
}
