import type { CodeTarget } from '../code-request/index.ts';
import { checkField, countryDigits, onlyProblems, plainDigits } from '../shared/field-rules.ts';
import { isEmail, isMobile, isVerificationCode } from '../shared/fields.ts';
import type {
  BindInput,
  ContactBindingContext,
  ContactFieldProblems,
  ContactProblemCode,
} from './contact-binding.types.ts';

/** The form as far as it decides what is sent. */
export type ContactForm = Pick<ContactBindingContext, 'channel' | 'current' | 'fields'>;

/** What keeps a code from being asked for, by field. */
export function contactTargetProblems(form: ContactForm): ContactFieldProblems {
  const { target, countryCode } = newContact(form);
  const isRight = form.channel === 'mobile' ? isMobile(target, countryCode) : isEmail(target);
  const isSame = isRight && target.toLowerCase() === form.current?.toLowerCase();
  return onlyProblems({
    target: isSame ? 'SAME' : checkField(target, isRight),
  });
}

/** What keeps the form from being sent, by field. */
export function contactFieldProblems(form: ContactForm): ContactFieldProblems {
  const code = plainDigits(form.fields.code);
  return onlyProblems({
    target: contactTargetProblems(form).target,
    code: checkField(code, isVerificationCode(code)),
  });
}

/** Where the code goes. */
export function contactCodeTarget(form: ContactForm): CodeTarget {
  return newContact(form);
}

/** What is sent to change the contact. */
export function bindInput(form: ContactForm): BindInput {
  return { channel: form.channel, ...newContact(form), code: plainDigits(form.fields.code) };
}

/** The field that a refusal of the server is about, where it is about one. */
export function refusedContactField(code: ContactProblemCode): ContactFieldProblems {
  switch (code) {
    case 'CODE_INVALID':
    case 'CODE_EXPIRED':
    case 'CODE_ATTEMPTS_EXCEEDED':
      return { code: 'INVALID' };
    case 'ALREADY_BOUND':
    case 'COUNTRY_NOT_SUPPORTED':
      return { target: 'INVALID' };
    default:
      return {};
  }
}

function newContact({ channel, fields }: ContactForm): { target: string; countryCode?: string } {
  return channel === 'mobile'
    ? { target: plainDigits(fields.target), countryCode: countryDigits(fields.countryCode) }
    : { target: fields.target.trim() };
}
