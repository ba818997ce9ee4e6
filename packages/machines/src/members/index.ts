export { membersMachine } from './members.machine.ts';
export { INVITE_DAYS_MAX, INVITE_USES_MAX, MEMBERS_PROBLEM_CODES } from './members.types.ts';
export type {
  CreateLinkInput,
  InviteByMailInput,
  InvitedRole,
  InviteField,
  InviteFieldProblems,
  InviteFields,
  MemberChange,
  MemberChangeResult,
  MemberFilter,
  MemberRole,
  MembersEmitted,
  MembersEvent,
  MembersProblemCode,
} from './members.types.ts';
