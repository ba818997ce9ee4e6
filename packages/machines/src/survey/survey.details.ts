import type { MachineDetails } from '../shared/machine-details.ts';
import { listOf, NUMBER, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { SURVEY_PROBLEM_CODES } from './survey.types.ts';
import type { AskedPage, LocalSurvey } from './survey.types.ts';
import type { surveyMachine } from './survey.machine.ts';

const PAGES: AskedPage[] = [
  { id: 'p1', questions: [{ id: 'q1', required: true, parts: 0, isWhole: false }] },
  { id: 'p2', questions: [{ id: 'q2', required: false, parts: 0, isWhole: false }] },
];
/** The second page is for those alone who chose the first option. */
const BRANCHES: AskedPage[] = [
  ...PAGES.slice(0, 1),
  {
    id: 'p2',
    questions: [
      {
        id: 'q2',
        required: true,
        parts: 0,
        isWhole: false,
        showIf: { itemId: 'q1', is: true, values: ['a'] },
      },
    ],
  },
];
const LOCAL: LocalSurvey = {
  answers: { q1: { choice: ['a'] } },
  pageId: 'p2',
  version: 1,
  submissionId: 'submission-1',
  isSubmitted: false,
};

/** Answering a survey: what people read and try. */
export const details = {
  name: 'Answering a survey',
  inputs: [
    fixture('A survey of two pages', { version: 1, pages: PAGES, submissionId: 'submission-2' }),
    fixture('A page for some alone', { version: 1, pages: BRANCHES, submissionId: 'submission-2' }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    opening: 'Reading from this device',
    answering: 'Answering',
    'answering.form': STATES.form,
    'answering.form.writing': STATES.editing,
    'answering.form.invalid': 'Something has to be answered first',
    'answering.device': 'On this device',
    'answering.device.resting': STATES.resting,
    'answering.device.storing': 'Storing',
    submitting: STATES.submitting,
    evaluating: STATES.evaluating,
    offline: STATES.offline,
    awaitingSignIn: STATES.awaitingSignIn,
    refused: STATES.refused,
    submitted: 'Handed in',
    answered: 'Answered before',
    closed: STATES.closed,
  },
  events: {
    'answer.changed': {
      name: 'Answer changed',
      from: 'person',
      payload: record({
        questionId: TEXT,
        answer: record(
          {},
          {
            choice: listOf(TEXT),
            number: NUMBER,
            text: TEXT,
            rows: listOf(record({ row: TEXT, option: TEXT })),
            parts: listOf(record({ key: TEXT, value: TEXT })),
            files: listOf(record({ url: TEXT, name: TEXT, bytes: NUMBER })),
          },
        ),
      }),
      fixtures: [
        fixture('An option', { questionId: 'q1', answer: { choice: ['a'] } }),
        fixture('Another option', { questionId: 'q1', answer: { choice: ['b'] } }),
        fixture('A step of a scale', { questionId: 'q2', answer: { number: 9 } }),
        fixture('Nothing any more', { questionId: 'q1', answer: {} }),
        fixture('A question of another survey', { questionId: 'q9', answer: { choice: ['a'] } }),
        ...hostileTexts((text) => ({ questionId: 'q2', answer: { text } })),
      ],
    },
    'page.done': bare('person', 'Page done'),
    'page.left': bare('person', 'Back to the page before'),
    'submit.retried': bare('person', 'Handing in tried again'),
    'network.restored': bare('page', EVENTS['network.restored']),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
  },
  guards: {
    isSubmitted: 'Was handed in from this device',
    isQuestion: 'Is a question of this survey',
    isMissing: 'Something has to be answered first',
    isLast: 'No later page asks anything',
    isLater: 'An earlier page asks something',
    isOffline: GUARDS.isOffline,
    isAnswered: 'The person has answered before',
    isClosed: 'The survey has closed',
    isSignInNeeded: GUARDS.isSignInNeeded,
  },
  delays: { backOff: DELAYS.backOff },
  actors: {
    readLocal: {
      name: 'Read from this device',
      kind: 'promise',
      resolves: [
        fixture('Nothing stored', null),
        fixture('Answers', LOCAL),
        fixture('Handed in before', { ...LOCAL, isSubmitted: true }),
        fixture('Answers to an older version', { ...LOCAL, version: 0 }),
      ],
      rejects: refusals(SURVEY_PROBLEM_CODES),
    },
    storeLocal: {
      name: 'Store on this device',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(SURVEY_PROBLEM_CODES),
    },
    submitAnswers: {
      name: 'Hand the answers in',
      kind: 'promise',
      resolves: [fixture('Handed in', { thanks: '' })],
      rejects: refusals(SURVEY_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof surveyMachine>;
