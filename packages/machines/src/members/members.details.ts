import type { MachineDetails } from '../shared/machine-details.ts';
import { anyOf, listOf, oneOf, record, TEXT, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { MEMBERS_PROBLEM_CODES } from './index.ts';
import type { membersMachine } from './members.machine.ts';
import { MEMBERS_NAMES } from './members.names.details.ts';

/** Members of a school: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.members.name', message: 'Members of a school' },
  purpose: /*i18n*/ {
    id: 'machine.members.purpose',
    message: 'Selects members, changes roles, disables and enables after asking, invites and exports.',
  },
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  ...MEMBERS_NAMES,
  events: {
    'member.toggled': {
      name: /*i18n*/ { id: 'machine.members.event.member.toggled', message: 'Member selected or not' },
      from: 'person',
      payload: record({ userId: TEXT, selected: YES_OR_NO }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.selected', message: 'Selected' },
          { userId: '1700000000000000302', selected: true },
        ),
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.notSelected', message: 'Not selected' },
          { userId: '1700000000000000302', selected: false },
        ),
      ],
    },
    'page.toggled': {
      name: /*i18n*/ { id: 'machine.members.event.page.toggled', message: 'Whole page selected or not' },
      from: 'person',
      payload: record({ userIds: listOf(TEXT), selected: YES_OR_NO }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.wholePageSelected', message: 'Whole page selected' },
          { userIds: ['1700000000000000302', '1700000000000000303'], selected: true },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.members.fixture.nothingOfThePageSelected',
            message: 'Nothing of the page selected',
          },
          { userIds: ['1700000000000000302', '1700000000000000303'], selected: false },
        ),
      ],
    },
    'selection.cleared': bare(
      'person',
      /*i18n*/ { id: 'machine.members.event.selection.cleared', message: 'Selection cleared' },
    ),
    'change.requested': {
      name: /*i18n*/ { id: 'machine.members.event.change.requested', message: 'Change asked for' },
      from: 'person',
      payload: record({
        change: anyOf(
          record({
            userIds: listOf(TEXT),
            kind: oneOf('role'),
            role: oneOf('member', 'teacher', 'admin', 'owner'),
          }),
          record({ userIds: listOf(TEXT), kind: oneOf('disable') }),
          record({ userIds: listOf(TEXT), kind: oneOf('enable') }),
        ),
      }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.makeTeachers', message: 'Make teachers' },
          { change: { kind: 'role', role: 'teacher', userIds: ['1700000000000000302'] } },
        ),
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.disable', message: 'Disable' },
          { change: { kind: 'disable', userIds: ['1700000000000000302', '1700000000000000303'] } },
        ),
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.enable', message: 'Enable' },
          { change: { kind: 'enable', userIds: ['1700000000000000302'] } },
        ),
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.nobodySelected', message: 'Nobody selected' },
          { change: { kind: 'disable', userIds: [] } },
        ),
      ],
    },
    'change.confirmed': bare(
      'person',
      /*i18n*/ { id: 'machine.members.event.change.confirmed', message: 'Change confirmed' },
    ),
    'change.cancelled': bare(
      'person',
      /*i18n*/ { id: 'machine.members.event.change.cancelled', message: 'Change cancelled' },
    ),
    'result.dismissed': bare(
      'person',
      /*i18n*/ { id: 'machine.members.event.result.dismissed', message: 'Result dismissed' },
    ),
    'invite.opened': {
      name: /*i18n*/ { id: 'machine.members.event.invite.opened', message: 'Invitation opened' },
      from: 'person',
      payload: record({ way: oneOf('link', 'mail') }),
      fixtures: [
        fixture(FIXTURES.byEmail, { way: 'mail' }),
        fixture(/*i18n*/ { id: 'machine.members.fixture.byLink', message: 'By link' }, { way: 'link' }),
      ],
    },
    'invite.changed': {
      name: /*i18n*/ { id: 'machine.members.event.invite.changed', message: 'Invitation changed' },
      from: 'person',
      payload: record({ field: oneOf('email', 'realName', 'role', 'uses', 'days'), value: TEXT }),
      fixtures: [
        fixture(FIXTURES.aRightEmailAddress, { field: 'email', value: 'ada@example.org' }),
        fixture(FIXTURES.aWrongEmailAddress, { field: 'email', value: 'ada@example' }),
        fixture(FIXTURES.aRealName, { field: 'realName', value: 'Ada King' }),
        fixture(FIXTURES.teachers, { field: 'role', value: 'teacher' }),
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.tenUses', message: 'Ten uses' },
          { field: 'uses', value: '10' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.aNumberThatCannotBe', message: 'A number that cannot be' },
          { field: 'uses', value: '-1' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.sevenDays', message: 'Seven days' },
          { field: 'days', value: '7' },
        ),
        ...hostileTexts((value) => ({ field: 'realName' as const, value })),
      ],
    },
    'invite.submitted': bare(
      'person',
      /*i18n*/ { id: 'machine.members.event.invite.submitted', message: 'Invitation submitted' },
    ),
    'invite.closed': bare(
      'person',
      /*i18n*/ { id: 'machine.members.event.invite.closed', message: 'Invitation closed' },
    ),
    'withdrawal.requested': {
      name: /*i18n*/ { id: 'machine.members.event.withdrawal.requested', message: 'Withdrawal asked for' },
      from: 'person',
      payload: record({ token: TEXT }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.anInvitation', message: 'An invitation' },
          { token: 'token-1' },
        ),
      ],
    },
    'withdrawal.confirmed': bare(
      'person',
      /*i18n*/ { id: 'machine.members.event.withdrawal.confirmed', message: 'Withdrawal confirmed' },
    ),
    'withdrawal.cancelled': bare(
      'person',
      /*i18n*/ { id: 'machine.members.event.withdrawal.cancelled', message: 'Withdrawal cancelled' },
    ),
    'export.requested': {
      name: EVENTS['export.requested'],
      from: 'person',
      payload: record({
        filter: record(
          {},
          { keyword: TEXT, role: oneOf('member', 'teacher', 'admin', 'owner'), isValid: oneOf(0, 1) },
        ),
      }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.allMembers', message: 'All members' },
          { filter: {} },
        ),
        fixture(FIXTURES.teachers, { filter: { keyword: 'ada', role: 'teacher', isValid: 1 } }),
      ],
    },
  },
  actors: {
    applyChange: {
      name: /*i18n*/ { id: 'machine.members.actor.applyChange', message: 'Change the members' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.allChanged', message: 'All changed' },
          { changed: ['1700000000000000302'], refused: [] },
        ),
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.someWereRefused', message: 'Some were refused' },
          {
            changed: ['1700000000000000302'],
            refused: [{ userId: '1700000000000000303', problem: { code: 'LAST_OWNER' } }],
          },
        ),
      ],
      rejects: refusals(MEMBERS_PROBLEM_CODES),
    },
    inviteByMail: {
      name: /*i18n*/ { id: 'machine.members.actor.inviteByMail', message: 'Invite by email' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.invited', message: 'Invited' },
          { url: 'https://portal.example.org/invitation/token-1' },
        ),
      ],
      rejects: refusals(MEMBERS_PROBLEM_CODES),
    },
    createLink: {
      name: /*i18n*/ { id: 'machine.members.actor.createLink', message: 'Make an invitation link' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.members.fixture.linkMade', message: 'Link made' },
          { url: 'https://portal.example.org/invitation/token-2' },
        ),
      ],
      rejects: refusals(MEMBERS_PROBLEM_CODES),
    },
    withdrawInvitation: {
      name: /*i18n*/ { id: 'machine.members.actor.withdrawInvitation', message: 'Withdraw the invitation' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(MEMBERS_PROBLEM_CODES),
    },
    exportMembers: {
      name: /*i18n*/ { id: 'machine.members.actor.exportMembers', message: 'Export the members' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(MEMBERS_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof membersMachine>;
