import type { MachineDetails } from '../shared/machine-details.ts';
import { record, TEXT } from '../shared/json-schema.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_SCHOOL_ID } from '../details/sample-values.ts';
import { STATES } from '../details/state-names.details.ts';
import type { pageTypeMachine } from './page-type.machine.ts';

const ANOTHER_SCHOOL_ID = '1700000000000000002';
const BOTH_EMPTY = { v1PagesWhiteList: [], v2PagesWhiteList: [] };

const NAMES = {
  aSchool: /*i18n*/ { id: 'machine.pageType.fixture.aSchool', message: 'A school' },
  anotherSchool: /*i18n*/ { id: 'machine.pageType.fixture.anotherSchool', message: 'Another school' },
  v1: /*i18n*/ { id: 'machine.pageType.state.v1', message: 'First renderer' },
  v2: /*i18n*/ { id: 'machine.pageType.state.v2', message: 'Second renderer' },
} as const;

/** Renderer of a school: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.pageType.name', message: 'Renderer of a school' },
  purpose: /*i18n*/ {
    id: 'machine.pageType.purpose',
    message: 'Decides which renderer draws a school’s pages.',
  },
  inputs: [
    fixture(NAMES.aSchool, { schoolId: SAMPLE_SCHOOL_ID }),
    fixture(NAMES.anotherSchool, { schoolId: ANOTHER_SCHOOL_ID }),
  ],
  states: {
    loading: STATES.loading,
    known: /*i18n*/ { id: 'machine.pageType.state.known', message: 'Known' },
    'known.deciding': STATES.deciding,
    'known.v1': NAMES.v1,
    'known.v2': NAMES.v2,
    stale: /*i18n*/ { id: 'machine.pageType.state.stale', message: 'Out of date' },
    'stale.deciding': STATES.deciding,
    'stale.v1': NAMES.v1,
    'stale.v2': NAMES.v2,
  },
  events: {
    'page.opened': {
      name: /*i18n*/ { id: 'machine.pageType.event.page.opened', message: 'Page opened' },
      from: 'page',
      payload: record({ schoolId: TEXT }),
      fixtures: [
        fixture(NAMES.aSchool, { schoolId: SAMPLE_SCHOOL_ID }),
        fixture(NAMES.anotherSchool, { schoolId: ANOTHER_SCHOOL_ID }),
        ...hostileTexts((schoolId) => ({ schoolId })),
      ],
    },
  },
  guards: { isV1: /*i18n*/ { id: 'machine.pageType.guard.isV1', message: 'First renderer draws it' } },
  delays: { cache: /*i18n*/ { id: 'machine.pageType.delay.cache', message: 'Five minutes' } },
  actors: {
    loadPagesSwitch: {
      name: /*i18n*/ {
        id: 'machine.pageType.actor.loadPagesSwitch',
        message: 'Load the switch of renderers',
      },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.pageType.fixture.firstForAll', message: 'First renderer for all' },
          { ...BOTH_EMPTY, mainSwitch: 0 },
        ),
        fixture(
          /*i18n*/ { id: 'machine.pageType.fixture.secondForAll', message: 'Second renderer for all' },
          { ...BOTH_EMPTY, mainSwitch: 1 },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.pageType.fixture.firstForThisSchool',
            message: 'First renderer for this school',
          },
          { ...BOTH_EMPTY, v1PagesWhiteList: [SAMPLE_SCHOOL_ID], mainSwitch: 1 },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.pageType.fixture.secondForThisSchool',
            message: 'Second renderer for this school',
          },
          { ...BOTH_EMPTY, v2PagesWhiteList: [SAMPLE_SCHOOL_ID], mainSwitch: 0 },
        ),
        fixture(
          /*i18n*/ { id: 'machine.pageType.fixture.aSwitchThatIsNone', message: 'A switch that is none' },
          { mainSwitch: 'on' },
        ),
      ],
      rejects: refusals(['NETWORK', 'SERVICE_UNAVAILABLE', 'INTERNAL_ERROR', 'UNKNOWN']),
    },
  },
} satisfies MachineDetails<typeof pageTypeMachine>;
