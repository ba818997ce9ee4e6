import { answered, problem } from '@stoa/api/fixtures';
import type { GetData } from '@stoa/api/query';
import type {
  BankQuestion,
  ExamBoardEntry,
  ExamEntry,
  ExamPreview,
  GradingSheet,
  IssuedTicket,
  ManagedExam,
  QuestionAppeal,
  QuestionEntry,
  QuestionRegrade,
  QuestionStatistics,
} from '@stoa/api/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';
import { SILENCE } from '../../../stories/silence.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const page = { totalIsExact: true, next: null, previous: null, pageNumber: 1, pageSize: 20 };
const ok = (data: object) => answered({ code: 200, message: 'ok', data });

const ENTRY: QuestionEntry = {
  id: '1800000000000000401',
  version: 2,
  kind: 'single',
  folder: 'Planning',
  tags: ['goals', 'basics'],
  level: 'hard',
  points: 2,
  text: { en_US: 'Which of these is a goal that can be measured?', zh_CN: '以下哪个目标可以衡量？' },
  isArchived: false,
  examCount: 1,
  examsAreExact: true,
  updatedAt: NOW,
};
const ESSAY: QuestionEntry = {
  ...ENTRY,
  id: '1800000000000000402',
  kind: 'essay',
  folder: '',
  tags: [],
  text: { en_US: 'Why do plans change?' },
  examCount: 0,
};
const QUESTION: BankQuestion = {
  ...ENTRY,
  options: [
    { text: { en_US: 'Two pages by Friday', zh_CN: '周五前写两页' }, right: true },
    { text: { en_US: 'To write well', zh_CN: '写得好' }, right: false },
  ],
  accepts: [],
  number: null,
  unit: {},
  explanation: {},
  exams: [{ id: '1800000000000000501', title: { en_US: 'Goals', zh_CN: '目标' } }],
  regrades: [{ at: NOW, by: 'Lin Yan', reason: 'The second option was marked by mistake.', changed: 12 }],
  canDelete: false,
};
const EXAM: ManagedExam = {
  id: '1800000000000000501',
  version: 1,
  title: { en_US: 'Goals', zh_CN: '目标' },
  summary: {},
  audience: 1,
  minutes: 40,
  attempts: 2,
  counted: 'best',
  passMark: 60,
  opensAt: null,
  closesAt: null,
  shuffleQuestions: false,
  shuffleOptions: true,
  showsAnswers: 'afterSubmit',
  releases: 'auto',
  isBlind: false,
  ticketRequired: false,
  status: 'draft',
  questions: [ENTRY, ESSAY].map(({ id, kind, points, text, isArchived }) => ({
    questionId: id,
    kind,
    points,
    text,
    isArchived,
    ...(kind === 'essay' ? { section: 1 } : {}),
  })),
  draws: [{ count: 5, folder: 'Planning', tag: '', points: 2, section: 0 }],
  sections: [
    {
      title: { en_US: 'Planning in teams', zh_CN: '团队规划' },
      instructions: { en_US: 'Read the case first.\nThen answer its questions.' },
    },
    { title: { en_US: 'In your own words' }, instructions: {} },
  ],
  attemptCount: 3,
  url: '/classInfo/1700000000000000001/check-view/1800000000000000501',
  updatedAt: NOW,
};
const EXAM_ENTRY: ExamEntry = {
  id: EXAM.id,
  title: EXAM.title,
  status: 'published',
  questionCount: 2,
  attemptCount: 3,
  attemptsAreExact: true,
  waitingCount: 1,
  waitingIsExact: true,
  opensAt: null,
  closesAt: '2026-12-20T16:00:00.000Z',
  updatedAt: NOW,
};
const SECTIONS = [
  {
    title: 'Planning in teams',
    instructions: 'Read the case first.\nThen answer its questions.',
    lang: 'en_US' as const,
    maxScore: 2,
    score: 0,
  },
  { title: 'In your own words', instructions: '', lang: 'en_US' as const, maxScore: 5, score: null },
];
const PREVIEW: ExamPreview = {
  id: EXAM.id,
  title: 'Goals',
  lang: 'en_US',
  minutes: 40,
  maxScore: 2,
  sections: SECTIONS,
  questions: [
    {
      id: ENTRY.id,
      kind: 'single',
      text: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Which of these is a goal?' }] }],
      },
      lang: 'en_US',
      score: 2,
      options: [
        { key: 'a', text: 'Two pages by Friday' },
        { key: 'b', text: 'To write well' },
      ],
      unit: null,
      maxLength: null,
      section: 0,
    },
  ],
};

const ATTEMPT = {
  id: '1800000000000000601',
  number: 1,
  status: 'submitted' as const,
  grading: 1 as const,
  startedAt: NOW,
  deadline: NOW,
  submittedAt: NOW,
  score: null,
  maxScore: 7,
  passed: null,
};
const LEARNER = { id: '1710000000000000002', name: 'Noor', avatarUrl: null, title: null };
const answerOf = (questionId: string, choice: string[], text: string) => ({
  questionId,
  sequence: 1,
  deviceId: 'laptop-3b9a',
  choice,
  text,
  flagged: false,
  savedAt: NOW,
});
const [CHOICE] = PREVIEW.questions as [ExamPreview['questions'][number]];
const GRADING: GradingSheet = {
  attempt: ATTEMPT,
  examId: EXAM.id,
  learner: LEARNER,
  anonymousName: null,
  isReleased: false,
  version: '0',
  sections: SECTIONS,
  questions: [
    {
      question: CHOICE,
      answer: answerOf(CHOICE.id, ['b'], ''),
      rightChoice: ['a'],
      score: 0,
      comment: null,
      guidance: null,
    },
    {
      question: {
        ...CHOICE,
        id: ESSAY.id,
        kind: 'essay',
        score: 5,
        section: 1,
        options: [],
        maxLength: 10_000,
      },
      answer: answerOf(ESSAY.id, [], 'A plan meets what nobody knew when it was made.'),
      rightChoice: [],
      score: null,
      comment: null,
      guidance: 'That things are learned on the way.',
    },
  ],
  feedback: null,
};

const TICKET: IssuedTicket = {
  id: '1800000000000000701',
  number: 1,
  status: 'used',
  validFrom: NOW,
  validUntil: '2026-12-20T16:00:00.000Z',
  issuedAt: NOW,
  usedAt: NOW,
  usedBy: LEARNER,
};
const TICKETS: IssuedTicket[] = [
  { ...TICKET, id: '1800000000000000703', number: 3, status: 'open', usedAt: null, usedBy: null },
  { ...TICKET, id: '1800000000000000702', number: 2, status: 'withdrawn', usedAt: null, usedBy: null },
  TICKET,
];

const STATISTICS: QuestionStatistics = {
  attempts: 24,
  answered: 22,
  difficulty: 0.71,
  discrimination: 0.38,
  options: [
    { text: { en_US: 'Two pages by Friday', zh_CN: '周五前写两页' }, right: true, count: 17 },
    { text: { en_US: 'To write well', zh_CN: '写得好' }, right: false, count: 5 },
  ],
};

const REGRADE: QuestionRegrade = {
  applied: false,
  hasOtherKey: true,
  unfitting: 1,
  changed: 2,
  outcomes: 1,
  items: [
    {
      attemptId: ATTEMPT.id,
      examTitle: EXAM.title,
      learner: LEARNER,
      anonymousName: null,
      scoreBefore: 0,
      scoreAfter: 2,
      totalBefore: 3,
      totalAfter: 5,
      passedBefore: false,
      passedAfter: true,
    },
    {
      attemptId: '1800000000000000602',
      examTitle: EXAM.title,
      learner: null,
      anonymousName: '#0602',
      scoreBefore: 2,
      scoreAfter: 0,
      totalBefore: null,
      totalAfter: null,
      passedBefore: null,
      passedAfter: null,
    },
  ],
};

const ON_BOARD: ExamBoardEntry = {
  attemptId: '1800000000000000611',
  learner: LEARNER,
  number: 1,
  isRunning: true,
  startedAt: '2026-11-20T08:40:00.000Z',
  deadline: '2026-11-20T09:35:00.000Z',
  extraMinutes: 15,
  pausedAt: null,
  answered: 8,
  questionCount: 20,
  place: 9,
  seenAt: '2026-11-20T08:59:40.000Z',
  savedAt: '2026-11-20T08:57:00.000Z',
  submittedAt: null,
  submittedBy: null,
};
const BOARD: ExamBoardEntry[] = [
  ON_BOARD,
  {
    ...ON_BOARD,
    attemptId: '1800000000000000612',
    learner: { ...LEARNER, id: '1710000000000000003', name: 'Bartholomäus Featherstonehaugh-Wiśniewski' },
    deadline: '2026-11-20T09:20:00.000Z',
    extraMinutes: 0,
    place: null,
    seenAt: '2026-11-20T08:51:00.000Z',
    savedAt: null,
  },
  {
    ...ON_BOARD,
    attemptId: '1800000000000000613',
    pausedAt: '2026-11-20T08:50:00.000Z',
    pauseEndsAt: '2026-11-21T08:50:00.000Z',
  },
  ...(['person', 'server', 'teacher'] as const).map((submittedBy, index) => ({
    ...ON_BOARD,
    attemptId: `180000000000000062${index}`,
    isRunning: false,
    extraMinutes: 0,
    answered: 20 - index,
    submittedAt: NOW,
    submittedBy,
  })),
];
const boardOf = (items: ExamBoardEntry[], more: Partial<GetData<'/api/exam/v1/exams/{examId}/board'>> = {}) =>
  ok({
    ...page,
    items,
    total: items.length,
    pageSize: 50,
    runningCount: items.filter(({ isRunning }) => isRunning).length,
    runningIsExact: true,
    submittedCount: items.filter(({ isRunning }) => !isRunning).length,
    submittedIsExact: true,
    pausedCount: items.filter(({ pausedAt }) => pausedAt !== null).length,
    serverTime: NOW,
    ...more,
  });

const MAP = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><path fill="#9cc5d8" d="M0 0h640v360H0z"/><path fill="#d8cf9c" d="M60 60h200v240H60z"/></svg>',
)}`;
const areaAt = (x: number) => ({ shape: 'rectangle' as const, x, y: 0.25, width: 0.25, height: 0.5 });
const SPOTS: BankQuestion = {
  ...QUESTION,
  kind: 'hotspot',
  text: { en_US: 'Where is the island?', ar_SA: 'أين الجزيرة؟' },
  options: [
    { text: { en_US: 'In the west', ar_SA: 'في الغرب' }, right: true, area: areaAt(0.1) },
    {
      text: { en_US: 'In the east', ar_SA: 'في الشرق' },
      right: false,
      area: { ...areaAt(0.6), shape: 'ellipse' },
    },
  ],
  picture: { url: MAP, alt: { en_US: 'A map of the sea', ar_SA: 'خريطة البحر' }, most: null },
  media: {
    kind: 'audio',
    url: SILENCE,
    title: { en_US: 'The captain describes the sea', ar_SA: 'القبطان يصف البحر' },
    transcript: { en_US: 'Two islands, one of them round.', ar_SA: 'جزيرتان، إحداهما مستديرة.' },
  },
};
const SPOTTED: ExamPreview['questions'][number] = {
  ...CHOICE,
  kind: 'hotspot',
  options: [
    { key: 'a', text: 'In the west', area: areaAt(0.1) },
    { key: 'b', text: 'In the east', area: { ...areaAt(0.6), shape: 'ellipse' } },
  ],
  picture: { url: MAP, alt: 'A map of the sea', width: 640, height: 360, most: null },
};

const birdOf = (colour: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240"><path fill="#dcebf2" d="M0 0h320v240H0z"/><path fill="${colour}" d="${shape}"/></svg>`,
  )}`;
const HERON = birdOf('#5b6b78', 'M150 220v-90l-40-40 20-60 20 10-8 50 68 40-50 20v70z');
const KITE = birdOf('#a4552f', 'M20 90 140 110l20-40 20 40 120-20-100 60 20 60-40-30-40 30 20-60z');
const PICTURED: BankQuestion = {
  ...QUESTION,
  text: { en_US: 'Which of these birds is a heron?', ar_SA: 'أي هذه الطيور مالك الحزين؟' },
  options: [
    {
      text: {},
      right: true,
      picture: { url: HERON, alt: { en_US: 'A grey bird with long legs', ar_SA: 'طائر رمادي طويل الساقين' } },
    },
    {
      text: { en_US: 'The one in the air', ar_SA: 'الطائر المحلّق' },
      right: false,
      picture: {
        url: KITE,
        alt: { en_US: 'A brown bird with a forked tail', ar_SA: 'طائر بني متشعب الذيل' },
      },
    },
    { text: { en_US: 'None of these', ar_SA: 'لا شيء منها' }, right: false },
  ],
};
const PICTURED_SHOWN: ExamPreview['questions'][number] = {
  ...CHOICE,
  options: [
    {
      key: 'a',
      text: '',
      picture: { url: HERON, alt: 'A grey bird with long legs', width: 320, height: 240 },
    },
    {
      key: 'b',
      text: 'The one in the air',
      picture: { url: KITE, alt: 'A brown bird with a forked tail', width: 320, height: 240 },
    },
    { key: 'c', text: 'None of these' },
  ],
};
const MATCHED_SHOWN: ExamPreview['questions'][number] = {
  ...CHOICE,
  kind: 'matching',
  options: [
    { key: 'a', text: 'Heron' },
    { key: 'b', text: '', picture: { url: KITE, alt: 'A kite', width: 320, height: 240 } },
  ],
  parts: PICTURED_SHOWN.options.slice(0, 2),
};

const LABELS: BankQuestion = {
  ...QUESTION,
  kind: 'labels',
  text: { en_US: 'Label the map.', ar_SA: 'ضع التسميات على الخريطة.' },
  options: [
    { text: { en_US: 'Land', ar_SA: 'يابسة' }, right: false },
    { text: { en_US: 'The sea between the islands', ar_SA: 'البحر بين الجزر' }, right: false },
    { text: { en_US: 'Lake', ar_SA: 'بحيرة' }, right: false },
  ],
  parts: [
    { text: { en_US: 'In the west', ar_SA: 'في الغرب' }, right: 0, accepts: [], area: areaAt(0.1) },
    {
      text: { en_US: 'In the east', ar_SA: 'في الشرق' },
      right: 1,
      accepts: [],
      area: { ...areaAt(0.6), shape: 'ellipse' },
    },
  ],
  picture: { url: MAP, alt: { en_US: 'A map of the sea', ar_SA: 'خريطة البحر' }, most: null },
};
const LABELLED: ExamPreview['questions'][number] = {
  ...SPOTTED,
  kind: 'labels',
  options: LABELS.options.map(({ text }, index) => ({ key: 'abc'.charAt(index), text: text.en_US ?? '' })),
  parts: [
    { key: 'a', text: 'In the west', area: areaAt(0.1) },
    { key: 'b', text: 'In the east', area: { ...areaAt(0.6), shape: 'ellipse' } },
  ],
};

const PASSAGES: BankQuestion = {
  ...QUESTION,
  kind: 'highlight',
  text: {
    en_US:
      'Mark what can be measured.\n\nThe plan shall be [[ready in May]], [[useful]] and [[shorter than ten pages]].',
    ar_SA: 'حدّد ما يمكن قياسه.\n\nيجب أن تكون الخطة [[جاهزة في مايو]] و[[مفيدة]] و[[أقصر من عشر صفحات]].',
  },
  options: [
    { text: { en_US: 'ready in May', ar_SA: 'جاهزة في مايو' }, right: true },
    { text: { en_US: 'useful', ar_SA: 'مفيدة' }, right: false },
    { text: { en_US: 'shorter than ten pages', ar_SA: 'أقصر من عشر صفحات' }, right: true },
  ],
};
const PASSAGED: ExamPreview['questions'][number] = {
  ...CHOICE,
  kind: 'highlight',
  text: {
    type: 'doc',
    content: (PASSAGES.text.en_US ?? '').split('\n\n').map((text) => ({
      type: 'paragraph',
      content: [{ type: 'text', text }],
    })),
  },
  options: PASSAGES.options.map(({ text }, index) => ({ key: 'abc'.charAt(index), text: text.en_US ?? '' })),
};

const FILES: BankQuestion = {
  ...QUESTION,
  kind: 'file',
  text: { en_US: 'Draw the plan of your project.', ar_SA: 'ارسم خطة مشروعك.' },
  options: [],
  files: { most: 3, maxMegabytes: 20, kinds: ['document', 'picture'] },
};
const FILED: ExamPreview['questions'][number] = {
  ...CHOICE,
  kind: 'file',
  options: [],
  files: { most: 3, maxMegabytes: 20, kinds: ['document', 'picture'] },
};
const RUBRIC: NonNullable<ExamPreview['questions'][number]['rubric']> = [
  {
    id: 'goal',
    title: 'The goal can be measured',
    levels: [
      { id: 'full', title: 'With a number and a date', points: 2 },
      { id: 'half', title: 'With one of them', points: 1 },
      { id: 'none', title: 'Neither', points: 0 },
    ],
  },
  {
    id: 'steps',
    title: 'الخطوات مرتبة',
    levels: [
      { id: 'full', title: 'Each builds on the one before', points: 3 },
      { id: 'none', title: 'They could stand in any order', points: 0 },
    ],
  },
];
const BY_RUBRIC: BankQuestion = {
  ...QUESTION,
  kind: 'essay',
  points: 5,
  text: { en_US: 'Plan a project of your own.', ar_SA: 'خطّط لمشروع خاص بك.' },
  options: [],
  // The second criterion is written in Arabic alone.
  rubric: RUBRIC.map((criterion, index) => ({
    ...criterion,
    title: { [index === 0 ? 'en_US' : 'ar_SA']: criterion.title },
    levels: criterion.levels.map((level) => ({ ...level, title: { en_US: level.title } })),
  })),
};
const RUBRIC_GRADING: GradingSheet = {
  ...GRADING,
  questions: GRADING.questions.map((entry) =>
    entry.question.kind === 'essay'
      ? {
          ...entry,
          question: { ...entry.question, rubric: RUBRIC },
          choices: [{ criterionId: 'goal', levelId: 'half' }],
        }
      : entry,
  ),
};
const SENT_FILES = ['.pdf', '.png'].map((name, index) => ({
  url: `/files/1700000000000000001/bXktcGxhbi1vZi10aGUtcHJvamVjdC0wMD${index}?until=1&signature=x`,
  name,
  bytes: 482_133 * (index + 1),
}));
const filedGrading = (names: string[], more: Partial<GradingSheet> = {}): GradingSheet => ({
  ...GRADING,
  questions: [
    {
      question: FILED,
      answer: {
        ...answerOf(FILED.id, [], ''),
        files: SENT_FILES.map((file, index) => ({ ...file, name: names[index] ?? file.name })),
      },
      rightChoice: [],
      score: null,
      comment: null,
      guidance: null,
    },
  ],
  ...more,
});

const APPEAL: QuestionAppeal = {
  state: 'open',
  reason: 'My answer names the risk and what is done about it.\nالخطر والحل مذكوران في السطر الأخير.',
  askedAt: NOW,
  scoreBefore: 3,
  scoreAfter: null,
  reply: null,
  answeredAt: null,
};
const APPEALED: GradingSheet = {
  ...GRADING,
  attempt: { ...ATTEMPT, status: 'graded', grading: 0, score: 3, passed: false },
  isReleased: true,
  questions: GRADING.questions.map((entry) =>
    entry.question.kind === 'essay'
      ? { ...entry, score: 3, comment: 'One risk only.', appeal: APPEAL }
      : {
          ...entry,
          appeal: {
            ...APPEAL,
            state: 'kept',
            scoreBefore: 0,
            scoreAfter: 0,
            reply: 'The question asks for a goal that can be measured.',
            answeredAt: NOW,
          },
        },
  ),
};
const APPEALS = {
  listGrading: ok({
    items: [
      {
        attempt: APPEALED.attempt,
        learner: LEARNER,
        anonymousName: null,
        isReleased: true,
        openQuestions: 0,
        openAppeals: 1,
      },
    ],
    ...page,
    total: 1,
    pageSize: 100,
    gradedCount: 2,
    gradedIsExact: true,
    unreleasedCount: 0,
    unreleasedIsExact: true,
    appealCount: 1,
    appealsAreExact: true,
  }),
  getGrading: ok(APPEALED),
};

/** The bar's button, once there is something to save. */
const SAVE = 'main div:has(> span > [role="status"]) > button:first-child:not([disabled])';
/** Where an area stands, after a key. */
const SAID = 'main [role="group"]:has([data-shape]) span[role="status"]';

const meta = {
  title: 'Pages/Manage exams',
  ...pageStories,
  args: {
    path: PLACES.questions,
    viewer: 'admin',
    machines: ['teachingEditor', 'grading'],
    answers: {
      listQuestions: ok({ items: [ENTRY, ESSAY], folders: ['Planning'], tags: ['goals'], total: 2, ...page }),
      getQuestion: ok(QUESTION),
      regradeQuestion: ok(REGRADE),
      getQuestionStatistics: ok(STATISTICS),
      listQuestionVersions: ok({
        items: [
          {
            version: 2,
            savedAt: '2026-11-21T08:30:00.000Z',
            savedBy: LEARNER,
            isCurrent: true,
            changed: ['text', 'key'],
          },
          { version: 1, savedAt: '2026-11-20T08:30:00.000Z', savedBy: null, isCurrent: false, changed: [] },
        ],
      }),
      getQuestionVersion: ok({
        version: 1,
        savedAt: '2026-11-20T08:30:00.000Z',
        savedBy: null,
        question: { ...QUESTION, text: { en_US: 'What is a goal?' } },
      }),
      previewQuestion: ok({ question: CHOICE, order: { version: 1, options: [0, 1], parts: [] } }),
      tryQuestion: ok({
        score: 2,
        rightChoice: ['a'],
        rightText: null,
        rightParts: null,
        explanation: 'A goal that nobody can measure cannot be reached.',
      }),
      listManagedExams: ok({ items: [EXAM_ENTRY], total: 1, ...page }),
      getManagedExam: ok(EXAM),
      previewExam: ok(PREVIEW),
      listIssuedExamTickets: ok({ ...page, items: TICKETS, total: 3 }),
      getExamBoard: boardOf(BOARD),
      listGrading: ok({
        items: [
          {
            attempt: ATTEMPT,
            learner: LEARNER,
            anonymousName: null,
            isReleased: false,
            openQuestions: 1,
            openAppeals: 0,
          },
          {
            attempt: {
              ...ATTEMPT,
              id: '1800000000000000602',
              status: 'graded',
              grading: 0,
              score: 6,
              passed: true,
            },
            learner: null,
            anonymousName: '#0602',
            isReleased: false,
            openQuestions: 0,
            openAppeals: 0,
          },
        ],
        ...page,
        total: 2,
        pageSize: 100,
        gradedCount: 1,
        gradedIsExact: true,
        unreleasedCount: 1,
        unreleasedIsExact: true,
        appealCount: 0,
        appealsAreExact: true,
      }),
      getGrading: ok(GRADING),
    },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The question bank. */
export const Questions: Story = {};

export const NoQuestions: Story = {
  args: { answers: { listQuestions: ok({ items: [], folders: [], tags: [], total: 0, ...page }) } },
};

export const Failed: Story = { args: { answers: { listQuestions: problem('SERVICE_UNAVAILABLE', 503) } } };

export const Question: Story = { args: { path: PLACES.question } };

/** Too few have answered for figures of each option. */
export const FewAnswers: Story = {
  args: {
    path: PLACES.question,
    answers: {
      ...meta.args.answers,
      getQuestionStatistics: ok({
        attempts: 4,
        answered: 3,
        difficulty: null,
        discrimination: null,
        options: [],
      }),
    },
  },
};

export const StatisticsFailed: Story = {
  args: {
    path: PLACES.question,
    answers: { ...meta.args.answers, getQuestionStatistics: problem('INTERNAL_ERROR', 500) },
  },
};

/** The question as a learner sees it, with what an answer gets. */
export const Trying: Story = {
  args: { path: PLACES.question },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '#preview button');
    await press(document.body, '[role="dialog"] input[type="radio"]');
    await find(document.body, '[role="dialog"] input[type="radio"]:checked');
  },
};

/** Options have pictures, beside their text or in place of it, and words for those who do not see them. */
export const Pictures: Story = {
  args: { path: PLACES.question, answers: { ...meta.args.answers, getQuestion: ok(PICTURED) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, 'main [role="group"] img');
    await waitFor(() => expect(canvasElement.querySelectorAll('main [role="group"] img')).toHaveLength(2));
  },
};

export const PicturesRightToLeft: Story = { ...Pictures, globals: { locale: 'ar-SA' } };

/** What is matched has pictures on both sides; what is right is chosen by what they show. */
export const PicturesOfBothSides: Story = {
  args: {
    path: PLACES.question,
    answers: {
      ...meta.args.answers,
      getQuestion: ok({
        ...PICTURED,
        kind: 'matching',
        options: PICTURED.options.map((option) => ({ ...option, right: false })),
        parts: PICTURED.options.slice(0, 2).map(({ picture }, right) => ({
          text: {},
          right,
          accepts: [],
          picture,
        })),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('main [role="group"] img')).toHaveLength(4));
    await expect(await find(canvasElement, 'main')).toHaveTextContent('A grey bird with long legs');
  },
};

/** Without words for a picture the question is not saved. */
export const PicturesUntold: Story = {
  args: {
    path: PLACES.question,
    answers: {
      ...meta.args.answers,
      getQuestion: ok({
        ...PICTURED,
        options: PICTURED.options.map((option) =>
          option.picture ? { ...option, picture: { ...option.picture, alt: {} } } : option,
        ),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await userEvent.type(await find(canvasElement, 'main textarea[name="text"]'), '!');
    await press(canvasElement, SAVE);
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('main input[aria-invalid="true"]')).toHaveLength(2),
    );
  },
};

/** Chosen among pictures as a learner does, then shown with what was right. */
export const TryingPictures: Story = {
  args: {
    path: PLACES.question,
    answers: {
      ...meta.args.answers,
      previewQuestion: ok({ question: PICTURED_SHOWN, order: { version: 1, options: [0, 1, 2], parts: [] } }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '#preview button');
    await press(document.body, '[role="dialog"] label:has(img)');
    const chosen = await find(document.body, '[role="dialog"] input[type="radio"]:checked');
    await expect(chosen).toHaveAccessibleName('A grey bird with long legs');
  },
};

export const TryingPicturesRightToLeft: Story = { ...TryingPictures, globals: { locale: 'ar-SA' } };

/** Pictures that words are matched with. */
export const TryingPictureMatching: Story = {
  args: {
    path: PLACES.question,
    answers: {
      ...meta.args.answers,
      previewQuestion: ok({ question: MATCHED_SHOWN, order: { version: 1, options: [0, 1], parts: [0, 1] } }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '#preview button');
    const list = await find(document.body, '[role="dialog"] [data-place] button');
    await expect(list).toHaveAccessibleName(/A grey bird with long legs/);
  },
};

/** Pictures of options and of what is matched on paper. */
export const PicturesPaper: Story = {
  args: {
    path: `${PLACES.examPreview}?view=paper`,
    answers: {
      ...meta.args.answers,
      previewExam: ok({
        ...PREVIEW,
        questions: [PICTURED_SHOWN, { ...MATCHED_SHOWN, id: `${MATCHED_SHOWN.id.slice(0, -1)}9` }],
      }),
    },
  },
};

/** What the question was at its saves, each to be compared and saved again. */
export const Versions: Story = {
  args: { path: PLACES.question },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '#versions button');
    await press(document.body, '[role="dialog"] li:last-of-type button');
    await find(document.body, '[role="dialog"] ins');
  },
};

/** Passages stand in double brackets; which are right is marked in the text. */
export const Highlight: Story = {
  args: { path: PLACES.question, answers: { ...meta.args.answers, getQuestion: ok(PASSAGES) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [aria-pressed="false"]');
    await waitFor(() => expect(canvasElement.querySelectorAll('main [aria-pressed="true"]')).toHaveLength(3));
  },
};

export const HighlightRightToLeft: Story = { ...Highlight, globals: { locale: 'ar-SA' } };

/** Without brackets there is nothing to mark. */
export const HighlightInvalid: Story = {
  args: {
    path: PLACES.question,
    answers: {
      ...meta.args.answers,
      getQuestion: ok({
        ...PASSAGES,
        text: { en_US: 'One [[passage]].' },
        options: PASSAGES.options.slice(0, 1),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [aria-pressed="true"]');
    await press(canvasElement, SAVE);
    await find(canvasElement, 'main [role="alert"]');
  },
};

/** Marked as a learner does, then shown with what was right. */
export const TryingHighlight: Story = {
  args: {
    path: PLACES.question,
    answers: {
      ...meta.args.answers,
      previewQuestion: ok({ question: PASSAGED, order: { version: 1, options: [0, 1, 2], parts: [] } }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '#preview button');
    await press(document.body, '[role="dialog"] p [aria-pressed="false"]');
    await find(document.body, '[role="dialog"] p [aria-pressed="true"]');
    const [check] = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].slice(-1);
    await userEvent.click(check as HTMLElement);
    await find(document.body, '[role="dialog"] p [data-state]:not([role])');
  },
};

/** On paper passages are circled. */
export const HighlightPaper: Story = {
  args: {
    path: `${PLACES.examPreview}?view=paper`,
    answers: { ...meta.args.answers, previewExam: ok({ ...PREVIEW, questions: [PASSAGED] }) },
  },
};

/** Areas are put on a picture by dragging, by arrow keys, or by numbers. */
export const Hotspot: Story = {
  args: { path: PLACES.question, answers: { ...meta.args.answers, getQuestion: ok(SPOTS) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    (await find(canvasElement, 'main [data-shape="rectangle"] button')).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(await find(canvasElement, SAID)).toHaveTextContent(/15|١٥/);
  },
};

/** The left of a picture is its left in every language. */
export const HotspotRightToLeft: Story = { ...Hotspot, globals: { locale: 'ar-SA' } };

/** An area beyond the picture is told at its field. */
export const HotspotOutside: Story = {
  args: {
    path: PLACES.question,
    answers: {
      ...meta.args.answers,
      getQuestion: ok({
        ...SPOTS,
        options: SPOTS.options.map((option) => ({ ...option, area: areaAt(0.8) })),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    // The first is moved back onto the picture, the second stays beyond it.
    (await find(canvasElement, 'main [data-shape="rectangle"] button')).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await press(canvasElement, SAVE);
    await expect(await find(canvasElement, 'main input[aria-invalid="true"]')).toBeVisible();
  },
};

/** Marked as a learner does, then shown with what was right. */
export const TryingHotspot: Story = {
  args: {
    path: PLACES.question,
    answers: {
      ...meta.args.answers,
      previewQuestion: ok({ question: SPOTTED, order: { version: 1, options: [0, 1], parts: [] } }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '#preview button');
    await press(document.body, '[role="dialog"] [role="checkbox"][data-shape="ellipse"]');
    await find(document.body, '[role="dialog"] [role="checkbox"][aria-checked="true"]');
    const [check] = [
      ...document.querySelectorAll<HTMLElement>('[role="dialog"] button:not([role="checkbox"])'),
    ].slice(-1);
    await userEvent.click(check as HTMLElement);
    await find(document.body, '[role="dialog"] [data-state="wrong"][data-shape="ellipse"]');
    await find(document.body, '[role="dialog"] [data-state="missed"][data-shape="rectangle"]');
  },
};

export const TryingHotspotRightToLeft: Story = { ...TryingHotspot, globals: { locale: 'ar-SA' } };

/** On paper the areas have their numbers. */
export const HotspotPaper: Story = {
  args: {
    path: `${PLACES.examPreview}?view=paper`,
    answers: { ...meta.args.answers, previewExam: ok({ ...PREVIEW, questions: [SPOTTED] }) },
  },
};

/** Labels, and the areas of a picture that want one each. */
export const Labels: Story = {
  args: { path: PLACES.question, answers: { ...meta.args.answers, getQuestion: ok(LABELS) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    (await find(canvasElement, 'main [data-shape="ellipse"] button')).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await find(canvasElement, SAID)).toHaveTextContent(/61|٦١/);
  },
};

export const LabelsRightToLeft: Story = { ...Labels, globals: { locale: 'ar-SA' } };

/** Two areas of one name cannot be told apart by those who hear them. */
export const LabelsInvalid: Story = {
  args: {
    path: PLACES.question,
    answers: {
      ...meta.args.answers,
      getQuestion: ok({
        ...LABELS,
        parts: LABELS.parts?.map((part) => ({ ...part, text: { en_US: 'In the sea' } })),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    (await find(canvasElement, 'main [data-shape="rectangle"] button')).focus();
    await userEvent.keyboard('{ArrowRight}');
    await press(canvasElement, SAVE);
    await find(canvasElement, 'main input[aria-invalid="true"]');
    await expect(canvasElement.querySelectorAll('main input[aria-invalid="true"]')).toHaveLength(2);
  },
};

/** An area leads to its list; what was chosen stands in the area, then what was right beside it. */
export const TryingLabels: Story = {
  args: {
    path: PLACES.question,
    answers: {
      ...meta.args.answers,
      previewQuestion: ok({ question: LABELLED, order: { version: 1, options: [0, 1, 2], parts: [0, 1] } }),
      tryQuestion: ok({
        score: 0,
        rightChoice: null,
        rightText: null,
        rightParts: [
          { key: 'a', value: 'a', isRight: false },
          { key: 'b', value: 'b', isRight: true },
        ],
        explanation: '',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '#preview button');
    await press(document.body, '[role="dialog"] button[data-shape="ellipse"]');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-haspopup', 'listbox'));
    await userEvent.keyboard('{ArrowDown}');
    await find(document.body, '[role="listbox"] [role="option"]');
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    await waitFor(() =>
      expect(document.querySelector('[role="dialog"] [data-shape="ellipse"] bdi')).toHaveTextContent(
        'The sea between the islands',
      ),
    );
    // While the list closes, a press is its own.
    await waitFor(() => expect(document.querySelector('[role="listbox"]')).toBeNull());
    const [check] = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].slice(-1);
    await userEvent.click(check as HTMLElement);
    await find(document.body, '[role="dialog"] [data-state="correct"][data-shape="ellipse"]');
    await find(document.body, '[role="dialog"] [data-state="wrong"][data-shape="rectangle"]');
  },
};

export const TryingLabelsRightToLeft: Story = { ...TryingLabels, globals: { locale: 'ar-SA' } };

/** On paper the letters of labels are written beside the numbers of areas. */
export const LabelsPaper: Story = {
  args: {
    path: `${PLACES.examPreview}?view=paper`,
    answers: { ...meta.args.answers, previewExam: ok({ ...PREVIEW, questions: [LABELLED] }) },
  },
};

/** Which files an answer may have. */
export const FileQuestion: Story = {
  args: { path: PLACES.question, answers: { ...meta.args.answers, getQuestion: ok(FILES) } },
};

export const FileQuestionRightToLeft: Story = { ...FileQuestion, globals: { locale: 'ar-SA' } };

/** Chosen files are listed, and nothing is sent. */
export const TryingFiles: Story = {
  args: {
    path: PLACES.question,
    answers: {
      ...meta.args.answers,
      getQuestion: ok(FILES),
      previewQuestion: ok({ question: FILED, order: { version: 1, options: [], parts: [] } }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '#preview button');
    const input = (await find(document.body, '[role="dialog"] input[type="file"]')) as HTMLInputElement;
    await userEvent.upload(input, new File(['plan'], 'plan.pdf', { type: 'application/pdf' }));
    await expect(await find(document.body, '[role="dialog"] li')).toHaveTextContent('plan.pdf');
  },
};

/** What was handed in is fetched to be graded. */
export const GradingFiles: Story = {
  args: {
    path: PLACES.gradingOne,
    answers: {
      ...meta.args.answers,
      getGrading: ok(filedGrading(['Noor — plan of the project.pdf', 'خطة.png'])),
    },
  },
};

/** Names of files may say who somebody is: they have numbers instead. */
export const GradingFilesBlind: Story = {
  args: {
    path: PLACES.gradingOne,
    answers: {
      ...meta.args.answers,
      getGrading: ok(filedGrading([], { learner: null, anonymousName: '#0601' })),
    },
  },
};

/** What an essay is graded by. */
export const RubricQuestion: Story = {
  args: { path: PLACES.question, answers: { ...meta.args.answers, getQuestion: ok(BY_RUBRIC) } },
};

export const RubricQuestionRightToLeft: Story = { ...RubricQuestion, globals: { locale: 'ar-SA' } };

/** An essay with its rubric, as it is printed. */
export const RubricOnPaper: Story = {
  args: {
    path: `${PLACES.examPreview}?view=paper`,
    answers: {
      ...meta.args.answers,
      previewExam: ok({
        ...PREVIEW,
        questions: [{ ...CHOICE, kind: 'essay', options: [], score: 5, rubric: RUBRIC }],
      }),
    },
  },
};

/** A rubric whose best levels do not add up to points that a question can have. */
export const RubricQuestionInvalid: Story = {
  args: RubricQuestion.args,
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    const fields = canvasElement.querySelectorAll('main section section input[inputmode]');
    const points = fields[0] as HTMLInputElement;
    await userEvent.clear(points);
    await userEvent.type(points, '2.25{Tab}');
    await press(canvasElement, SAVE);
    await find(canvasElement, 'main section [role="status"] p, main section [role="status"]');
  },
};

/** Levels are chosen by keys alone; the points follow once each criterion has one. */
export const GradingByRubric: Story = {
  args: { path: PLACES.gradingOne, answers: { ...meta.args.answers, getGrading: ok(RUBRIC_GRADING) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, 'main [role="radiogroup"]');
    const groups = canvasElement.querySelectorAll('main [role="radiogroup"]');
    const first = groups[1]?.querySelector('input') as HTMLInputElement;
    first.focus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(await find(canvasElement, 'main p[role="status"]')).toHaveTextContent('4 of 5 points');
  },
};

/** Whose results a corrected key changes, before it does. */
export const Regrading: Story = {
  args: { path: PLACES.question },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '#regrade button');
    await find(document.body, '[role="dialog"] textarea');
  },
};

export const Exams: Story = { args: { path: PLACES.managedExams } };

/** Questions in their order. */
export const Exam: Story = { args: { path: PLACES.managedExam } };

export const Preview: Story = { args: { path: PLACES.examPreview } };

/** As it is printed. */
export const Paper: Story = { args: { path: `${PLACES.examPreview}?view=paper` } };

/** The attempts at an exam; one result waits to be released. */
export const Grading: Story = { args: { path: PLACES.grading } };

/** Attempts whose points are to be looked at again. */
export const Appeals: Story = {
  args: { path: `${PLACES.grading}?view=appeals`, answers: { ...meta.args.answers, ...APPEALS } },
};

export const AppealsRightToLeft: Story = { ...Appeals, globals: { locale: 'ar-SA' } };

/** What the learner wants to be looked at again; a colleague has answered another one. */
export const AnsweringAppeal: Story = {
  args: { path: `${PLACES.gradingOne}&view=appeals`, answers: { ...meta.args.answers, ...APPEALS } },
};

export const AnsweringAppealRightToLeft: Story = { ...AnsweringAppeal, globals: { locale: 'ar-SA' } };

/** Who takes an exam right now. */
export const Board: Story = { args: { path: PLACES.examBoard } };

/** Of more people than are counted. */
export const BoardOfMany: Story = {
  args: {
    path: PLACES.examBoard,
    answers: {
      getExamBoard: boardOf(BOARD, {
        total: 1000,
        totalIsExact: false,
        next: 'WzAsIjEiXQ',
        runningCount: 1000,
        runningIsExact: false,
        submittedCount: 1000,
        submittedIsExact: false,
      }),
    },
  },
};

export const BoardEmpty: Story = {
  args: { path: PLACES.examBoard, answers: { getExamBoard: boardOf([]) } },
};

export const BoardFailed: Story = {
  args: { path: PLACES.examBoard, answers: { getExamBoard: problem('INTERNAL_ERROR', 500) } },
};

export const BoardRightToLeft: Story = { ...Board, globals: { locale: 'ar-SA' } };

/** More time for one person. */
export const BoardExtraTime: Story = {
  args: { path: PLACES.examBoard },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [aria-haspopup="menu"]');
    await press(document.body, '[role="menuitem"]');
    await find(document.body, '[role="dialog"] input');
  },
};

/** Who used which ticket. */
export const Tickets: Story = { args: { path: PLACES.examTickets } };

export const NoTickets: Story = {
  args: {
    path: PLACES.examTickets,
    answers: { listIssuedExamTickets: ok({ ...page, items: [], total: 0 }) },
  },
};

export const TicketsFailed: Story = {
  args: { path: PLACES.examTickets, answers: { listIssuedExamTickets: problem('INTERNAL_ERROR', 500) } },
};

export const GradingOne: Story = { args: { path: PLACES.gradingOne } };

/** One question alone, in one attempt after the other. */
export const GradingQuestion: Story = { args: { path: PLACES.gradingQuestion } };

export const GradingOneRightToLeft: Story = { ...GradingOne, globals: { locale: 'ar-SA' } };

/** An attempt that could not be opened can be tried again. */
export const GradingUnopened: Story = {
  args: {
    path: PLACES.gradingOne,
    answers: { ...meta.args.answers, getGrading: problem('SERVICE_UNAVAILABLE', 503) },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, 'main [role="alert"] button');
  },
};
