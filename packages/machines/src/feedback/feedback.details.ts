import type { MachineDetails } from '../shared/machine-details.ts';
import { FEEDBACK_RULES } from './feedback.machine.ts';
import type { feedbackMachine } from './feedback.machine.ts';
import { messageDetails } from './message.details.ts';

/** Feedback: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.feedback.name', message: 'Feedback' },
  purpose: /*i18n*/ {
    id: 'machine.feedback.purpose',
    message: 'Takes feedback with pictures; what was typed survives a login, a failure and a reload.',
  },
  ...messageDetails(FEEDBACK_RULES, '0'),
} satisfies MachineDetails<typeof feedbackMachine>;
