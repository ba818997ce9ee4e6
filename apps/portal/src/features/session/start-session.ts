import type { QueryClient } from '@tanstack/react-query';
import { createActor, waitFor, type SnapshotFrom } from 'xstate';
import { configQuery } from '@stoa/api/config.queries';
import { createApi, type Api } from '@stoa/api/query';
import { loginPath } from '@stoa/machines/addresses';
import { sessionMachine, type FirstPaint as KnownSession } from '@stoa/machines/session';
import { readFirstPaint, type FirstPaint } from '../../app/first-paint.ts';
import { firstViewer } from '../../app/first-session.ts';
import { isPageHeld } from '../../app/held-page.ts';
import type { RunningSession, SessionEnd, SessionState } from '../../app/session-store.ts';
import { storeCookie } from '../../app/storage.ts';
import type { Language } from '../../i18n/languages.ts';
import { clearPerson } from '../../shared/auth/forget-person.ts';
import { deviceZone } from '../../shared/time-zone.ts';
import { postLogoutToFrames } from './post-logout.ts';
import { sessionActors } from './session.actors.ts';

export interface StartSessionOptions {
  queryClient: QueryClient;
  language: () => Language;
  /** @default a client of its own, since one that renews on 401 would wait for itself */
  api?: Api;
  /** Where the page is, with query and fragment. */
  here: () => string;
  go: (path: string) => void;
}

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** Tells the server which zone the device is in (`pages/prepare-page.ts`). */
const ZONE_COOKIE = 'stoa-zone';

/** After a renewal, calls that were under way with the old token still come back with 401: they only need sending again. */
const JUST_RENEWED_MS = 5_000;

/** The session's machine with everything that it does outside of itself; nothing has been started yet. */
export function provideSession({
  queryClient,
  language,
  api = createApi({ language }),
}: Pick<StartSessionOptions, 'queryClient' | 'language' | 'api'>) {
  return sessionMachine.provide({
    actors: sessionActors({ api, queryClient, language }),
    actions: {
      postLogoutToFrame: () => postLogoutToFrames(),
      // A page that is held goes on with what it shows.
      clearSession: () => clearPerson(queryClient, { keepsShown: isPageHeld() }),
    },
  });
}

/** Starts the session of the page; once. */
export async function startSession({
  queryClient,
  language,
  here,
  go,
  api = createApi({ language }),
}: StartSessionOptions): Promise<RunningSession> {
  const firstPaint = readFirstPaint();
  const actor = createActor(provideSession({ queryClient, language, api }), {
    input: {
      firstPaint: known(firstPaint),
      reloadsOnFailure: firstPaint?.signedIn ? await reloadsHere(queryClient, api) : false,
    },
  });
  let renewedAt = -Infinity;
  let before: Snapshot | undefined;
  let person: string | undefined;
  /** Who has to be signed in again on a page that was held. */
  let awaited: string | undefined;
  const leave = (how: () => void) => {
    if (isPageHeld()) {
      if (actor.getSnapshot().matches({ signedOut: 'expired' })) {
        awaited = person;
        return;
      }
      // What it shows was left until it was known why the session ended.
      clearPerson(queryClient);
    }
    how();
  };
  actor.on('page.login', () => leave(() => go(loginPath(here()))));
  actor.on('page.reload', () => leave(() => window.location.reload()));
  actor.subscribe((snapshot) => {
    const now = snapshot.context.viewer?.userId;
    if (now !== undefined) {
      // Nothing of what was held is for somebody else.
      if (awaited !== undefined && awaited !== now) window.location.reload();
      awaited = undefined;
      person = now;
    }
    if (before?.hasTag('refreshing') && !snapshot.hasTag('refreshing') && snapshot.hasTag('signedIn'))
      renewedAt = performance.now();
    if (before?.hasTag('signedOut') && snapshot.hasTag('signedIn')) askAnew(queryClient);
    // Pages come with the times of this device from now on, unless another zone was chosen in the account.
    if (!before?.hasTag('signedIn') && snapshot.hasTag('signedIn')) storeCookie(ZONE_COOKIE, deviceZone());
    before = snapshot;
  });
  actor.start();
  listenToNetwork(() => actor.send({ type: 'network.restored' }));
  const isDecided = (snapshot: Snapshot) =>
    (!snapshot.hasTag('pending') && !snapshot.hasTag('refreshing')) || snapshot.hasTag('unreachable');
  return {
    state: () => stateOf(actor.getSnapshot()),
    subscribe: (listener) => void actor.subscribe(listener),
    send: (event) => actor.send(event),
    async settled() {
      const snapshot = await waitFor(actor, (now) => !now.hasTag('pending') || now.hasTag('unreachable'), {
        timeout: Infinity,
      });
      const isPending = snapshot.hasTag('pending');
      return { signedIn: isPending || snapshot.hasTag('signedIn'), user: isPending ? 'failed' : 'loaded' };
    },
    async renew() {
      if (performance.now() - renewedAt < JUST_RENEWED_MS) return 'retry';
      if (actor.getSnapshot().hasTag('signedOut')) return undefined;
      actor.send({ type: 'request.unauthorised' });
      const snapshot = await waitFor(actor, isDecided, { timeout: Infinity });
      if (snapshot.hasTag('unreachable'))
        throw new TypeError('The sign-in could not be renewed: the server cannot be reached.');
      // Where the session turned out to be over, the cookies are gone as well: what visitors may see is answered now.
      return 'retry';
    },
  };
}

function stateOf(snapshot: Snapshot): SessionState {
  if (snapshot.hasTag('pending')) return { status: 'unknown' };
  if (snapshot.hasTag('signedIn')) return { status: 'signedIn' };
  const { value } = snapshot;
  return {
    status: 'signedOut',
    end: typeof value === 'object' && 'signedOut' in value ? (value.signedOut as SessionEnd) : 'visitor',
  };
}

function known(firstPaint: FirstPaint | undefined): KnownSession {
  if (!firstPaint) return { known: 'nothing' };
  if (!firstPaint.signedIn) return { known: 'signedOut' };
  const viewer = firstViewer(firstPaint);
  return viewer ? { known: 'signedIn', viewer } : { known: 'refreshable' };
}

/** Hosts on which a lost session reloads the page, by configuration; none where it cannot be read. */
async function reloadsHere(queryClient: QueryClient, api: Api): Promise<boolean> {
  const answer = await queryClient
    .fetchQuery({ ...configQuery(api, { id: 'logout' }), retry: false })
    .catch(() => undefined);
  const hosts = (answer?.data.value as { reloadHosts?: unknown } | undefined)?.reloadHosts;
  return Array.isArray(hosts) && hosts.includes(window.location.host);
}

/** Somebody has signed in: what was answered to a visitor is asked for again. */
function askAnew(queryClient: QueryClient): void {
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey }) => queryKey[1] !== '/api/accounts/users/me',
  });
  void queryClient.invalidateQueries({ refetchType: 'active' });
}

function listenToNetwork(onRestored: () => void): void {
  window.addEventListener('online', onRestored);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onRestored();
  });
}
