import type { MachineDetails } from '../shared/machine-details.ts';
import { FEEDBACK_RULES } from './feedback.machine.ts';
import type { feedbackMachine } from './feedback.machine.ts';
import { messageDetails } from './message.details.ts';

/** Feedback: what people read and try. */
export const details = {
  name: 'Feedback',
  ...messageDetails(FEEDBACK_RULES, '0'),
} satisfies MachineDetails<typeof feedbackMachine>;
