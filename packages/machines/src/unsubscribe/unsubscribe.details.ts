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
  name: /*i18n*/ { id: 'machine.unsubscribe.name', message: 'Ending mails' },
  purpose: /*i18n*/ {
    id: 'machine.unsubscribe.purpose',
    message: 'Ends the mails of one source by the link of a mail, after one press.',
  },
  inputs: [
    fixture(
      /*i18n*/ { id: 'machine.unsubscribe.fixture.aLink', message: 'A link of a mail' },
      { token: 'token-1' },
    ),
    fixture(
      /*i18n*/ { id: 'machine.unsubscribe.fixture.aLinkWithoutAToken', message: 'A link without a token' },
      { token: '' },
    ),
    fixture(FIXTURES.markup, { token: '<img src=x onerror=alert(1)>' }),
    fixture(FIXTURES.aHugeText, { token: 'a'.repeat(100_000) }),
  ],
  states: {
    deciding: STATES.deciding,
    loading: STATES.loading,
    judging: STATES.judging,
    unreachable: STATES.unreachable,
    asking: /*i18n*/ { id: 'machine.unsubscribe.state.asking', message: 'Asking for the press' },
    'asking.untouched': STATES.untouched,
    'asking.refused': STATES.refused,
    ending: /*i18n*/ { id: 'machine.unsubscribe.state.ending', message: 'Ending' },
    ended: /*i18n*/ { id: 'machine.unsubscribe.state.ended', message: 'Ended' },
    unknown: /*i18n*/ { id: 'machine.unsubscribe.state.unknown', message: 'Link is not valid' },
  },
  events: {
    'source.retried': bare(
      'person',
      /*i18n*/ { id: 'machine.unsubscribe.event.source.retried', message: 'Source asked for again' },
    ),
    'unsubscribe.confirmed': bare(
      'person',
      /*i18n*/ {
        id: 'machine.unsubscribe.event.unsubscribe.confirmed',
        message: 'End of the mails confirmed',
      },
    ),
    'network.restored': bare('page', EVENTS['network.restored']),
  },
  guards: {
    hasToken: /*i18n*/ { id: 'machine.unsubscribe.guard.hasToken', message: 'Link has a token' },
    isTransient: GUARDS.isTransient,
  },
  delays: {},
  actors: {
    loadSource: {
      name: /*i18n*/ { id: 'machine.unsubscribe.actor.loadSource', message: 'Load what the mails are about' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.unsubscribe.fixture.mailsOfASchool', message: 'Mails of a school' },
          {
            kind: 'lessonPublished',
            school: { id: SAMPLE_SCHOOL_ID, name: 'Example School' },
          },
        ),
        fixture(
          /*i18n*/ { id: 'machine.unsubscribe.fixture.mailsOfTheAccount', message: 'Mails of the account' },
          { kind: 'security', school: null },
        ),
        fixture(FIXTURES.aHostileName, {
          kind: 'lessonPublished',
          school: { id: SAMPLE_SCHOOL_ID, name: '\u202Eevil\u202C <b>school</b>' },
        }),
      ],
      rejects: refusals(UNSUBSCRIBE_PROBLEM_CODES),
    },
    unsubscribe: {
      name: /*i18n*/ { id: 'machine.unsubscribe.actor.unsubscribe', message: 'End the mails' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(UNSUBSCRIBE_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof unsubscribeMachine>;
