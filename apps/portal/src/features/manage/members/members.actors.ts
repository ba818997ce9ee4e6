import { createInvitation, inviteMember, withdrawInvitation } from '@stoa/api/invitation.calls';
import { changeMemberRole, exportMembers, setMemberValid } from '@stoa/api/member.calls';
import type { Api } from '@stoa/api/query';
import {
  MEMBERS_PROBLEM_CODES,
  membersMachine,
  type CreateLinkInput,
  type InviteByMailInput,
  type MemberChange,
  type MemberChangeResult,
  type MemberFilter,
} from '@stoa/machines/members';
import { problemOf } from '@stoa/machines/shared';
import { fromPromise } from 'xstate';
import { ClickKeys } from '../../../shared/click-keys.ts';
import { saveFile } from '../../../shared/save-file.ts';

export interface MembersOptions {
  api: Api;
  schoolId: string;
}

/** What those who run a school do to its members, with the calls that it makes. */
export function provideMembers({ api, schoolId }: MembersOptions) {
  const keys = new ClickKeys();
  return membersMachine.provide({
    actors: {
      applyChange: fromPromise<MemberChangeResult, MemberChange>(({ input }) =>
        applyChange(api, schoolId, input),
      ),
      inviteByMail: fromPromise<{ url: string }, InviteByMailInput>(({ input }) =>
        keys.once(input, (idempotencyKey) => inviteMember(api, { schoolId, idempotencyKey, body: input })),
      ),
      createLink: fromPromise<{ url: string }, CreateLinkInput>(({ input }) =>
        keys.once(input, (idempotencyKey) =>
          createInvitation(api, { schoolId, idempotencyKey, body: input }),
        ),
      ),
      withdrawInvitation: fromPromise<unknown, { token: string }>(({ input }) =>
        withdrawInvitation(api, { schoolId, token: input.token }),
      ),
      exportMembers: fromPromise<unknown, MemberFilter>(async ({ input }) => {
        const { fileName, csv } = await exportMembers(api, { schoolId, ...input });
        saveFile(fileName, csv, 'text/csv;charset=utf-8');
      }),
    },
  });
}

/**
 * One after the other, so that each of them gets their own answer.
 * @throws where nobody could be asked about: the first call did not reach the server
 */
async function applyChange(api: Api, schoolId: string, change: MemberChange): Promise<MemberChangeResult> {
  const changed: string[] = [];
  const refused: MemberChangeResult['refused'][number][] = [];
  for (const userId of change.userIds) {
    try {
      await (change.kind === 'role'
        ? changeMemberRole(api, { schoolId, userId, role: change.role })
        : setMemberValid(api, { schoolId, userId, isValid: change.kind === 'enable' ? 1 : 0 }));
      changed.push(userId);
    } catch (error) {
      const problem = problemOf(error, MEMBERS_PROBLEM_CODES);
      if (problem.code === 'NETWORK' && changed.length + refused.length === 0) throw error;
      refused.push({ userId, problem });
    }
  }
  return { changed, refused };
}
