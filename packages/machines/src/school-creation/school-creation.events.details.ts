import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { AGREEMENT_CHANGED } from '../details/shared-events.details.ts';
import type { schoolCreationMachine } from './school-creation.machine.ts';

/** What may happen, and values to try it with. */
export const SCHOOL_CREATION_EVENTS = {
  'kind.chosen': {
    name: 'Kind chosen',
    from: 'person',
    payload: record({ kind: oneOf('academy', 'store', 'learner') }),
    fixtures: [
      fixture('Academy', { kind: 'academy' }),
      fixture('Store', { kind: 'store' }),
      fixture('Goes on as a learner', { kind: 'learner' }),
    ],
  },
  'kind.reconsidered': bare('person', 'Kind reconsidered'),
  'field.changed': {
    name: EVENTS['field.changed'],
    from: 'person',
    payload: record({
      field: oneOf('name', 'summary', 'defaultLanguage', 'domain', 'activeCode'),
      value: TEXT,
    }),
    fixtures: [
      fixture('A right name', { field: 'name', value: 'Example Academy' }),
      fixture('A name that is too short', { field: 'name', value: 'E' }),
      fixture('A summary', { field: 'summary', value: 'Geometry for everyone.' }),
      fixture(FIXTURES.anotherLanguage, { field: 'defaultLanguage', value: 'de_DE' }),
      fixture('A right domain', { field: 'domain', value: 'academy.example.org' }),
      fixture('A wrong domain', { field: 'domain', value: 'not a domain' }),
      fixture('An activation code', { field: 'activeCode', value: 'STOA-2026' }),
      ...hostileTexts((value) => ({ field: 'name' as const, value })),
    ],
  },
  'currency.chosen': {
    name: 'Currency chosen',
    from: 'person',
    payload: record({ currency: oneOf('CNY', 'EUR', 'GBP', 'JPY', 'USD') }),
    fixtures: [fixture('Euro', { currency: 'EUR' }), fixture('Yuan', { currency: 'CNY' })],
  },
  'logo.uploaded': {
    name: 'Logo uploaded',
    from: 'page',
    payload: record({ uploadId: TEXT }),
    fixtures: [fixture('A logo', { uploadId: '1700000000000001001' })],
  },
  'logo.removed': bare('person', 'Logo removed'),
  'agreement.changed': AGREEMENT_CHANGED,
  'school.submitted': bare('person', 'School submitted'),
  'terms.retried': bare('person', 'Terms retried'),
  'application.begun': bare('person', 'Application begun'),
  'application.changed': {
    name: 'Application changed',
    from: 'person',
    payload: record({ field: oneOf('organisation', 'contactName', 'contactEmail', 'reason'), value: TEXT }),
    fixtures: [
      fixture('An organisation', { field: 'organisation', value: 'Example Academy' }),
      fixture(FIXTURES.aName, { field: 'contactName', value: 'Ada Example' }),
      fixture(FIXTURES.aRightEmailAddress, { field: 'contactEmail', value: 'ada@example.org' }),
      fixture('A reason', { field: 'reason', value: 'We teach geometry.' }),
      ...hostileTexts((value) => ({ field: 'reason' as const, value })),
    ],
  },
  'application.submitted': bare('person', 'Application submitted'),
  'application.left': bare('person', 'Application left'),
  'creation.retried': bare('person', 'Creation retried'),
  'network.restored': bare('page', EVENTS['network.restored']),
  'guide.opened': bare('person', 'First steps opened'),
  'guide.refreshed': bare('page', 'First steps loaded again'),
} satisfies MachineDetails<typeof schoolCreationMachine>['events'];
