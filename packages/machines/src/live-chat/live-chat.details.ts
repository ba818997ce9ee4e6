import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, orNull, record, TEXT, WHOLE_NUMBER, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_INSTANT } from '../details/sample-values.ts';
import { STATES } from '../details/state-names.details.ts';
import type { liveChatMachine } from './live-chat.machine.ts';
import { LIVE_CHAT_PROBLEM_CODES } from './live-chat.types.ts';
import type { RoomMessage, RoomSettings } from './live-chat.types.ts';

const VIEWER_ID = '1700000000000100004';
const MESSAGE: RoomMessage = {
  id: '1700000000000640001',
  clientId: 'a-message-of-somebody',
  sequence: 413,
  author: { id: '1700000000000100003', name: 'Lin Wei', avatarUrl: null },
  role: 'viewer',
  text: 'Good morning!',
  sentAt: SAMPLE_INSTANT,
};
const OWN: RoomMessage = {
  ...MESSAGE,
  id: '1700000000000640002',
  clientId: 'a-message-of-mine',
  sequence: 414,
  author: { id: VIEWER_ID, name: 'Ada', avatarUrl: null },
  text: 'Is there a recording?',
};
const ROOM: RoomSettings = {
  enabled: true,
  slowModeSeconds: 0,
  pinned: null,
  muted: false,
  canModerate: false,
  reportCount: null,
};
const SLOW: RoomSettings = { ...ROOM, slowModeSeconds: 10, pinned: MESSAGE };
const MUTED: RoomSettings = { ...ROOM, muted: true };
const MODERATED: RoomSettings = { ...SLOW, canModerate: true, reportCount: 2 };
const WRITTEN = { clientId: OWN.clientId, text: OWN.text };

const NAMES = {
  aFirstLook: 'A first look',
  aMessage: 'A message of somebody',
  anOwnMessage: 'An own message',
  comingBack: 'Coming back',
  slowMode: 'Slow mode',
  muted: 'Muted',
  moderator: 'As moderator',
  over: 'Session is over',
  goesOn: 'Session goes on',
  opened: 'Line opened',
  broken: 'Line broken',
} as const;

const MESSAGE_SCHEMA = record({
  id: TEXT,
  clientId: TEXT,
  sequence: WHOLE_NUMBER,
  author: record({ id: TEXT, name: TEXT, avatarUrl: orNull(TEXT) }),
  role: oneOf('host', 'speaker', 'viewer'),
  text: TEXT,
  sentAt: TEXT,
});

/** The chat of a live session: what people read and try. */
export const details = {
  name: 'Chat of a live session',
  inputs: [fixture(FIXTURES.aNewStart, { viewerId: VIEWER_ID })],
  contexts: [
    fixture(FIXTURES.manyFailures, { failures: 6 }),
    fixture('More to read', { next: 363 }),
    fixture('A message that could not be sent', {
      room: ROOM,
      pending: [
        {
          ...WRITTEN,
          writtenAt: SAMPLE_INSTANT,
          state: 'failed' as const,
          problem: { code: 'NETWORK' as const },
        },
      ],
    }),
  ],
  states: {
    line: 'Line',
    'line.entering': 'Entering',
    'line.following': 'Following',
    'line.following.opening': 'Opening the line',
    'line.following.open': STATES.open,
    'line.unreachable': STATES.unreachable,
    'line.early': 'Not open yet',
    'line.displaced': 'Following elsewhere',
    'line.refused': STATES.refused,
    'line.over': STATES.over,
    sending: STATES.sending,
    'sending.resting': STATES.resting,
    'sending.sending': 'A message is on its way',
    pace: 'Pace',
    'pace.free': 'May write',
    'pace.slowed': 'Has to wait',
    history: 'Earlier messages',
    'history.resting': STATES.resting,
    'history.resting.quiet': STATES.quiet,
    'history.resting.refused': STATES.refused,
    'history.loading': STATES.loading,
  },
  events: {
    'network.restored': bare('page', EVENTS['network.restored']),
    'room.resumed': bare('person', 'Wants to follow here'),
    'message.submitted': {
      name: 'Message sent off',
      from: 'person',
      payload: record({ clientId: TEXT, text: TEXT }),
      fixtures: [
        fixture(FIXTURES.aRightText, WRITTEN),
        fixture('Nothing', { clientId: 'nothing', text: '' }),
        ...hostileTexts((text) => ({ clientId: 'hostile', text })),
      ],
    },
    'message.retried': {
      name: 'Message tried again',
      from: 'person',
      payload: record({ clientId: TEXT }),
      fixtures: [fixture(NAMES.anOwnMessage, { clientId: OWN.clientId })],
    },
    'message.discarded': {
      name: 'Message given up',
      from: 'person',
      payload: record({ clientId: TEXT }),
      fixtures: [fixture(NAMES.anOwnMessage, { clientId: OWN.clientId })],
    },
    'earlier.requested': bare('person', 'Earlier messages asked for'),
    'stream.opened': bare('page', NAMES.opened),
    'stream.broken': bare('page', NAMES.broken),
    'stream.reset': bare('page', 'Too much was missed'),
    'stream.displaced': bare('page', 'Followed in too many places'),
    'room.said': {
      name: 'Message came in',
      from: 'page',
      payload: record({ message: MESSAGE_SCHEMA }),
      fixtures: [
        fixture(NAMES.aMessage, { message: MESSAGE }),
        fixture(NAMES.anOwnMessage, { message: OWN }),
        ...hostileTexts((text) => ({ message: { ...MESSAGE, text } })),
      ],
    },
    'room.removed': {
      name: 'Message removed',
      from: 'page',
      payload: record({ id: TEXT, position: WHOLE_NUMBER }),
      fixtures: [fixture(NAMES.aMessage, { id: MESSAGE.id, position: 415 })],
    },
    'room.advanced': {
      name: 'Something else happened',
      from: 'page',
      payload: record({ position: WHOLE_NUMBER }),
      fixtures: [fixture('A vote', { position: 416 })],
    },
    'room.set': {
      name: 'Room set',
      from: 'page',
      payload: record({
        room: record({
          enabled: YES_OR_NO,
          slowModeSeconds: WHOLE_NUMBER,
          pinned: orNull(MESSAGE_SCHEMA),
          muted: YES_OR_NO,
          canModerate: YES_OR_NO,
          reportCount: orNull(WHOLE_NUMBER),
        }),
      }),
      fixtures: [
        fixture(NAMES.slowMode, { room: SLOW }),
        fixture(NAMES.muted, { room: MUTED }),
        fixture(NAMES.moderator, { room: MODERATED }),
        fixture('Chat is off', { room: { ...ROOM, enabled: false } }),
      ],
    },
    'room.counted': {
      name: 'People counted',
      from: 'page',
      payload: record({ viewerCount: WHOLE_NUMBER }),
      fixtures: [fixture('Some people', { viewerCount: 37 })],
    },
    'session.changed': {
      name: 'Session changed',
      from: 'page',
      payload: record({ isOver: YES_OR_NO }),
      fixtures: [fixture(NAMES.over, { isOver: true }), fixture(NAMES.goesOn, { isOver: false })],
    },
  },
  guards: {
    isOver: NAMES.over,
    hasEnded: 'Has ended',
    isEarly: 'Is not open yet',
    isRefused: 'Was refused',
    canSay: 'Can be said',
    hasFailed: 'Has failed',
    maySend: 'Something may be sent',
    isTooFast: 'Was too fast',
    mustWait: 'Has to wait',
    hasWaited: 'Has waited',
    hasEarlier: 'There are earlier messages',
  },
  delays: { backOff: DELAYS.backOff, tick: DELAYS.tick, nextLook: 'Until the next look' },
  actors: {
    enter: {
      name: 'Enter the room',
      kind: 'promise',
      resolves: [
        fixture(NAMES.aFirstLook, {
          room: SLOW,
          viewerCount: 37,
          log: { items: [MESSAGE], next: 363, position: 413 },
        }),
        fixture(NAMES.comingBack, { room: ROOM, viewerCount: 36, log: null }),
      ],
      rejects: refusals(LIVE_CHAT_PROBLEM_CODES),
    },
    stream: {
      name: 'Line to the room',
      kind: 'callback',
      resolves: [],
      rejects: refusals(['UNKNOWN']),
      sends: [
        fixture(NAMES.opened, { type: 'stream.opened' }),
        fixture(NAMES.aMessage, { type: 'room.said', message: MESSAGE }),
        fixture(NAMES.slowMode, { type: 'room.set', room: SLOW }),
        fixture(NAMES.broken, { type: 'stream.broken' }),
      ],
    },
    send: {
      name: 'Send a message',
      kind: 'promise',
      resolves: [fixture(NAMES.anOwnMessage, OWN)],
      rejects: refusals(LIVE_CHAT_PROBLEM_CODES),
    },
    loadEarlier: {
      name: 'Load earlier messages',
      kind: 'promise',
      resolves: [
        fixture('The first ones', {
          items: [{ ...MESSAGE, id: '1700000000000640000', sequence: 362 }],
          next: null,
        }),
      ],
      rejects: refusals(LIVE_CHAT_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof liveChatMachine>;
