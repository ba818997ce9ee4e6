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
  aToolPage: /*i18n*/ { id: 'machine.sidebar.fixture.aToolPage', message: 'A tool page' },
  anotherPage: /*i18n*/ { id: 'machine.sidebar.fixture.anotherPage', message: 'Another page' },
  comingFromATool: /*i18n*/ { id: 'machine.sidebar.fixture.comingFromATool', message: 'Coming from a tool' },
  noPhoneNumber: /*i18n*/ { id: 'machine.sidebar.state.shown.plain', message: 'Without a phone number' },
} as const;

/** Tool sidebar: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.sidebar.name', message: 'Tool sidebar' },
  purpose: /*i18n*/ {
    id: 'machine.sidebar.purpose',
    message: 'Decides whether the tool sidebar is there, and which number it shows.',
  },
  inputs: [
    fixture(NAMES.aToolPage, { ...TOOL_PAGE, region: 'cn' }),
    fixture(NAMES.anotherPage, { ...OTHER_PAGE, region: 'cn' }),
    fixture(NAMES.comingFromATool, { ...COMING_FROM_A_TOOL, region: 'cn' }),
    fixture(
      /*i18n*/ {
        id: 'machine.sidebar.fixture.whereNobodyAnswers',
        message: 'Where nobody answers the phone',
      },
      { ...TOOL_PAGE, region: 'eu' },
    ),
  ],
  states: {
    deciding: STATES.deciding,
    hidden: /*i18n*/ { id: 'machine.sidebar.state.hidden', message: 'Hidden' },
    shown: STATES.shown,
    'shown.plain': NAMES.noPhoneNumber,
    'shown.asking': STATES.requesting,
    'shown.answered': /*i18n*/ { id: 'machine.sidebar.state.shown.answered', message: 'Answered' },
    'shown.withPhone': /*i18n*/ {
      id: 'machine.sidebar.state.shown.withPhone',
      message: 'With a phone number',
    },
  },
  events: {
    'page.changed': {
      name: /*i18n*/ { id: 'machine.sidebar.event.page.changed', message: 'Page changed' },
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
    isHidden: /*i18n*/ { id: 'machine.sidebar.guard.isHidden', message: 'Is not to be shown' },
    hasNoPhone: /*i18n*/ { id: 'machine.sidebar.guard.hasNoPhone', message: 'Has no phone number' },
    knowsPhone: /*i18n*/ { id: 'machine.sidebar.guard.knowsPhone', message: 'Phone number is known' },
  },
  delays: {},
  actors: {
    loadPhone: {
      name: /*i18n*/ { id: 'machine.sidebar.actor.loadPhone', message: 'Load the phone number' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.sidebar.fixture.aPhoneNumber', message: 'A phone number' },
          { phone: '+49 30 5550100' },
        ),
        fixture(NAMES.noPhoneNumber, { phone: null }),
      ],
      rejects: refusals(['NETWORK', 'SERVICE_UNAVAILABLE', 'INTERNAL_ERROR', 'UNKNOWN']),
    },
  },
} satisfies MachineDetails<typeof sidebarMachine>;
