export { AUTOSAVE_MS, RETRY_MS } from './grading.setup.ts';
export { gradingMachine } from './grading.machine.ts';
export { GRADING_LENGTHS, isReplyMissing, neighboursOf } from './grading-draft.ts';
export type {
  AppealDraft,
  GradeDraft,
  GradedRubric,
  GradingChange,
  GradingDraft,
  GradingEvent,
  OpenedAttempt,
  SaveGradesInput,
} from './grading.types.ts';
