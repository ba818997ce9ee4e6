import { enterLive, listLiveMessages, liveEventsPath, sendLiveMessage } from '@stoa/api/live-chat.calls';
import type { Api } from '@stoa/api/query';
import type { LiveChat, LiveMessage, LivePoll, LiveQuestion, LiveState } from '@stoa/api/schema';
import {
  liveChatMachine,
  type EarlierInput,
  type Entered,
  type EnterInput,
  type MessagePage,
  type RoomMessage,
  type RoomReport,
  type SendInput,
  type StreamInput,
} from '@stoa/machines/live-chat';
import { fromCallback, fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';
import type { ActivityCache } from './activity/activity-cache.ts';

export interface LiveChatDeps {
  api: Api;
  schoolId: string;
  liveId: string;
  language: () => Language;
  /** Keeps what the room tells of questions and polls. */
  activity: ActivityCache;
  /** @default the browser's own */
  openStream?: (path: string) => Stream;
}

type Stream = EventTarget & { close: () => void };

const messageOf = ({ id, clientId, sequence, author, role, text, sentAt }: LiveMessage): RoomMessage => ({
  id,
  clientId,
  sequence,
  author: { id: author.id, name: author.name, avatarUrl: author.avatarUrl },
  role,
  text,
  sentAt,
});
const roomOf = ({ pinned, ...chat }: LiveChat) => ({ ...chat, pinned: pinned && messageOf(pinned) });

/** The chat of a session, with its calls and the line that it comes by. */
export function provideLiveChat({
  api,
  schoolId,
  liveId,
  language,
  activity,
  openStream = (path) => new EventSource(path),
}: LiveChatDeps) {
  const call = { schoolId, liveId };
  return liveChatMachine.provide({
    actors: {
      enter: fromPromise<Entered, EnterInput>(async ({ input: { position }, signal }) => {
        const { chat, viewerCount } = await enterLive(api, { ...call, signal });
        const room = roomOf(chat);
        if (position !== null) return { room, viewerCount, log: null };
        const log = await listLiveMessages(api, { ...call, signal });
        // Afterwards: what happened before the position of the log is in what is read now.
        activity.readAnew();
        return { room, viewerCount, log: { ...log, items: log.items.map(messageOf) } };
      }),
      stream: fromCallback<{ type: 'never' }, StreamInput>(({ input, sendBack }) => {
        const stream = openStream(liveEventsPath({ ...call, after: input.position, lang: language() }));
        follow(stream, sendBack, activity);
        return () => stream.close();
      }),
      send: fromPromise<RoomMessage, SendInput>(async ({ input }) =>
        messageOf(await sendLiveMessage(api, { ...call, ...input })),
      ),
      loadEarlier: fromPromise<MessagePage, EarlierInput>(async ({ input: { before }, signal }) => {
        const { items, next } = await listLiveMessages(api, { ...call, before, signal });
        return { items: items.map(messageOf), next };
      }),
    },
  });
}

/** Tells the machine what a line says; one that breaks is closed: when it is opened again is the machine's affair. */
function follow(stream: Stream, notify: (report: RoomReport) => void, activity: ActivityCache): void {
  const subscribe = <Data>(name: string, reportOf: (data: Data, id: string) => RoomReport) =>
    stream.addEventListener(name, (event) => {
      const { data, lastEventId } = event as MessageEvent<string>;
      const reported = parsed<Data>(data);
      if (reported !== undefined) notify(reportOf(reported, lastEventId));
    });
  stream.addEventListener('open', () => notify({ type: 'stream.opened' }));
  stream.addEventListener('error', () => {
    stream.close();
    notify({ type: 'stream.broken' });
  });
  subscribe<LiveMessage>('message', (message) => ({ type: 'room.said', message: messageOf(message) }));
  subscribe<{ id: string }>('messageRemoved', ({ id }, position) => ({
    type: 'room.removed',
    id,
    position: Number(position),
  }));
  const keep = <Data>(name: string, work: (data: Data) => void) =>
    subscribe<Data>(name, (data, position) => {
      work(data);
      return { type: 'room.advanced', position: Number(position) };
    });
  keep<LiveQuestion>('question', activity.storeQuestion);
  keep<LivePoll>('poll', activity.storePoll);
  keep<{ id: string }>('pollRemoved', ({ id }) => activity.dropPoll(id));
  subscribe<LiveChat>('chat', (chat) => ({ type: 'room.set', room: roomOf(chat) }));
  subscribe<{ viewerCount: number }>('viewers', ({ viewerCount }) => ({ type: 'room.counted', viewerCount }));
  subscribe<{ state: LiveState }>('state', ({ state }) => ({
    type: 'session.changed',
    isOver: state === 'ended' || state === 'replay',
  }));
  subscribe('reset', () => ({ type: 'stream.reset' }));
  subscribe('displaced', () => ({ type: 'stream.displaced' }));
}

function parsed<Reported>(data: string): Reported | undefined {
  try {
    return JSON.parse(data) as Reported;
  } catch {
    return undefined;
  }
}
