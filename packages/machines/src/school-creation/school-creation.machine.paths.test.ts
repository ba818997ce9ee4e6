import { expect, test } from 'vitest';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { schoolCreationMachine } from './school-creation.machine.ts';

const made = (status: string): object => ({
  schoolId: 's',
  kind: 'academy',
  status,
  steps: [],
  portalUrl: null,
});
const events = [
  { type: 'kind.chosen', kind: 'academy' },
  { type: 'kind.chosen', kind: 'learner' },
  { type: 'kind.reconsidered' },
  { type: 'field.changed', field: 'name', value: 'Stoa' },
  { type: 'agreement.changed', agreed: true },
  { type: 'school.submitted' },
  { type: 'terms.retried' },
  { type: 'application.begun' },
  { type: 'application.submitted' },
  { type: 'application.left' },
  { type: 'application.changed', field: 'organisation', value: 'Stoa' },
  { type: 'application.changed', field: 'contactName', value: 'Ada' },
  { type: 'application.changed', field: 'contactEmail', value: 'a@b.cd' },
  { type: 'application.changed', field: 'reason', value: 'x' },
  { type: 'creation.retried' },
  { type: 'guide.opened' },
  { type: 'guide.refreshed' },
  done('loadTerms', { requiresActiveCode: false, agreementVersion: '1' }),
  failed('loadTerms', { code: 'NETWORK' }),
  done('createSchool', made('creating')),
  failed('createSchool', { code: 'SCHOOL_EXISTS' }),
  failed('createSchool', { code: 'AGREEMENT_OUTDATED' }),
  done('applyForCode', undefined),
  failed('applyForCode', { code: 'CONFLICT' }),
  ...['creating', 'ready', 'failed'].map((status) => done('loadCreation', made(status))),
  failed('loadCreation', { code: 'NETWORK' }),
  failed('loadCreation', { code: 'NOT_FOUND' }),
  done('resumeCreation', made('creating')),
  failed('resumeCreation', { code: 'NETWORK' }),
  done('loadFirstSteps', []),
  failed('loadFirstSteps', { code: 'NETWORK' }),
  elapsed('pollInterval', 'schoolCreation.creating.waiting'),
  elapsed('backOff', 'schoolCreation.creating.offline'),
];
const reached = (['choosing', 'form', 'creating', 'guide'] as const).flatMap((step) =>
  walk(schoolCreationMachine, {
    input: { step, schoolId: 's', defaultLanguage: 'en_US', keySeed: 'k' },
    events,
    facts: ({ fields, agreed, application, creation, problem, terms }) => ({
      fields,
      agreed,
      application,
      creation: creation?.status,
      problem,
      terms,
    }),
    limit: 60_000,
  }),
);

test('every state of the creation can be reached (B027)', () => {
  expect(unreachedStates(schoolCreationMachine, reached)).toEqual([
    'schoolCreation.starting',
    'schoolCreation.evaluating',
    'schoolCreation.creating.looking',
    'schoolCreation.creating.evaluating',
  ]);
});

test('no failure is a dead end (B027)', () => {
  const ways = [
    'school.submitted',
    'terms.retried',
    'application.left',
    'creation.retried',
    'guide.refreshed',
  ];
  const events = ways.map((type) => ({ type }));
  expect(deadEnds(reached, 'failed', events)).toEqual([]);
  expect(deadEnds(reached, 'invalid', events)).toEqual([]);
  expect(deadEnds(reached, 'offline', events)).toEqual([]);
});
