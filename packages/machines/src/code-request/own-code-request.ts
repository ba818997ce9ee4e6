import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import { makeCodeRequest } from './code-request.machine.ts';

/** What a code is for that goes to a contact of one's own account. */
export type OwnCodePurpose = 'reauthenticate' | 'delete';

/** What can go wrong when somebody has a code sent to themselves; CONFLICT where the account has no such contact. */
export const OWN_CODE_PROBLEM_CODES = [...CALL_PROBLEM_CODES, 'TOO_MANY_ATTEMPTS', 'CONFLICT'] as const;
export type OwnCodeProblemCode = (typeof OWN_CODE_PROBLEM_CODES)[number];

/** Sends a code to a contact of one's own account. `target` is the contact as people see it (masked). */
export const ownCodeRequestMachine = makeCodeRequest<OwnCodePurpose, OwnCodeProblemCode>(
  OWN_CODE_PROBLEM_CODES,
);

/** What can go wrong when a code is sent to an address that is to become one's own. */
export const BIND_CODE_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'TOO_MANY_ATTEMPTS',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_INVALID',
  'COUNTRY_NOT_SUPPORTED',
  'REAUTHENTICATION_REQUIRED',
] as const;
export type BindCodeProblemCode = (typeof BIND_CODE_PROBLEM_CODES)[number];

/** Sends a code to an address that is to become one's own. */
export const bindCodeRequestMachine = makeCodeRequest<'bind', BindCodeProblemCode>(BIND_CODE_PROBLEM_CODES);
