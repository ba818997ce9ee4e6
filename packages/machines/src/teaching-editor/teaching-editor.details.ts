import { DRAFT_EDITOR_PROBLEM_CODES } from '../shared/draft-editor.types.ts';
import type { MachineDetails } from '../shared/machine-details.ts';
import {
  anyOf,
  listOf,
  oneOf,
  orNull,
  record,
  TEXT,
  WHOLE_NUMBER,
  YES_OR_NO,
} from '../shared/json-schema.ts';
import {
  DRAFT_EDITOR_EVENTS,
  DRAFT_EDITOR_GUARDS,
  DRAFT_EDITOR_STATES,
  draftEditorActors,
} from '../details/draft-editor.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { TEXTS_SCHEMA } from '../details/sample-values.ts';
import type { ExamDraft, QuestionDraft } from './teaching-draft.ts';
import type { teachingEditorMachine } from './teaching-editor.machine.ts';

const QUESTION: QuestionDraft = {
  kind: 'question',
  id: '1700000000000530001',
  version: 2,
  type: 'single',
  folder: 'Planning',
  tags: ['goals'],
  level: null,
  points: 2,
  text: { en_US: 'Which of these is a goal?' },
  options: [
    {
      key: 'a',
      text: { en_US: 'Two pages by Friday' },
      right: true,
      area: null,
      picture: null,
      feedback: {},
    },
    { key: 'b', text: { en_US: 'To write well' }, right: false, area: null, picture: null, feedback: {} },
  ],
  parts: [],
  accepts: [],
  isExact: false,
  credit: 'parts',
  range: { min: 0, max: 10, step: 1 },
  picture: { url: '', alt: {}, most: null },
  media: null,
  mostFiles: 1,
  fileMegabytes: 10,
  fileKinds: [],
  rubric: [],
  value: null,
  tolerance: 0,
  isRelative: false,
  near: null,
  unit: {},
  explanation: {},
};
const EXAM: ExamDraft = {
  kind: 'exam',
  id: '1700000000000200031',
  version: 1,
  title: { en_US: 'Goals' },
  summary: {},
  audience: 1,
  minutes: 40,
  attempts: 2,
  counted: 'best',
  passMark: 60,
  givesCertificate: false,
  appealDays: 7,
  opensDay: '2026-12-01',
  opensTime: '08:00',
  closesDay: '2026-12-02',
  closesTime: '08:00',
  shuffleQuestions: false,
  shuffleOptions: true,
  questionsPerPage: 1,
  showsAnswers: 'afterSubmit',
  releases: 'auto',
  isBlind: false,
  ticketRequired: false,
  status: 'draft',
  questions: [],
  draws: [],
  sections: [],
  networks: '10.20.0.0/16',
  password: 'lantern',
};
const PUBLISHED: ExamDraft = {
  ...EXAM,
  status: 'published',
  questions: [
    {
      questionId: '1700000000000530001',
      points: 2,
      type: 'single',
      text: { en_US: 'Which of these is a goal?' },
      isArchived: false,
      section: '',
    },
  ],
};

const NAMES = {
  question: 'A question',
  exam: 'An exam',
  published: 'An exam that is published',
} as const;

const TYPE = oneOf(
  'single',
  'multiple',
  'truefalse',
  'text',
  'number',
  'essay',
  'matching',
  'ordering',
  'categories',
  'gaps',
  'table',
  'slider',
  'hotspot',
  'labels',
  'highlight',
  'file',
);
const ACCEPTS_SCHEMA = listOf(record({ key: TEXT, pattern: TEXT, percent: WHOLE_NUMBER }));
const AREA_SCHEMA = record({
  shape: oneOf('rectangle', 'ellipse'),
  x: WHOLE_NUMBER,
  y: WHOLE_NUMBER,
  width: WHOLE_NUMBER,
  height: WHOLE_NUMBER,
});
const ENTRY_PICTURE_SCHEMA = record({ url: TEXT, alt: TEXTS_SCHEMA });
const LEVEL = orNull(oneOf('easy', 'medium', 'hard'));
const QUESTION_SCHEMA = record({
  kind: oneOf('question'),
  id: orNull(TEXT),
  version: WHOLE_NUMBER,
  type: TYPE,
  folder: TEXT,
  tags: listOf(TEXT),
  level: LEVEL,
  points: WHOLE_NUMBER,
  text: TEXTS_SCHEMA,
  options: listOf(
    record({
      key: TEXT,
      text: TEXTS_SCHEMA,
      right: YES_OR_NO,
      area: orNull(AREA_SCHEMA),
      picture: orNull(ENTRY_PICTURE_SCHEMA),
      feedback: TEXTS_SCHEMA,
    }),
  ),
  parts: listOf(
    record({
      key: TEXT,
      text: TEXTS_SCHEMA,
      right: orNull(TEXT),
      accepts: ACCEPTS_SCHEMA,
      area: orNull(AREA_SCHEMA),
      picture: orNull(ENTRY_PICTURE_SCHEMA),
    }),
  ),
  accepts: ACCEPTS_SCHEMA,
  isExact: YES_OR_NO,
  credit: oneOf('all', 'parts', 'lessWrong'),
  range: record({ min: WHOLE_NUMBER, max: WHOLE_NUMBER, step: WHOLE_NUMBER }),
  picture: record({ url: TEXT, alt: TEXTS_SCHEMA, most: orNull(WHOLE_NUMBER) }),
  media: orNull(
    record({ kind: oneOf('audio', 'video'), url: TEXT, title: TEXTS_SCHEMA, transcript: TEXTS_SCHEMA }),
  ),
  mostFiles: WHOLE_NUMBER,
  fileMegabytes: WHOLE_NUMBER,
  fileKinds: listOf(oneOf('document', 'picture', 'audio', 'video')),
  rubric: listOf(
    record({
      id: TEXT,
      title: TEXTS_SCHEMA,
      levels: listOf(record({ id: TEXT, title: TEXTS_SCHEMA, points: WHOLE_NUMBER })),
    }),
  ),
  value: orNull(WHOLE_NUMBER),
  tolerance: WHOLE_NUMBER,
  isRelative: YES_OR_NO,
  near: orNull(record({ tolerance: WHOLE_NUMBER, percent: WHOLE_NUMBER })),
  unit: TEXTS_SCHEMA,
  explanation: TEXTS_SCHEMA,
});
const EXAM_SCHEMA = record({
  kind: oneOf('exam'),
  id: orNull(TEXT),
  version: WHOLE_NUMBER,
  title: TEXTS_SCHEMA,
  summary: TEXTS_SCHEMA,
  audience: oneOf(1, 2, 3),
  minutes: WHOLE_NUMBER,
  attempts: WHOLE_NUMBER,
  counted: oneOf('best', 'first', 'last'),
  passMark: WHOLE_NUMBER,
  givesCertificate: YES_OR_NO,
  appealDays: orNull(WHOLE_NUMBER),
  opensDay: TEXT,
  opensTime: TEXT,
  closesDay: TEXT,
  closesTime: TEXT,
  shuffleQuestions: YES_OR_NO,
  shuffleOptions: YES_OR_NO,
  questionsPerPage: orNull(WHOLE_NUMBER),
  showsAnswers: oneOf('never', 'afterSubmit', 'afterClose'),
  releases: oneOf('auto', 'manual'),
  isBlind: YES_OR_NO,
  ticketRequired: YES_OR_NO,
  status: oneOf('draft', 'published', 'withdrawn'),
  questions: listOf(
    record({
      questionId: TEXT,
      points: WHOLE_NUMBER,
      type: TYPE,
      text: TEXTS_SCHEMA,
      isArchived: YES_OR_NO,
      section: TEXT,
    }),
  ),
  draws: listOf(
    record({
      key: TEXT,
      count: WHOLE_NUMBER,
      folder: TEXT,
      tag: TEXT,
      level: LEVEL,
      points: WHOLE_NUMBER,
      section: TEXT,
    }),
  ),
  networks: TEXT,
  password: TEXT,
  sections: listOf(record({ key: TEXT, title: TEXTS_SCHEMA, instructions: TEXTS_SCHEMA })),
});

/** What teachers write: what people read and try. */
export const details = {
  name: 'Editor of questions and exams',
  inputs: [fixture(NAMES.question, { settings: QUESTION }), fixture(NAMES.exam, { settings: EXAM })],
  states: DRAFT_EDITOR_STATES,
  events: {
    'settings.changed': {
      name: EVENTS['settings.changed'],
      from: 'person',
      payload: record({ draft: anyOf(QUESTION_SCHEMA, EXAM_SCHEMA) }),
      fixtures: [
        fixture('Another text', { draft: { ...QUESTION, text: { en_US: 'Which one can be measured?' } } }),
        fixture(NAMES.question, { draft: QUESTION }),
        fixture(NAMES.exam, { draft: EXAM }),
        fixture(NAMES.published, { draft: PUBLISHED }),
        fixture('A question without a right answer', {
          draft: { ...QUESTION, options: QUESTION.options.map((option) => ({ ...option, right: false })) },
        }),
        fixture('A matching question without pairs', { draft: { ...QUESTION, type: 'matching' } }),
        fixture('A text without passages', { draft: { ...QUESTION, type: 'highlight' } }),
        fixture('A hot spot without a picture', { draft: { ...QUESTION, type: 'hotspot' } }),
        fixture('Labels without a picture', { draft: { ...QUESTION, type: 'labels' } }),
        fixture('An essay whose rubric is not named', {
          draft: {
            ...QUESTION,
            type: 'essay',
            rubric: [{ id: 'a', title: {}, levels: [{ id: 'b', title: {}, points: 2 }] }],
          },
        }),
        fixture('A recording without a name', {
          draft: { ...QUESTION, media: { kind: 'audio', url: '/files/1/a', title: {}, transcript: {} } },
        }),
        fixture('Options with pictures that are not described', {
          draft: {
            ...QUESTION,
            options: QUESTION.options.map((option) => ({
              ...option,
              text: {},
              picture: { url: '/files/1/a', alt: {} },
            })),
          },
        }),
        fixture('A text without gaps', { draft: { ...QUESTION, type: 'gaps' } }),
        fixture('An exam of drawn questions', {
          draft: {
            ...PUBLISHED,
            questions: [],
            draws: [{ key: '0', count: 5, folder: 'Goals', tag: '', level: null, points: 1, section: 'a' }],
            sections: [{ key: 'a', title: { en_US: 'Goals' }, instructions: { en_US: 'Choose one.' } }],
          },
        }),
        fixture('A password that is too long', { draft: { ...EXAM, password: 'x'.repeat(61) } }),
        fixture('A certificate for everybody', { draft: { ...EXAM, givesCertificate: true, passMark: 0 } }),
        fixture('A network that is none', { draft: { ...EXAM, networks: '10.20.0.0/99' } }),
        fixture('A section without a title', {
          draft: { ...EXAM, sections: [{ key: 'a', title: {}, instructions: {} }] },
        }),
        fixture('An exam that is published without questions', { draft: { ...PUBLISHED, questions: [] } }),
        fixture('End before the start', { draft: { ...EXAM, closesDay: '2026-11-30' } }),
        ...hostileTexts((text) => ({ draft: { ...QUESTION, text: { en_US: text } } })),
      ],
    },
    ...DRAFT_EDITOR_EVENTS,
  },
  guards: DRAFT_EDITOR_GUARDS,
  delays: {},
  actors: draftEditorActors<QuestionDraft>(
    { ...QUESTION, text: { en_US: 'Which one can be measured?' }, version: 3 },
    { ...QUESTION, points: 5, version: 4 },
    DRAFT_EDITOR_PROBLEM_CODES,
  ),
} satisfies MachineDetails<typeof teachingEditorMachine>;
