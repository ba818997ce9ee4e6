import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, record, TEXT, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_SCHOOL_ID } from '../details/sample-values.ts';
import { SCHOOL_CREATION_PROBLEM_CODES } from './index.ts';
import type { schoolCreationMachine } from './school-creation.machine.ts';

const NAMES = {
  beingCreated: /*i18n*/ { id: 'machine.schoolCreation.fixture.beingCreated', message: 'Being created' },
  schoolIsReady: /*i18n*/ { id: 'machine.schoolCreation.fixture.schoolIsReady', message: 'School is ready' },
  creationHasStopped: /*i18n*/ {
    id: 'machine.schoolCreation.fixture.creationHasStopped',
    message: 'Creation has stopped',
  },
} as const;

/** School creation: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.schoolCreation.name', message: 'School creation' },
  inputs: [
    fixture(
      /*i18n*/ { id: 'machine.schoolCreation.fixture.choiceOfTheKind', message: 'Choice of the kind' },
      { defaultLanguage: 'en_US', keySeed: 'seed-1' },
    ),
    fixture(
      /*i18n*/ { id: 'machine.schoolCreation.fixture.formOfAStore', message: 'Form of a store' },
      { step: 'form', kind: 'store', defaultLanguage: 'en_US', keySeed: 'seed-1' },
    ),
    fixture(
      /*i18n*/ { id: 'machine.schoolCreation.fixture.formOfAnAcademy', message: 'Form of an academy' },
      { step: 'form', kind: 'academy', defaultLanguage: 'zh_CN', keySeed: 'seed-1' },
    ),
    fixture(NAMES.beingCreated, {
      step: 'creating',
      schoolId: SAMPLE_SCHOOL_ID,
      defaultLanguage: 'en_US',
      keySeed: 'seed-1',
    }),
    fixture(
      /*i18n*/ { id: 'machine.schoolCreation.fixture.firstSteps', message: 'First steps' },
      { step: 'guide', schoolId: SAMPLE_SCHOOL_ID, defaultLanguage: 'en_US', keySeed: 'seed-1' },
    ),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    starting: STATES.starting,
    choosing: STATES.choosing,
    preparing: /*i18n*/ { id: 'machine.schoolCreation.state.preparing', message: 'Loading the terms' },
    unprepared: /*i18n*/ { id: 'machine.schoolCreation.state.unprepared', message: 'Could not be prepared' },
    form: STATES.form,
    'form.untouched': STATES.untouched,
    'form.invalid': STATES.invalid,
    'form.refused': STATES.refused,
    'form.outdated': /*i18n*/ {
      id: 'machine.schoolCreation.state.form.outdated',
      message: 'Agreement has changed',
    },
    applying: /*i18n*/ {
      id: 'machine.schoolCreation.state.applying',
      message: 'Asking for an activation code',
    },
    'applying.untouched': STATES.untouched,
    'applying.invalid': STATES.invalid,
    'applying.refused': STATES.refused,
    'applying.sending': STATES.sending,
    'applying.sent': /*i18n*/ {
      id: 'machine.schoolCreation.state.applying.sent',
      message: 'Application sent',
    },
    submitting: STATES.submitting,
    judging: STATES.judging,
    creating: /*i18n*/ { id: 'machine.schoolCreation.state.creating', message: 'Being created' },
    'creating.looking': STATES.looking,
    'creating.waiting': /*i18n*/ {
      id: 'machine.schoolCreation.state.creating.waiting',
      message: 'Waiting for progress',
    },
    'creating.asking': /*i18n*/ {
      id: 'machine.schoolCreation.state.creating.asking',
      message: 'Asking for progress',
    },
    'creating.judging': STATES.judging,
    'creating.offline': STATES.offline,
    'creating.stopped': STATES.stopped,
    'creating.resuming': /*i18n*/ {
      id: 'machine.schoolCreation.state.creating.resuming',
      message: 'Resuming',
    },
    'creating.lost': /*i18n*/ {
      id: 'machine.schoolCreation.state.creating.lost',
      message: 'Creation not found',
    },
    ready: /*i18n*/ { id: 'machine.schoolCreation.state.ready', message: 'School is ready' },
    guide: /*i18n*/ { id: 'machine.schoolCreation.state.guide', message: 'First steps' },
    'guide.loading': STATES.loading,
    'guide.shown': STATES.shown,
    'guide.unknown': /*i18n*/ {
      id: 'machine.schoolCreation.state.guide.unknown',
      message: 'Could not be loaded',
    },
    learner: /*i18n*/ { id: 'machine.schoolCreation.state.learner', message: 'Goes on as a learner' },
  },
  events: {
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
    'agreement.changed': {
      name: EVENTS['agreement.changed'],
      from: 'person',
      payload: record({ agreed: YES_OR_NO }),
      fixtures: [fixture(FIXTURES.ticked, { agreed: true }), fixture(FIXTURES.notTicked, { agreed: false })],
    },
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
      name: /*i18n*/ {
        id: 'machine.schoolCreation.event.application.changed',
        message: 'Application changed',
      },
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
  },
  guards: {
    startsWith: GUARDS.startsWith,
    isLearner: /*i18n*/ { id: 'machine.schoolCreation.guard.isLearner', message: 'Goes on as a learner' },
    isComplete: GUARDS.isComplete,
    isApplicationComplete: /*i18n*/ {
      id: 'machine.schoolCreation.guard.isApplicationComplete',
      message: 'Application is complete',
    },
    isOutdated: GUARDS.isOutdated,
    isReady: GUARDS.isReady,
    hasStopped: /*i18n*/ { id: 'machine.schoolCreation.guard.hasStopped', message: 'Creation has stopped' },
    isTransient: GUARDS.isTransient,
  },
  delays: {
    pollInterval: DELAYS.pollInterval,
    backOff: DELAYS.backOff,
  },
  actors: {
    loadTerms: {
      name: /*i18n*/ { id: 'machine.schoolCreation.actor.loadTerms', message: 'Load the terms' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ {
            id: 'machine.schoolCreation.fixture.noActivationCodeNeeded',
            message: 'No activation code needed',
          },
          { requiresActiveCode: false, agreementVersion: '2026-01' },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.schoolCreation.fixture.activationCodeNeeded',
            message: 'Activation code needed',
          },
          { requiresActiveCode: true, agreementVersion: '2026-01' },
        ),
      ],
      rejects: refusals(SCHOOL_CREATION_PROBLEM_CODES),
    },
    createSchool: {
      name: /*i18n*/ { id: 'machine.schoolCreation.actor.createSchool', message: 'Create the school' },
      kind: 'promise',
      resolves: [
        fixture(NAMES.beingCreated, {
          schoolId: SAMPLE_SCHOOL_ID,
          kind: 'academy',
          status: 'creating',
          steps: [
            { key: 'school', status: 'done' },
            { key: 'portal', status: 'running' },
          ],
          portalUrl: null,
        }),
        fixture(NAMES.schoolIsReady, {
          schoolId: SAMPLE_SCHOOL_ID,
          kind: 'academy',
          status: 'ready',
          steps: [
            { key: 'school', status: 'done' },
            { key: 'portal', status: 'done' },
          ],
          portalUrl: '/portal/1700000000000000001',
        }),
        fixture(NAMES.creationHasStopped, {
          schoolId: SAMPLE_SCHOOL_ID,
          kind: 'academy',
          status: 'failed',
          steps: [
            { key: 'school', status: 'done' },
            { key: 'portal', status: 'failed' },
          ],
          portalUrl: null,
        }),
      ],
      rejects: refusals(SCHOOL_CREATION_PROBLEM_CODES),
    },
    applyForCode: {
      name: /*i18n*/ {
        id: 'machine.schoolCreation.actor.applyForCode',
        message: 'Apply for an activation code',
      },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(SCHOOL_CREATION_PROBLEM_CODES),
    },
    loadCreation: {
      name: /*i18n*/ {
        id: 'machine.schoolCreation.actor.loadCreation',
        message: 'Look how far the creation is',
      },
      kind: 'promise',
      resolves: [
        fixture(NAMES.beingCreated, {
          schoolId: SAMPLE_SCHOOL_ID,
          kind: 'academy',
          status: 'creating',
          steps: [
            { key: 'school', status: 'done' },
            { key: 'portal', status: 'running' },
          ],
          portalUrl: null,
        }),
        fixture(NAMES.schoolIsReady, {
          schoolId: SAMPLE_SCHOOL_ID,
          kind: 'academy',
          status: 'ready',
          steps: [
            { key: 'school', status: 'done' },
            { key: 'portal', status: 'done' },
          ],
          portalUrl: '/portal/1700000000000000001',
        }),
        fixture(NAMES.creationHasStopped, {
          schoolId: SAMPLE_SCHOOL_ID,
          kind: 'academy',
          status: 'failed',
          steps: [
            { key: 'school', status: 'done' },
            { key: 'portal', status: 'failed' },
          ],
          portalUrl: null,
        }),
      ],
      rejects: refusals(SCHOOL_CREATION_PROBLEM_CODES),
    },
    resumeCreation: {
      name: /*i18n*/ { id: 'machine.schoolCreation.actor.resumeCreation', message: 'Resume the creation' },
      kind: 'promise',
      resolves: [
        fixture(NAMES.beingCreated, {
          schoolId: SAMPLE_SCHOOL_ID,
          kind: 'academy',
          status: 'creating',
          steps: [
            { key: 'school', status: 'done' },
            { key: 'portal', status: 'running' },
          ],
          portalUrl: null,
        }),
        fixture(NAMES.schoolIsReady, {
          schoolId: SAMPLE_SCHOOL_ID,
          kind: 'academy',
          status: 'ready',
          steps: [
            { key: 'school', status: 'done' },
            { key: 'portal', status: 'done' },
          ],
          portalUrl: '/portal/1700000000000000001',
        }),
        fixture(NAMES.creationHasStopped, {
          schoolId: SAMPLE_SCHOOL_ID,
          kind: 'academy',
          status: 'failed',
          steps: [
            { key: 'school', status: 'done' },
            { key: 'portal', status: 'failed' },
          ],
          portalUrl: null,
        }),
      ],
      rejects: refusals(SCHOOL_CREATION_PROBLEM_CODES),
    },
    loadFirstSteps: {
      name: /*i18n*/ { id: 'machine.schoolCreation.actor.loadFirstSteps', message: 'Load the first steps' },
      kind: 'promise',
      resolves: [
        fixture(/*i18n*/ { id: 'machine.schoolCreation.fixture.someStepsDone', message: 'Some steps done' }, [
          { key: 'logo', done: true },
          { key: 'course', done: false },
        ]),
        fixture(/*i18n*/ { id: 'machine.schoolCreation.fixture.noSteps', message: 'No steps' }, []),
      ],
      rejects: refusals(SCHOOL_CREATION_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof schoolCreationMachine>;
