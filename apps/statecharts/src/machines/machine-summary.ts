/** What the catalogue shows of a machine without loading it. */
export interface MachineSummary {
  id: string;
  /** Null while the machine has no details. */
  name: string | null;
  purpose: string;
  spec: readonly string[];
  /** Changes when states, transitions, guards, actors or delays change. */
  hash: string;
  /** States in each state of the first level. */
  rows: readonly number[];
  /** How many there are, the outermost state left out. */
  states: number;
  events: number;
  transitions: number;
  /** Transitions that a walk through the machine's own definition takes. It looks at no result. */
  reachable: number;
  /** Transitions that were taken through the real page in a browser, each compared with the definition. */
  browser: number;
}

/** What a search looks in: names of the code. */
export interface MachineParts {
  /** Paths, as `form.method`. */
  states: readonly string[];
  events: readonly string[];
  guards: readonly string[];
  actors: readonly string[];
}
