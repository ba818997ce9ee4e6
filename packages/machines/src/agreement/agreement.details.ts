import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { AGREEMENT_CHANGED } from '../details/shared-events.details.ts';
import { SAMPLE_SCHOOL_ID } from '../details/sample-values.ts';
import { AGREEMENT_PROBLEM_CODES } from './index.ts';
import type { agreementMachine } from './agreement.machine.ts';

/** Agreements: what people read and try. */
export const details = {
  name: 'Agreements',
  inputs: [
    fixture(FIXTURES.aPerson, { tenantId: null }),
    fixture("A school's owner", { tenantId: SAMPLE_SCHOOL_ID }),
  ],
  states: {
    comparing: STATES.comparing,
    looking: STATES.looking,
    unknown: 'Could not be compared',
    upToDate: 'Everything is signed',
    asking: 'Asking for consent',
    'asking.untouched': STATES.untouched,
    'asking.invalid': STATES.invalid,
    'asking.refused': STATES.refused,
    signing: 'Signing',
    signedOne: 'One agreement signed',
    evaluating: STATES.evaluating,
    confirmingDecline: 'Confirming the refusal',
    'confirmingDecline.untouched': STATES.untouched,
    'confirmingDecline.refused': STATES.refused,
    withdrawing: STATES.withdrawing,
    evaluatingDecline: 'Weighing the failed refusal',
    proving: STATES.proving,
    settled: 'Settled',
  },
  events: {
    'proof.given': bare('page', EVENTS['proof.given']),
    'proof.declined': bare('page', EVENTS['proof.declined']),
    'agreement.compared': bare('page', 'Agreements to be compared again'),
    'agreement.changed': AGREEMENT_CHANGED,
    'agreement.signed': bare('person', 'Agreement signed'),
    'agreement.declined': bare('person', 'Agreement refused'),
    'decline.confirmed': bare('person', 'Refusal confirmed'),
    'decline.cancelled': bare('person', 'Refusal cancelled'),
  },
  guards: {
    hasOpen: 'Agreements are open',
    isAgreed: 'Agreement is ticked',
    isOutdated: GUARDS.isOutdated,
    needsProof: GUARDS.needsProof,
  },
  delays: {},
  actors: {
    compareAgreements: {
      name: 'Compare the agreements',
      kind: 'promise',
      resolves: [
        fixture('Two are open', [
          {
            type: 'service',
            version: '2026-01',
            url: '/agreements/service',
            signedVersion: null,
            upToDate: false,
          },
          {
            type: 'privacy',
            version: '2026-01',
            url: '/agreements/privacy',
            signedVersion: null,
            upToDate: false,
          },
        ]),
        fixture('One is open', [
          {
            type: 'service',
            version: '2026-01',
            url: '/agreements/service',
            signedVersion: '2026-01',
            upToDate: true,
          },
          {
            type: 'privacy',
            version: '2026-01',
            url: '/agreements/privacy',
            signedVersion: null,
            upToDate: false,
          },
        ]),
        fixture('Everything is signed', [
          {
            type: 'service',
            version: '2026-01',
            url: '/agreements/service',
            signedVersion: '2026-01',
            upToDate: true,
          },
          {
            type: 'privacy',
            version: '2026-01',
            url: '/agreements/privacy',
            signedVersion: '2026-01',
            upToDate: true,
          },
        ]),
      ],
      rejects: refusals(AGREEMENT_PROBLEM_CODES),
    },
    signAgreement: {
      name: 'Sign the agreement',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(AGREEMENT_PROBLEM_CODES),
    },
    withdrawAgreements: {
      name: 'Withdraw the agreements',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(AGREEMENT_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof agreementMachine>;
