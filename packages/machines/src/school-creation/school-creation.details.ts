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
  beingCreated: 'Being created',
} as const;

/** School creation: what people read and try. */
export const details = {
  name: 'School creation',
  inputs: [
    fixture('Choice of the kind', { defaultLanguage: 'en_US', keySeed: 'seed-1' }),
    fixture('Form of a store', { step: 'form', kind: 'store', defaultLanguage: 'en_US', keySeed: 'seed-1' }),
    fixture('Form of an academy', {
      step: 'form',
      kind: 'academy',
      defaultLanguage: 'zh_CN',
      keySeed: 'seed-1',
    }),
    fixture(NAMES.beingCreated, {
      step: 'creating',
      schoolId: SAMPLE_SCHOOL_ID,
      defaultLanguage: 'en_US',
      keySeed: 'seed-1',
    }),
    fixture('First steps', {
      step: 'guide',
      schoolId: SAMPLE_SCHOOL_ID,
      defaultLanguage: 'en_US',
      keySeed: 'seed-1',
    }),
  ],
  contexts: [
    fixture(FIXTURES.manyFailures, { failures: 6 }),
    fixture('Agreement outdated', { problem: { code: 'AGREEMENT_OUTDATED' } }),
  ],
  ...SCHOOL_CREATION_NAMES,
  events: SCHOOL_CREATION_EVENTS,
  actors: {
    loadTerms: {
      name: 'Load the terms',
      kind: 'promise',
      resolves: [
        fixture('No activation code needed', { requiresActiveCode: false, agreementVersion: '2026-01' }),
        fixture('Activation code needed', { requiresActiveCode: true, agreementVersion: '2026-01' }),
      ],
      rejects: refusals(SCHOOL_CREATION_PROBLEM_CODES),
    },
    createSchool: {
      name: 'Create the school',
      kind: 'promise',
      resolves: [...CREATIONS],
      rejects: refusals(SCHOOL_CREATION_PROBLEM_CODES),
    },
    applyForCode: {
      name: 'Apply for an activation code',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(SCHOOL_CREATION_PROBLEM_CODES),
    },
    loadCreation: {
      name: 'Look how far the creation is',
      kind: 'promise',
      resolves: [...CREATIONS],
      rejects: refusals(SCHOOL_CREATION_PROBLEM_CODES),
    },
    resumeCreation: {
      name: 'Resume the creation',
      kind: 'promise',
      resolves: [...CREATIONS],
      rejects: refusals(SCHOOL_CREATION_PROBLEM_CODES),
    },
    loadFirstSteps: {
      name: 'Load the first steps',
      kind: 'promise',
      resolves: [
        fixture('Some steps done', [
          { key: 'logo', done: true },
          { key: 'course', done: false },
        ]),
        fixture('No steps', []),
      ],
      rejects: refusals(SCHOOL_CREATION_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof schoolCreationMachine>;
