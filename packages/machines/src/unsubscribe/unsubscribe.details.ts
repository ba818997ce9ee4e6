import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_SCHOOL_ID } from '../details/sample-values.ts';
import { STATES } from '../details/state-names.details.ts';
import { UNSUBSCRIBE_PROBLEM_CODES } from './unsubscribe.machine.ts';
import type { unsubscribeMachine } from './unsubscribe.machine.ts';

/** Ending mails: what people read and try. */
export const details = {
  name: 'Ending mails',
  inputs: [
    fixture('A link of a mail', { token: 'token-1' }),
    fixture('A link without a token', { token: '' }),
    fixture(FIXTURES.markup, { token: '<img src=x onerror=alert(1)>' }),
    fixture(FIXTURES.aHugeText, { token: 'a'.repeat(100_000) }),
  ],
  states: {
    deciding: STATES.deciding,
    loading: STATES.loading,
    evaluating: STATES.evaluating,
    unreachable: STATES.unreachable,
    asking: 'Asking for the press',
    'asking.untouched': STATES.untouched,
    'asking.refused': STATES.refused,
    ending: 'Ending',
    ended: 'Ended',
    unknown: 'Link is not valid',
  },
  events: {
    'source.retried': bare('person', 'Source asked for again'),
    'unsubscribe.confirmed': bare('person', 'End of the mails confirmed'),
    'network.restored': bare('page', EVENTS['network.restored']),
  },
  guards: {
    hasToken: 'Link has a token',
    isTransient: GUARDS.isTransient,
  },
  delays: {},
  actors: {
    loadSource: {
      name: 'Load what the mails are about',
      kind: 'promise',
      resolves: [
        fixture('Mails of a school', {
          kind: 'lessonPublished',
          school: { id: SAMPLE_SCHOOL_ID, name: 'Example School' },
        }),
        fixture('Mails of the account', { kind: 'security', school: null }),
        fixture(FIXTURES.aHostileName, {
          kind: 'lessonPublished',
          school: { id: SAMPLE_SCHOOL_ID, name: '\u202Eevil\u202C <b>school</b>' },
        }),
      ],
      rejects: refusals(UNSUBSCRIBE_PROBLEM_CODES),
    },
    unsubscribe: {
      name: 'End the mails',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(UNSUBSCRIBE_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof unsubscribeMachine>;
