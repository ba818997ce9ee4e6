export {
  FEEDBACK_RULES,
  FEEDBACK_TEXT_MAX_LENGTH,
  FEEDBACK_TYPES,
  feedbackMachine,
} from './feedback.machine.ts';
export type { FeedbackType } from './feedback.machine.ts';
export { MESSAGE_PHONE_MAX_LENGTH, MESSAGE_PROBLEM_CODES } from './message.types.ts';
export type {
  MessageDraft,
  MessageEmitted,
  MessageEvent,
  MessageField,
  MessageFieldProblems,
  MessageProblemCode,
  MessageRules,
  ServiceContacts,
} from './message.types.ts';
