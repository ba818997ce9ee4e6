import type { MachineDetails } from '../shared/machine-details.ts';
import { NUMBER, oneOf, orNull, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { STATES } from '../details/state-names.details.ts';
import type { Bulletin } from './bulletin-rules.ts';
import type { bulletinMachine } from './bulletin.machine.ts';

const BEFORE = Date.parse('2026-03-01T00:00:00.000Z');
const DURING = Date.parse('2026-03-14T09:26:53.000Z');
const AFTER = Date.parse('2026-04-01T00:00:00.000Z');

const NOTICE: Bulletin = {
  id: '1700000000000000601',
  content: 'The library is closed on Monday.',
  startTime: '2026-03-10T00:00:00.000Z',
  endTime: '2026-03-20T00:00:00.000Z',
  status: 1,
};
const ANOTHER_ID = '1700000000000000602';

const NAMES = {
  aNotice: 'A notice in its time',
  anotherNotice: 'Another notice',
  noNotice: 'No notice',
  notYet: 'Before its time',
  over: 'After its time',
} as const;

/** Notice of a school: what people read and try. */
export const details = {
  name: 'Notice above the page',
  inputs: [
    fixture(NAMES.aNotice, { bulletin: NOTICE, closedId: null, at: DURING }),
    fixture(NAMES.noNotice, { bulletin: null, closedId: null, at: DURING }),
    fixture(NAMES.notYet, { bulletin: NOTICE, closedId: null, at: BEFORE }),
    fixture(NAMES.over, { bulletin: NOTICE, closedId: null, at: AFTER }),
    fixture('Closed before', { bulletin: NOTICE, closedId: NOTICE.id, at: DURING }),
    fixture('Another notice was closed', { bulletin: NOTICE, closedId: ANOTHER_ID, at: DURING }),
  ],
  states: {
    looking: STATES.looking,
    none: NAMES.noNotice,
    waiting: 'Waiting for its time',
    shown: STATES.shown,
    closed: STATES.closed,
    over: STATES.over,
  },
  events: {
    'bulletin.received': {
      name: 'Notice received',
      from: 'page',
      payload: record({
        bulletin: orNull(
          record({ id: TEXT, content: TEXT, startTime: TEXT, endTime: TEXT, status: oneOf(0, 1) }),
        ),
        at: NUMBER,
      }),
      fixtures: [
        fixture(NAMES.aNotice, { bulletin: NOTICE, at: DURING }),
        fixture(NAMES.anotherNotice, { bulletin: { ...NOTICE, id: ANOTHER_ID }, at: DURING }),
        fixture(NAMES.noNotice, { bulletin: null, at: DURING }),
        fixture(NAMES.notYet, { bulletin: NOTICE, at: BEFORE }),
        fixture(NAMES.over, { bulletin: NOTICE, at: AFTER }),
        fixture('Not published', { bulletin: { ...NOTICE, status: 0 as const }, at: DURING }),
        fixture('Times that are none', { bulletin: { ...NOTICE, startTime: 'soon' }, at: DURING }),
        ...hostileTexts((content) => ({ bulletin: { ...NOTICE, content }, at: DURING })),
      ],
    },
    'bulletin.closed': bare('person', 'Notice closed'),
    'clock.read': {
      name: 'Clock read',
      from: 'page',
      payload: record({ at: NUMBER }),
      fixtures: [
        fixture(NAMES.aNotice, { at: DURING }),
        fixture(NAMES.notYet, { at: BEFORE }),
        fixture(NAMES.over, { at: AFTER }),
      ],
    },
  },
  guards: {
    isNone: 'There is no notice',
    isBefore: 'Its time has not come',
    isOver: GUARDS.isOver,
    isClosed: 'Was closed here',
    isNew: 'Is another than the closed one',
  },
  delays: {
    untilNextLook: 'Until it begins or ends',
  },
  actors: {},
} satisfies MachineDetails<typeof bulletinMachine>;
