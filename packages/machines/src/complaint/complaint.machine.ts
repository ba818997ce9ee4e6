import { makeMessageMachine } from '../feedback/message-machine.ts';
import type { MessageRules } from '../feedback/message.types.ts';

/** What a complaint can be about. */
export const COMPLAINT_TYPES = ['illegal', 'copyright', 'harassment', 'fraud', 'other'] as const;
export type ComplaintType = (typeof COMPLAINT_TYPES)[number];

/** In characters (code points), as the server counts. */
export const COMPLAINT_TEXT_MAX_LENGTH = 1000;

/** What a complaint keeps to: nobody is accused by a choice that was made for the person. */
export const COMPLAINT_RULES: MessageRules = {
  types: COMPLAINT_TYPES,
  firstType: '',
  textMaxLength: COMPLAINT_TEXT_MAX_LENGTH,
};

/** A complaint or report to a school (R34). */
export const complaintMachine = makeMessageMachine(
  'complaint',
  {
    purpose:
      'Takes a complaint or report with pictures; what was typed survives a login, a failure and a reload.',
    spec: ['R34', 'B040', 'B041', 'B042', 'B074'],
  },
  COMPLAINT_RULES,
);
