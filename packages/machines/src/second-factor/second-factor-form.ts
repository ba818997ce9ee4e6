import { isVerificationCode, normaliseDigits } from '../shared/fields.ts';
import type {
  FactorFieldProblems,
  FactorFields,
  FactorMethod,
  FactorProof,
  PasskeyAnswer,
  SecondFactorTicket,
} from './second-factor.types.ts';

/** The step as far as it decides what is sent. */
export interface SecondFactorForm {
  ticket: SecondFactorTicket | null;
  method: FactorMethod;
  fields: FactorFields;
  /** What the device has answered, until it is sent. */
  passkey: PasskeyAnswer | null;
}

/** What the step begins with: the way that the server names first. */
export function firstMethod(ticket: SecondFactorTicket | null): FactorMethod {
  return ticket === null ? 'passkey' : (ticket.methods[0] ?? 'totp');
}

/** What keeps the step from being sent, by field; empty when nothing does. */
export function factorFieldProblems({ method, fields }: SecondFactorForm): FactorFieldProblems {
  const { code, recoveryCode } = cleaned(fields);
  switch (method) {
    case 'totp':
      if (code === '') return { code: 'REQUIRED' };
      return isVerificationCode(code) ? {} : { code: 'INVALID' };
    case 'recovery':
      return recoveryCode === '' ? { recoveryCode: 'REQUIRED' } : {};
    case 'passkey':
      return {};
  }
}

/**
 * What is sent to finish the sign-in.
 * @throws Error where a passkey is to be sent that the device has not answered with: a fault of the machine
 */
export function factorProof({ ticket, method, fields, passkey }: SecondFactorForm): FactorProof {
  const { code, recoveryCode } = cleaned(fields);
  if (ticket === null || method === 'passkey') {
    if (passkey === null) throw new Error('A passkey was to be sent before the device had answered.');
    return { method: 'passkey', ticket: ticket?.ticket ?? null, ...passkey };
  }
  return method === 'totp'
    ? { method, ticket: ticket.ticket, code }
    : { method, ticket: ticket.ticket, recoveryCode };
}

function cleaned({ code, recoveryCode }: FactorFields): FactorFields {
  return {
    code: normaliseDigits(code).replace(/[\s-]/g, ''),
    recoveryCode: normaliseDigits(recoveryCode).replace(/\s/g, ''),
  };
}
