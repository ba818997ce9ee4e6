import { checkField, lengthOf, onlyProblems, plainDigits } from '../shared/field-rules.ts';
import { isEmail } from '../shared/fields.ts';
import { INVITE_DAYS_MAX, INVITE_USES_MAX } from './members.types.ts';
import type {
  CreateLinkInput,
  InviteByMailInput,
  InviteFieldProblems,
  InviteFields,
  MembersContext,
} from './members.types.ts';

const REAL_NAME_MAX_LENGTH = 60;
const DAY_SECONDS = 86_400;

/** A form with what most schools want. */
export const EMPTY_INVITE: InviteFields = { email: '', realName: '', role: 'member', uses: '50', days: '14' };

/** What keeps the form from being sent, by field. */
export function inviteFieldProblems({
  way,
  invite,
}: Pick<MembersContext, 'way' | 'invite'>): InviteFieldProblems {
  if (way === 'link') {
    return onlyProblems<InviteFieldProblems>({
      uses: numberProblem(invite.uses, INVITE_USES_MAX),
      days: numberProblem(invite.days, INVITE_DAYS_MAX),
    });
  }
  const email = invite.email.trim();
  return onlyProblems<InviteFieldProblems>({
    email: checkField(email, isEmail(email)),
    realName: lengthOf(invite.realName.trim()) > REAL_NAME_MAX_LENGTH ? 'TOO_LONG' : undefined,
  });
}

/** What is sent to invite one person. */
export function mailInput({ email, role, realName }: InviteFields): InviteByMailInput {
  const name = realName.trim();
  return { email: email.trim(), role, ...(name === '' ? {} : { realName: name }) };
}

/** What is sent to make a link. */
export function linkInput({ role, uses, days }: InviteFields): CreateLinkInput {
  return {
    role,
    uses: Number(plainDigits(uses)),
    expiresInSeconds: Number(plainDigits(days)) * DAY_SECONDS,
  };
}

function numberProblem(text: string, most: number): 'REQUIRED' | 'INVALID' | undefined {
  const digits = plainDigits(text);
  const number = Number(digits);
  return checkField(digits, /^\d+$/.test(digits) && number >= 1 && number <= most);
}
