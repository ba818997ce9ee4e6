import type { MachineDetails } from '../shared/machine-details.ts';
import { orNull, record, TEXT } from '../shared/json-schema.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import type { sidebarMachine } from './sidebar.machine.ts';

const TOOL_PAGE = { pathname: '/o3/1700000000000000001/detail', o3src: null };
const OTHER_PAGE = { pathname: '/portal/1700000000000000001', o3src: null };
const COMING_FROM_A_TOOL = { ...OTHER_PAGE, o3src: 'toolDetail' };

const NAMES = {
  aToolPage: 'A tool page',
  anotherPage: 'Another page',
  comingFromATool: 'Coming from a tool',
  noPhoneNumber: 'Without a phone number',
} as const;

/** Tool sidebar: what people read and try. */
export const details = {
  name: 'Tool sidebar',
  inputs: [
    fixture(NAMES.aToolPage, { ...TOOL_PAGE, region: 'cn' }),
    fixture(NAMES.anotherPage, { ...OTHER_PAGE, region: 'cn' }),
    fixture(NAMES.comingFromATool, { ...COMING_FROM_A_TOOL, region: 'cn' }),
    fixture('Where nobody answers the phone', { ...TOOL_PAGE, region: 'eu' }),
  ],
  states: {
    deciding: STATES.deciding,
    hidden: 'Hidden',
    shown: STATES.shown,
    'shown.plain': NAMES.noPhoneNumber,
    'shown.asking': STATES.requesting,
    'shown.answered': 'Answered',
    'shown.withPhone': 'With a phone number',
  },
  events: {
    'page.changed': {
      name: 'Page changed',
      from: 'page',
      payload: record({ pathname: TEXT, o3src: orNull(TEXT) }),
      fixtures: [
        fixture(NAMES.aToolPage, TOOL_PAGE),
        fixture(NAMES.anotherPage, OTHER_PAGE),
        fixture(NAMES.comingFromATool, COMING_FROM_A_TOOL),
        ...hostileTexts((o3src) => ({ ...OTHER_PAGE, o3src })),
      ],
    },
  },
  guards: {
    isHidden: 'Is not to be shown',
    hasNoPhone: 'Has no phone number',
    knowsPhone: 'Phone number is known',
  },
  delays: {},
  actors: {
    loadPhone: {
      name: 'Load the phone number',
      kind: 'promise',
      resolves: [
        fixture('A phone number', { phone: '+49 30 5550100' }),
        fixture(NAMES.noPhoneNumber, { phone: null }),
      ],
      rejects: refusals(['NETWORK', 'SERVICE_UNAVAILABLE', 'INTERNAL_ERROR', 'UNKNOWN']),
    },
  },
} satisfies MachineDetails<typeof sidebarMachine>;
