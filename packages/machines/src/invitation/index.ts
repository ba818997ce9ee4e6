export { INVITATION_PROBLEM_CODES, invitationMachine } from './invitation.machine.ts';
export type {
  Invitation,
  InvitationEvent,
  InvitationInput,
  InvitationOutput,
  InvitationProblemCode,
  InvitationStatus,
} from './invitation.machine.ts';
