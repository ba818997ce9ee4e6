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
    name: /*i18n*/ { id: 'machine.schoolCreation.event.kind.chosen', message: 'Kind chosen' },
    from: 'person',
    payload: record({ kind: oneOf('academy', 'store', 'learner') }),
    fixtures: [
      fixture(
        /*i18n*/ { id: 'machine.schoolCreation.fixture.academy', message: 'Academy' },
        { kind: 'academy' },
      ),
      fixture(/*i18n*/ { id: 'machine.schoolCreation.fixture.store', message: 'Store' }, { kind: 'store' }),
      fixture(
        /*i18n*/ { id: 'machine.schoolCreation.fixture.goesOnAsALearner', message: 'Goes on as a learner' },
        { kind: 'learner' },
      ),
    ],
  },
  'kind.reconsidered': bare(
    'person',
    /*i18n*/ { id: 'machine.schoolCreation.event.kind.reconsidered', message: 'Kind reconsidered' },
  ),
  'field.changed': {
    name: EVENTS['field.changed'],
    from: 'person',
    payload: record({
      field: oneOf('name', 'summary', 'defaultLanguage', 'domain', 'activeCode'),
      value: TEXT,
    }),
    fixtures: [
      fixture(
        /*i18n*/ { id: 'machine.schoolCreation.fixture.aRightName', message: 'A right name' },
        { field: 'name', value: 'Example Academy' },
      ),
      fixture(
        /*i18n*/ {
          id: 'machine.schoolCreation.fixture.aNameThatIsTooShort',
          message: 'A name that is too short',
        },
        { field: 'name', value: 'E' },
      ),
      fixture(
        /*i18n*/ { id: 'machine.schoolCreation.fixture.aSummary', message: 'A summary' },
        { field: 'summary', value: 'Geometry for everyone.' },
      ),
      fixture(FIXTURES.anotherLanguage, { field: 'defaultLanguage', value: 'de_DE' }),
      fixture(
        /*i18n*/ { id: 'machine.schoolCreation.fixture.aRightDomain', message: 'A right domain' },
        { field: 'domain', value: 'academy.example.org' },
      ),
      fixture(
        /*i18n*/ { id: 'machine.schoolCreation.fixture.aWrongDomain', message: 'A wrong domain' },
        { field: 'domain', value: 'not a domain' },
      ),
      fixture(
        /*i18n*/ { id: 'machine.schoolCreation.fixture.anActivationCode', message: 'An activation code' },
        { field: 'activeCode', value: 'STOA-2026' },
      ),
      ...hostileTexts((value) => ({ field: 'name' as const, value })),
    ],
  },
  'currency.chosen': {
    name: /*i18n*/ { id: 'machine.schoolCreation.event.currency.chosen', message: 'Currency chosen' },
    from: 'person',
    payload: record({ currency: oneOf('CNY', 'EUR', 'GBP', 'JPY', 'USD') }),
    fixtures: [
      fixture(/*i18n*/ { id: 'machine.schoolCreation.fixture.euro', message: 'Euro' }, { currency: 'EUR' }),
      fixture(/*i18n*/ { id: 'machine.schoolCreation.fixture.yuan', message: 'Yuan' }, { currency: 'CNY' }),
    ],
  },
  'logo.uploaded': {
    name: /*i18n*/ { id: 'machine.schoolCreation.event.logo.uploaded', message: 'Logo uploaded' },
    from: 'page',
    payload: record({ uploadId: TEXT }),
    fixtures: [
      fixture(
        /*i18n*/ { id: 'machine.schoolCreation.fixture.aLogo', message: 'A logo' },
        { uploadId: '1700000000000001001' },
      ),
    ],
  },
  'logo.removed': bare(
    'person',
    /*i18n*/ { id: 'machine.schoolCreation.event.logo.removed', message: 'Logo removed' },
  ),
  'agreement.changed': AGREEMENT_CHANGED,
  'school.submitted': bare(
    'person',
    /*i18n*/ { id: 'machine.schoolCreation.event.school.submitted', message: 'School submitted' },
  ),
  'terms.retried': bare(
    'person',
    /*i18n*/ { id: 'machine.schoolCreation.event.terms.retried', message: 'Terms retried' },
  ),
  'application.begun': bare(
    'person',
    /*i18n*/ { id: 'machine.schoolCreation.event.application.begun', message: 'Application begun' },
  ),
  'application.changed': {
    name: /*i18n*/ { id: 'machine.schoolCreation.event.application.changed', message: 'Application changed' },
    from: 'person',
    payload: record({ field: oneOf('organisation', 'contactName', 'contactEmail', 'reason'), value: TEXT }),
    fixtures: [
      fixture(
        /*i18n*/ { id: 'machine.schoolCreation.fixture.anOrganisation', message: 'An organisation' },
        { field: 'organisation', value: 'Example Academy' },
      ),
      fixture(FIXTURES.aName, { field: 'contactName', value: 'Ada Example' }),
      fixture(FIXTURES.aRightEmailAddress, { field: 'contactEmail', value: 'ada@example.org' }),
      fixture(
        /*i18n*/ { id: 'machine.schoolCreation.fixture.aReason', message: 'A reason' },
        { field: 'reason', value: 'We teach geometry.' },
      ),
      ...hostileTexts((value) => ({ field: 'reason' as const, value })),
    ],
  },
  'application.submitted': bare(
    'person',
    /*i18n*/ { id: 'machine.schoolCreation.event.application.submitted', message: 'Application submitted' },
  ),
  'application.left': bare(
    'person',
    /*i18n*/ { id: 'machine.schoolCreation.event.application.left', message: 'Application left' },
  ),
  'creation.retried': bare(
    'person',
    /*i18n*/ { id: 'machine.schoolCreation.event.creation.retried', message: 'Creation retried' },
  ),
  'network.restored': bare('page', EVENTS['network.restored']),
  'guide.opened': bare(
    'person',
    /*i18n*/ { id: 'machine.schoolCreation.event.guide.opened', message: 'First steps opened' },
  ),
  'guide.refreshed': bare(
    'page',
    /*i18n*/ { id: 'machine.schoolCreation.event.guide.refreshed', message: 'First steps loaded again' },
  ),
} satisfies MachineDetails<typeof schoolCreationMachine>['events'];
