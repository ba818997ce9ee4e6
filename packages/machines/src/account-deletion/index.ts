export { ACCOUNT_DELETION_PROBLEM_CODES, accountDeletionMachine } from './account-deletion.machine.ts';
export type {
  AccountDeletionEvent,
  AccountDeletionInput,
  AccountDeletionProblemCode,
  DeletionState,
} from './account-deletion.machine.ts';
