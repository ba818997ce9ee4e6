import type { Mutant } from './mutate.ts';

/** A mutant of one file, with the tests that could notice it. */
export interface Trial {
  /** The same for the same fault in the same sources and tests: what a former run has found stays true for it. */
  id: string;
  /** From the project's root. */
  file: string;
  mutant: Mutant;
  /** From the project's root, the nearest first. */
  tests: readonly string[];
}

/** What the tests said. A mutant that hangs is noticed as well: it is stopped. */
export type Verdict = 'killed' | 'survived';

/** A line of the file of results. */
export interface Result {
  id: string;
  verdict: Verdict;
  /** The test that failed first. */
  by?: string;
}

/** What one process of tests is given. */
export interface Batch {
  root: string;
  trials: readonly (Trial & {
    /** The text of the file with the mutant in it. */
    code: string;
    /** Files, from the root, that lead from a test to the file: each mutant has its own of these. */
    chain: readonly string[];
  })[];
  /** Where results are appended, a line each. */
  results: string;
}

/** A mutant that nothing can notice. */
export interface Equivalent {
  /** From the project's root. */
  file: string;
  kind: string;
  /** What stands at its place, in one line. */
  original: string;
  /** Lines that hold it, where the same text stands elsewhere too and is noticed there: the nth of its kind, from 1. */
  nth?: number;
  /** Why no test can tell. */
  reason: string;
}
