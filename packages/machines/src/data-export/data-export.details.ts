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
  noCopyYet: 'No copy yet',
  beingPrepared: 'Being prepared',
  ready: 'Ready',
  failed: 'Failed',
} as const;

/** Copy of my data: what people read and try. */
export const details = {
  name: 'Copy of my data',
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
    evaluating: STATES.evaluating,
    proving: STATES.proving,
    preparing: 'Being prepared',
    'preparing.waiting': 'Waiting for progress',
    'preparing.asking': 'Asking for progress',
    'preparing.evaluating': STATES.evaluating,
    'preparing.offline': STATES.offline,
    ready: 'Ready',
  },
  events: {
    'proof.given': bare('page', EVENTS['proof.given']),
    'proof.declined': bare('page', EVENTS['proof.declined']),
    'export.requested': bare('person', EVENTS['export.requested']),
    'network.restored': bare('page', EVENTS['network.restored']),
    'link.expired': bare('page', 'Link expired'),
  },
  guards: {
    isPreparing: 'Is being prepared',
    isReady: GUARDS.isReady,
    hasExpired: 'Has expired',
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
      name: 'Start the copy',
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
      name: 'Look how far the copy is',
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
