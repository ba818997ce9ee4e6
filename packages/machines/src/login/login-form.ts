import type { CodeTarget } from '../code-request/index.ts';
import { checkField, countryDigits, onlyProblems, plainDigits } from '../shared/field-rules.ts';
import { isEmail, isMobile, isVerificationCode, normaliseDigits } from '../shared/fields.ts';
import type { LoginFieldProblems, LoginFields, LoginMethod, SignInInput } from './login.types.ts';

/** The form as far as it decides what is sent. */
export interface LoginForm {
  method: LoginMethod;
  fields: LoginFields;
}

/** An empty form. */
export function emptyLoginFields(countryCode: string): LoginFields {
  return {
    account: '',
    password: '',
    countryCode,
    mobile: '',
    smsCode: '',
    email: '',
    emailCode: '',
  };
}

/** Fields as they are sent: without white space around them and with digits that are 0 to 9. A password stays as it is. */
function cleaned(fields: LoginFields): LoginFields {
  return {
    ...fields,
    account: fields.account.trim(),
    mobile: plainDigits(fields.mobile),
    countryCode: countryDigits(fields.countryCode),
    smsCode: normaliseDigits(fields.smsCode).replace(/\s/g, ''),
    email: fields.email.trim(),
    emailCode: normaliseDigits(fields.emailCode).replace(/\s/g, ''),
  };
}

/** What keeps the form from being sent, by field; empty when nothing does. */
export function loginFieldProblems(form: LoginForm): LoginFieldProblems {
  const fields = cleaned(form.fields);
  const problems: Record<LoginMethod, LoginFieldProblems> = {
    password: { account: checkField(fields.account, true), password: checkField(fields.password, true) },
    smsCode: {
      mobile: checkField(fields.mobile, isMobile(fields.mobile, fields.countryCode)),
      smsCode: checkField(fields.smsCode, isVerificationCode(fields.smsCode)),
    },
    emailCode: {
      email: checkField(fields.email, isEmail(fields.email)),
      emailCode: checkField(fields.emailCode, isVerificationCode(fields.emailCode)),
    },
  };
  return onlyProblems(problems[form.method]);
}

/** What keeps a code from being asked for, by field. */
export function codeTargetProblems(form: LoginForm): LoginFieldProblems {
  const { mobile, countryCode, email } = cleaned(form.fields);
  const problems: LoginFieldProblems =
    form.method === 'smsCode'
      ? { mobile: checkField(mobile, isMobile(mobile, countryCode)) }
      : { email: checkField(email, isEmail(email)) };
  return onlyProblems(problems);
}

/** Where a code goes. */
export function codeTarget(form: LoginForm): CodeTarget {
  const { mobile, countryCode, email } = cleaned(form.fields);
  return form.method === 'smsCode' ? { target: mobile, countryCode } : { target: email };
}

/** What is sent to log in. */
export function signInInput(form: LoginForm): SignInInput {
  const { account, password, mobile, countryCode, smsCode, email, emailCode } = cleaned(form.fields);
  switch (form.method) {
    case 'password':
      return { method: 'password', account, password };
    case 'smsCode':
      return { method: 'smsCode', mobile, countryCode, code: smsCode };
    case 'emailCode':
      return { method: 'emailCode', email, code: emailCode };
  }
}
