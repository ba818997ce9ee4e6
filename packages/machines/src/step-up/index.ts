export { STEP_UP_PROBLEM_CODES, STEP_UP_SECRET_FIELDS, stepUpMachine } from './step-up.machine.ts';
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
} from './step-up.machine.ts';
