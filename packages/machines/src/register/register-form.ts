import type { CodeChannel, CodeTarget } from '../code-request/index.ts';
import {
  checkField,
  checkPassword,
  countryDigits,
  lengthOf,
  onlyProblems,
  plainDigits,
} from '../shared/field-rules.ts';
import { isEmail, isMobile, isVerificationCode } from '../shared/fields.ts';
import { NICK_NAME_MAX_LENGTH } from './register.types.ts';
import type {
  RegisterField,
  RegisterFieldProblem,
  RegisterFieldProblems,
  RegisterFields,
  RegisterProblemCode,
  RegistrationInput,
} from './register.types.ts';

/** The form as far as it decides what is sent. */
export interface RegisterForm {
  channel: CodeChannel;
  fields: RegisterFields;
  agreed: boolean;
  tenantId: string | null;
  requiresPassword: boolean;
}

/** An empty form. */
export function emptyRegisterFields(countryCode: string): RegisterFields {
  return {
    countryCode,
    mobile: '',
    mobileCode: '',
    email: '',
    emailCode: '',
    nickName: '',
    password: '',
  };
}

/** What keeps the form from being sent, by field; empty when nothing does. */
export function registerFieldProblems(form: RegisterForm): RegisterFieldProblems {
  const { code } = chosen(form);
  const { nickName, password } = form.fields;
  return onlyProblems({
    ...targetProblems(form),
    [codeField(form.channel)]: checkField(code, isVerificationCode(code)),
    nickName:
      nickName.trim() === ''
        ? 'REQUIRED'
        : lengthOf(nickName.trim()) > NICK_NAME_MAX_LENGTH
          ? 'TOO_LONG'
          : undefined,
    password: passwordProblem(password, form.requiresPassword),
    agreement: form.agreed ? undefined : 'REQUIRED',
  });
}

/** What keeps a code from being asked for, by field. */
export function registerTargetProblems(form: RegisterForm): RegisterFieldProblems {
  return onlyProblems(targetProblems(form));
}

/** Where a code goes. */
export function registerCodeTarget(form: RegisterForm): CodeTarget {
  const { target, countryCode } = chosen(form);
  return { target, ...countryCode };
}

/** What is sent to register. */
export function registrationInput(form: RegisterForm): RegistrationInput {
  const { target, countryCode, code } = chosen(form);
  const { password, nickName } = form.fields;
  return {
    channel: form.channel,
    target,
    ...countryCode,
    code,
    nickName: nickName.trim(),
    ...(password === '' ? {} : { password }),
    agreed: true,
    ...(form.tenantId === null ? {} : { tenantId: form.tenantId }),
  };
}

/** The field that a refusal of the server is about, where it is about one. */
export function refusedField(channel: CodeChannel, code: RegisterProblemCode): RegisterFieldProblems {
  switch (code) {
    case 'ACCOUNT_EXISTS':
      return { [channel]: 'TAKEN' };
    case 'COUNTRY_NOT_SUPPORTED':
      return { [channel]: 'INVALID' };
    case 'PASSWORD_TOO_WEAK':
      return { password: 'TOO_WEAK' };
    case 'CODE_INVALID':
    case 'CODE_EXPIRED':
    case 'CODE_ATTEMPTS_EXCEEDED':
      return { [codeField(channel)]: 'INVALID' };
    default:
      return {};
  }
}

function codeField(channel: CodeChannel): RegisterField {
  return channel === 'mobile' ? 'mobileCode' : 'emailCode';
}

function chosen({ channel, fields }: RegisterForm): {
  target: string;
  countryCode: { countryCode?: string };
  code: string;
} {
  return channel === 'mobile'
    ? {
        target: plainDigits(fields.mobile),
        countryCode: { countryCode: countryDigits(fields.countryCode) },
        code: plainDigits(fields.mobileCode),
      }
    : { target: fields.email.trim(), countryCode: {}, code: plainDigits(fields.emailCode) };
}

function targetProblems(form: RegisterForm): RegisterFieldProblems {
  const { target, countryCode } = chosen(form);
  const isRight = form.channel === 'mobile' ? isMobile(target, countryCode.countryCode) : isEmail(target);
  return {
    [form.channel]: checkField(target, isRight),
  };
}

function passwordProblem(password: string, isRequired: boolean): RegisterFieldProblem | undefined {
  return password === '' && !isRequired ? undefined : checkPassword(password);
}
