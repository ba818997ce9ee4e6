export { FOLLOW_PROBLEM_CODES, followMachine } from './follow.machine.ts';
export type {
  FollowEvent,
  FollowInput,
  FollowProblemCode,
  FollowType,
  SaveFollowInput,
} from './follow.machine.ts';
