import type { Module } from '../../core/module.ts';
import { DAY_MS, OF_SCHOOL } from '../../core/retention/retention.ts';
import { importHandlers } from './import.handlers.ts';
import { groupHandlers } from './groups.handlers.ts';
import { IMPORT_MEMBERS, memberImporter } from './import.ts';
import { invitationHandlers } from './invitations.handlers.ts';
import { invitationMail } from './invite-by-mail.ts';
import { memberHandlers } from './members.handlers.ts';

/** Invitations that have run out: their list tells who was invited in the last year. */
const INVITATION_MS = 365 * DAY_MS;

/** Members of a school, their groups, and how they are invited. */
export const module: Module = {
  retention: {
    member_group: OF_SCHOOL,
    member_group_entry: { removedBy: 'the end of the membership or of the group' },
    invitation: { column: 'expires_at', keptMs: INVITATION_MS },
    invitation_acceptance: { removedBy: 'the end of its invitation' },
  },
  build: (services) => ({
    handlers: {
      ...memberHandlers(services),
      ...groupHandlers(services),
      ...invitationHandlers(services),
      ...importHandlers(services),
    },
    jobs: { [IMPORT_MEMBERS]: { run: memberImporter(services), isLong: true } },
    mails: { invitation: invitationMail(services) },
  }),
};
