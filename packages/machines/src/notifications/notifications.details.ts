import type { MachineDetails } from '../shared/machine-details.ts';
import { orNull, record, TEXT, WHOLE_NUMBER, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_INSTANT, SAMPLE_SCHOOL_ID } from '../details/sample-values.ts';
import type { notificationsMachine } from './notifications.machine.ts';
import { NOTIFICATIONS_NAMES } from './notifications.names.details.ts';
import { NOTIFICATIONS_PROBLEM_CODES } from './notifications.types.ts';
import type { NotificationItem } from './notifications.types.ts';

const ITEM: NotificationItem = {
  id: '1700000000000000901',
  kind: 'lessonPublished',
  school: { id: SAMPLE_SCHOOL_ID, name: 'Example School' },
  title: 'A new lesson',
  text: 'The fourth lesson is there.',
  url: '/classInfo/1700000000000000001/class-view/1700000000000000401',
  createdAt: SAMPLE_INSTANT,
  isRead: false,
};
const READ: NotificationItem = { ...ITEM, id: '1700000000000000900', school: null, isRead: true };
const NEWER: NotificationItem = { ...ITEM, id: '1700000000000000902' };

const NAMES = {
  anUnreadOne: 'An unread one',
  aReadOne: 'A read one',
  aNewOne: 'A new one',
  noneUnread: 'None unread',
  someUnread: 'Some unread',
  opened: 'Opened',
  broken: 'Broken off',
} as const;

const COUNTS = [fixture(NAMES.noneUnread, { unread: 0 }), fixture(NAMES.someUnread, { unread: 3 })];
const CHOSEN = [
  fixture(NAMES.anUnreadOne, { id: ITEM.id }),
  fixture(NAMES.aNewOne, { id: NEWER.id }),
  fixture(NAMES.aReadOne, { id: READ.id }),
];

/** Notifications: what people read and try. */
export const details = {
  name: 'Notifications',
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  contexts: [
    fixture('A list with more', { items: [ITEM, READ], next: READ.id, unread: 1 }),
    fixture(FIXTURES.manyFailures, { failures: 12, hasGap: true }),
  ],
  ...NOTIFICATIONS_NAMES,
  events: {
    'page.hidden': bare('page', 'Page in the background'),
    'page.shown': bare('page', 'Page in the foreground'),
    'network.restored': bare('page', EVENTS['network.restored']),
    'list.opened': bare('person', 'List opened'),
    'list.retried': bare('person', 'List asked for again'),
    'list.continued': bare('person', 'More asked for'),
    'filter.chosen': {
      name: 'Filter chosen',
      from: 'person',
      payload: record({ unreadOnly: YES_OR_NO }),
      fixtures: [fixture('Unread only', { unreadOnly: true }), fixture('All', { unreadOnly: false })],
    },
    'notification.read': {
      name: 'Notification read',
      from: 'person',
      payload: record({ id: TEXT }),
      fixtures: CHOSEN,
    },
    'all.read': bare('person', 'All read'),
    'source.silenced': {
      name: 'Source silenced',
      from: 'person',
      payload: record({ id: TEXT }),
      fixtures: CHOSEN,
    },
    'silence.undone': bare('person', 'Silencing undone'),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
    'stream.opened': bare('page', 'Stream opened'),
    'stream.reported': {
      name: 'Notification came in',
      from: 'page',
      payload: record({
        item: record({
          id: TEXT,
          kind: TEXT,
          school: orNull(record({ id: TEXT, name: TEXT })),
          title: TEXT,
          text: TEXT,
          url: TEXT,
          createdAt: TEXT,
          isRead: YES_OR_NO,
        }),
        unread: WHOLE_NUMBER,
      }),
      fixtures: [
        fixture(NAMES.aNewOne, { item: NEWER, unread: 2 }),
        fixture('The same one again', { item: ITEM, unread: 1 }),
        ...hostileTexts((title) => ({ item: { ...NEWER, title }, unread: 2 })),
      ],
    },
    'stream.counted': {
      name: 'Unread ones counted',
      from: 'page',
      payload: record({ unread: WHOLE_NUMBER }),
      fixtures: COUNTS,
    },
    'stream.broken': bare('page', 'Stream broken off'),
  },
  actors: {
    stream: {
      name: 'Stream of notifications',
      kind: 'callback',
      resolves: [],
      rejects: refusals(['UNKNOWN']),
      sends: [
        fixture(NAMES.opened, { type: 'stream.opened' }),
        fixture(NAMES.someUnread, { type: 'stream.counted', unread: 3 }),
        fixture(NAMES.aNewOne, { type: 'stream.reported', item: NEWER, unread: 2 }),
        fixture(NAMES.broken, { type: 'stream.broken' }),
      ],
    },
    countUnread: {
      name: 'Count the unread ones',
      kind: 'promise',
      resolves: COUNTS,
      rejects: refusals(NOTIFICATIONS_PROBLEM_CODES),
    },
    loadPage: {
      name: 'Load a page of the list',
      kind: 'promise',
      resolves: [
        fixture('A page with more', { items: [NEWER, ITEM, READ], next: READ.id, unread: 2 }),
        fixture('The last page', { items: [READ], next: null, unread: 1 }),
        fixture('Nothing', { items: [], next: null, unread: 0 }),
      ],
      rejects: refusals(NOTIFICATIONS_PROBLEM_CODES),
    },
    markRead: {
      name: 'Mark as read',
      kind: 'promise',
      resolves: COUNTS,
      rejects: refusals(NOTIFICATIONS_PROBLEM_CODES),
    },
    silence: {
      name: 'Silence the source',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, { sourceId: '1700000000000000801' })],
      rejects: refusals(NOTIFICATIONS_PROBLEM_CODES),
    },
    subscribe: {
      name: 'Hear the source again',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(NOTIFICATIONS_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof notificationsMachine>;
