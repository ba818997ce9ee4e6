import type { MachineDetails } from '../shared/machine-details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_SCHOOL_ID } from '../details/sample-values.ts';
import { SCHOOL_CREATION_PROBLEM_CODES } from './index.ts';
import { CREATIONS } from './school-creation.samples.details.ts';
import type { schoolCreationMachine } from './school-creation.machine.ts';
import { SCHOOL_CREATION_EVENTS } from './school-creation.events.details.ts';
import { SCHOOL_CREATION_NAMES } from './school-creation.names.details.ts';

const NAMES = {
  beingCreated: /*i18n*/ { id: 'machine.schoolCreation.fixture.beingCreated', message: 'Being created' },
} as const;

/** School creation: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.schoolCreation.name', message: 'School creation' },
  purpose: /*i18n*/ {
    id: 'machine.schoolCreation.purpose',
    message: 'Creates an academy or a store, follows its creation over reloads, and shows the first steps.',
  },
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
  contexts: [
    fixture(FIXTURES.manyFailures, { failures: 6 }),
    fixture(
      /*i18n*/ { id: 'machine.schoolCreation.fixture.agreementOutdated', message: 'Agreement outdated' },
      { problem: { code: 'AGREEMENT_OUTDATED' } },
    ),
  ],
  ...SCHOOL_CREATION_NAMES,
  events: SCHOOL_CREATION_EVENTS,
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
      resolves: [...CREATIONS],
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
      resolves: [...CREATIONS],
      rejects: refusals(SCHOOL_CREATION_PROBLEM_CODES),
    },
    resumeCreation: {
      name: /*i18n*/ { id: 'machine.schoolCreation.actor.resumeCreation', message: 'Resume the creation' },
      kind: 'promise',
      resolves: [...CREATIONS],
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
