export { isAnswered } from './attempt-answers.ts';
export { attemptMachine } from './attempt.machine.ts';
export { SAVE_DELAY_MS } from './attempt.setup.ts';
export { ATTEMPT_PROBLEM_CODES } from './attempt.types.ts';
export type {
  AnnouncedMinutes,
  AttemptAnswer,
  AttemptContext,
  AttemptEmitted,
  AttemptEvent,
  AttemptInput,
  AttemptProblemCode,
  AttemptReceipt,
  AttemptTime,
  FileAnswer,
  GivenAnswer,
  LoadedAttempt,
  PartAnswer,
  SaveAnswersInput,
  SaveAnswersOutput,
  StoreAnswersInput,
  SubmitAttemptInput,
} from './attempt.types.ts';
