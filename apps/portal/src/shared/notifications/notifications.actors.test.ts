import { createApi } from '@stoa/api/query';
import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideNotifications } from './notifications.actors.ts';

const NOTIFICATION = {
  id: '2000000000000000001',
  kind: 'feedbackAnswered',
  school: { id: '1700000000000000001', name: 'Stoa Open School' },
  title: 'Your feedback was answered',
  text: '',
  url: '/feedback/1700000000000000001?view=mine',
  createdAt: '2026-11-21T08:30:00.000Z',
  readAt: null,
};

class FakeStream extends EventTarget {
  closed = 0;
  path = '';
  close(): void {
    this.closed += 1;
  }
  say(type: string, data: unknown): void {
    this.dispatchEvent(
      new MessageEvent(type, { data: typeof data === 'string' ? data : JSON.stringify(data) }),
    );
  }
}

function start(data: unknown = {}) {
  const asked: string[] = [];
  const streams: FakeStream[] = [];
  const api = createApi({
    baseUrl: 'http://portal',
    language: () => 'ar_SA',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${request.method} ${pathname}${search} ${await request.text()}`.trim());
      return Response.json({ code: 200, message: 'ok', data });
    },
  });
  const actor = createActor(
    provideNotifications({
      api,
      language: () => 'ar_SA',
      openStream: (path) => {
        const stream = new FakeStream();
        stream.path = path;
        streams.push(stream);
        return stream;
      },
    }),
  ).start();
  return { actor, asked, streams };
}

it('listens to the stream, without asking again and again', () => {
  const { actor, asked, streams } = start();
  actor.send({ type: 'page.shown' });
  const [stream] = streams;
  expect(stream?.path).toBe('/api/accounts/notifications/stream?sxz-lang=ar_SA');
  stream?.dispatchEvent(new Event('open'));
  stream?.say('unread', { unread: 2 });
  stream?.say('notification', '{');
  stream?.say('notification', { notification: NOTIFICATION, unread: 3 });
  expect(actor.getSnapshot().context.unread).toBe(3);
  expect(asked).toEqual([]);
  actor.send({ type: 'page.hidden' });
  expect(stream?.closed).toBe(1);
});

it('closes a stream that breaks: the browser’s own reconnect knows no chance', () => {
  const { actor, streams } = start();
  actor.send({ type: 'page.shown' });
  streams[0]?.dispatchEvent(new Event('error'));
  expect(streams[0]?.closed).toBeGreaterThan(0);
  expect(actor.getSnapshot().value).toMatchObject({ live: 'waiting' });
});

it('lists and reads in the page’s language', async () => {
  const { actor, asked } = start({ items: [NOTIFICATION], next: null, unread: 1 });
  actor.send({ type: 'list.opened' });
  await waitFor(actor, (snapshot) => snapshot.hasTag('listed'));
  actor.send({ type: 'notification.read', id: NOTIFICATION.id });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  actor.send({ type: 'source.silenced', id: NOTIFICATION.id });
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(asked).toEqual([
    'GET /api/accounts/notifications?sxz-lang=ar_SA',
    `POST /api/accounts/notifications/read {"ids":["${NOTIFICATION.id}"]}`,
    `POST /api/accounts/notifications/${NOTIFICATION.id}/silence?sxz-lang=ar_SA`,
  ]);
});
