import { answered } from '@stoa/api/fixtures';
import type { OwnSurveyAnswer, Survey, SurveyItem } from '@stoa/api/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { find, gone, press, submit } from '../../stories/page-actions.ts';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

/** A picture beside a question. */
const BOARD = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><path fill="#14507a" d="M0 0h640v360H0z"/><circle cx="320" cy="180" r="120" fill="#fff"/></svg>',
)}`;
const ok = (data: object) => answered({ code: 200, message: 'ok', data });

const item = (
  id: string,
  kind: SurveyItem['kind'],
  text: string,
  more: Partial<SurveyItem> = {},
): SurveyItem => ({
  id,
  kind,
  text,
  required: true,
  options: [],
  rows: [],
  min: 0,
  max: 10,
  lowLabel: '',
  highLabel: '',
  ...more,
});
const OPTIONS = ['Very clear', 'Clear', 'Not clear, because too much was said too fast'].map(
  (text, index) => ({
    key: `o${index}`,
    text,
  }),
);

const SURVEY: Survey = {
  id: '1800000000000000701',
  schoolId: '1700000000000000001',
  version: 1,
  title: 'After the class',
  introduction: 'Eight questions, three minutes.',
  thanks: '',
  lang: 'en_US',
  anonymous: true,
  loginRequired: false,
  opensAt: null,
  closesAt: null,
  activityStatus: 2,
  answered: false,
  pages: [
    {
      id: 'p1',
      title: 'The lessons',
      items: [
        item('q1', 'single', 'How clear were the lessons?', {
          options: OPTIONS,
          picture: { url: BOARD, alt: 'The board of the last lesson' },
        }),
        item('q2', 'multiple', 'What helped you?', { options: OPTIONS, required: false }),
        item('q3', 'scale', 'How likely are you to recommend the class?', {
          lowLabel: 'Never',
          highLabel: 'Very',
        }),
        item('q4', 'ranking', 'What should come next?', { options: OPTIONS }),
        item('q5', 'matrix', 'How was it?', {
          options: OPTIONS.slice(0, 2),
          rows: [
            { key: 'r1', text: 'Videos' },
            { key: 'r2', text: 'Exercises' },
          ],
        }),
        item('q6', 'number', 'How many hours did you take a week?'),
        item('q10', 'gaps', 'The lessons were [[1]] and the exercises [[2]].', {
          options: OPTIONS.slice(0, 2),
        }),
        item('q11', 'gaps', 'I would like more [[1]].', { required: false }),
        item('q7', 'text', 'Who else should come?', { required: false }),
        item('q8', 'longtext', 'What should we change?', { required: false }),
      ],
    },
    { id: 'p2', title: '', items: [item('q9', 'text', 'Anything else?', { required: false })] },
  ],
  abilities: { answer: true, reason: null },
};

const meta = {
  title: 'Pages/Survey',
  ...pageStories,
  args: {
    path: PLACES.survey,
    machines: ['survey'],
    answers: { getSurvey: ok(SURVEY), answerSurvey: ok({ thanks: '' }) },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of question; what has to be answered is said before the next page. */
export const EveryKind: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await find(canvasElement, '[role="alert"]');
  },
};

const shape = (name: string, drawn: string) => ({
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><path fill="#e8dfc4" d="M0 0h640v480H0z"/><g fill="#14507a">${drawn}</g></svg>`,
  )}`,
  alt: name,
});
const PICTURED = [
  { key: 'a', text: '', picture: shape('A circle', '<circle cx="320" cy="240" r="160"/>') },
  { key: 'b', text: 'Three corners', picture: shape('A triangle', '<path d="M320 80 500 400H140z"/>') },
  {
    key: 'c',
    text: 'ثلاثة خطوط متوازية',
    picture: shape('Lines', '<path d="M90 90h460v60H90zm0 120h460v60H90zm0 120h460v60H90z"/>'),
  },
  { key: 'd', text: 'None of these' },
];
const LOGOS: Survey = {
  ...SURVEY,
  introduction: '',
  pages: [
    {
      id: 'p1',
      title: '',
      items: [
        item('q1', 'single', 'Which sign shall we have?', { options: PICTURED }),
        item('q2', 'multiple', 'Which would you wear?', { options: PICTURED.slice(0, 2) }),
        item('q3', 'ranking', 'Which do you like best?', { options: PICTURED }),
      ],
    },
  ],
};

/** Options that are pictures: chosen by arrow keys, ranked one after the other. */
export const PicturesOfOptions: Story = {
  args: { answers: { getSurvey: ok(LOGOS) } },
  play: async ({ canvas, userEvent }) => {
    const circle = await canvas.findByRole('radio', { name: 'A circle' });
    await userEvent.click(circle);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Three corners: A triangle' })).toBeChecked();
    // Of a picture without words its own are the name of the button, of others both.
    await userEvent.click(await canvas.findByRole('button', { name: 'A triangle Three corners' }));
    await userEvent.click(canvas.getByRole('button', { name: 'A circle' }));
    await expect(
      await canvas.findByRole('button', { name: 'Remove from the order: A circle' }),
    ).toBeVisible();
  },
};

const AREA = { shape: 'ellipse', y: 0.25, width: 0.2, height: 0.5 } as const;
const AREAS = ['The left side', 'The circle', 'الجانب الأيمن'].map((text, index) => ({
  key: `a${index}`,
  text,
  area: { ...AREA, x: 0.1 + index * 0.3 },
}));
const THINGS = ['Videos', 'Exercises', 'تمارين في مجموعات صغيرة'].map((text, index) => ({
  key: `r${index}`,
  text,
}));
const MORE_KINDS: Survey = {
  ...SURVEY,
  introduction: '',
  pages: [
    {
      id: 'p1',
      title: '',
      items: [
        item('q1', 'slider', 'How many hours did you learn a week?', {
          range: { min: 0, max: 40, step: 0.5 },
          lowLabel: 'not at all',
          highLabel: 'as a job',
        }),
        item('q2', 'categories', 'How useful was each?', { options: OPTIONS.slice(0, 2), rows: THINGS }),
        item('q3', 'matching', 'What belongs to what?', { options: OPTIONS, rows: THINGS.slice(0, 2) }),
        item('q4', 'hotspot', 'Where did you look first?', {
          options: AREAS,
          most: 1,
          picture: { url: BOARD, alt: 'The board of the last lesson' },
        }),
        item('q5', 'labels', 'What do you feel here?', {
          options: OPTIONS.slice(0, 2),
          rows: AREAS,
          picture: { url: BOARD, alt: 'The board of the last lesson' },
        }),
        item('q6', 'highlight', 'What in this description appeals to you?', {
          passage:
            'We learn [[in small groups]], and [[with people who do this work every day]].\n\nAt the end there is [[an exam]].',
          options: ['in small groups', 'with people who do this work every day', 'an exam'].map(
            (text, index) => ({
              key: `p${index}`,
              text,
            }),
          ),
        }),
      ],
    },
  ],
};

/** Kinds that exams have as well: with keys alone, each can be answered. */
export const KindsOfExams: Story = {
  args: { answers: { getSurvey: ok(MORE_KINDS) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = await canvas.findByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(slider).toHaveValue('1');
    const circle = await canvas.findByRole('checkbox', { name: /^2: The circle/ });
    circle.focus();
    await userEvent.keyboard(' ');
    await expect(circle).toBeChecked();
    const passage = await canvas.findByRole('button', { name: /in small groups/ });
    await userEvent.click(passage);
    await submit(canvasElement);
    await find(canvasElement, '[data-question="q2"] [role="alert"]');
    await gone(canvasElement, '[data-question="q4"] [role="alert"]');
    await gone(canvasElement, '[data-question="q6"] [role="alert"]');
  },
};

export const KindsOfExamsRightToLeft: Story = { ...KindsOfExams, globals: { locale: 'ar-SA' } };

const FILES: Survey = {
  ...SURVEY,
  anonymous: false,
  loginRequired: true,
  pages: [
    {
      id: 'p1',
      title: '',
      items: [
        item('q1', 'file', 'Show us where you learn', {
          files: { most: 3, maxMegabytes: 20, kinds: ['picture', 'document'] },
        }),
      ],
    },
  ],
};

/** A question that is answered with files. */
export const Files: Story = {
  args: { viewer: 'learner', answers: { getSurvey: ok(FILES) } },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '[data-question="q1"] input[type="file"]');
  },
};

const BRANCHES: Survey = {
  ...SURVEY,
  introduction: '',
  pages: [
    {
      id: 'p1',
      title: '',
      items: [
        item('q1', 'single', 'How clear were the lessons?', { options: OPTIONS }),
        item('q2', 'longtext', 'What was not clear to you?', {
          showIf: { itemId: 'q1', is: true, values: ['o2'] },
        }),
        item('q3', 'text', 'What did you like best?', {
          showIf: { itemId: 'q1', is: false, values: ['o2'] },
        }),
      ],
    },
    {
      id: 'p2',
      title: '',
      items: [
        item('q4', 'scale', 'How much faster were they than you can follow?', {
          showIf: { itemId: 'q1', is: true, values: ['o2'] },
        }),
      ],
    },
  ],
};

/** A question and a page that are there for those alone who chose the last answer. */
export const Branch: Story = {
  args: { answers: { getSurvey: ok(BRANCHES) } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[data-question="q1"] label:has(input[value="o2"])');
    await find(canvasElement, '[data-question="q2"]');
    await gone(canvasElement, '[data-question="q3"]');
  },
};

/** By the portal's own address; closed for whoever has answered. */
export const Answered: Story = {
  args: {
    path: PLACES.surveyByPortal,
    answers: {
      getSurvey: ok({
        ...SURVEY,
        answered: true,
        pages: [],
        abilities: { answer: false, reason: 'ANSWERED' },
      }),
    },
  },
};

const OWN: OwnSurveyAnswer = {
  answeredAt: '2026-11-21T08:30:00.000Z',
  lang: 'en_US',
  items: [
    {
      item: item('q1', 'single', 'Which of these flies? \\(x^2\\)', {
        picture: { url: BOARD, alt: 'A red kite above a beach' },
        options: [
          { key: 'a', text: 'The one of \\(\\sqrt{2}\\) metres' },
          { key: 'b', text: 'خيط طويل' },
        ],
      }),
      answer: { itemId: 'q1', choice: ['a'] },
    },
    {
      item: item('q3', 'gaps', 'The lessons were [[1]] and the exercises [[2]].', { options: OPTIONS }),
      answer: { itemId: 'q3', parts: [{ key: '1', value: 'o1' }] },
    },
    {
      item: item('q4', 'file', 'Show us where you learn'),
      answer: { itemId: 'q4' },
      files: [{ url: '/files/1/a', name: 'مكتبي.jpg', bytes: 1_240_000 }],
    },
    { item: item('q2', 'text', 'Why?'), answer: { itemId: 'q2', text: 'Because of \\(F = ma\\).' } },
  ],
};

/** What one has answered, with the pictures that were asked about. */
export const OwnAnswers: Story = {
  args: {
    answers: {
      getSurvey: ok({
        ...SURVEY,
        anonymous: false,
        answered: true,
        pages: [],
        abilities: { answer: false, reason: 'ANSWERED' },
      }),
      getMySurveyAnswer: ok(OWN),
    },
  },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '#own-answers');
    await find(canvasElement, 'dd img[alt="A red kite above a beach"]');
  },
};

export const OwnAnswersRightToLeft: Story = { ...OwnAnswers, globals: { locale: 'ar-SA' } };
