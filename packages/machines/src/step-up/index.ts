export { stepUpMachine } from './step-up.machine.ts';
export { STEP_UP_PROBLEM_CODES, STEP_UP_SECRET_FIELDS } from './step-up.types.ts';
export type {
  OwnContact,
  ProveInput,
  StepUpEvent,
  StepUpField,
  StepUpFields,
  StepUpInput,
  StepUpMethod,
  StepUpOutput,
  StepUpProblemCode,
} from './step-up.types.ts';
