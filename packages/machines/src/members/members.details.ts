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
  name: 'Members of a school',
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  ...MEMBERS_NAMES,
  events: {
    'member.toggled': {
      name: 'Member selected or not',
      from: 'person',
      payload: record({ userId: TEXT, selected: YES_OR_NO }),
      fixtures: [
        fixture('Selected', { userId: '1700000000000000302', selected: true }),
        fixture('Not selected', { userId: '1700000000000000302', selected: false }),
      ],
    },
    'page.toggled': {
      name: 'Whole page selected or not',
      from: 'person',
      payload: record({ userIds: listOf(TEXT), selected: YES_OR_NO }),
      fixtures: [
        fixture('Whole page selected', {
          userIds: ['1700000000000000302', '1700000000000000303'],
          selected: true,
        }),
        fixture('Nothing of the page selected', {
          userIds: ['1700000000000000302', '1700000000000000303'],
          selected: false,
        }),
      ],
    },
    'selection.cleared': bare('person', 'Selection cleared'),
    'change.requested': {
      name: 'Change asked for',
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
        fixture('Make teachers', {
          change: { kind: 'role', role: 'teacher', userIds: ['1700000000000000302'] },
        }),
        fixture('Disable', {
          change: { kind: 'disable', userIds: ['1700000000000000302', '1700000000000000303'] },
        }),
        fixture('Enable', { change: { kind: 'enable', userIds: ['1700000000000000302'] } }),
        fixture('Nobody selected', { change: { kind: 'disable', userIds: [] } }),
      ],
    },
    'change.confirmed': bare('person', 'Change confirmed'),
    'change.cancelled': bare('person', 'Change cancelled'),
    'result.dismissed': bare('person', 'Result dismissed'),
    'invite.opened': {
      name: 'Invitation opened',
      from: 'person',
      payload: record({ way: oneOf('link', 'mail') }),
      fixtures: [fixture(FIXTURES.byEmail, { way: 'mail' }), fixture('By link', { way: 'link' })],
    },
    'invite.changed': {
      name: 'Invitation changed',
      from: 'person',
      payload: record({ field: oneOf('email', 'realName', 'role', 'uses', 'days'), value: TEXT }),
      fixtures: [
        fixture(FIXTURES.aRightEmailAddress, { field: 'email', value: 'ada@example.org' }),
        fixture(FIXTURES.aWrongEmailAddress, { field: 'email', value: 'ada@example' }),
        fixture(FIXTURES.aRealName, { field: 'realName', value: 'Ada King' }),
        fixture(FIXTURES.teachers, { field: 'role', value: 'teacher' }),
        fixture('Ten uses', { field: 'uses', value: '10' }),
        fixture('A number that cannot be', { field: 'uses', value: '-1' }),
        fixture('Seven days', { field: 'days', value: '7' }),
        ...hostileTexts((value) => ({ field: 'realName' as const, value })),
      ],
    },
    'invite.submitted': bare('person', 'Invitation submitted'),
    'invite.closed': bare('person', 'Invitation closed'),
    'withdrawal.requested': {
      name: 'Withdrawal asked for',
      from: 'person',
      payload: record({ token: TEXT }),
      fixtures: [fixture('An invitation', { token: 'token-1' })],
    },
    'withdrawal.confirmed': bare('person', 'Withdrawal confirmed'),
    'withdrawal.cancelled': bare('person', 'Withdrawal cancelled'),
    'export.requested': {
      name: EVENTS['export.requested'],
      from: 'person',
      payload: record({
        filter: record(
          {},
          {
            keyword: TEXT,
            role: oneOf('member', 'teacher', 'admin', 'owner'),
            isValid: oneOf(0, 1),
            group: TEXT,
          },
        ),
      }),
      fixtures: [
        fixture('All members', { filter: {} }),
        fixture(FIXTURES.teachers, { filter: { keyword: 'ada', role: 'teacher', isValid: 1 } }),
      ],
    },
  },
  actors: {
    applyChange: {
      name: 'Change the members',
      kind: 'promise',
      resolves: [
        fixture('All changed', { changed: ['1700000000000000302'], refused: [] }),
        fixture('Some were refused', {
          changed: ['1700000000000000302'],
          refused: [{ userId: '1700000000000000303', problem: { code: 'LAST_OWNER' } }],
        }),
      ],
      rejects: refusals(MEMBERS_PROBLEM_CODES),
    },
    inviteByMail: {
      name: 'Invite by email',
      kind: 'promise',
      resolves: [fixture('Invited', { url: 'https://portal.example.org/invitation/token-1' })],
      rejects: refusals(MEMBERS_PROBLEM_CODES),
    },
    createLink: {
      name: 'Make an invitation link',
      kind: 'promise',
      resolves: [fixture('Link made', { url: 'https://portal.example.org/invitation/token-2' })],
      rejects: refusals(MEMBERS_PROBLEM_CODES),
    },
    withdrawInvitation: {
      name: 'Withdraw the invitation',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(MEMBERS_PROBLEM_CODES),
    },
    exportMembers: {
      name: 'Export the members',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(MEMBERS_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof membersMachine>;
