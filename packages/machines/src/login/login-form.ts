import type { CodeTarget } from '../code-request/index.ts';
import { captchaAnswer, type Captcha } from '../shared/captcha.ts';
import { checkField, countryDigits, onlyProblems, plainDigits } from '../shared/field-rules.ts';
import { isEmail, isMobile, isVerificationCode, normaliseDigits } from '../shared/fields.ts';
import type { LoginFieldProblems, LoginFields, LoginMethod, SignInInput } from './login.types.ts';

/** The form as far as it decides what is sent. */
export interface LoginForm {
  method: LoginMethod;
  fields: LoginFields;
  captcha: Captcha | null;
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
    captchaText: '',
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
    captchaText: fields.captchaText.trim(),
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
  return onlyProblems({ ...problems[form.method], ...captchaProblems(form) });
}

/** What keeps a code from being asked for, by field. */
export function codeTargetProblems(form: LoginForm): LoginFieldProblems {
  const { mobile, countryCode, email } = cleaned(form.fields);
  const problems: LoginFieldProblems =
    form.method === 'smsCode'
      ? { mobile: checkField(mobile, isMobile(mobile, countryCode)) }
      : { email: checkField(email, isEmail(email)) };
  return onlyProblems({ ...problems, ...captchaProblems(form) });
}

/** Where a code goes. */
export function codeTarget(form: LoginForm): CodeTarget {
  const { mobile, countryCode, email } = cleaned(form.fields);
  const target = form.method === 'smsCode' ? { target: mobile, countryCode } : { target: email };
  return { ...target, ...captchaAnswer(form) };
}

/** What is sent to log in. */
export function signInInput(form: LoginForm): SignInInput {
  const { account, password, mobile, countryCode, smsCode, email, emailCode } = cleaned(form.fields);
  const captcha = captchaAnswer(form);
  switch (form.method) {
    case 'password':
      return { method: 'password', account, password, ...captcha };
    case 'smsCode':
      return { method: 'smsCode', mobile, countryCode, code: smsCode, ...captcha };
    case 'emailCode':
      return { method: 'emailCode', email, code: emailCode, ...captcha };
  }
}

/** The account that the form is about, for asking whether it needs a picture puzzle. */
export function accountOf({ method, fields }: LoginForm): string | null {
  const { account, mobile, email } = cleaned(fields);
  const typed = { password: account, smsCode: mobile, emailCode: email }[method];
  return typed === '' ? null : typed;
}

function captchaProblems({ captcha, fields }: LoginForm): LoginFieldProblems {
  return captcha === null ? {} : { captchaText: checkField(fields.captchaText.trim(), true) };
}
