import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_INSTANT } from '../details/sample-values.ts';
import { DATA_EXPORT_PROBLEM_CODES } from './index.ts';
import type { dataExportMachine } from './data-export.machine.ts';

const NAMES = {
  noCopyYet: /*i18n*/ { id: 'machine.dataExport.fixture.noCopyYet', message: 'No copy yet' },
  beingPrepared: /*i18n*/ { id: 'machine.dataExport.fixture.beingPrepared', message: 'Being prepared' },
  ready: /*i18n*/ { id: 'machine.dataExport.fixture.ready', message: 'Ready' },
  failed: /*i18n*/ { id: 'machine.dataExport.fixture.failed', message: 'Failed' },
} as const;

/** Copy of my data: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.dataExport.name', message: 'Copy of my data' },
  purpose: /*i18n*/ {
    id: 'machine.dataExport.purpose',
    message: 'Has a copy of one’s data made, follows it and offers the link.',
  },
  inputs: [
    fixture(NAMES.noCopyYet, {
      copy: { status: 'none', progress: 0, url: null, expiresAt: null, requestedAt: null },
    }),
    fixture(NAMES.beingPrepared, {
      copy: { status: 'preparing', progress: 0.4, url: null, expiresAt: null, requestedAt: SAMPLE_INSTANT },
    }),
    fixture(NAMES.ready, {
      copy: {
        status: 'ready',
        progress: 1,
        url: '/api/accounts/export/1',
        expiresAt: '2026-03-21T09:26:53.000Z',
        requestedAt: SAMPLE_INSTANT,
      },
    }),
    fixture(FIXTURES.expired, {
      copy: { status: 'expired', progress: 1, url: null, expiresAt: null, requestedAt: SAMPLE_INSTANT },
    }),
    fixture(NAMES.failed, {
      copy: { status: 'failed', progress: 0.4, url: null, expiresAt: null, requestedAt: SAMPLE_INSTANT },
    }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    looking: STATES.looking,
    open: STATES.open,
    'open.untouched': STATES.untouched,
    'open.expired': STATES.expired,
    'open.failed': STATES.failed,
    'open.refused': STATES.refused,
    requesting: STATES.requesting,
    judging: STATES.judging,
    proving: STATES.proving,
    preparing: /*i18n*/ { id: 'machine.dataExport.state.preparing', message: 'Being prepared' },
    'preparing.waiting': /*i18n*/ {
      id: 'machine.dataExport.state.preparing.waiting',
      message: 'Waiting for progress',
    },
    'preparing.asking': /*i18n*/ {
      id: 'machine.dataExport.state.preparing.asking',
      message: 'Asking for progress',
    },
    'preparing.judging': STATES.judging,
    'preparing.offline': STATES.offline,
    ready: /*i18n*/ { id: 'machine.dataExport.state.ready', message: 'Ready' },
  },
  events: {
    'proof.given': bare('page', EVENTS['proof.given']),
    'proof.declined': bare('page', EVENTS['proof.declined']),
    'export.requested': bare('person', EVENTS['export.requested']),
    'network.restored': bare('page', EVENTS['network.restored']),
    'link.expired': bare(
      'page',
      /*i18n*/ { id: 'machine.dataExport.event.link.expired', message: 'Link expired' },
    ),
  },
  guards: {
    isPreparing: /*i18n*/ { id: 'machine.dataExport.guard.isPreparing', message: 'Is being prepared' },
    isReady: GUARDS.isReady,
    hasExpired: /*i18n*/ { id: 'machine.dataExport.guard.hasExpired', message: 'Has expired' },
    hasFailed: GUARDS.hasFailed,
    needsProof: GUARDS.needsProof,
    isTransient: GUARDS.isTransient,
  },
  delays: {
    pollInterval: DELAYS.pollInterval,
    backOff: DELAYS.backOff,
  },
  actors: {
    startExport: {
      name: /*i18n*/ { id: 'machine.dataExport.actor.startExport', message: 'Start the copy' },
      kind: 'promise',
      resolves: [
        fixture(NAMES.beingPrepared, {
          status: 'preparing',
          progress: 0,
          url: null,
          expiresAt: null,
          requestedAt: SAMPLE_INSTANT,
        }),
        fixture(NAMES.ready, {
          status: 'ready',
          progress: 1,
          url: '/api/accounts/export/1',
          expiresAt: '2026-03-21T09:26:53.000Z',
          requestedAt: SAMPLE_INSTANT,
        }),
      ],
      rejects: refusals(DATA_EXPORT_PROBLEM_CODES),
    },
    pollExport: {
      name: /*i18n*/ { id: 'machine.dataExport.actor.pollExport', message: 'Look how far the copy is' },
      kind: 'promise',
      resolves: [
        fixture(NAMES.beingPrepared, {
          status: 'preparing',
          progress: 0.6,
          url: null,
          expiresAt: null,
          requestedAt: SAMPLE_INSTANT,
        }),
        fixture(NAMES.ready, {
          status: 'ready',
          progress: 1,
          url: '/api/accounts/export/1',
          expiresAt: '2026-03-21T09:26:53.000Z',
          requestedAt: SAMPLE_INSTANT,
        }),
        fixture(NAMES.failed, {
          status: 'failed',
          progress: 0.6,
          url: null,
          expiresAt: null,
          requestedAt: SAMPLE_INSTANT,
        }),
        fixture(FIXTURES.expired, {
          status: 'expired',
          progress: 1,
          url: null,
          expiresAt: null,
          requestedAt: SAMPLE_INSTANT,
        }),
        fixture(NAMES.noCopyYet, {
          status: 'none',
          progress: 0,
          url: null,
          expiresAt: null,
          requestedAt: null,
        }),
      ],
      rejects: refusals(DATA_EXPORT_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof dataExportMachine>;
