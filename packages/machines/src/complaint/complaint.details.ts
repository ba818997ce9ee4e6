import type { MachineDetails } from '../shared/machine-details.ts';
import { messageDetails } from '../feedback/message.details.ts';
import { COMPLAINT_RULES } from './complaint.machine.ts';
import type { complaintMachine } from './complaint.machine.ts';

/** Complaint: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.complaint.name', message: 'Complaint' },
  purpose: /*i18n*/ {
    id: 'machine.complaint.purpose',
    message:
      'Takes a complaint or report with pictures; what was typed survives a login, a failure and a reload.',
  },
  ...messageDetails(COMPLAINT_RULES, 'fraud'),
} satisfies MachineDetails<typeof complaintMachine>;
