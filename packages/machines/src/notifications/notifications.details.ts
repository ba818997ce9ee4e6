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
  anUnreadOne: /*i18n*/ { id: 'machine.notifications.fixture.anUnreadOne', message: 'An unread one' },
  aReadOne: /*i18n*/ { id: 'machine.notifications.fixture.aReadOne', message: 'A read one' },
  aNewOne: /*i18n*/ { id: 'machine.notifications.fixture.aNewOne', message: 'A new one' },
  noneUnread: /*i18n*/ { id: 'machine.notifications.fixture.noneUnread', message: 'None unread' },
  someUnread: /*i18n*/ { id: 'machine.notifications.fixture.someUnread', message: 'Some unread' },
  opened: /*i18n*/ { id: 'machine.notifications.fixture.opened', message: 'Opened' },
  broken: /*i18n*/ { id: 'machine.notifications.fixture.broken', message: 'Broken off' },
} as const;

const COUNTS = [fixture(NAMES.noneUnread, { unread: 0 }), fixture(NAMES.someUnread, { unread: 3 })];
const CHOSEN = [
  fixture(NAMES.anUnreadOne, { id: ITEM.id }),
  fixture(NAMES.aNewOne, { id: NEWER.id }),
  fixture(NAMES.aReadOne, { id: READ.id }),
];

/** Notifications: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.notifications.name', message: 'Notifications' },
  purpose: /*i18n*/ {
    id: 'machine.notifications.purpose',
    message: 'Shows notifications as they come, over broken streams; reads them and silences their source.',
  },
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  contexts: [
    fixture(
      /*i18n*/ { id: 'machine.notifications.fixture.aListWithMore', message: 'A list with more' },
      { items: [ITEM, READ], next: READ.id, unread: 1 },
    ),
    fixture(FIXTURES.manyFailures, { failures: 12, hasGap: true }),
  ],
  ...NOTIFICATIONS_NAMES,
  events: {
    'page.hidden': bare(
      'page',
      /*i18n*/ { id: 'machine.notifications.event.page.hidden', message: 'Page in the background' },
    ),
    'page.shown': bare(
      'page',
      /*i18n*/ { id: 'machine.notifications.event.page.shown', message: 'Page in the foreground' },
    ),
    'network.restored': bare('page', EVENTS['network.restored']),
    'list.opened': bare(
      'person',
      /*i18n*/ { id: 'machine.notifications.event.list.opened', message: 'List opened' },
    ),
    'list.retried': bare(
      'person',
      /*i18n*/ { id: 'machine.notifications.event.list.retried', message: 'List asked for again' },
    ),
    'list.continued': bare(
      'person',
      /*i18n*/ { id: 'machine.notifications.event.list.continued', message: 'More asked for' },
    ),
    'filter.chosen': {
      name: /*i18n*/ { id: 'machine.notifications.event.filter.chosen', message: 'Filter chosen' },
      from: 'person',
      payload: record({ unreadOnly: YES_OR_NO }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.notifications.fixture.unreadOnly', message: 'Unread only' },
          { unreadOnly: true },
        ),
        fixture(/*i18n*/ { id: 'machine.notifications.fixture.all', message: 'All' }, { unreadOnly: false }),
      ],
    },
    'notification.read': {
      name: /*i18n*/ { id: 'machine.notifications.event.notification.read', message: 'Notification read' },
      from: 'person',
      payload: record({ id: TEXT }),
      fixtures: CHOSEN,
    },
    'all.read': bare('person', /*i18n*/ { id: 'machine.notifications.event.all.read', message: 'All read' }),
    'source.silenced': {
      name: /*i18n*/ { id: 'machine.notifications.event.source.silenced', message: 'Source silenced' },
      from: 'person',
      payload: record({ id: TEXT }),
      fixtures: CHOSEN,
    },
    'silence.undone': bare(
      'person',
      /*i18n*/ { id: 'machine.notifications.event.silence.undone', message: 'Silencing undone' },
    ),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
    'stream.opened': bare(
      'page',
      /*i18n*/ { id: 'machine.notifications.event.stream.opened', message: 'Stream opened' },
    ),
    'stream.told': {
      name: /*i18n*/ { id: 'machine.notifications.event.stream.told', message: 'Notification came in' },
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
        fixture(
          /*i18n*/ { id: 'machine.notifications.fixture.theSameOneAgain', message: 'The same one again' },
          { item: ITEM, unread: 1 },
        ),
        ...hostileTexts((title) => ({ item: { ...NEWER, title }, unread: 2 })),
      ],
    },
    'stream.counted': {
      name: /*i18n*/ { id: 'machine.notifications.event.stream.counted', message: 'Unread ones counted' },
      from: 'page',
      payload: record({ unread: WHOLE_NUMBER }),
      fixtures: COUNTS,
    },
    'stream.broken': bare(
      'page',
      /*i18n*/ { id: 'machine.notifications.event.stream.broken', message: 'Stream broken off' },
    ),
  },
  actors: {
    stream: {
      name: /*i18n*/ { id: 'machine.notifications.actor.stream', message: 'Stream of notifications' },
      kind: 'callback',
      resolves: [],
      rejects: refusals(['UNKNOWN']),
      sends: [
        fixture(NAMES.opened, { type: 'stream.opened' }),
        fixture(NAMES.someUnread, { type: 'stream.counted', unread: 3 }),
        fixture(NAMES.aNewOne, { type: 'stream.told', item: NEWER, unread: 2 }),
        fixture(NAMES.broken, { type: 'stream.broken' }),
      ],
    },
    countUnread: {
      name: /*i18n*/ { id: 'machine.notifications.actor.countUnread', message: 'Count the unread ones' },
      kind: 'promise',
      resolves: COUNTS,
      rejects: refusals(NOTIFICATIONS_PROBLEM_CODES),
    },
    loadPage: {
      name: /*i18n*/ { id: 'machine.notifications.actor.loadPage', message: 'Load a page of the list' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.notifications.fixture.aPageWithMore', message: 'A page with more' },
          { items: [NEWER, ITEM, READ], next: READ.id, unread: 2 },
        ),
        fixture(
          /*i18n*/ { id: 'machine.notifications.fixture.theLastPage', message: 'The last page' },
          { items: [READ], next: null, unread: 1 },
        ),
        fixture(
          /*i18n*/ { id: 'machine.notifications.fixture.nothing', message: 'Nothing' },
          { items: [], next: null, unread: 0 },
        ),
      ],
      rejects: refusals(NOTIFICATIONS_PROBLEM_CODES),
    },
    markRead: {
      name: /*i18n*/ { id: 'machine.notifications.actor.markRead', message: 'Mark as read' },
      kind: 'promise',
      resolves: COUNTS,
      rejects: refusals(NOTIFICATIONS_PROBLEM_CODES),
    },
    silence: {
      name: /*i18n*/ { id: 'machine.notifications.actor.silence', message: 'Silence the source' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, { sourceId: '1700000000000000801' })],
      rejects: refusals(NOTIFICATIONS_PROBLEM_CODES),
    },
    hear: {
      name: /*i18n*/ { id: 'machine.notifications.actor.hear', message: 'Hear the source again' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(NOTIFICATIONS_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof notificationsMachine>;
