declare module 'virtual:machine-index' {
  import type { AnyStateMachine } from 'xstate';
  import type { MachineSummary } from './machine-summary.ts';
  import type { PayloadChecks } from './payload-checks.ts';

  /** Every machine, in the order of the catalogue. */
  export const SUMMARIES: readonly MachineSummary[];
  export const MACHINE_LOADERS: Readonly<Partial<Record<string, () => Promise<AnyStateMachine>>>>;
  export const CHECK_LOADERS: Readonly<Partial<Record<string, () => Promise<PayloadChecks>>>>;
  /** Files with stories of the pages that run a machine, from the repository's root. */
  export const STORY_FILES: Readonly<Partial<Record<string, readonly string[]>>>;
}

declare module 'virtual:machine-parts' {
  import type { MachineParts } from './machine-summary.ts';

  /** By machine; loaded when somebody may search. */
  export const PARTS: Readonly<Record<string, MachineParts>>;
}
