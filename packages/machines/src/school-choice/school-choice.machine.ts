import { assign, setup } from 'xstate';
import { isSchoolId } from '../addresses/tenant.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf, UNAUTHENTICATED_CODES } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** A school that the person belongs to. */
export interface SchoolOption {
  id: string;
  name: string;
  logoUrl: string | null;
  /** What the person is there. */
  role: string | null;
}

/** What can go wrong with the choice. */
export const SCHOOL_CHOICE_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'UNKNOWN',
] as const;
export type SchoolChoiceProblemCode = (typeof SCHOOL_CHOICE_PROBLEM_CODES)[number];

export interface SchoolChoiceInput {
  /** The person asked for the choice: it is shown even where there is only one school. @default false */
  isAskedFor?: boolean;
}

/** Where the person goes on: a school's portal, or home where there is none. */
export interface SchoolChoiceOutcome {
  schoolId: string | null;
  path: string;
}

interface SchoolChoiceContext {
  isAskedFor: boolean;
  schools: SchoolOption[];
  keyword: string;
  /** Those that the keyword leaves. */
  found: SchoolOption[];
  chosenId: string | null;
  problem: Problem<SchoolChoiceProblemCode> | null;
}

export type SchoolChoiceEvent =
  | { type: 'school.chosen'; schoolId: string }
  | { type: 'keyword.typed'; value: string }
  | { type: 'schools.retried' }
  /** Signed in again. */
  | { type: 'signIn.completed' }
  /** On without a school. */
  | { type: 'choice.left' };

/** The choice of a school after a login, for those who belong to several; others pass. */
export const schoolChoiceMachine = setup({
  types: {} as {
    context: SchoolChoiceContext;
    events: SchoolChoiceEvent;
    input: SchoolChoiceInput;
    output: SchoolChoiceOutcome;
    tags:
      | 'loading'
      | 'choosing'
      /** Nothing that the keyword leaves. */
      | 'noMatch'
      /** The person belongs to no school yet. */
      | 'none'
      | 'entering'
      | 'signInNeeded'
      | 'failed';
    meta: MachineMeta;
  },
  actors: {
    loadSchools: notProvided<{ schools: SchoolOption[] }>('loadSchools'),
    /** Notes the school as the one that this browser is in (B015). */
    enterSchool: notProvided<unknown, { schoolId: string }>('enterSchool'),
  },
  actions: {
    setSchools: assign(({ context }, { schools }: { schools: SchoolOption[] }) => ({
      schools,
      found: matching(schools, context.keyword),
    })),
    setKeyword: assign(({ context }, { value }: { value: string }) => ({
      keyword: value,
      found: matching(context.schools, value),
    })),
    rememberChoice: assign({ chosenId: (_, { schoolId }: { schoolId: string }) => schoolId }),
    chooseOnly: assign({ chosenId: ({ context }) => context.schools[0]?.id ?? null }),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, SCHOOL_CHOICE_PROBLEM_CODES),
    }),
    // The way goes on without it, but a wiring that is missing must still be heard of.
    checkWiring: (_, failure: Failure) => void problemOf(failure.error, SCHOOL_CHOICE_PROBLEM_CODES),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    hasNone: ({ context }) => context.schools.length === 0,
    hasNothingToChoose: ({ context }) => context.schools.length === 1 && !context.isAskedFor,
    isOwn: ({ context }, { schoolId }: { schoolId: string }) =>
      isSchoolId(schoolId) && context.schools.some(({ id }) => id === schoolId),
    hasNoMatch: ({ context }) => context.found.length === 0,
    isSignInNeeded: ({ context }) => hasCode(context.problem, UNAUTHENTICATED_CODES),
  },
}).createMachine({
  id: 'schoolChoice',
  meta: {
    purpose: 'Lets a person who belongs to several schools choose one after a login.',
    spec: ['B015', 'C036', 'R42'],
  },
  context: ({ input }) => ({
    isAskedFor: input.isAskedFor ?? false,
    schools: [],
    keyword: '',
    found: [],
    chosenId: null,
    problem: null,
  }),
  output: ({ context: { chosenId } }) => ({
    schoolId: chosenId,
    path: chosenId === null ? '/' : `/portal/${chosenId}`,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadSchools',
        src: 'loadSchools',
        onDone: { target: 'deciding', actions: { type: 'setSchools', params: ({ event }) => event.output } },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    deciding: {
      always: [
        { guard: 'hasNone', target: 'none' },
        { guard: 'hasNothingToChoose', target: 'entering', actions: 'chooseOnly' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      tags: 'choosing',
      on: {
        'school.chosen': {
          guard: { type: 'isOwn', params: ({ event }) => event },
          target: 'entering',
          actions: { type: 'rememberChoice', params: ({ event }) => event },
        },
        'keyword.typed': {
          target: '.listing',
          actions: { type: 'setKeyword', params: ({ event }) => event },
        },
        'choice.left': 'over',
      },
      initial: 'listing',
      states: {
        listing: { always: { guard: 'hasNoMatch', target: 'noMatch' } },
        noMatch: { tags: 'noMatch' },
      },
    },
    entering: {
      tags: 'entering',
      invoke: {
        id: 'enterSchool',
        src: 'enterSchool',
        input: ({ context }) => ({ schoolId: context.chosenId ?? '' }),
        onDone: 'over',
        // Storage that is blocked keeps nobody out: the school stands in the address as well.
        onError: { target: 'over', actions: { type: 'checkWiring', params: ({ event }) => event } },
      },
    },
    none: { tags: 'none', on: { 'schools.retried': 'loading', 'choice.left': 'over' } },
    evaluating: { always: [{ guard: 'isSignInNeeded', target: 'signInNeeded' }, { target: 'failed' }] },
    signInNeeded: {
      tags: 'signInNeeded',
      on: { 'signIn.completed': { target: 'loading', actions: 'clearProblem' }, 'choice.left': 'over' },
    },
    failed: {
      tags: 'failed',
      on: { 'schools.retried': { target: 'loading', actions: 'clearProblem' }, 'choice.left': 'over' },
    },
    over: { type: 'final' },
  },
});

function matching(schools: SchoolOption[], keyword: string): SchoolOption[] {
  const wanted = keyword.normalize('NFKC').trim().toLocaleLowerCase();
  return schools.filter(({ name }) => name.normalize('NFKC').toLocaleLowerCase().includes(wanted));
}
