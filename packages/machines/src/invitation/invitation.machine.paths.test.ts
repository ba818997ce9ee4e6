import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { invitationMachine } from './invitation.machine.ts';

const invitation = (status: string): object => ({ schoolName: 'S', schoolUrl: '/s', status });
const codes = ['NOT_FOUND', 'NETWORK', 'JOINING_NOT_ALLOWED', 'INVITATION_FOR_ANOTHER', 'UNAUTHENTICATED'];
const reached = [true, false].flatMap((isSignedIn) =>
  walk(invitationMachine, {
    input: { token: 't', isSignedIn },
    events: [
      { type: 'invitation.accepted' },
      { type: 'invitation.reloaded' },
      { type: 'signIn.completed' },
      { type: 'signOut.completed' },
      done('loadInvitation', invitation('open')),
      done('loadInvitation', invitation('used')),
      done('acceptInvitation', undefined),
      ...codes.flatMap((code) => [failed('loadInvitation', { code }), failed('acceptInvitation', { code })]),
    ],
    facts: ({ isSignedIn: now, invitation: shown, problem }) => ({ now, status: shown?.status, problem }),
  }),
);

test('every state can be reached, and none but a closed one is a dead end (R48)', () => {
  expect(unreachedStates(invitationMachine, reached)).toEqual([
    'invitation.evaluating',
    'invitation.looking',
    'invitation.open.asking',
    'invitation.evaluatingAnswer',
  ]);
  const ways = ['invitation.accepted', 'invitation.reloaded', 'signIn.completed'].map((type) => ({ type }));
  expect(deadEnds(reached, 'failed', ways)).toEqual([]);
  expect(deadEnds(reached, 'closed', ways)).toEqual([]);
  expect(deadEnds(reached, 'signInNeeded', ways)).toEqual([]);
});

test('nobody accepts without being signed in (R48)', () => {
  for (const { state } of reached)
    if (state.hasTag('acceptable')) expect(state.context.isSignedIn).toBe(true);
});
