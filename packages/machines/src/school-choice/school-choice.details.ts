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
  name: /*i18n*/ { id: 'machine.schoolChoice.name', message: 'Choice of a school' },
  purpose: /*i18n*/ {
    id: 'machine.schoolChoice.purpose',
    message: 'Lets a person who belongs to several schools choose one after a login.',
  },
  inputs: [
    fixture(/*i18n*/ { id: 'machine.schoolChoice.fixture.afterSignIn', message: 'After sign-in' }, {}),
    fixture(
      /*i18n*/ { id: 'machine.schoolChoice.fixture.openedOnPurpose', message: 'Opened on purpose' },
      { isAskedFor: true },
    ),
  ],
  states: {
    loading: STATES.loading,
    deciding: STATES.deciding,
    choosing: STATES.choosing,
    'choosing.listing': /*i18n*/ {
      id: 'machine.schoolChoice.state.choosing.listing',
      message: 'List of schools',
    },
    'choosing.noMatch': /*i18n*/ { id: 'machine.schoolChoice.state.choosing.noMatch', message: 'No match' },
    entering: /*i18n*/ { id: 'machine.schoolChoice.state.entering', message: 'Entering the school' },
    none: /*i18n*/ { id: 'machine.schoolChoice.state.none', message: 'None' },
    judging: STATES.judging,
    signInNeeded: STATES.signInNeeded,
    failed: /*i18n*/ { id: 'machine.schoolChoice.state.failed', message: 'Failed' },
    over: STATES.over,
  },
  events: {
    'school.chosen': {
      name: /*i18n*/ { id: 'machine.schoolChoice.event.school.chosen', message: 'School chosen' },
      from: 'person',
      payload: record({ schoolId: TEXT }),
      fixtures: [
        fixture(
          /*i18n*/ {
            id: 'machine.schoolChoice.fixture.oneOfThePersonsSchools',
            message: "One of the person's schools",
          },
          { schoolId: SAMPLE_SCHOOL_ID },
        ),
        fixture(
          /*i18n*/ { id: 'machine.schoolChoice.fixture.aSchoolOfOthers', message: 'A school of others' },
          { schoolId: '1700000000000000009' },
        ),
      ],
    },
    'keyword.typed': {
      name: EVENTS['keyword.typed'],
      from: 'person',
      payload: record({ value: TEXT }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.schoolChoice.fixture.aWordThatFits', message: 'A word that fits' },
          { value: 'exam' },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.schoolChoice.fixture.aWordThatFitsNothing',
            message: 'A word that fits nothing',
          },
          { value: 'zzz' },
        ),
        ...hostileTexts((value) => ({ value })),
      ],
    },
    'schools.retried': bare(
      'person',
      /*i18n*/ { id: 'machine.schoolChoice.event.schools.retried', message: 'Schools retried' },
    ),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
    'choice.left': bare(
      'person',
      /*i18n*/ { id: 'machine.schoolChoice.event.choice.left', message: 'Choice left' },
    ),
  },
  guards: {
    hasNone: /*i18n*/ { id: 'machine.schoolChoice.guard.hasNone', message: 'There are none' },
    hasNothingToChoose: /*i18n*/ {
      id: 'machine.schoolChoice.guard.hasNothingToChoose',
      message: 'Nothing to choose',
    },
    isOwn: /*i18n*/ { id: 'machine.schoolChoice.guard.isOwn', message: "Is one of the person's schools" },
    hasNoMatch: /*i18n*/ { id: 'machine.schoolChoice.guard.hasNoMatch', message: 'Nothing matches' },
    isSignInNeeded: GUARDS.isSignInNeeded,
  },
  delays: {},
  actors: {
    loadSchools: {
      name: /*i18n*/ { id: 'machine.schoolChoice.actor.loadSchools', message: 'Load the schools' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.schoolChoice.fixture.twoSchools', message: 'Two schools' },
          {
            schools: [
              { id: SAMPLE_SCHOOL_ID, name: 'Example Academy', logoUrl: null, role: 'member' },
              { id: '1700000000000000002', name: 'Other School', logoUrl: null, role: 'teacher' },
            ],
          },
        ),
        fixture(
          /*i18n*/ { id: 'machine.schoolChoice.fixture.oneSchool', message: 'One school' },
          { schools: [{ id: SAMPLE_SCHOOL_ID, name: 'Example Academy', logoUrl: null, role: 'owner' }] },
        ),
        fixture(FIXTURES.noSchool, { schools: [] }),
      ],
      rejects: refusals(SCHOOL_CHOICE_PROBLEM_CODES),
    },
    enterSchool: {
      name: /*i18n*/ { id: 'machine.schoolChoice.actor.enterSchool', message: 'Enter the school' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(SCHOOL_CHOICE_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof schoolChoiceMachine>;
