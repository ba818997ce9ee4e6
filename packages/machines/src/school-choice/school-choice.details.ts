import type { MachineDetails } from '../shared/machine-details.ts';
import { record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_SCHOOL_ID } from '../details/sample-values.ts';
import { SCHOOL_CHOICE_PROBLEM_CODES } from './index.ts';
import type { schoolChoiceMachine } from './school-choice.machine.ts';

/** Choice of a school: what people read and try. */
export const details = {
  name: 'Choice of a school',
  inputs: [fixture('After sign-in', {}), fixture('Opened on purpose', { isAskedFor: true })],
  states: {
    loading: STATES.loading,
    deciding: STATES.deciding,
    choosing: STATES.choosing,
    'choosing.listing': 'List of schools',
    'choosing.noMatch': 'No match',
    entering: 'Entering the school',
    none: 'None',
    evaluating: STATES.evaluating,
    signInNeeded: STATES.signInNeeded,
    failed: 'Failed',
    over: STATES.over,
  },
  events: {
    'school.chosen': {
      name: 'School chosen',
      from: 'person',
      payload: record({ schoolId: TEXT }),
      fixtures: [
        fixture("One of the person's schools", { schoolId: SAMPLE_SCHOOL_ID }),
        fixture('A school of others', { schoolId: '1700000000000000009' }),
      ],
    },
    'keyword.typed': {
      name: EVENTS['keyword.typed'],
      from: 'person',
      payload: record({ value: TEXT }),
      fixtures: [
        fixture('A word that fits', { value: 'exam' }),
        fixture('A word that fits nothing', { value: 'zzz' }),
        ...hostileTexts((value) => ({ value })),
      ],
    },
    'schools.retried': bare('person', 'Schools retried'),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
    'choice.left': bare('person', 'Choice left'),
  },
  guards: {
    hasNone: 'There are none',
    hasNothingToChoose: 'Nothing to choose',
    isOwn: "Is one of the person's schools",
    hasNoMatch: 'Nothing matches',
    isSignInNeeded: GUARDS.isSignInNeeded,
  },
  delays: {},
  actors: {
    loadSchools: {
      name: 'Load the schools',
      kind: 'promise',
      resolves: [
        fixture('Two schools', {
          schools: [
            { id: SAMPLE_SCHOOL_ID, name: 'Example Academy', logoUrl: null, role: 'member' },
            { id: '1700000000000000002', name: 'Other School', logoUrl: null, role: 'teacher' },
          ],
        }),
        fixture('One school', {
          schools: [{ id: SAMPLE_SCHOOL_ID, name: 'Example Academy', logoUrl: null, role: 'owner' }],
        }),
        fixture(FIXTURES.noSchool, { schools: [] }),
      ],
      rejects: refusals(SCHOOL_CHOICE_PROBLEM_CODES),
    },
    enterSchool: {
      name: 'Enter the school',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(SCHOOL_CHOICE_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof schoolChoiceMachine>;
