import type { CodeTarget } from '../code-request/index.ts';
import {
  checkField,
  checkPassword,
  countryDigits,
  onlyProblems,
  plainDigits,
} from '../shared/field-rules.ts';
import { isEmail, isMobile, isVerificationCode } from '../shared/fields.ts';
import type {
  PasswordResetContext,
  PasswordResetFieldProblems,
  PasswordResetProblemCode,
  ResetPasswordInput,
} from './password-reset.types.ts';

/** The form as far as it decides what is sent. */
export type PasswordResetForm = Pick<PasswordResetContext, 'channel' | 'fields'>;

/** What keeps a code from being asked for, by field. */
export function resetTargetProblems(form: PasswordResetForm): PasswordResetFieldProblems {
  const { target, countryCode } = accountOf(form);
  const isRight = form.channel === 'mobile' ? isMobile(target, countryCode) : isEmail(target);
  return onlyProblems({
    [form.channel]: checkField(target, isRight),
  });
}

/** What keeps the form from being sent, by field. */
export function resetFieldProblems(form: PasswordResetForm): PasswordResetFieldProblems {
  const code = plainDigits(form.fields.code);
  return onlyProblems({
    [form.channel]: resetTargetProblems(form)[form.channel],
    code: checkField(code, isVerificationCode(code)),
    newPassword: checkPassword(form.fields.newPassword),
  });
}

/** Where the code goes. */
export function resetCodeTarget(form: PasswordResetForm): CodeTarget {
  return accountOf(form);
}

/** What is sent to replace the password. */
export function resetInput(form: PasswordResetForm): ResetPasswordInput {
  return {
    channel: form.channel,
    ...accountOf(form),
    code: plainDigits(form.fields.code),
    newPassword: form.fields.newPassword,
  };
}

/** The field that a refusal of the server is about, where it is about one. */
export function refusedResetField(code: PasswordResetProblemCode): PasswordResetFieldProblems {
  switch (code) {
    case 'CODE_INVALID':
    case 'CODE_EXPIRED':
    case 'CODE_ATTEMPTS_EXCEEDED':
      return { code: 'INVALID' };
    case 'PASSWORD_TOO_WEAK':
      return { newPassword: 'TOO_WEAK' };
    default:
      return {};
  }
}

function accountOf({ channel, fields }: PasswordResetForm): { target: string; countryCode?: string } {
  return channel === 'mobile'
    ? { target: plainDigits(fields.mobile), countryCode: countryDigits(fields.countryCode) }
    : { target: fields.email.trim() };
}
