import { answered, problem } from '@stoa/api/fixtures';
import type {
  ManagedSurvey,
  SurveyDraftItem,
  SurveyEntry,
  SurveyItem,
  SurveyResult,
  SurveyResultItem,
} from '@stoa/api/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';
import { newItem, newSurvey } from './survey-draft.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const page = { totalIsExact: true, next: null, previous: null, pageNumber: 1, pageSize: 20 };
const ok = (data: object) => answered({ code: 200, message: 'ok', data });

const TITLE = { en_US: 'After the class', zh_CN: '课后问卷' };
const SURVEY: ManagedSurvey = {
  id: '1800000000000000701',
  version: 2,
  draft: {
    ...newSurvey(TITLE),
    pages: [
      {
        id: 'p1',
        title: {},
        items: (['single', 'scale', 'matrix'] as const).map((kind) => ({
          ...newItem(kind),
          text: { en_US: 'How was it?' },
        })),
      },
      { id: 'p2', title: {}, items: [newItem('longtext')] },
    ],
  },
  status: 'open',
  isChanged: true,
  answerCount: 12,
  languages: ['en_US', 'zh_CN'],
  mainLanguage: 'en_US',
  url: '/classInfo/1700000000000000001/question-survey/1800000000000000701',
  savedAt: NOW,
};
const ENTRY: SurveyEntry = {
  id: SURVEY.id,
  title: TITLE,
  status: 'open',
  isChanged: false,
  answerCount: 12,
  answersAreExact: true,
  opensAt: null,
  closesAt: '2026-12-20T16:00:00.000Z',
  url: SURVEY.url,
  savedAt: NOW,
};

const meta = {
  title: 'Pages/Management/Surveys',
  ...pageStories,
  args: { path: PLACES.managedSurveys, viewer: 'admin' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: {
    answers: {
      listManagedSurveys: ok({
        items: [
          ENTRY,
          { ...ENTRY, id: '1800000000000000702', title: {}, status: 'draft', answerCount: 0, closesAt: null },
        ],
        total: 2,
        ...page,
      }),
    },
  },
};

/** Answered by more people than are counted. */
export const ListOfMany: Story = {
  args: {
    answers: {
      listManagedSurveys: ok({
        items: [{ ...ENTRY, answerCount: 1000, answersAreExact: false }],
        total: 1,
        ...page,
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'More than 1,000 answers' })).toHaveTextContent(
      '1,000+',
    );
  },
};

export const Empty: Story = {
  args: { answers: { listManagedSurveys: ok({ items: [], total: 0, ...page }) } },
};

/** An address with a place in the list that the server does not know. */
export const BrokenPlace: Story = {
  args: {
    path: `${PLACES.managedSurveys}?at=broken`,
    answers: { listManagedSurveys: problem('VALIDATION_FAILED', 400) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByText('No surveys yet')).toBeNull();
  },
};

/** Changed after it was published. */
export const Editor: Story = {
  args: {
    path: PLACES.managedSurvey,
    answers: { getManagedSurvey: ok(SURVEY) },
    machines: ['contentEditor'],
  },
};

/** Gaps, and files that an anonymous survey cannot take. */
export const EditorOfGapsAndFiles: Story = {
  args: {
    path: PLACES.managedSurvey,
    answers: {
      getManagedSurvey: ok({
        ...SURVEY,
        draft: {
          ...SURVEY.draft,
          pages: [
            {
              id: 'p1',
              title: {},
              items: [
                { ...newItem('gaps'), text: { en_US: 'The lessons were [[1]].' } },
                { ...newItem('file'), text: { en_US: 'Show us where you learn' } },
              ],
            },
          ],
        },
      }),
    },
    machines: ['contentEditor'],
  },
};

const after = (itemId: string, ...values: string[]) => ({ itemId, is: true, values });
const CHOICE: SurveyDraftItem = {
  ...newItem('single'),
  id: 'q1',
  text: { en_US: 'How clear were the lessons?' },
  options: ['Very clear', 'Not clear, because too much was said too fast'].map((text, index) => ({
    key: `o${index}`,
    text: { en_US: text },
  })),
};

/** A question for those who chose one answer, and one whose condition has to be mended. */
export const EditorWithBranches: Story = {
  args: {
    path: PLACES.managedSurvey,
    answers: {
      getManagedSurvey: ok({
        ...SURVEY,
        draft: {
          ...SURVEY.draft,
          pages: [
            {
              id: 'p1',
              title: {},
              items: [
                CHOICE,
                {
                  ...newItem('scale'),
                  id: 'q2',
                  text: { en_US: 'How much too fast?' },
                  showIf: after('q1', 'o1'),
                },
                {
                  ...newItem('text'),
                  id: 'q3',
                  text: { en_US: 'What helped?' },
                  showIf: after('gone', 'o1'),
                },
              ],
            },
            {
              id: 'p2',
              title: {},
              items: [
                {
                  ...newItem('longtext'),
                  id: 'q4',
                  text: { en_US: 'Tell us more' },
                  showIf: { itemId: 'q2', is: false, values: ['0', '1', '2'] },
                },
              ],
            },
          ],
        },
      }),
    },
    machines: ['contentEditor'],
  },
};

const SUN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><path fill="#e8dfc4" d="M0 0h640v480H0z"/><circle cx="320" cy="240" r="160" fill="#14507a"/></svg>',
)}`;

/** An option that is a picture, and one that could have one. */
export const EditorOfPictures: Story = {
  args: {
    path: PLACES.managedSurvey,
    answers: {
      getManagedSurvey: ok({
        ...SURVEY,
        draft: {
          ...SURVEY.draft,
          pages: [
            {
              id: 'p1',
              title: {},
              items: [
                {
                  ...CHOICE,
                  options: [
                    { key: 'o0', text: {}, picture: { url: SUN, alt: { en_US: 'A sun' } } },
                    { key: 'o1', text: { en_US: 'None of these' } },
                  ],
                },
              ],
            },
          ],
        },
      }),
    },
    machines: ['contentEditor'],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('textbox', { name: /^What the picture shows: Option 1/ }),
    ).toHaveValue('A sun');
  },
};

const AREA = { shape: 'ellipse', x: 0.25, y: 0.2, width: 0.3, height: 0.6 } as const;
const PICTURE = { url: SUN, alt: { en_US: 'A sun' } };

/** Kinds that exams have as well. */
export const EditorOfKindsOfExams: Story = {
  args: {
    path: PLACES.managedSurvey,
    answers: {
      getManagedSurvey: ok({
        ...SURVEY,
        draft: {
          ...SURVEY.draft,
          pages: [
            {
              id: 'p1',
              title: {},
              items: [
                { ...newItem('slider'), range: { min: 0, max: 0, step: 1 } },
                newItem('categories'),
                newItem('matching'),
                {
                  ...newItem('hotspot'),
                  picture: PICTURE,
                  options: [{ key: 'a', text: { en_US: 'The sun' }, area: AREA }],
                },
                {
                  ...newItem('labels'),
                  picture: PICTURE,
                  rows: [{ key: 'a', text: { en_US: 'The sun' }, area: AREA }],
                },
                newItem('hotspot'),
                {
                  ...newItem('highlight'),
                  passage: { en_US: 'We learn [[in small groups]] and [[every day]].' },
                  options: [
                    { key: 'a', text: { en_US: 'in small groups' } },
                    { key: 'b', text: { en_US: 'every day' } },
                  ],
                },
              ],
            },
          ],
        },
      }),
    },
    machines: ['contentEditor'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Lowest number' })).toHaveValue('0');
    await expect((await canvas.findAllByRole('group', { name: 'Areas' })).length).toBeGreaterThan(1);
  },
};

const named = (key: string, words: string) => ({ key, text: { en_US: words } });

/** Somebody else saved first: both drafts are told as far as they go, rows, ranges and texts with passages as well. */
export const EditorInConflict: Story = {
  args: {
    path: PLACES.managedSurvey,
    answers: {
      getManagedSurvey: ok({
        ...SURVEY,
        draft: {
          ...SURVEY.draft,
          pages: [
            {
              id: 'p1',
              title: {},
              items: [
                {
                  ...newItem('slider'),
                  text: { en_US: 'How far?' },
                  range: { min: 0, max: 20, step: 5 },
                  lowLabel: { en_US: 'near' },
                },
                {
                  ...newItem('categories'),
                  text: { en_US: 'Sort these' },
                  options: [named('o', 'Often'), named('n', 'Never')],
                  rows: [
                    named('r', 'Reading'),
                    { key: 's', text: {}, picture: { url: SUN, alt: { en_US: 'A sun' } } },
                  ],
                },
                {
                  ...newItem('highlight'),
                  text: { en_US: 'Mark it' },
                  passage: { en_US: 'We learn [[in groups]] here.' },
                  options: [named('p', 'in groups')],
                },
              ],
            },
          ],
        },
      }),
      saveSurvey: problem('VERSION_CONFLICT', 409, { currentVersion: '4' }),
    },
    machines: ['contentEditor'],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!');
    const dialog = await screen.findByRole('dialog', {}, { timeout: 15_000 });
    const reported = within(dialog);
    await expect(reported.getAllByText(/^0 \(.near.\) to 20 in steps of 5$/)).toHaveLength(2);
    for (const words of ['Entries', 'Reading', 'A sun', 'Groups', 'We learn in groups here.'])
      await expect(reported.getAllByText(words)).toHaveLength(2);
  },
};

const asked = (more: Partial<SurveyItem>): SurveyItem => ({
  id: 'q1',
  kind: 'single',
  text: 'How clear were the lessons?',
  required: true,
  options: [
    { key: 'a', text: 'Very clear' },
    { key: 'b', text: 'واضحة إلى حد ما' },
    { key: 'c', text: 'I would have liked many more examples from the daily work of a project manager' },
  ],
  rows: [],
  min: 0,
  max: 10,
  lowLabel: '',
  highLabel: '',
  ...more,
});
const resultOf = (item: Partial<SurveyItem>, more: Partial<SurveyResultItem>): SurveyResultItem => ({
  item: asked(item),
  askedCount: 40,
  answerCount: 40,
  isTooFew: false,
  counts: [],
  numbers: null,
  texts: [],
  ...more,
});
const chosen = (key: string, count: number, row: string | null = null, meanPlace: number | null = null) => ({
  row,
  key,
  count,
  meanPlace,
});
const RESULT: SurveyResult = {
  id: SURVEY.id,
  title: TITLE,
  status: 'open',
  answerCount: 42,
  shownCount: 40,
  waitingCount: 2,
  filter: null,
  isTooFew: false,
  items: [
    resultOf({}, { counts: [chosen('a', 27), chosen('b', 10), chosen('c', 3)] }),
    resultOf(
      {
        id: 'q2',
        kind: 'scale',
        text: 'Would you recommend us?',
        lowLabel: 'Never',
        highLabel: 'Certainly',
      },
      {
        counts: [chosen('10', 14), chosen('9', 9), chosen('8', 8), chosen('6', 5), chosen('2', 4)],
        numbers: { mean: 8.075, median: 9, lowest: 2, highest: 10 },
      },
    ),
    resultOf(
      { id: 'q3', kind: 'ranking', text: 'What helps you most?' },
      { counts: [chosen('a', 40, null, 1.8), chosen('b', 40, null, 1.3), chosen('c', 40, null, 2.9)] },
    ),
    resultOf(
      {
        id: 'q4',
        kind: 'matrix',
        text: 'How was it?',
        rows: [
          { key: 'r', text: 'Lessons' },
          { key: 's', text: 'Exercises' },
        ],
      },
      { counts: [chosen('a', 30, 'r'), chosen('b', 10, 'r'), chosen('c', 40, 's')] },
    ),
    resultOf(
      { id: 'q5', kind: 'number', text: 'Hours a week' },
      { numbers: { mean: 4.333, median: 4, lowest: 0.5, highest: 20 } },
    ),
    resultOf(
      { id: 'q6', kind: 'longtext', text: 'What should we know?' },
      {
        answerCount: 12,
        texts: Array.from({ length: 12 }, (_, index) => `More examples, please. (${index + 1})`),
      },
    ),
    resultOf(
      { id: 'q10', kind: 'gaps', text: 'The lessons were [[1]], the exercises [[2]].' },
      { counts: [chosen('a', 30, '1'), chosen('b', 10, '1'), chosen('c', 40, '2')] },
    ),
    resultOf(
      { id: 'q11', kind: 'gaps', text: 'I would like more [[1]].', options: [] },
      {
        words: [
          { gap: '1', text: 'examples', count: 24 },
          { gap: '1', text: 'أمثلة', count: 16 },
        ],
      },
    ),
    resultOf(
      { id: 'q12', kind: 'file', text: 'Show us where you learn' },
      {
        answerCount: 11,
        files: Array.from({ length: 11 }, (_, index) => ({
          url: `/files/1/${index}`,
          name: index === 0 ? 'مكتبي.jpg' : `Desk ${index}.jpg`,
          bytes: 1_240_000 + index,
          from: 'Lin Wei',
        })),
      },
    ),
    resultOf(
      {
        id: 'q13',
        kind: 'slider',
        text: 'Hours a week',
        range: { min: 0, max: 40, step: 0.5 },
        highLabel: 'As a job',
      },
      {
        counts: [chosen('0', 4), chosen('1', 16), chosen('3', 12), chosen('8', 8)],
        numbers: { mean: 9.25, median: 6, lowest: 0.5, highest: 38 },
      },
    ),
    resultOf(
      {
        id: 'q14',
        kind: 'categories',
        text: 'How useful was each?',
        rows: [
          { key: 'r', text: 'Videos' },
          { key: 's', text: 'تمارين' },
        ],
      },
      { counts: [chosen('a', 30, 'r'), chosen('b', 10, 'r'), chosen('c', 40, 's')] },
    ),
    resultOf(
      {
        id: 'q15',
        kind: 'hotspot',
        text: 'Where did you look first?',
        picture: { url: SUN, alt: 'A sun' },
        options: [
          { key: 'a', text: 'The sun', area: AREA },
          { key: 'b', text: 'The sky', area: { ...AREA, x: 0.7, width: 0.25 } },
        ],
      },
      { counts: [chosen('a', 30), chosen('b', 10)] },
    ),
    resultOf(
      {
        id: 'q16',
        kind: 'labels',
        text: 'What do you feel here?',
        picture: { url: SUN, alt: 'A sun' },
        rows: [{ key: 'r', text: 'The sun', area: AREA }],
      },
      { counts: [chosen('a', 30, 'r'), chosen('b', 10, 'r')] },
    ),
    resultOf(
      {
        id: 'q17',
        kind: 'highlight',
        text: 'What appeals to you?',
        passage: 'We learn [[in small groups]] and [[every day]].',
        options: [
          { key: 'a', text: 'in small groups' },
          { key: 'b', text: 'every day' },
        ],
      },
      { counts: [chosen('a', 30), chosen('b', 25)] },
    ),
    resultOf({ id: 'q7', kind: 'text', text: 'Anything else?' }, { answerCount: 0 }),
    resultOf(
      { id: 'q8', kind: 'longtext', text: 'What was clear?', showIf: after('q1', 'b') },
      { askedCount: 10, answerCount: 1, texts: ['The examples.'] },
    ),
    resultOf(
      { id: 'q9', kind: 'longtext', text: 'What was not clear?', showIf: after('q1', 'c') },
      { askedCount: 3, answerCount: 0, isTooFew: true },
    ),
  ],
};
const results = (more: Partial<SurveyResult>) => ({
  path: PLACES.surveyResults,
  answers: { getSurveyResult: ok({ ...RESULT, ...more }) },
});

/** Every kind of question, and branches; the last answers wait until there are five. */
export const Results: Story = { args: results({}) };

/** A filter that would tell a few people apart. */
export const ResultsTooFew: Story = {
  args: {
    ...results({ shownCount: 0, isTooFew: true, filter: { itemId: 'q1', value: 'c' } }),
    path: `${PLACES.surveyResults}?item=q1&value=c`,
  },
};

export const ResultsEmpty: Story = {
  args: results({
    answerCount: 0,
    shownCount: 0,
    waitingCount: 0,
    items: RESULT.items.map(({ item }) => resultOf(item, { askedCount: 0, answerCount: 0 })),
  }),
};
