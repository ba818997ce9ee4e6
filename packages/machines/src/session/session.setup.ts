import { assign, emit, sendTo, setup } from 'xstate';
import { backOffMs, laterByChanceMs } from '../shared/back-off.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided, notProvidedAction, notProvidedCallback } from '../shared/not-provided.ts';
import type { Failure } from '../shared/problem.ts';
import { hasCode, problemOf, UNAUTHENTICATED_CODES } from '../shared/problem.ts';
import type { SessionViewer } from '../shared/viewer.ts';
import { SESSION_PROBLEM_CODES } from './session.types.ts';
import type {
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionTag,
  TabAnnouncement,
} from './session.types.ts';

/** While somebody is signed in, a request tells the server so in this rhythm (spec.md 9). */
export const HEARTBEAT_INTERVAL_MS = 300_000;
/** The access token is renewed this long before it runs out. */
export const REFRESH_LEAD_MS = 60_000;
/** The access token's life where an answer does not say it (DESIGN.md 5). */
export const ACCESS_TOKEN_SECONDS = 900;
/** How long a refused refresh waits for another tab to say that it has refreshed. */
export const OTHER_TAB_GRACE_MS = 1_000;

/** The refresh token is worthless: asking again cannot help. */
const REFUSAL_CODES: readonly string[] = ['INVALID_GRANT', ...UNAUTHENTICATED_CODES];
/** One shared handler for every lost session (B024). */
export const LOSE_SESSION = ['postLogoutToFrame', 'clearSession', 'sendPageTarget'] as const;

/** The types, effects, rules and delays that the parts of the session share. */
export const sessionSetup = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    input: SessionInput;
    emitted: SessionEmitted;
    tags: SessionTag;
    meta: MachineMeta;
  },
  actors: {
    loadUser: notProvided<{ viewer: SessionViewer; accessExpiresInSeconds?: number }>('loadUser'),
    refresh: notProvided<{ accessExpiresInSeconds?: number }>('refresh'),
    heartbeat: notProvided<unknown>('heartbeat'),
    tabs: notProvidedCallback<TabAnnouncement>('tabs'),
  },
  actions: {
    postLogoutToFrame: notProvidedAction('postLogoutToFrame'),
    clearSession: notProvidedAction('clearSession'),
    setViewer: assign((_, known: { viewer: SessionViewer; accessExpiresInSeconds?: number }) => ({
      viewer: known.viewer,
      accessExpiresInSeconds: known.accessExpiresInSeconds ?? ACCESS_TOKEN_SECONDS,
      failures: 0,
      refreshedElsewhere: false,
      problem: null,
    })),
    setTokens: assign((_, tokens: { accessExpiresInSeconds?: number }) => ({
      accessExpiresInSeconds: tokens.accessExpiresInSeconds ?? ACCESS_TOKEN_SECONDS,
      failures: 0,
      refreshedElsewhere: false,
      problem: null,
    })),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, SESSION_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    noteRefreshElsewhere: assign({ refreshedElsewhere: true }),
    clearViewer: assign({ viewer: null, failures: 0 }),
    sendPageTarget: emit(({ context }) =>
      context.reloadsOnFailure ? { type: 'page.reload' as const } : { type: 'page.login' as const },
    ),
    announceSignedIn: sendTo(
      'tabs',
      (_, known: { viewer: SessionViewer; accessExpiresInSeconds?: number }) => ({
        type: 'announce.signedIn' as const,
        viewer: known.viewer,
        accessExpiresInSeconds: known.accessExpiresInSeconds ?? ACCESS_TOKEN_SECONDS,
      }),
    ),
    announceSignedOut: sendTo('tabs', { type: 'announce.signedOut' }),
    announceExpired: sendTo('tabs', { type: 'announce.expired' }),
    announceRefreshed: sendTo('tabs', ({ context }) => ({
      type: 'announce.refreshed' as const,
      accessExpiresInSeconds: context.accessExpiresInSeconds,
    })),
  },
  guards: {
    paintedSignedIn: ({ context }) => context.firstPaint.known === 'signedIn',
    paintedSignedOut: ({ context }) => context.firstPaint.known === 'signedOut',
    paintedRefreshable: ({ context }) => context.firstPaint.known === 'refreshable',
    isUnauthenticated: (_, failure: Failure) => hasCode(failure.error, UNAUTHENTICATED_CODES),
    isRefused: ({ context }) => hasCode(context.problem, REFUSAL_CODES),
    isRefusedButRefreshedElsewhere: ({ context }) =>
      hasCode(context.problem, REFUSAL_CODES) && context.refreshedElsewhere,
    isDisabled: ({ context }) => context.problem?.code === 'ACCOUNT_DISABLED',
    isUnverified: ({ context }) => context.problem?.code === 'VERIFICATION_FAILED',
  },
  delays: {
    heartbeatInterval: HEARTBEAT_INTERVAL_MS,
    // Those who lost the same server at the same moment would otherwise come back in step for as long as they stay.
    heartbeatAfterFailure: () => laterByChanceMs(HEARTBEAT_INTERVAL_MS),
    // A life shorter than the lead must not turn into a refresh without pause.
    refreshDue: ({ context }) =>
      Math.max(REFRESH_LEAD_MS / 2, context.accessExpiresInSeconds * 1_000 - REFRESH_LEAD_MS),
    otherTabGrace: OTHER_TAB_GRACE_MS,
    backOff: ({ context }) => backOffMs(context.failures),
  },
});
