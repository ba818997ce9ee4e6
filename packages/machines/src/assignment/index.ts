export {
  ASSIGNMENT_FILES_MAX,
  ASSIGNMENT_LINKS_MAX,
  ASSIGNMENT_PROBLEM_CODES,
  ASSIGNMENT_TEXT_MAX_LENGTH,
  assignmentMachine,
  EMPTY_ASSIGNMENT,
} from './assignment.machine.ts';
export type {
  AssignmentDraft,
  AssignmentInput,
  AssignmentProblemCode,
  AssignmentStanding,
  AssignmentWay,
  HandInAnswer,
  HandInCall,
} from './assignment.machine.ts';
