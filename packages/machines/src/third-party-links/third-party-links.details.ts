import type { MachineDetails } from '../shared/machine-details.ts';
import { record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { THIRD_PARTY_LINKS_PROBLEM_CODES } from './index.ts';
import type { thirdPartyLinksMachine } from './third-party-links.machine.ts';

/** Links to third parties: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.thirdPartyLinks.name', message: 'Links to third parties' },
  purpose: /*i18n*/ {
    id: 'machine.thirdPartyLinks.purpose',
    message: 'Unlinks a third-party identity from one’s own account, after asking.',
  },
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  states: {
    resting: STATES.resting,
    'resting.quiet': STATES.quiet,
    'resting.unlinked': /*i18n*/ {
      id: 'machine.thirdPartyLinks.state.resting.unlinked',
      message: 'Unlinked',
    },
    confirming: /*i18n*/ {
      id: 'machine.thirdPartyLinks.state.confirming',
      message: 'Asking for confirmation',
    },
    unlinking: /*i18n*/ { id: 'machine.thirdPartyLinks.state.unlinking', message: 'Unlinking' },
    judging: STATES.judging,
    proving: STATES.proving,
    refused: STATES.refused,
  },
  events: {
    'proof.given': bare('page', EVENTS['proof.given']),
    'proof.declined': bare('page', EVENTS['proof.declined']),
    'unlinking.requested': {
      name: /*i18n*/ {
        id: 'machine.thirdPartyLinks.event.unlinking.requested',
        message: 'Unlinking asked for',
      },
      from: 'person',
      payload: record({ linkId: TEXT }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.thirdPartyLinks.fixture.aLink', message: 'A link' },
          { linkId: '1700000000000000701' },
        ),
      ],
    },
    'unlinking.confirmed': bare(
      'person',
      /*i18n*/ { id: 'machine.thirdPartyLinks.event.unlinking.confirmed', message: 'Unlinking confirmed' },
    ),
    'unlinking.cancelled': bare(
      'person',
      /*i18n*/ { id: 'machine.thirdPartyLinks.event.unlinking.cancelled', message: 'Unlinking cancelled' },
    ),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
  },
  guards: {
    needsProof: GUARDS.needsProof,
    isGoneAlready: GUARDS.isGoneAlready,
  },
  delays: {},
  actors: {
    unlink: {
      name: /*i18n*/ { id: 'machine.thirdPartyLinks.actor.unlink', message: 'Unlink' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(THIRD_PARTY_LINKS_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof thirdPartyLinksMachine>;
