import {
  countUnreadNotifications,
  hearNotificationSource,
  listNotifications,
  readNotifications,
  silenceNotificationSource,
  streamPath,
} from '@stoa/api/notification.calls';
import type { Api } from '@stoa/api/query';
import type { Notification } from '@stoa/api/schema';
import {
  notificationsMachine,
  type LoadPageInput,
  type MarkReadInput,
  type NotificationItem,
  type NotificationPage,
  type SilencedSource,
  type StreamReport,
} from '@stoa/machines/notifications';
import { fromCallback, fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';

export interface NotificationsDeps {
  api: Api;
  language: () => Language;
  /** @default the browser's own */
  openStream?: (path: string) => Stream;
}

type Stream = EventTarget & { close: () => void };

const itemOf = ({ readAt, ...notification }: Notification): NotificationItem => ({
  ...notification,
  isRead: readAt !== null,
});

/** What one is told, with the calls and the stream that it comes by. */
export function provideNotifications({
  api,
  language,
  openStream = (path) => new EventSource(path),
}: NotificationsDeps) {
  return notificationsMachine.provide({
    actors: {
      stream: fromCallback<{ type: 'never' }>(({ sendBack }) => {
        const stream = openStream(streamPath(language()));
        follow(stream, sendBack);
        return () => stream.close();
      }),
      countUnread: fromPromise<{ unread: number }>(({ signal }) => countUnreadNotifications(api, signal)),
      loadPage: fromPromise<NotificationPage, LoadPageInput>(async ({ input, signal }) => {
        const { items, next, unread } = await listNotifications(
          api,
          {
            lang: language(),
            before: input.before ?? undefined,
            unread: input.unreadOnly ? true : undefined,
          },
          signal,
        );
        return { items: items.map(itemOf), next, unread };
      }),
      markRead: fromPromise<{ unread: number }, MarkReadInput>(({ input }) =>
        readNotifications(api, 'ids' in input ? { ids: [...input.ids] } : { all: true, upTo: input.upTo }),
      ),
      silence: fromPromise<SilencedSource, { id: string }>(async ({ input }) => {
        const { silenced } = await silenceNotificationSource(api, { id: input.id, lang: language() });
        // The newest one is the one that was just silenced.
        const latest = [...silenced].sort((one, other) => other.since.localeCompare(one.since))[0];
        return { sourceId: latest?.id ?? '' };
      }),
      subscribe: fromPromise<unknown, SilencedSource>(({ input }) =>
        hearNotificationSource(api, { id: input.sourceId, lang: language() }),
      ),
    },
  });
}

/** Tells the machine what a stream says; one that breaks is closed: when it is opened again is the machine's affair. */
function follow(stream: Stream, notify: (report: StreamReport) => void): void {
  stream.addEventListener('open', () => notify({ type: 'stream.opened' }));
  stream.addEventListener('error', () => {
    stream.close();
    notify({ type: 'stream.broken' });
  });
  stream.addEventListener('unread', (event) => {
    const reported = dataOf<{ unread: number }>(event);
    if (reported) notify({ type: 'stream.counted', unread: reported.unread });
  });
  stream.addEventListener('notification', (event) => {
    const reported = dataOf<{ notification: Notification; unread: number }>(event);
    if (reported)
      notify({ type: 'stream.reported', item: itemOf(reported.notification), unread: reported.unread });
  });
}

function dataOf<Reported>(event: Event): Reported | undefined {
  try {
    return JSON.parse((event as MessageEvent<string>).data) as Reported;
  } catch {
    return undefined;
  }
}
