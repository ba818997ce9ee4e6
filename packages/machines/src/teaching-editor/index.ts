export { teachingEditorMachine } from './teaching-editor.machine.ts';
export { MAX_ACCEPTED, MAX_OPTIONS, MAX_QUESTIONS, MAX_SECTIONS, TEACHING_LENGTHS } from './draft-texts.ts';
export {
  badNetworkLines,
  MAX_NETWORKS,
  namedLines,
  networkLines,
  typedLines,
  withNamed,
} from './network-lines.ts';
export { gapCount } from './question-kinds.ts';
export type {
  AskedDraft,
  DrawDraft,
  DraftAccepted,
  DraftArea,
  DraftCriterion,
  DraftEntryPicture,
  DraftFileKind,
  DraftMedia,
  DraftOption,
  DraftPart,
  DraftPicture,
  DraftTexts,
  ExamDraft,
  PartialCredit,
  QuestionDraft,
  QuestionLevel,
  QuestionType,
  SectionDraft,
  TeachingDraft,
  TeachingField,
  TeachingFieldProblem,
  TeachingFieldProblems,
} from './teaching-draft.ts';
