import type { MachineDetails } from '../shared/machine-details.ts';
import {
  listOf,
  NUMBER,
  oneOf,
  orNull,
  record,
  TEXT,
  WHOLE_NUMBER,
  YES_OR_NO,
} from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import {
  DRAFT_EDITOR_EVENTS,
  DRAFT_EDITOR_GUARDS,
  DRAFT_EDITOR_STATES,
  draftEditorActors,
} from '../details/draft-editor.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { LIVE_LENGTHS, type LiveDraft } from './live-draft.ts';
import { LIVE_SERIES, WEEKDAYS, type LiveRepeat } from './live-repeat.ts';
import { LIVE_SCHEDULE_PROBLEM_CODES } from './live-schedule.machine.ts';
import type { liveScheduleMachine } from './live-schedule.machine.ts';

const LIVE_ID = '1700000000000200051';
const DAY_MS = 86_400_000;
/** Far enough ahead whenever it is tried. */
const IN_A_WEEK = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);

const NEW: LiveDraft = {
  id: null,
  version: 0,
  title: '',
  summary: '',
  lang: 'en_US',
  languages: [],
  day: IN_A_WEEK,
  time: '18:00',
  minutes: 60,
  timeZone: 'Europe/Berlin',
  audience: 1,
  zone: '2',
  coverUrl: null,
  coverUploadId: null,
  speakerIds: [],
  capacity: null,
  chatEnabled: true,
  recording: true,
  isOutside: false,
  roomUrl: '',
  repeat: null,
  series: null,
  scope: 'one',
};
const WEEKLY: LiveRepeat = {
  frequency: 'weekly',
  interval: 1,
  days: [],
  monthly: 'day',
  ends: 'count',
  count: 4,
  until: '',
  except: [],
};
const SCHEDULED: LiveDraft = { ...NEW, id: LIVE_ID, version: 1, title: 'Risks that nobody names' };
const MOVED: LiveDraft = { ...SCHEDULED, time: '19:00' };

const SCOPE = oneOf('one', 'following');
const NAMES = { aSession: 'A session', aNewSession: 'A new session', anotherTime: 'Another time' } as const;

/** Scheduling a live session: what people read and try. */
export const details = {
  name: 'Scheduling a live session',
  inputs: [fixture(NAMES.aSession, { settings: SCHEDULED }), fixture(NAMES.aNewSession, { settings: NEW })],
  states: {
    ...DRAFT_EDITOR_STATES,
    confirmingDeletion: 'Confirming the deletion',
    'confirmingDeletion.untouched': STATES.untouched,
    'confirmingDeletion.refused': STATES.refused,
    deleting: 'Deleting',
    evaluatingDeletion: STATES.evaluating,
    deleted: 'Deleted',
  },
  events: {
    'settings.changed': {
      name: EVENTS['settings.changed'],
      from: 'person',
      payload: record({
        draft: record({
          id: orNull(TEXT),
          version: WHOLE_NUMBER,
          title: TEXT,
          summary: TEXT,
          lang: TEXT,
          languages: listOf(TEXT),
          day: TEXT,
          time: TEXT,
          minutes: orNull(NUMBER),
          timeZone: TEXT,
          audience: oneOf(1, 2, 3),
          zone: oneOf('1', '2'),
          coverUrl: orNull(TEXT),
          coverUploadId: orNull(TEXT),
          speakerIds: listOf(TEXT),
          capacity: orNull(NUMBER),
          chatEnabled: YES_OR_NO,
          recording: YES_OR_NO,
          isOutside: YES_OR_NO,
          roomUrl: TEXT,
          repeat: orNull(
            record({
              frequency: oneOf('daily', 'weekly', 'monthly'),
              interval: orNull(NUMBER),
              days: listOf(oneOf(...WEEKDAYS)),
              monthly: oneOf('day', 'weekday'),
              ends: oneOf('count', 'until'),
              count: orNull(NUMBER),
              until: TEXT,
              except: listOf(TEXT),
            }),
          ),
          series: orNull(record({ id: TEXT, position: WHOLE_NUMBER, total: WHOLE_NUMBER })),
          scope: SCOPE,
        }),
      }),
      fixtures: [
        fixture(NAMES.anotherTime, { draft: MOVED }),
        fixture(NAMES.aSession, { draft: SCHEDULED }),
        fixture('Yesterday', {
          draft: { ...SCHEDULED, day: new Date(Date.now() - DAY_MS).toISOString().slice(0, 10) },
        }),
        fixture('In two years', {
          draft: { ...SCHEDULED, day: new Date(Date.now() + 730 * DAY_MS).toISOString().slice(0, 10) },
        }),
        fixture('No day', { draft: { ...SCHEDULED, day: '' } }),
        fixture('A room without https', {
          draft: { ...SCHEDULED, isOutside: true, roomUrl: 'http://rooms.example/1' },
        }),
        fixture('An outside room', {
          draft: { ...SCHEDULED, isOutside: true, roomUrl: 'https://rooms.example/1' },
        }),
        fixture('A series', { draft: { ...NEW, title: SCHEDULED.title, repeat: WEEKLY } }),
        fixture('A series that is too long', {
          draft: { ...NEW, repeat: { ...WEEKLY, count: LIVE_SERIES.max + 1 } },
        }),
        fixture('No seats', { draft: { ...SCHEDULED, capacity: 0 } }),
        fixture(FIXTURES.aTextThatIsTooLong, {
          draft: { ...SCHEDULED, title: 'a'.repeat(LIVE_LENGTHS.title + 1) },
        }),
        ...hostileTexts((title) => ({ draft: { ...SCHEDULED, title } })),
      ],
    },
    ...DRAFT_EDITOR_EVENTS,
    'deletion.requested': bare('person', 'Deletion asked for'),
    'deletion.confirmed': {
      name: 'Deletion confirmed',
      from: 'person',
      payload: record({ scope: SCOPE }),
      fixtures: [
        fixture('This session', { scope: 'one' }),
        fixture('This session and those after it', { scope: 'following' }),
      ],
    },
    'deletion.cancelled': bare('person', 'Deletion cancelled'),
  },
  guards: {
    ...DRAFT_EDITOR_GUARDS,
    isScheduled: 'Is scheduled',
    isGoneAlready: GUARDS.isGoneAlready,
  },
  delays: {},
  actors: {
    ...draftEditorActors<LiveDraft>(
      { ...MOVED, version: 2 },
      { ...SCHEDULED, version: 2, title: 'Another title' },
      LIVE_SCHEDULE_PROBLEM_CODES,
    ),
    deleteLive: {
      name: 'Delete the session',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(LIVE_SCHEDULE_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof liveScheduleMachine>;
