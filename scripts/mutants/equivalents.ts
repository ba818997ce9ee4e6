import type { Equivalent } from './mutants.types.ts';

/** Faults that change nothing that anybody could see. One that fits no source any more fails the run. */
export const EQUIVALENTS: readonly Equivalent[] = [];
