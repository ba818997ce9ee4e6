import type { MachineDetails } from '../shared/machine-details.ts';
import { listOf, record, TEXT, WHOLE_NUMBER } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { SCENARIO_PROBLEM_CODES } from './scenario.machine.ts';
import type { ScenarioAnswer, ScenarioOutcome, scenarioMachine } from './scenario.machine.ts';

const ANSWER: ScenarioAnswer = { step: 1, answer: '10' };
const RIGHT: ScenarioOutcome = {
  results: [{ step: 1, correct: true, explanation: 'The longest chain takes ten days.' }],
  done: [1],
};
const WRONG: ScenarioOutcome = {
  results: [{ step: 1, correct: false, explanation: 'Which task takes longest?' }],
  done: [],
};
const NAMES = { none: 'Nothing', one: 'One step', visitor: 'Visitor', signedIn: 'Signed in' } as const;

/** The steps of a scenario: what people read and try. */
export const details = {
  name: 'Steps of a scenario',
  inputs: [
    fixture(NAMES.visitor, { done: [], isSignedIn: false }),
    fixture(NAMES.signedIn, { done: [], isSignedIn: true }),
  ],
  contexts: [],
  states: {
    working: 'Working',
    'working.open': STATES.open,
    'working.refused': STATES.refused,
    checking: 'Checking answers',
    forgetting: 'Forgetting progress',
  },
  events: {
    'device.read': {
      name: 'Progress of the device read',
      from: 'page',
      payload: record({ kept: listOf(record({ step: WHOLE_NUMBER, answer: TEXT })) }),
      fixtures: [fixture(NAMES.one, { kept: [ANSWER] }), fixture(NAMES.none, { kept: [] })],
    },
    'progress.loaded': {
      name: 'Progress loaded',
      from: 'page',
      payload: record({ done: listOf(WHOLE_NUMBER) }),
      fixtures: [fixture(NAMES.one, { done: [1] }), fixture(NAMES.none, { done: [] })],
    },
    'answer.given': {
      name: 'Answer given',
      from: 'person',
      payload: record({ step: WHOLE_NUMBER, answer: TEXT }),
      fixtures: [fixture(NAMES.one, ANSWER), ...hostileTexts((answer) => ({ step: 1, answer }))],
    },
    'restart.requested': bare('person', 'Start over asked for'),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
  },
  guards: { isSignedIn: GUARDS.isSignedIn, bringsAlong: 'Brings along what the device kept' },
  delays: {},
  actors: {
    checkAnswers: {
      name: 'Check answers',
      kind: 'promise',
      resolves: [fixture('Right', RIGHT), fixture('Wrong', WRONG)],
      rejects: refusals(SCENARIO_PROBLEM_CODES),
    },
    clearProgress: {
      name: 'Forget progress',
      kind: 'promise',
      resolves: [fixture('Forgotten', undefined)],
      rejects: refusals(SCENARIO_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof scenarioMachine>;
