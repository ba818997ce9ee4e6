import { assign, setup } from 'xstate';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** What can go wrong with the steps of a scenario. */
export const SCENARIO_PROBLEM_CODES = [...CALL_PROBLEM_CODES, 'SCHOOL_CLOSED'] as const;
export type ScenarioProblemCode = (typeof SCENARIO_PROBLEM_CODES)[number];

/** An answer to a step, from 1. */
export interface ScenarioAnswer {
  step: number;
  answer: string;
}

/** What the server says of answers. */
export interface ScenarioOutcome {
  results: readonly { step: number; correct: boolean; explanation: string }[];
  /** Steps that are done. */
  done: readonly number[];
}

export interface ScenarioInput {
  /** As the server knows it. */
  done: readonly number[];
  /** Progress is kept by the server for those who are, by the device for others. */
  isSignedIn: boolean;
}

export interface CheckScenarioInput {
  answers: readonly ScenarioAnswer[];
}

interface ScenarioContext {
  isSignedIn: boolean;
  /** In order. */
  done: readonly number[];
  /** Right answers that the device keeps, one a step. */
  kept: readonly ScenarioAnswer[];
  /** What is checked now. */
  asked: readonly ScenarioAnswer[];
  /** What was said of the last answer to each step. */
  results: ScenarioOutcome['results'];
  problem: Problem<ScenarioProblemCode> | null;
}

export type ScenarioEvent =
  /** What a visitor did on this device before. */
  | { type: 'device.read'; kept: readonly ScenarioAnswer[] }
  /** The server told anew what is done. */
  | { type: 'progress.loaded'; done: readonly number[] }
  | { type: 'answer.given'; step: number; answer: string }
  | { type: 'restart.requested' }
  | { type: 'problem.dismissed' };

const inOrder = (...steps: (readonly number[])[]): number[] =>
  [...new Set(steps.flat())].toSorted((one, other) => one - other);
const stepsOf = (answers: readonly ScenarioAnswer[]): number[] => answers.map(({ step }) => step);

/** The steps of a scenario: each has a question that proves it, and what is done stays done. */
export const scenarioMachine = setup({
  types: {} as {
    context: ScenarioContext;
    events: ScenarioEvent;
    input: ScenarioInput;
    tags:
      | 'checking'
      /** `context.problem`: why an answer was not checked. */
      | 'failed';
    meta: MachineMeta;
  },
  actors: {
    checkAnswers: notProvided<ScenarioOutcome, CheckScenarioInput>('checkAnswers'),
    clearProgress: notProvided<void>('clearProgress'),
  },
  actions: {
    readDevice: assign(({ context }, { kept }: { kept: readonly ScenarioAnswer[] }) => ({
      kept,
      // Of somebody who is signed in only what the server has checked counts.
      done: context.isSignedIn ? context.done : inOrder(context.done, stepsOf(kept)),
    })),
    storeProgress: assign(({ context }, { done }: { done: readonly number[] }) => ({
      done: inOrder(context.done, done),
    })),
    ask: assign((_, { answers }: { answers: readonly ScenarioAnswer[] }) => ({
      asked: answers,
      problem: null,
    })),
    setOutcome: assign(({ context }, { output }: { output: ScenarioOutcome }) => {
      const { asked, isSignedIn } = context;
      const right = new Set(output.results.filter(({ correct }) => correct).map(({ step }) => step));
      const answered = new Set(stepsOf(asked));
      return {
        done: inOrder(context.done, output.done),
        results: [...context.results.filter(({ step }) => !answered.has(step)), ...output.results],
        kept: isSignedIn
          ? []
          : [
              ...context.kept.filter(({ step }) => !right.has(step)),
              ...asked.filter(({ step }) => right.has(step)),
            ],
      };
    }),
    clear: assign({ done: [], kept: [], results: [], problem: null }),
    setProblem: assign((_, { error }: Failure) => ({ problem: problemOf(error, SCENARIO_PROBLEM_CODES) })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    bringsAlong: ({ context }, { kept }: { kept: readonly ScenarioAnswer[] }) =>
      context.isSignedIn && kept.length > 0,
  },
}).createMachine({
  id: 'scenario',
  meta: {
    purpose:
      'Takes somebody through the steps of a scenario: checks answers, keeps what is done for an account or by the device.',
    spec: ['R20', 'C123'],
  },
  context: ({ input: { done, isSignedIn } }) => ({
    isSignedIn,
    done,
    kept: [],
    asked: [],
    results: [],
    problem: null,
  }),
  initial: 'working',
  on: {
    'progress.loaded': { actions: { type: 'storeProgress', params: ({ event }) => event } },
  },
  states: {
    working: {
      initial: 'open',
      on: {
        'device.read': [
          {
            guard: { type: 'bringsAlong', params: ({ event }) => event },
            target: 'checking',
            actions: [
              { type: 'readDevice', params: ({ event }) => event },
              { type: 'ask', params: ({ event }) => ({ answers: event.kept }) },
            ],
          },
          { actions: { type: 'readDevice', params: ({ event }) => event } },
        ],
        'answer.given': {
          target: 'checking',
          actions: {
            type: 'ask',
            params: ({ event: { step, answer } }) => ({ answers: [{ step, answer }] }),
          },
        },
        'restart.requested': [
          { guard: 'isSignedIn', target: 'forgetting', actions: 'clearProblem' },
          { target: '.open', actions: 'clear' },
        ],
      },
      states: {
        open: {},
        refused: {
          tags: 'failed',
          on: { 'problem.dismissed': { target: 'open', actions: 'clearProblem' } },
        },
      },
    },
    checking: {
      tags: 'checking',
      invoke: {
        id: 'checkAnswers',
        src: 'checkAnswers',
        input: ({ context }) => ({ answers: context.asked }),
        onDone: { target: 'working', actions: { type: 'setOutcome', params: ({ event }) => event } },
        onError: {
          target: 'working.refused',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    forgetting: {
      tags: 'checking',
      invoke: {
        id: 'clearProgress',
        src: 'clearProgress',
        onDone: { target: 'working', actions: 'clear' },
        onError: {
          target: 'working.refused',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
  },
});
