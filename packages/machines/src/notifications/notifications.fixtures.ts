import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { fakeActor } from '../testing/fake-actor.ts';
import { notificationsMachine } from './notifications.machine.ts';
import type {
  LoadPageInput,
  MarkReadInput,
  NotificationItem,
  NotificationPage,
  NotificationsEmitted,
  SilencedSource,
  StreamReport,
} from './notifications.types.ts';

/** A notification. */
export const item = (id: string, isRead = false): NotificationItem => ({
  id,
  kind: 'feedbackAnswered',
  school: { id: '1700000000000000001', name: 'Stoa Open School' },
  title: `Title ${id}`,
  text: '',
  url: '/',
  createdAt: '2026-11-21T08:30:00.000Z',
  isRead,
});

/** The notifications, with stream, clock and calls in the hands of the test. */
export function createNotifications() {
  const clock = new SimulatedClock();
  const countUnread = fakeActor<{ unread: number }>();
  const loadPage = fakeActor<NotificationPage, LoadPageInput>();
  const markRead = fakeActor<{ unread: number }, MarkReadInput>();
  const silence = fakeActor<SilencedSource, { id: string }>();
  const subscribe = fakeActor<unknown, SilencedSource>();
  const emitted: NotificationsEmitted[] = [];
  const streams = { opened: 0, closed: 0 };
  let say: (report: StreamReport) => void = () => undefined;
  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        stream: fromCallback(({ sendBack }) => {
          streams.opened += 1;
          say = sendBack;
          return () => (streams.closed += 1);
        }),
        countUnread: countUnread.logic,
        loadPage: loadPage.logic,
        markRead: markRead.logic,
        silence: silence.logic,
        subscribe: subscribe.logic,
      },
    }),
    { clock },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    countUnread,
    loadPage,
    markRead,
    silence,
    subscribe,
    emitted,
    streams,
    context,
    say: (report: StreamReport) => say(report),
    has: (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'live'),
    read: () =>
      context()
        .items?.filter(({ isRead }) => isRead)
        .map(({ id }) => id),
    listWith: async (items: readonly NotificationItem[], next: string | null = null) => {
      actor.send({ type: 'list.opened' });
      await loadPage.succeed({ items, next, unread: items.filter(({ isRead }) => !isRead).length });
    },
  };
}
