import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';
import { heartbeat, refreshSignIn } from '@stoa/api/account.calls';
import { meQuery } from '@stoa/api/account.queries';
import type { Api } from '@stoa/api/query';
import { ProblemError } from '@stoa/machines/shared';
import type { SessionViewer, TabAnnouncement, TabEvent } from '@stoa/machines/session';
import { viewerOf } from '../../app/first-session.ts';
import type { Language } from '../../i18n/languages.ts';
import { TABS_CHANNEL } from '../../shared/auth/tabs-channel.ts';
import { chooseZone } from '../../shared/time-zone.ts';
import { refreshOnce } from './refresh-once.ts';

/**
 * A refresh that has no answer for so long is given up and sent again: a phone that slept may wait for ever on a dead
 * connection, and no other tab could refresh meanwhile. The server gives the same tokens once more.
 */
const REFRESH_TIMEOUT_MS = 30_000;

export interface SessionActorsOptions {
  /** A client of its own: one that renews on 401 would wait for the session that waits for it. */
  api: Api;
  queryClient: QueryClient;
  language: () => Language;
}

/** What the session's machine does in the browser. */
export function sessionActors({ api, queryClient, language }: SessionActorsOptions) {
  return {
    loadUser: fromPromise<{ viewer: SessionViewer }>(async ({ signal }) => {
      const lang = language();
      const { data: answer } = await api.client.GET('/api/accounts/users/me', {
        params: { query: { 'sxz-lang': lang } },
        signal,
      });
      if (!answer?.data) throw new ProblemError('VERIFICATION_FAILED');
      queryClient.setQueryData(meQuery(api, { lang }).queryKey, answer);
      chooseZone(answer.data.timeZone || undefined);
      return { viewer: viewerOf(answer.data) };
    }),
    // Without the actor's signal: whoever leaves a page would throw tokens away that the server has replaced already.
    refresh: fromPromise(() =>
      refreshOnce(
        async () => {
          const answer = await refreshSignIn(api, AbortSignal.timeout(REFRESH_TIMEOUT_MS));
          return { accessExpiresInSeconds: answer.expires_in };
        },
        { locks: navigator.locks },
      ),
    ),
    heartbeat: fromPromise<unknown>(({ signal }) => heartbeat(api, signal)),
    tabs: fromCallback<TabAnnouncement>(({ sendBack, receive }) => {
      if (typeof BroadcastChannel === 'undefined') return undefined;
      const channel = new BroadcastChannel(TABS_CHANNEL);
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isTabEvent(data)) sendBack(data);
      };
      receive(({ type, ...fields }) =>
        channel.postMessage({ type: type.replace('announce.', 'tab.'), ...fields }),
      );
      return () => channel.close();
    }),
  };
}

const TAB_EVENTS = new Set<unknown>([
  'tab.signedIn',
  'tab.signedOut',
  'tab.expired',
  'tab.refreshed',
] satisfies TabEvent['type'][]);

/** Tabs of an older release may say what this one does not know. */
const isTabEvent = (data: unknown): data is TabEvent =>
  typeof data === 'object' && data !== null && 'type' in data && TAB_EVENTS.has(data.type);
