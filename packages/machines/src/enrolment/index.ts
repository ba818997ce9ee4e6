export { ENROLMENT_PROBLEM_CODES, enrolmentMachine } from './enrolment.machine.ts';
export type {
  EnrolInput,
  EnrolmentEvent,
  EnrolmentInput,
  EnrolmentProblemCode,
} from './enrolment.machine.ts';
