import { answered, changed, never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { find, press } from '../../stories/page-actions.ts';
import { openPage, openPending, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';
import { SILENCE } from '../../stories/silence.ts';

const SAVED = answered({
  code: 200,
  message: 'ok',
  data: {
    revision: 2,
    savedAt: '2026-11-03T09:00:00.000Z',
    serverTime: '2026-11-03T09:00:00.000Z',
    newer: [],
    elsewhere: true,
  },
});

const time = (
  extraMinutes: number,
  more: { pausedAt?: string; pauseEndsAt?: string; messages?: object[] } = {},
) =>
  answered({
    code: 200,
    message: 'ok',
    data: {
      status: 'running',
      deadline: '2026-11-02T09:15:00.000Z',
      extraMinutes,
      pausedAt: null,
      messages: [],
      ...more,
      serverTime: '2026-11-02T09:00:00.000Z',
    },
  });

/** What every attempt asks now and then. */
const PRESENT = { reportAttemptPresence: time(0) };

const meta = {
  title: 'Pages/Exam',
  ...pageStories,
  args: {
    path: PLACES.examPage,
    viewer: 'learner',
    machines: ['attempt'],
    answers: PRESENT,
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What to know, and the start. */
export const Overview: Story = {};

/** The portal's own address of an exam leads to the same page. */
export const FromPortal: Story = { args: { path: PLACES.examByPortal } };

export const NotOpen: Story = { args: { path: PLACES.examNotOpen } };

export const Closed: Story = { args: { path: PLACES.examClosed } };

/** With an attempt that was handed in. */
export const Taken: Story = { args: { path: PLACES.examTaken } };

/** Every attempt is used. */
export const Exhausted: Story = {
  args: {
    answers: {
      getExam: changed('open', {
        attemptsUsed: 3,
        abilities: { start: false, reason: 'ATTEMPTS_EXHAUSTED' },
      }),
    },
  },
};

/** An attempt is under way, on this device or another. */
export const Running: Story = {
  args: {
    answers: { getExam: changed('open', { attemptsUsed: 1, runningAttemptId: '1800000000000000101' }) },
  },
};

/** Whoever passes gets a certificate. */
export const WithCertificate: Story = {
  args: { answers: { getExam: changed('open', { givesCertificate: true }) } },
};

const TICKET_NEEDED = changed('open', {
  ticketRequired: true,
  abilities: { start: false, reason: 'TICKET_REQUIRED' },
});

/** A ticket opens it. */
export const TicketNeeded: Story = { args: { answers: { getExam: TICKET_NEEDED } } };

/** What was typed stays. */
export const TicketRefused: Story = {
  args: {
    answers: {
      getExam: TICKET_NEEDED,
      redeemExamTicket: problem('TICKET_INVALID', 400, { attemptsLeft: 4 }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    const field = (await find(canvasElement, 'main input[name="ticket"]')) as HTMLInputElement;
    await userEvent.type(field, 'tkt_3Wq8nZ5xB1kV7mT2yHpLr4Qd');
    await press(canvasElement, 'main button[type="submit"]');
    await expect(await find(canvasElement, 'main input[aria-invalid="true"]')).toHaveValue(
      'tkt_3Wq8nZ5xB1kV7mT2yHpLr4Qd',
    );
  },
};

const PASSWORD_NEEDED = changed('open', { passwordRequired: true });

/** A password that the teacher tells begins it. */
export const PasswordNeeded: Story = { args: { answers: { getExam: PASSWORD_NEEDED } } };

/** What was typed stays. */
export const PasswordRefused: Story = {
  args: {
    answers: {
      getExam: PASSWORD_NEEDED,
      startAttempt: problem('EXAM_PASSWORD_WRONG', 400, { attemptsLeft: 4 }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main button[type="submit"]');
    await expect(await find(canvasElement, 'main input[aria-invalid="true"]')).toHaveValue('');
    const field = (await find(canvasElement, 'main input[name="password"]')) as HTMLInputElement;
    await userEvent.type(field, 'lamp');
    await press(canvasElement, 'main button[type="submit"]');
    await expect(await find(canvasElement, 'main input[aria-invalid="true"]')).toHaveValue('lamp');
  },
};

/** The exam is taken in another network. */
export const OtherNetwork: Story = {
  args: {
    answers: {
      getExam: changed('open', {
        abilities: { start: false, reason: 'NETWORK', address: '2001:db8:85a3::8a2e:370:7334' },
      }),
    },
  },
};

/** It went on elsewhere: what was answered there is not taken. */
export const AttemptOtherNetwork: Story = {
  args: {
    path: PLACES.attempt,
    answers: {
      ...PRESENT,
      saveAnswers: problem('NETWORK_NOT_ALLOWED', 403, { address: '198.51.100.7' }),
      getExam: changed('open', {
        abilities: { start: false, reason: 'NETWORK', address: '198.51.100.7' },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [role="radio"], main input[type="radio"]');
    await expect(await find(canvasElement, 'main [role="alert"] code')).toHaveTextContent('198.51.100.7');
  },
};

export const StartRefused: Story = {
  args: { answers: { startAttempt: problem('EXAM_CLOSED', 409) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main button');
    await expect(await find(canvasElement, 'main [role="alert"]')).toBeVisible();
  },
};

/** Two questions are answered, one of them flagged: it goes on at the third. */
export const Attempt: Story = {
  args: { path: PLACES.attempt },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await expect(await find(canvasElement, '[role="timer"]')).toBeVisible();
    await expect(await find(canvasElement, '[aria-current="step"]')).toHaveTextContent(/3|٣/);
  },
};

/** A teacher has given this person more time. */
export const AttemptExtraTime: Story = {
  args: { path: PLACES.attempt, answers: { reportAttemptPresence: time(15) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await expect(await find(canvasElement, 'main div[role="status"]')).toHaveTextContent(/15|١٥/);
  },
};

/** A teacher lets the time stand still, and says why. */
export const Paused: Story = {
  args: {
    path: PLACES.attempt,
    answers: {
      reportAttemptPresence: time(0, {
        pausedAt: '2026-11-02T08:59:00.000Z',
        pauseEndsAt: '2026-11-03T08:59:00.000Z',
        messages: [
          {
            id: '1800000000000000701',
            text: 'Fire drill: leave everything as it is. <b>',
            sentAt: '2026-11-02T08:59:30.000Z',
          },
        ],
      }),
    },
  },
};

export const PausedRightToLeft: Story = { ...Paused, globals: { locale: 'ar-SA' } };

/** Answers stay on the device until there is a connection. */
export const AttemptOffline: Story = {
  args: { path: PLACES.attempt, answers: { ...PRESENT, saveAnswers: offline } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [role="radio"], main input[type="radio"]');
    await expect(await find(canvasElement, 'main [role="status"] button')).toBeVisible();
  },
};

/** The sign-in has ended in the middle. */
export const AttemptSignedOut: Story = {
  args: { path: PLACES.attempt, answers: { ...PRESENT, saveAnswers: problem('UNAUTHENTICATED', 401) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [role="radio"], main input[type="radio"]');
    await expect(await find(canvasElement, 'main [role="alert"] a')).toBeVisible();
  },
};

/** Somebody answers on two devices. */
export const AttemptElsewhere: Story = {
  args: { path: PLACES.attempt, answers: { ...PRESENT, saveAnswers: SAVED } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [role="radio"], main input[type="radio"]');
    await expect(await find(canvasElement, 'main div[role="status"]')).toBeVisible();
  },
};

/** What is answered, before it is handed in. */
export const Review: Story = {
  args: { path: PLACES.attempt },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'nav + p + button');
    await expect(await find(canvasElement, '#review')).toHaveFocus();
  },
};

const FILE_QUESTION = {
  id: '1800000000000000290',
  kind: 'file',
  text: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Draw the plan of your project.' }] }],
  },
  lang: 'en_US',
  score: 5,
  options: [],
  files: { most: 2, maxMegabytes: 10, kinds: ['document', 'picture'] },
  media: {
    kind: 'audio',
    url: SILENCE,
    title: 'What was said in the meeting',
    transcript: 'We need a plan by Friday.',
  },
  unit: null,
  maxLength: null,
};
const SENT = {
  url: '/files/1700000000000000001/bXktcGxhbi1vZi10aGUtcHJvamVjdC0wMDE',
  name: 'plan-of-the-project.pdf',
  bytes: 482_133,
};
const filesOf = (files: object[]) => ({
  questions: [FILE_QUESTION],
  answers: [
    {
      questionId: FILE_QUESTION.id,
      sequence: 1,
      deviceId: 'laptop-3b9a',
      choice: [],
      text: '',
      ...(files.length > 0 ? { files } : {}),
      flagged: false,
      savedAt: '2026-11-02T09:00:00.000Z',
    },
  ],
});

/** Files answer a question: one is there, one could not be sent. */
export const FileAnswer: Story = {
  args: {
    path: PLACES.attempt,
    answers: {
      ...PRESENT,
      getAttempt: changed('running', filesOf([SENT])),
      getUploadUrl: problem('QUOTA_EXCEEDED', 507),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    const input = (await find(canvasElement, 'main input[type="file"]')) as HTMLInputElement;
    await userEvent.upload(input, new File(['sketch'], 'sketch.png', { type: 'image/png' }));
    await expect(await find(canvasElement, 'main li[data-state="failed"]')).toHaveTextContent('sketch.png');
  },
};

export const FileAnswerRightToLeft: Story = { ...FileAnswer, globals: { locale: 'ar-SA' } };

const birdOf = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><path fill="#dcebf2" d="M0 0h320v240H0z"/><circle cx="160" cy="120" r="70" fill="${colour}"/></svg>`,
  )}`;
const PICTURED = {
  ...FILE_QUESTION,
  id: '1800000000000000291',
  kind: 'multiple',
  text: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Which of these birds can fly?' }] }],
  },
  files: undefined,
  media: undefined,
  options: [
    { key: 'a', text: '', picture: { url: birdOf('#5b6b78'), alt: 'A grey bird', width: 320, height: 240 } },
    {
      key: 'b',
      text: 'The one with long legs',
      picture: { url: birdOf('#a4552f'), alt: 'A brown bird', width: 320, height: 240 },
    },
    {
      key: 'c',
      text: '',
      picture: { url: 'data:image/png;base64,broken', alt: 'A black bird', width: 1, height: 1 },
    },
  ],
};

/** Options with pictures: chosen by pressing them or with keys, heard by what they show, which stands in place of one that is missing. */
export const PictureOptions: Story = {
  args: {
    path: PLACES.attempt,
    answers: {
      ...PRESENT,
      getAttempt: changed('running', { questions: [PICTURED], answers: [] }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main label:has(img)');
    const chosen = await find(canvasElement, 'main input[type="checkbox"]:checked');
    await expect(chosen).toHaveAccessibleName('A grey bird');
    await waitFor(() => expect(canvasElement).toHaveTextContent('A black bird'));
  },
};

export const PictureOptionsRightToLeft: Story = { ...PictureOptions, globals: { locale: 'ar-SA' } };

/** Pictures on both sides: chosen of a list, which shows them, or dragged by what is below them. */
export const MatchedPictures: Story = {
  args: {
    path: PLACES.attempt,
    answers: {
      ...PRESENT,
      getAttempt: changed('running', {
        questions: [
          {
            ...PICTURED,
            kind: 'matching',
            picture: { url: birdOf('#14507a'), alt: 'A map', width: 320, height: 240, most: null },
            options: PICTURED.options.slice(0, 2),
            parts: [
              {
                key: 'a',
                text: 'Lake',
                picture: { url: birdOf('#14507a'), alt: 'Water', width: 320, height: 240 },
              },
              { key: 'b', text: 'Field' },
            ],
          },
        ],
        answers: [],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    const list = (await find(canvasElement, 'main [data-place="a"] button')) as HTMLElement;
    list.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'A grey bird' }));
    await waitFor(() => expect(list.querySelector('img')).toHaveAttribute('alt', 'A grey bird'));
  },
};

/** A file that the question does not ask for is not taken, and why is said. */
export const FileAnswerRejected: Story = {
  args: {
    path: PLACES.attempt,
    answers: { ...PRESENT, getAttempt: changed('running', filesOf([])) },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    const input = (await find(canvasElement, 'main input[type="file"]')) as HTMLInputElement;
    await userEvent.upload(input, new File(['<p>'], 'page.html', { type: 'text/html' }), {
      applyAccept: false,
    });
    await expect(await find(canvasElement, 'main [role="alert"]')).toBeVisible();
  },
};

const ESSAY_QUESTION = {
  id: '1800000000000000291',
  kind: 'essay',
  text: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Plan a project of your own.' }] }],
  },
  lang: 'en_US',
  score: 5,
  options: [],
  unit: null,
  maxLength: 10_000,
  rubric: [
    {
      id: 'goal',
      title: 'The goal can be measured',
      levels: [
        { id: 'full', title: 'With a number and a date', points: 2 },
        { id: 'half', title: 'With one of them', points: 1 },
      ],
    },
    { id: 'steps', title: 'الخطوات مرتبة', levels: [{ id: 'full', title: 'نعم', points: 3 }] },
  ],
};

/** What an answer will be graded by, for whoever wants to know. */
export const Rubric: Story = {
  args: {
    path: PLACES.attempt,
    answers: { ...PRESENT, getAttempt: changed('running', { questions: [ESSAY_QUESTION], answers: [] }) },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main summary');
    await expect(await find(canvasElement, 'main details li')).toBeVisible();
  },
};

export const RubricRightToLeft: Story = { ...Rubric, globals: { locale: 'ar-SA' } };

/** It is asked about. */
export const Submitting: Story = {
  args: { path: PLACES.attempt },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'nav + p + button');
    const buttons = (await find(canvasElement, '[aria-labelledby="review"]')).querySelectorAll('button');
    await userEvent.click(buttons[buttons.length - 1] as HTMLElement);
    await find(document.body, '[role="alertdialog"]');
  },
};

/** It cannot be loaded for the moment. */
export const AttemptFailed: Story = {
  args: { path: PLACES.attempt, answers: { getAttempt: problem('INTERNAL_ERROR', 500) } },
};

/** Points, receipt, and what was right. */
export const Result: Story = { args: { path: PLACES.attemptResult } };

/** Passed, which gives a certificate. */
export const ResultWithCertificate: Story = {
  args: {
    path: PLACES.attemptResult,
    answers: { getAttemptResult: changed('handed-in', { certificateCode: '7KQ2M9XD4TBH' }) },
  },
};

/** Which levels of the rubric a teacher chose. */
export const ResultByRubric: Story = {
  args: {
    path: PLACES.attemptResult,
    answers: {
      getAttemptResult: changed('handed-in', {
        questions: [
          {
            question: ESSAY_QUESTION,
            answer: null,
            score: 4,
            rightChoice: null,
            rightText: null,
            explanation: null,
            comment: 'The date is missing.',
            choices: [
              { criterionId: 'goal', levelId: 'half' },
              { criterionId: 'steps', levelId: 'full' },
            ],
          },
        ],
      }),
    },
  },
};

const APPEAL = {
  state: 'open',
  reason: 'My plan has a date: it stands in the last line.',
  askedAt: '2026-11-03T09:00:00.000Z',
  scoreBefore: 3,
  scoreAfter: null,
  reply: null,
  answeredAt: null,
};
const appealed = (more: object) => ({
  getAttemptResult: changed('handed-in', {
    appealsUntil: '2026-11-12T09:00:00.000Z',
    questions: [
      {
        question: { ...ESSAY_QUESTION, rubric: undefined },
        answer: null,
        score: 3,
        rightChoice: null,
        rightText: null,
        explanation: null,
        comment: 'The date is missing.',
        ...more,
      },
    ],
  }),
});

/** Points can be appealed. */
export const Appealable: Story = {
  args: { path: PLACES.attemptResult, answers: appealed({ mayAppeal: true }) },
};

export const AppealOpen: Story = {
  args: { path: PLACES.attemptResult, answers: appealed({ appeal: APPEAL }) },
};

export const AppealChanged: Story = {
  args: {
    path: PLACES.attemptResult,
    answers: appealed({
      score: 5,
      appeal: {
        ...APPEAL,
        state: 'changed',
        scoreAfter: 5,
        reply: 'حسنًا، التاريخ مذكور في السطر الأخير.',
        answeredAt: '2026-11-04T09:00:00.000Z',
      },
    }),
  },
};

export const AppealKept: Story = {
  args: {
    path: PLACES.attemptResult,
    answers: appealed({
      appeal: {
        ...APPEAL,
        state: 'kept',
        scoreAfter: 3,
        reply: 'A month is not a date.',
        answeredAt: '2026-11-04T09:00:00.000Z',
      },
    }),
  },
};

export const AppealKeptRightToLeft: Story = { ...AppealKept, globals: { locale: 'ar-SA' } };

/** What is right is shown later. */
export const ResultWithoutAnswers: Story = {
  args: {
    path: PLACES.attemptResult,
    answers: {
      getAttemptResult: changed('handed-in', {
        answersShown: false,
        showsAnswers: 'never',
        answersShownFrom: null,
      }),
    },
  },
};

export const Failed: Story = { args: { answers: { getExam: problem('INTERNAL_ERROR', 500) } } };

export const MembersOnly: Story = { args: { answers: { getExam: problem('MEMBERS_ONLY', 403) } } };

export const Loading: Story = {
  args: { from: PLACES.subSchools, answers: { getExam: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};
