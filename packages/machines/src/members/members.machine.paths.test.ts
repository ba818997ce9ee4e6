import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { membersMachine } from './members.machine.ts';

const refused = [{ userId: '1', problem: { code: 'LAST_OWNER' } }];
const reached = walk(membersMachine, {
  events: [
    { type: 'change.requested', change: { kind: 'disable', userIds: ['1'] } },
    { type: 'change.confirmed' },
    { type: 'change.cancelled' },
    { type: 'result.dismissed' },
    { type: 'invite.opened', way: 'mail' },
    { type: 'invite.opened', way: 'link' },
    { type: 'invite.changed', field: 'email', value: 'a@b.cd' },
    { type: 'invite.submitted' },
    { type: 'invite.closed' },
    { type: 'withdrawal.requested', token: 't' },
    { type: 'withdrawal.confirmed' },
    { type: 'withdrawal.cancelled' },
    { type: 'export.requested', filter: {} },
    done('applyChange', { changed: ['1'], refused: [] }),
    done('applyChange', { changed: [], refused }),
    failed('applyChange', { code: 'NETWORK' }),
    done('inviteByMail', { url: 'u' }),
    failed('inviteByMail', { code: 'ALREADY_BOUND' }),
    done('createLink', { url: 'u' }),
    failed('createLink', { code: 'NETWORK' }),
    done('withdrawInvitation', undefined),
    failed('withdrawInvitation', { code: 'NETWORK' }),
    done('exportMembers', undefined),
    failed('exportMembers', { code: 'NETWORK' }),
  ],
  // The regions read only their own part, so what they have kept makes no other way.
  facts: ({ way, invite }) => ({ way, email: invite.email }),
  limit: 60_000,
});

test('every state of the members can be reached, and none is a dead end (B057)', () => {
  expect(unreachedStates(membersMachine, reached)).toEqual([
    'members.invite.sending.choosing',
    'members.withdrawal.evaluating',
  ]);
  expect(deadEnds(reached, 'changeFailed', [{ type: 'change.cancelled' }])).toEqual([]);
  expect(deadEnds(reached, 'inviteFailed', [{ type: 'invite.submitted' }])).toEqual([]);
  expect(deadEnds(reached, 'withdrawalFailed', [{ type: 'withdrawal.cancelled' }])).toEqual([]);
  expect(deadEnds(reached, 'exportFailed', [{ type: 'export.requested', filter: {} }])).toEqual([]);
});
