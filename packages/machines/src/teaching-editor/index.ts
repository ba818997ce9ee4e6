export { teachingEditorMachine } from './teaching-editor.machine.ts';
export { MAX_ACCEPTED, MAX_OPTIONS, MAX_QUESTIONS, TEACHING_LENGTHS } from './teaching-draft.ts';
export type {
  AskedDraft,
  DraftAccepted,
  DraftOption,
  DraftTexts,
  ExamDraft,
  GradeDraft,
  GradingDraft,
  QuestionDraft,
  QuestionType,
  TeachingDraft,
  TeachingField,
  TeachingFieldProblem,
  TeachingFieldProblems,
} from './teaching-draft.ts';
