import { expect, test } from 'vitest';
import { ProblemError } from '../shared/problem.ts';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { sessionMachine } from './session.machine.ts';
import type { FirstPaint } from './session.types.ts';

const VIEWER = { userId: '1800000000000000001', displayName: 'Ada' };
const STATES = 'session.restoring.waiting';
const TOKENS = 'session.signedIn.tokens';
const EXITS = [{ type: 'signIn.succeeded', viewer: VIEWER }, { type: 'network.restored' }];
const EVENTS = [
  ...EXITS,
  { type: 'signOut.completed' },
  { type: 'request.unauthorised' },
  { type: 'tab.signedIn', viewer: VIEWER },
  { type: 'tab.signedOut' },
  { type: 'tab.expired' },
  { type: 'tab.refreshed' },
  done('refresh', {}),
  done('loadUser', { viewer: VIEWER }),
  done('heartbeat', undefined),
  ...['INVALID_GRANT', 'UNAUTHENTICATED', 'ACCOUNT_DISABLED', 'VERIFICATION_FAILED', 'NETWORK'].flatMap(
    (code) => [
      failed('refresh', new ProblemError(code)),
      failed('loadUser', new ProblemError(code)),
      failed('heartbeat', new ProblemError(code)),
    ],
  ),
  elapsed('backOff', STATES),
  elapsed('refreshDue', `${TOKENS}.fresh`),
  elapsed('otherTabGrace', `${TOKENS}.refreshing.awaitingOtherTab`),
  elapsed('backOff', `${TOKENS}.refreshing.waiting`),
  elapsed('heartbeatInterval', 'session.signedIn.heartbeat.resting'),
  elapsed('heartbeatAfterFailure', 'session.signedIn.heartbeat.spreading'),
];
const PAINTS: FirstPaint[] = [
  { known: 'nothing' },
  { known: 'refreshable' },
  { known: 'signedOut' },
  { known: 'signedIn', viewer: VIEWER },
];

const reached = PAINTS.flatMap((firstPaint) =>
  walk(sessionMachine, {
    input: { firstPaint },
    events: EVENTS,
    facts: (context) => ({
      problem: context.problem?.code,
      refreshedElsewhere: context.refreshedElsewhere,
      viewer: context.viewer !== null,
    }),
  }),
);

test('every state of the session can be reached (B016 to B019)', () => {
  // States that decide at once are never rested in.
  const passing = ['unknown', 'restoring.deciding', 'restoring.evaluating'].map((id) => `session.${id}`);
  const evaluating = ['evaluating', 'evaluatingUser'].map((id) => `${TOKENS}.refreshing.${id}`);
  expect(unreachedStates(sessionMachine, reached).sort()).toEqual([...passing, ...evaluating].sort());
});

test('signed in always knows who, signed out never does (B016)', () => {
  for (const { state } of reached) {
    if (state.hasTag('signedIn')) expect(state.context.viewer).toEqual(VIEWER);
    if (state.hasTag('signedOut')) expect(state.context.viewer).toBeNull();
  }
});

test('no failure is a dead end (B017, B024)', () => {
  expect(deadEnds(reached, 'unreachable', EXITS)).toEqual([]);
  expect(deadEnds(reached, 'signedOut', EXITS)).toEqual([]);
});
