import { makeMessageMachine } from './message-machine.ts';
import type { MessageRules } from './message.types.ts';

/** Fault, use experience, question consultation, content comment, in the order in which they are offered (B038). */
export const FEEDBACK_TYPES = ['1', '0', '2', '3'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** In characters (code points), as the server counts. */
export const FEEDBACK_TEXT_MAX_LENGTH = 200;

/** What feedback keeps to (B037 to B040). */
export const FEEDBACK_RULES: MessageRules = {
  types: FEEDBACK_TYPES,
  firstType: '1',
  textMaxLength: FEEDBACK_TEXT_MAX_LENGTH,
};

/** Feedback to a school, in the dialog and on its page. */
export const feedbackMachine = makeMessageMachine(
  'feedback',
  {
    purpose: 'Takes feedback with pictures; what was typed survives a login, a failure and a reload.',
    spec: ['B035', 'B036', 'B037', 'B038', 'B039', 'B040', 'B042', 'B043', 'B044', 'B074', 'C051', 'C054'],
  },
  FEEDBACK_RULES,
);
