import type { CodeChannel, CodeTarget } from '../code-request/index.ts';
import { checkField, countryDigits, onlyProblems, plainDigits } from '../shared/field-rules.ts';
import { isEmail, isMobile, isVerificationCode } from '../shared/fields.ts';
import type { PendingBind } from '../shared/third-party.ts';
import { BIND_NICK_NAME_MAX_LENGTH } from './bind-account.types.ts';
import type {
  BindAccountCall,
  BindAccountProblemCode,
  BindFieldProblem,
  BindFieldProblems,
  BindFields,
  BindMode,
} from './bind-account.types.ts';

/** The form as far as it decides what is sent. */
export interface BindForm {
  pending: PendingBind;
  mode: BindMode;
  channel: CodeChannel;
  fields: BindFields;
}

/** The form as it begins: with the name that the provider told, for a new account. */
export function beginningFields({ displayName }: PendingBind, countryCode: string): BindFields {
  return {
    countryCode,
    mobile: '',
    email: '',
    code: '',
    password: '',
    nickName: [...displayName.trim()].slice(0, BIND_NICK_NAME_MAX_LENGTH).join(''),
  };
}

/** What keeps the form from being sent, by field; empty when nothing does. */
export function bindFieldProblems(form: BindForm): BindFieldProblems {
  const { code, nickName } = cleaned(form.fields);
  const proof: BindFieldProblems =
    form.mode === 'password'
      ? { password: checkField(form.fields.password, true) }
      : { code: checkField(code, isVerificationCode(code)) };
  const name: BindFieldProblems = form.mode === 'create' ? { nickName: nickNameProblem(nickName) } : {};
  return onlyProblems({ ...targetProblems(form), ...proof, ...name });
}

/** What keeps a code from being asked for, by field. */
export function bindTargetProblems(form: BindForm): BindFieldProblems {
  return onlyProblems(targetProblems(form));
}

/** Where a code goes. */
export function bindCodeTarget(form: BindForm): CodeTarget {
  const { mobile, email, countryCode } = cleaned(form.fields);
  return form.channel === 'mobile' ? { target: mobile, countryCode } : { target: email };
}

/** What is sent to bind. */
export function bindCall(form: BindForm): BindAccountCall {
  const { code, nickName } = cleaned(form.fields);
  const base = {
    pendingBindId: form.pending.pendingBindId,
    channel: form.channel,
    ...bindCodeTarget(form),
  };
  switch (form.mode) {
    case 'password':
      return { ...base, password: form.fields.password };
    case 'create':
      return { ...base, code, create: true, nickName };
    case 'code':
    case 'verify':
      return { ...base, code };
  }
}

/** Which of the four that send codes is in charge: a new account's code is another one than an own account's. */
export function codeSenderOf({ mode, channel }: BindForm): 'mobile' | 'email' | 'newMobile' | 'newEmail' {
  if (mode === 'create') return channel === 'mobile' ? 'newMobile' : 'newEmail';
  return channel;
}

/** The field that a refusal of the server is about, where it is about one. */
export function refusedBindField(channel: CodeChannel, code: BindAccountProblemCode): BindFieldProblems {
  switch (code) {
    case 'ACCOUNT_EXISTS':
      return { [channel]: 'TAKEN' };
    case 'CODE_INVALID':
    case 'CODE_EXPIRED':
    case 'CODE_ATTEMPTS_EXCEEDED':
      return { code: 'INVALID' };
    default:
      return {};
  }
}

function targetProblems(form: BindForm): BindFieldProblems {
  const { mobile, email, countryCode } = cleaned(form.fields);
  return form.channel === 'mobile'
    ? { mobile: checkField(mobile, isMobile(mobile, countryCode)) }
    : { email: checkField(email, isEmail(email)) };
}

function nickNameProblem(nickName: string): BindFieldProblem | undefined {
  if (nickName === '') return 'REQUIRED';
  return [...nickName].length > BIND_NICK_NAME_MAX_LENGTH ? 'TOO_LONG' : undefined;
}

/** Fields as they are sent. A password stays as it is. */
function cleaned(fields: BindFields): BindFields {
  return {
    ...fields,
    countryCode: countryDigits(fields.countryCode),
    mobile: plainDigits(fields.mobile),
    email: fields.email.trim(),
    code: plainDigits(fields.code),
    nickName: fields.nickName.trim(),
  };
}
