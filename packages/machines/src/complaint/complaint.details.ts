import type { MachineDetails } from '../shared/machine-details.ts';
import { messageDetails } from '../feedback/message.details.ts';
import { COMPLAINT_RULES } from './complaint.machine.ts';
import type { complaintMachine } from './complaint.machine.ts';

/** Complaint: what people read and try. */
export const details = {
  name: 'Complaint',
  ...messageDetails(COMPLAINT_RULES, 'fraud'),
} satisfies MachineDetails<typeof complaintMachine>;
