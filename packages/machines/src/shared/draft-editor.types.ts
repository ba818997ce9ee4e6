import { CALL_PROBLEM_CODES } from './call-problems.ts';
import type { MachineMeta } from './machine-meta.ts';
import type { Problem } from './problem.ts';

/** What can go wrong with settings that several people may edit. Machines add the codes of their own calls. */
export const DRAFT_EDITOR_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'VERSION_CONFLICT',
  'MODERATION_REJECTED',
] as const;
export type DraftEditorProblemCode = (typeof DRAFT_EDITOR_PROBLEM_CODES)[number];

/** What is edited, with the version that it was read with. */
export interface Versioned {
  version: number;
}

/** Settings that are edited, saved as a whole, and perhaps saved by somebody else meanwhile. */
export interface DraftEditorContext<Draft, FieldProblems, Code extends string = DraftEditorProblemCode> {
  saved: Draft;
  draft: Draft;
  /** What is being saved; typing goes on meanwhile. */
  sent: Draft | null;
  /** What somebody else has saved in the meantime. */
  theirs: Draft | null;
  fieldProblems: FieldProblems;
  problem: Problem<Code> | null;
}

/** What every editor knows; how the draft is changed is its own. */
export type DraftEditorEvent =
  | { type: 'settings.submitted' }
  | { type: 'settings.reset' }
  | { type: 'reset.confirmed' }
  | { type: 'reset.cancelled' }
  /** In a conflict: save what is here over what somebody else has saved. */
  | { type: 'conflict.mineKept' }
  /** In a conflict: take what somebody else has saved. */
  | { type: 'conflict.theirsTaken' };

export type DraftEditorTag =
  | 'unsaved'
  | 'saving'
  | 'saved'
  /** `context.fieldProblems`. */
  | 'invalid'
  /** `context.problem`. */
  | 'failed'
  /** Somebody else has saved: `context.theirs`; a choice. */
  | 'conflict'
  /** All that was changed would be lost. */
  | 'confirmingReset';

/** The types of an editor whose page hands over the whole draft with each change. */
export interface WholeDraftTypes<Draft, FieldProblems> {
  context: DraftEditorContext<Draft, FieldProblems>;
  events: DraftEditorEvent | { type: 'settings.changed'; draft: Draft };
  input: { settings: Draft };
  tags: DraftEditorTag;
  meta: MachineMeta;
}

/** What tells the settings of one kind from another. */
export interface DraftRules<Draft, FieldProblems, Code extends string = DraftEditorProblemCode> {
  /** What keeps the draft from being saved, by field. */
  problemsOf: (draft: Draft, saved: Draft) => FieldProblems;
  /** What was typed while `sent` was being saved, laid over what the server has now. @default what was typed */
  rebase?: (draft: Draft, sent: Draft, saved: Draft) => Draft;
  codes: readonly Code[];
}
