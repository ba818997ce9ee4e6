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
  name: /*i18n*/ { id: 'machine.agreement.name', message: 'Agreements' },
  purpose: /*i18n*/ {
    id: 'machine.agreement.purpose',
    message: 'Asks for a signature where an agreement is newer than the one that was signed.',
  },
  inputs: [
    fixture(FIXTURES.aPerson, { tenantId: null }),
    fixture(
      /*i18n*/ { id: 'machine.agreement.fixture.aSchoolsOwner', message: "A school's owner" },
      { tenantId: SAMPLE_SCHOOL_ID },
    ),
  ],
  states: {
    comparing: STATES.comparing,
    looking: STATES.looking,
    unknown: /*i18n*/ { id: 'machine.agreement.state.unknown', message: 'Could not be compared' },
    upToDate: /*i18n*/ { id: 'machine.agreement.state.upToDate', message: 'Everything is signed' },
    asking: /*i18n*/ { id: 'machine.agreement.state.asking', message: 'Asking for consent' },
    'asking.untouched': STATES.untouched,
    'asking.invalid': STATES.invalid,
    'asking.refused': STATES.refused,
    signing: /*i18n*/ { id: 'machine.agreement.state.signing', message: 'Signing' },
    signedOne: /*i18n*/ { id: 'machine.agreement.state.signedOne', message: 'One agreement signed' },
    judging: STATES.judging,
    confirmingDecline: /*i18n*/ {
      id: 'machine.agreement.state.confirmingDecline',
      message: 'Confirming the refusal',
    },
    'confirmingDecline.untouched': STATES.untouched,
    'confirmingDecline.refused': STATES.refused,
    withdrawing: STATES.withdrawing,
    judgingDecline: /*i18n*/ {
      id: 'machine.agreement.state.judgingDecline',
      message: 'Weighing the failed refusal',
    },
    proving: STATES.proving,
    settled: /*i18n*/ { id: 'machine.agreement.state.settled', message: 'Settled' },
  },
  events: {
    'proof.given': bare('page', EVENTS['proof.given']),
    'proof.declined': bare('page', EVENTS['proof.declined']),
    'agreement.compared': bare(
      'page',
      /*i18n*/ {
        id: 'machine.agreement.event.agreement.compared',
        message: 'Agreements to be compared again',
      },
    ),
    'agreement.changed': AGREEMENT_CHANGED,
    'agreement.signed': bare(
      'person',
      /*i18n*/ { id: 'machine.agreement.event.agreement.signed', message: 'Agreement signed' },
    ),
    'agreement.declined': bare(
      'person',
      /*i18n*/ { id: 'machine.agreement.event.agreement.declined', message: 'Agreement refused' },
    ),
    'decline.confirmed': bare(
      'person',
      /*i18n*/ { id: 'machine.agreement.event.decline.confirmed', message: 'Refusal confirmed' },
    ),
    'decline.cancelled': bare(
      'person',
      /*i18n*/ { id: 'machine.agreement.event.decline.cancelled', message: 'Refusal cancelled' },
    ),
  },
  guards: {
    hasOpen: /*i18n*/ { id: 'machine.agreement.guard.hasOpen', message: 'Agreements are open' },
    isAgreed: /*i18n*/ { id: 'machine.agreement.guard.isAgreed', message: 'Agreement is ticked' },
    isOutdated: GUARDS.isOutdated,
    needsProof: GUARDS.needsProof,
  },
  delays: {},
  actors: {
    compareAgreements: {
      name: /*i18n*/ { id: 'machine.agreement.actor.compareAgreements', message: 'Compare the agreements' },
      kind: 'promise',
      resolves: [
        fixture(/*i18n*/ { id: 'machine.agreement.fixture.twoAreOpen', message: 'Two are open' }, [
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
        fixture(/*i18n*/ { id: 'machine.agreement.fixture.oneIsOpen', message: 'One is open' }, [
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
        fixture(
          /*i18n*/ { id: 'machine.agreement.fixture.everythingIsSigned', message: 'Everything is signed' },
          [
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
          ],
        ),
      ],
      rejects: refusals(AGREEMENT_PROBLEM_CODES),
    },
    signAgreement: {
      name: /*i18n*/ { id: 'machine.agreement.actor.signAgreement', message: 'Sign the agreement' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(AGREEMENT_PROBLEM_CODES),
    },
    withdrawAgreements: {
      name: /*i18n*/ { id: 'machine.agreement.actor.withdrawAgreements', message: 'Withdraw the agreements' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(AGREEMENT_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof agreementMachine>;
