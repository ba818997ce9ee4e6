import { assign, emit, setup } from 'xstate';
import { isEmpty } from '../shared/field-rules.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import { EMPTY_INVITE, inviteFieldProblems } from './invite-form.ts';
import { MEMBERS_PROBLEM_CODES } from './members.types.ts';
import type {
  CreateLinkInput,
  InviteByMailInput,
  InviteField,
  MemberChange,
  MemberChangeResult,
  MemberFilter,
  MembersContext,
  MembersEmitted,
  MembersEvent,
} from './members.types.ts';

/** The types, effects and rules of a school's members. */
export const membersSetup = setup({
  types: {} as {
    context: MembersContext;
    events: MembersEvent;
    emitted: MembersEmitted;
    tags:
      /** `context.change`. */
      | 'confirmingChange'
      | 'changing'
      /** All of them were changed: `context.result.changed`. */
      | 'changed'
      /** Some were not: `context.result.refused`. */
      | 'partlyChanged'
      /** None was: `context.changeProblem`. */
      | 'changeFailed'
      | 'inviting'
      | 'inviteInvalid'
      | 'sendingInvite'
      /** `context.inviteProblem`. */
      | 'inviteFailed'
      /** `context.inviteUrl`. */
      | 'invited'
      | 'confirmingWithdrawal'
      | 'withdrawing'
      /** `context.withdrawalProblem`. */
      | 'withdrawalFailed'
      | 'exporting'
      /** `context.exportProblem`. */
      | 'exportFailed';
    meta: MachineMeta;
  },
  actors: {
    applyChange: notProvided<MemberChangeResult, MemberChange>('applyChange'),
    inviteByMail: notProvided<{ url: string }, InviteByMailInput>('inviteByMail'),
    createLink: notProvided<{ url: string }, CreateLinkInput>('createLink'),
    withdrawInvitation: notProvided<unknown, { token: string }>('withdrawInvitation'),
    exportMembers: notProvided<unknown, MemberFilter>('exportMembers'),
  },
  actions: {
    select: assign(
      ({ context }, { userIds, selected }: { userIds: readonly string[]; selected: boolean }) => {
        const others = context.selected.filter((userId) => !userIds.includes(userId));
        return { selected: selected ? [...others, ...userIds] : others };
      },
    ),
    clearSelection: assign({ selected: [] }),
    setChange: assign((_, { change }: { change: MemberChange }) => ({
      change,
      result: null,
      changeProblem: null,
    })),
    setResult: assign(({ context }, result: MemberChangeResult) => ({
      result,
      selected: context.selected.filter((userId) => !result.changed.includes(userId)),
    })),
    setChangeProblem: assign({
      changeProblem: (_, failure: Failure) => problemOf(failure.error, MEMBERS_PROBLEM_CODES),
    }),
    clearChange: assign({ change: null, result: null, changeProblem: null }),
    openInvite: assign((_, { way }: { way: 'mail' | 'link' }) => ({
      way,
      inviteFieldProblems: {},
      inviteProblem: null,
      inviteUrl: null,
    })),
    setInvite: assign(({ context }, { field, value }: { field: InviteField; value: string }) => ({
      invite: { ...context.invite, [field]: value },
      inviteFieldProblems: { ...context.inviteFieldProblems, [field]: undefined },
    })),
    setInviteFieldProblems: assign({
      inviteFieldProblems: ({ context }) => inviteFieldProblems(context),
      inviteProblem: null,
    }),
    setInvited: assign(({ context }, { url }: { url: string }) => ({
      inviteUrl: url,
      inviteProblem: null,
      // The next one probably gets the same role.
      invite: { ...EMPTY_INVITE, role: context.invite.role },
    })),
    setInviteProblem: assign({
      inviteProblem: (_, failure: Failure) => problemOf(failure.error, MEMBERS_PROBLEM_CODES),
    }),
    setToken: assign((_, { token }: { token: string }) => ({ token, withdrawalProblem: null })),
    setWithdrawalProblem: assign({
      withdrawalProblem: (_, failure: Failure) => problemOf(failure.error, MEMBERS_PROBLEM_CODES),
    }),
    setFilter: assign((_, { filter }: { filter: MemberFilter }) => ({ filter, exportProblem: null })),
    setExportProblem: assign({
      exportProblem: (_, failure: Failure) => problemOf(failure.error, MEMBERS_PROBLEM_CODES),
    }),
    notifyMembers: emit({ type: 'members.changed' }),
    notifyInvitations: emit({ type: 'invitations.changed' }),
  },
  guards: {
    hasPeople: (_, { change }: { change: MemberChange }) => change.userIds.length > 0,
    wasRefused: (_, result: MemberChangeResult) => result.refused.length > 0,
    isInviteComplete: ({ context }) => isEmpty(inviteFieldProblems(context)),
    isLink: ({ context }) => context.way === 'link',
    // It was used or withdrawn in the meantime: nobody can use it any more, as was wanted.
    isGoneAlready: ({ context }) => context.withdrawalProblem?.code === 'NOT_FOUND',
  },
});
