export { CHECK_IN_CODE_LENGTH, CHECK_IN_PROBLEM_CODES, checkInMachine } from './check-in.machine.ts';
export type { CheckedIn, CheckInCall, CheckInInput, CheckInProblemCode } from './check-in.machine.ts';
