import { EMPTY_INVITE, linkInput, mailInput } from './invite-form.ts';
import { membersSetup } from './members.setup.ts';

const change = membersSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'change.requested': {
          guard: { type: 'hasPeople', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'setChange', params: ({ event }) => event },
        },
        'result.dismissed': { target: '.quiet', actions: 'clearChange' },
      },
      initial: 'quiet',
      states: { quiet: {}, changed: { tags: 'changed' }, partly: { tags: 'partlyChanged' } },
    },
    confirming: {
      tags: 'confirmingChange',
      on: {
        'change.confirmed': 'applying',
        'change.cancelled': { target: 'resting', actions: 'clearChange' },
      },
      initial: 'untouched',
      states: { untouched: {}, refused: { tags: 'changeFailed' } },
    },
    applying: {
      tags: 'changing',
      exit: 'notifyMembers',
      invoke: {
        id: 'applyChange',
        src: 'applyChange',
        input: ({ context }) => context.change ?? { kind: 'enable', userIds: [] },
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'resting.partly',
            actions: { type: 'setResult', params: ({ event }) => event.output },
          },
          {
            target: 'resting.changed',
            actions: { type: 'setResult', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'confirming.refused',
          actions: { type: 'setChangeProblem', params: ({ event }) => event },
        },
      },
    },
  },
});

const invite = membersSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: {
        'invite.opened': { target: 'open', actions: { type: 'openInvite', params: ({ event }) => event } },
      },
    },
    open: {
      tags: 'inviting',
      on: {
        'invite.opened': {
          target: '.untouched',
          actions: { type: 'openInvite', params: ({ event }) => event },
        },
        'invite.changed': {
          target: '.untouched',
          actions: { type: 'setInvite', params: ({ event }) => event },
        },
        'invite.submitted': [
          { guard: 'isInviteComplete', target: 'sending' },
          { target: '.invalid', actions: 'setInviteFieldProblems' },
        ],
        // What was typed stays for the next time.
        'invite.closed': 'closed',
      },
      initial: 'untouched',
      states: {
        untouched: {},
        invalid: { tags: 'inviteInvalid' },
        refused: { tags: 'inviteFailed' },
        invited: { tags: 'invited' },
      },
    },
    sending: {
      tags: ['inviting', 'sendingInvite'],
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'isLink', target: 'link' }, { target: 'mail' }] },
        mail: {
          invoke: {
            id: 'inviteByMail',
            src: 'inviteByMail',
            input: ({ context }) => mailInput(context.invite),
            onDone: {
              target: '#members.invite.open.invited',
              actions: [{ type: 'setInvited', params: ({ event }) => event.output }, 'notifyInvitations'],
            },
            onError: {
              target: '#members.invite.open.refused',
              actions: { type: 'setInviteProblem', params: ({ event }) => event },
            },
          },
        },
        link: {
          invoke: {
            id: 'createLink',
            src: 'createLink',
            input: ({ context }) => linkInput(context.invite),
            onDone: {
              target: '#members.invite.open.invited',
              actions: [{ type: 'setInvited', params: ({ event }) => event.output }, 'notifyInvitations'],
            },
            onError: {
              target: '#members.invite.open.refused',
              actions: { type: 'setInviteProblem', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

const withdrawal = membersSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'withdrawal.requested': {
          target: 'confirming',
          actions: { type: 'setToken', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      tags: 'confirmingWithdrawal',
      on: { 'withdrawal.confirmed': 'withdrawing', 'withdrawal.cancelled': 'resting' },
      initial: 'untouched',
      states: { untouched: {}, refused: { tags: 'withdrawalFailed' } },
    },
    withdrawing: {
      tags: 'withdrawing',
      exit: 'notifyInvitations',
      invoke: {
        id: 'withdrawInvitation',
        src: 'withdrawInvitation',
        input: ({ context }) => ({ token: context.token }),
        onDone: 'resting',
        onError: {
          target: 'evaluating',
          actions: { type: 'setWithdrawalProblem', params: ({ event }) => event },
        },
      },
    },
    evaluating: { always: [{ guard: 'isGoneAlready', target: 'resting' }, { target: 'confirming.refused' }] },
  },
});

const exporting = membersSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'export.requested': {
          target: 'making',
          actions: { type: 'setFilter', params: ({ event }) => event },
        },
      },
      initial: 'quiet',
      states: { quiet: {}, refused: { tags: 'exportFailed' } },
    },
    making: {
      tags: 'exporting',
      invoke: {
        id: 'exportMembers',
        src: 'exportMembers',
        input: ({ context }) => context.filter,
        onDone: 'resting',
        onError: {
          target: 'resting.refused',
          actions: { type: 'setExportProblem', params: ({ event }) => event },
        },
      },
    },
  },
});

/** What administrators do to the members of a school. The list itself is in the address. */
export const membersMachine = membersSetup.createMachine({
  id: 'members',
  meta: {
    purpose: 'Selects members, changes roles, disables and enables after asking, invites and exports.',
    spec: ['C039', 'C040', 'C041', 'B057'],
  },
  type: 'parallel',
  context: {
    selected: [],
    change: null,
    result: null,
    changeProblem: null,
    way: 'mail',
    invite: EMPTY_INVITE,
    inviteFieldProblems: {},
    inviteProblem: null,
    inviteUrl: null,
    token: '',
    withdrawalProblem: null,
    filter: {},
    exportProblem: null,
  },
  on: {
    'member.toggled': {
      actions: {
        type: 'select',
        params: ({ event }) => ({ userIds: [event.userId], selected: event.selected }),
      },
    },
    'page.toggled': { actions: { type: 'select', params: ({ event }) => event } },
    'selection.cleared': { actions: 'clearSelection' },
  },
  states: { change, invite, withdrawal, exporting },
});
