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
  aSchool: 'A school',
  anotherSchool: 'Another school',
  v1: 'First renderer',
  v2: 'Second renderer',
} as const;

/** Renderer of a school: what people read and try. */
export const details = {
  name: 'Renderer of a school',
  inputs: [
    fixture(NAMES.aSchool, { schoolId: SAMPLE_SCHOOL_ID }),
    fixture(NAMES.anotherSchool, { schoolId: ANOTHER_SCHOOL_ID }),
  ],
  states: {
    loading: STATES.loading,
    known: 'Known',
    'known.deciding': STATES.deciding,
    'known.v1': NAMES.v1,
    'known.v2': NAMES.v2,
    stale: 'Out of date',
    'stale.deciding': STATES.deciding,
    'stale.v1': NAMES.v1,
    'stale.v2': NAMES.v2,
  },
  events: {
    'page.opened': {
      name: 'Page opened',
      from: 'page',
      payload: record({ schoolId: TEXT }),
      fixtures: [
        fixture(NAMES.aSchool, { schoolId: SAMPLE_SCHOOL_ID }),
        fixture(NAMES.anotherSchool, { schoolId: ANOTHER_SCHOOL_ID }),
        ...hostileTexts((schoolId) => ({ schoolId })),
      ],
    },
  },
  guards: { isV1: 'First renderer draws it' },
  delays: { cache: 'Five minutes' },
  actors: {
    loadPagesSwitch: {
      name: 'Load the switch of renderers',
      kind: 'promise',
      resolves: [
        fixture('First renderer for all', { ...BOTH_EMPTY, mainSwitch: 0 }),
        fixture('Second renderer for all', { ...BOTH_EMPTY, mainSwitch: 1 }),
        fixture('First renderer for this school', {
          ...BOTH_EMPTY,
          v1PagesWhiteList: [SAMPLE_SCHOOL_ID],
          mainSwitch: 1,
        }),
        fixture('Second renderer for this school', {
          ...BOTH_EMPTY,
          v2PagesWhiteList: [SAMPLE_SCHOOL_ID],
          mainSwitch: 0,
        }),
        fixture('A switch that is none', { mainSwitch: 'on' }),
      ],
      rejects: refusals(['NETWORK', 'SERVICE_UNAVAILABLE', 'INTERNAL_ERROR', 'UNKNOWN']),
    },
  },
} satisfies MachineDetails<typeof pageTypeMachine>;
