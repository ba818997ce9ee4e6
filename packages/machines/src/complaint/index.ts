export {
  COMPLAINT_RULES,
  COMPLAINT_TEXT_MAX_LENGTH,
  COMPLAINT_TYPES,
  complaintMachine,
} from './complaint.machine.ts';
export type { ComplaintType } from './complaint.machine.ts';
