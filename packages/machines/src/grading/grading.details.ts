import { DRAFT_EDITOR_PROBLEM_CODES } from '../shared/draft-editor.types.ts';
import type { MachineDetails } from '../shared/machine-details.ts';
import { listOf, NUMBER, orNull, record, TEXT, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { DRAFT_EDITOR_EVENTS, DRAFT_EDITOR_GUARDS } from '../details/draft-editor.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { within } from '../details/within.ts';
import type { gradingMachine } from './grading.machine.ts';
import type { GradeDraft, GradingDraft, OpenedAttempt } from './grading.types.ts';

const ESSAY = '1700000000000530001';
const PLAN = '1700000000000530002';
const [FIRST, SECOND, THIRD] = ['1700000000000510001', '1700000000000510002', '1700000000000510003'] as const;

const grade = (questionId: string, more: Partial<GradeDraft> = {}): GradeDraft => ({
  questionId,
  score: null,
  comment: '',
  choices: [],
  appeal: null,
  ...more,
});
const DRAFT: GradingDraft = {
  id: SECOND,
  version: 1,
  scores: [grade(ESSAY), grade(PLAN)],
  feedback: '',
  finished: false,
};
const OPENED: OpenedAttempt = {
  draft: DRAFT,
  rubrics: { [PLAN]: [{ id: 'goal', levels: [{ id: 'clear', points: 2 }] }] },
};
const APPEALED: OpenedAttempt = {
  ...OPENED,
  draft: {
    ...DRAFT,
    finished: true,
    scores: [
      grade(ESSAY, {
        score: 2,
        appeal: { scoreBefore: 2, scoreAfter: null, isAnswered: false, reply: '' },
      }),
      grade(PLAN, { score: 2 }),
    ],
  },
};

/** Grading: what people read and try. */
export const details = {
  name: 'Grading',
  inputs: [
    fixture('The list', { attemptId: null }),
    fixture('An attempt by its address', { attemptId: SECOND }),
  ],
  states: {
    choosing: STATES.reading,
    queue: 'List of attempts',
    opening: 'Opening an attempt',
    unopened: 'Could not be opened',
    opened: 'An attempt',
    ...within('opened', {
      editing: STATES.editing,
      'editing.evaluating': STATES.comparingSaved,
      'editing.clean': STATES.clean,
      'editing.clean.untouched': STATES.untouched,
      'editing.clean.saved': STATES.saved,
      'editing.dirty': STATES.dirty,
      'editing.dirty.untouched': STATES.untouched,
      'editing.dirty.invalid': STATES.invalid,
      'editing.dirty.refused': STATES.refused,
      confirmingReset: STATES.confirmingDiscard,
      confirmingLeave: 'Confirming the leaving',
      saving: STATES.saving,
      'saving.sending': STATES.sending,
      'saving.evaluating': STATES.evaluating,
      'saving.loadingTheirs': STATES.loadingTheirs,
      settling: STATES.settling,
      comparing: STATES.comparing,
      conflict: STATES.conflict,
    }),
  },
  events: {
    'queue.listed': {
      name: 'Attempts listed',
      from: 'page',
      payload: record({ attemptIds: listOf(TEXT) }),
      fixtures: [
        fixture('Three attempts', { attemptIds: [FIRST, SECOND, THIRD] }),
        fixture('Nothing to grade', { attemptIds: [] }),
      ],
    },
    'attempt.opened': {
      name: 'Attempt opened',
      from: 'page',
      payload: record({ attemptId: TEXT }),
      fixtures: [
        fixture('An attempt', { attemptId: SECOND }),
        fixture('Another attempt', { attemptId: FIRST }),
      ],
    },
    'queue.shown': bare('page', 'List shown'),
    'attempt.retried': bare('person', 'Opening tried again'),
    'score.changed': {
      name: 'Points given',
      from: 'person',
      payload: record({ questionId: TEXT, score: orNull(NUMBER) }),
      fixtures: [
        fixture('Points', { questionId: ESSAY, score: 2.5 }),
        fixture('No points any more', { questionId: ESSAY, score: null }),
      ],
    },
    'remark.changed': {
      name: 'Remark typed',
      from: 'person',
      payload: record({ questionId: TEXT, comment: TEXT }),
      fixtures: [
        fixture(FIXTURES.aRightText, { questionId: ESSAY, comment: 'Name a second risk.' }),
        fixture(FIXTURES.aTextThatIsTooLong, { questionId: ESSAY, comment: 'a'.repeat(1001) }),
        ...hostileTexts((comment) => ({ questionId: ESSAY, comment })),
      ],
    },
    'level.chosen': {
      name: 'Level of a rubric chosen',
      from: 'person',
      payload: record({ questionId: TEXT, choice: record({ criterionId: TEXT, levelId: TEXT }) }),
      fixtures: [
        fixture('The best level', { questionId: PLAN, choice: { criterionId: 'goal', levelId: 'clear' } }),
      ],
    },
    'appeal.marked': {
      name: 'Appeal marked as answered',
      from: 'person',
      payload: record({ questionId: TEXT, isAnswered: YES_OR_NO }),
      fixtures: [
        fixture('To be answered', { questionId: ESSAY, isAnswered: true }),
        fixture('Not yet', { questionId: ESSAY, isAnswered: false }),
      ],
    },
    'reply.changed': {
      name: 'Reply typed',
      from: 'person',
      payload: record({ questionId: TEXT, reply: TEXT }),
      fixtures: [
        fixture(FIXTURES.aRightText, { questionId: ESSAY, reply: 'It names one risk only.' }),
        ...hostileTexts((reply) => ({ questionId: ESSAY, reply })),
      ],
    },
    'feedback.changed': {
      name: 'Feedback typed',
      from: 'person',
      payload: record({ feedback: TEXT }),
      fixtures: [
        fixture(FIXTURES.aRightText, { feedback: 'Well argued.' }),
        fixture(FIXTURES.anEmptyField, { feedback: '' }),
      ],
    },
    'finish.chosen': {
      name: 'Grading marked as finished',
      from: 'person',
      payload: record({ finished: YES_OR_NO }),
      fixtures: [fixture('Finished', { finished: true }), fixture('Not finished', { finished: false })],
    },
    'next.asked': bare('person', 'Next attempt asked for'),
    'previous.asked': bare('person', 'Previous attempt asked for'),
    'leave.asked': bare('page', 'Leaving asked for'),
    'leave.confirmed': bare('person', 'Leaving confirmed'),
    'leave.cancelled': bare('person', 'Leaving cancelled'),
    ...DRAFT_EDITOR_EVENTS,
  },
  guards: {
    ...DRAFT_EDITOR_GUARDS,
    isNamed: 'The address names an attempt',
    isOther: 'It is another attempt',
    hasNext: 'There is a next attempt',
    hasPrevious: 'There is a previous attempt',
    isUnfinished: 'Grading is not finished',
    isLeaving: 'Somebody waits to leave',
    isStaying: 'Nobody waits to leave',
    hasFailed: GUARDS.hasFailed,
    savesItself: 'Grading goes on, and nothing is missing',
    triesAgain: 'Grading goes on, and the connection was lost',
  },
  delays: { autosave: DELAYS.autosave, retry: DELAYS.backOff },
  actors: {
    openAttempt: {
      name: 'Open an attempt',
      kind: 'promise',
      resolves: [fixture('An attempt to grade', OPENED), fixture('An attempt with an appeal', APPEALED)],
      rejects: refusals(DRAFT_EDITOR_PROBLEM_CODES),
    },
    saveGrades: {
      name: 'Save the grades',
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.saved, {
          ...DRAFT,
          version: 2,
          scores: [grade(ESSAY, { score: 2.5 }), grade(PLAN)],
        }),
      ],
      rejects: refusals(DRAFT_EDITOR_PROBLEM_CODES),
    },
    loadGrades: {
      name: 'Load the grades of a colleague',
      kind: 'promise',
      resolves: [fixture(FIXTURES.theOtherVersion, { ...DRAFT, version: 3, feedback: 'Seen.' })],
      rejects: refusals(DRAFT_EDITOR_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof gradingMachine>;
