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
  name: 'Links to third parties',
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  states: {
    resting: STATES.resting,
    'resting.quiet': STATES.quiet,
    'resting.unlinked': 'Unlinked',
    confirming: 'Asking for confirmation',
    unlinking: 'Unlinking',
    evaluating: STATES.evaluating,
    proving: STATES.proving,
    refused: STATES.refused,
  },
  events: {
    'proof.given': bare('page', EVENTS['proof.given']),
    'proof.declined': bare('page', EVENTS['proof.declined']),
    'unlinking.requested': {
      name: 'Unlinking asked for',
      from: 'person',
      payload: record({ linkId: TEXT }),
      fixtures: [fixture('A link', { linkId: '1700000000000000701' })],
    },
    'unlinking.confirmed': bare('person', 'Unlinking confirmed'),
    'unlinking.cancelled': bare('person', 'Unlinking cancelled'),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
  },
  guards: {
    needsProof: GUARDS.needsProof,
    isGoneAlready: GUARDS.isGoneAlready,
  },
  delays: {},
  actors: {
    unlink: {
      name: 'Unlink',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(THIRD_PARTY_LINKS_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof thirdPartyLinksMachine>;
