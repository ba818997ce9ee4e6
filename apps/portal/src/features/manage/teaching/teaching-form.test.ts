import type { BankQuestion, ManagedExam } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { examDraft, examInput, inOrder, moved, newExam, withoutSection } from './exam-form.ts';
import { copyOf, newQuestion, ofType, questionDraft, questionInput, withText } from './question-form.ts';

const BANK: BankQuestion = {
  id: '1700000000000530001',
  version: 4,
  kind: 'number',
  folder: 'Circles',
  tags: ['pi'],
  points: 2,
  text: { en_US: 'Pi?' },
  options: [],
  accepts: [],
  number: { value: 3.14, tolerance: 0.01, near: { tolerance: 0.1, share: 0.29 } },
  unit: { en_US: 'm' },
  explanation: {},
  isArchived: false,
  examCount: 0,
  examsAreExact: true,
  exams: [],
  canDelete: true,
  updatedAt: '2026-11-20T00:00:00.000Z',
};
const EXAM: ManagedExam = {
  id: '1700000000000200031',
  version: 3,
  title: { en_US: 'Goals' },
  summary: {},
  audience: 2,
  minutes: 40,
  attempts: 2,
  counted: 'last',
  passMark: 60,
  opensAt: '2026-12-01T08:00:00.000Z',
  closesAt: null,
  shuffleQuestions: true,
  shuffleOptions: false,
  showsAnswers: 'afterClose',
  releases: 'manual',
  isBlind: true,
  ticketRequired: true,
  status: 'published',
  questions: [
    { questionId: '1', points: 1, kind: 'essay', text: {}, isArchived: false },
    { questionId: '2', points: 2, kind: 'text', text: {}, isArchived: true },
    { questionId: '3', points: 3, kind: 'single', text: {}, isArchived: false },
  ],
  attemptCount: 0,
  url: '/classInfo/1/check-view/2',
  updatedAt: '2026-11-20T00:00:00.000Z',
};

it('says the same of a question after it was opened and saved', () => {
  const { kind, folder, tags, points, text, options, accepts, number, unit, explanation } = BANK;
  expect(questionInput(questionDraft(BANK))).toEqual({
    kind,
    folder,
    tags,
    points,
    text,
    options,
    accepts,
    number,
    unit,
    explanation,
  });
  expect(questionInput(questionDraft({ ...BANK, level: 'hard' }))).toMatchObject({ level: 'hard' });
  expect(copyOf(BANK)).toMatchObject({ id: null, version: 0, value: 3.14 });
});

it('keeps the picture of a hot spot and its areas, and forgets what another kind has no areas for', () => {
  const area = { shape: 'ellipse' as const, x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
  const picture = { url: '/files/1/a', alt: { en_US: 'A heart' }, most: 1 };
  const options = [
    { text: { en_US: 'Above' }, right: true, area },
    { text: { en_US: 'Below' }, right: false, area: { ...area, y: 0.6 } },
  ];
  const draft = questionDraft({ ...BANK, kind: 'hotspot', number: null, options, picture });
  expect(questionInput(draft)).toMatchObject({ options, picture });
  expect(questionInput(draft)).not.toHaveProperty('credit');
  const choice = questionInput(ofType(draft, 'multiple'));
  expect(choice.picture).toEqual({ ...picture, most: null });
  expect(choice.options).toEqual(options.map(({ text, right }) => ({ text, right })));
  // Options that had no place get one each, beside each other.
  const made = questionInput(ofType(newQuestion(), 'hotspot'));
  expect(made).not.toHaveProperty('picture');
  expect(new Set(made.options.map((option) => option.area?.x)).size).toBe(2);
});

it('keeps what a question plays, whatever its kind, without texts that are empty (C078)', () => {
  const media = {
    kind: 'audio' as const,
    url: '/files/1/a?until=1',
    title: { en_US: 'A talk' },
    transcript: {},
  };
  const draft = questionDraft({ ...BANK, media });
  expect(questionInput(draft).media).toEqual(media);
  const changed = { ...draft, media: { ...media, transcript: { en_US: ' ', de_DE: 'Hallo.' } } };
  expect(questionInput(ofType(changed, 'essay')).media?.transcript).toEqual({ de_DE: 'Hallo.' });
  expect(questionInput(newQuestion())).not.toHaveProperty('media');
});

it('keeps the pictures of options where the next kind has them, and of what is matched', () => {
  const picture = { url: '/files/1/a', alt: { en_US: 'A heron', de_DE: ' ' } };
  const options = [
    { text: {}, right: true, picture },
    { text: { en_US: 'None' }, right: false },
  ];
  const kept = { url: '/files/1/a', alt: { en_US: 'A heron' } };
  const draft = questionDraft({ ...BANK, kind: 'single', number: null, options });
  const pictures = (of: typeof draft) => questionInput(of).options.map((option) => option.picture);
  expect(pictures(draft)).toEqual([kept, undefined]);
  expect(pictures(ofType(draft, 'ordering'))).toEqual([kept, undefined]);
  const matched = ofType(draft, 'matching');
  expect(pictures(matched)).toEqual([kept, undefined]);
  const table = ofType(matched, 'table');
  expect(pictures(table)).toEqual([undefined, undefined]);
  expect(pictures(ofType(table, 'single'))).toEqual([undefined, undefined]);
  const parts = [{ text: {}, right: 0, accepts: [], picture }];
  const sorted = questionDraft({
    ...BANK,
    kind: 'categories',
    number: null,
    options: options.slice(1),
    parts,
  });
  expect(questionInput(sorted).parts?.[0]?.picture).toEqual(kept);
  expect(questionInput(ofType(sorted, 'table')).parts?.[0]).not.toHaveProperty('picture');
});

it('keeps labels, the areas that want them and their picture, and forgets the places with the kind (C078)', () => {
  const area = { shape: 'rectangle' as const, x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
  const picture = { url: '/files/1/a', alt: { en_US: 'A heart' }, most: null };
  const options = ['Atrium', 'Ventricle', 'Lung'].map((text) => ({ text: { en_US: text }, right: false }));
  const parts = [
    { text: { en_US: 'Above' }, right: 0, accepts: [], area },
    { text: { en_US: 'Below' }, right: 1, accepts: [], area: { ...area, y: 0.6 } },
  ];
  const draft = questionDraft({ ...BANK, kind: 'labels', number: null, options, parts, picture });
  expect(questionInput(draft)).toMatchObject({ options, parts, picture });
  expect(questionInput(draft)).not.toHaveProperty('credit');
  const matched = questionInput(ofType(draft, 'matching'));
  expect(matched.picture).toEqual(picture);
  expect(matched.parts).toEqual(parts.map(({ text, right, accepts }) => ({ text, right, accepts })));
  // Prompts that had no place get one each, beside each other.
  const made = questionInput(ofType(ofType(newQuestion(), 'matching'), 'labels'));
  expect(new Set(made.parts?.map((part) => part.area?.x)).size).toBe(2);
  expect(made.options.some((option) => 'area' in option)).toBe(false);
});

it('keeps what is right while the text around it, or the words of one passage, change (C078)', () => {
  const begun = ofType(newQuestion(), 'highlight');
  const rightOf = ({ options }: { options: readonly { right: boolean }[] }) =>
    options.map(({ right }) => right);
  const typed = { ...begun, ...withText(begun, { en_US: 'The [[dog]] [[barks]]' }) };
  expect(rightOf(typed)).toEqual([false, false]);
  const marked = { ...typed, options: typed.options.map((one, at) => ({ ...one, right: at === 1 })) };
  const longer = { ...marked, ...withText(marked, { en_US: 'The [[big]] [[dog]] [[barks]]' }) };
  expect(rightOf(longer)).toEqual([false, false, true]);
  const other = { ...longer, ...withText(longer, { en_US: 'The [[big]] [[dog]] [[runs]]' }) };
  expect(rightOf(other)).toEqual([false, false, true]);
  const languages = {
    en_US: 'The [[big]] [[dog]] [[runs]]',
    ar_SA: '[[3: يركض]] [[2: الكلب]] [[1: الكبير]]',
  };
  const both = { ...other, ...withText(other, languages) };
  expect(questionInput(both).options[2]).toEqual({ text: { en_US: 'runs', ar_SA: 'يركض' }, right: true });
  expect(rightOf({ ...both, ...withText(both, { en_US: 'The [[dog]]' }) } as typeof both)).toEqual([false]);
});

it('says the same of an exam after it was opened and saved, whatever zone one is in', () => {
  expect(examInput(examDraft(EXAM))).toMatchObject({
    opensAt: EXAM.opensAt,
    closesAt: null,
    counted: 'last',
    isBlind: true,
    ticketRequired: true,
    questions: [
      { questionId: '1', points: 1 },
      { questionId: '2', points: 2 },
      { questionId: '3', points: 3 },
    ],
  });
  const day = { ...newExam(), title: { en_US: ' T ', de_DE: ' ' }, opensDay: '2026-12-01' };
  expect(examInput(day)).toMatchObject({ title: { en_US: 'T' }, closesAt: null });
  expect(examInput(day).opensAt).toBe(new Date('2026-12-01T00:00').toISOString());
});

it('keeps of another kind what both have', () => {
  const two = newQuestion();
  const both = { ...two, options: two.options.map((option) => ({ ...option, right: true })) };
  expect(ofType({ ...both, type: 'multiple' }, 'single').options.map(({ right }) => right)).toEqual([
    true,
    false,
  ]);
  expect(ofType(two, 'multiple').options).toEqual(two.options);
  expect(ofType(two, 'text')).toMatchObject({ options: [], accepts: [{ percent: 100 }] });
  expect(ofType(ofType(two, 'essay'), 'truefalse').options).toHaveLength(2);
});

it('keeps questions and draws in their sections, and says their places when sections move or go', () => {
  const words = (title: string) => ({ title: { en_US: title }, instructions: { en_US: `${title}!` } });
  const opened = examDraft({
    ...EXAM,
    sections: [words('One'), words('Two')],
    questions: EXAM.questions.map((question, index) =>
      index === 2 ? question : { ...question, section: index },
    ),
    draws: [{ count: 1, folder: '', tag: '', points: 1, section: 1 }],
  });
  const said = (draft: typeof opened) => {
    const { questions, draws, sections } = examInput(draft);
    return [
      questions.map(({ questionId, section = '-' }) => `${questionId}${section}`).join(' '),
      draws?.[0]?.section,
      sections?.map(({ title }) => title.en_US).join(' '),
    ];
  };
  expect(said(opened)).toEqual(['3- 10 21', 1, 'One Two']);
  expect(inOrder(opened).map(({ questionId }) => questionId)).toEqual(['3', '1', '2']);
  expect(said({ ...opened, sections: moved(opened.sections, 0, 1) })).toEqual(['3- 20 11', 0, 'Two One']);
  expect(said({ ...opened, ...withoutSection(opened, '1') })).toEqual(['2- 3- 10', undefined, 'One']);
});

it('moves a question of an exam, and none beyond the ends', () => {
  const ids = (from: number, to: number) =>
    moved(examDraft(EXAM).questions, from, to)
      .map(({ questionId }) => questionId)
      .join('');
  expect([ids(0, 2), ids(2, 0), ids(0, -1), ids(2, 3)]).toEqual(['231', '312', '123', '123']);
});

it('keeps the rubric of an essay in its copy and as a file, and nowhere else', () => {
  const title = { en_US: 'Goal', ar_SA: 'الهدف' };
  const rubric = [{ id: 'goal', title, levels: [{ id: 'clear', title: { en_US: 'Clear' }, points: 2 }] }];
  const essay: BankQuestion = { ...BANK, kind: 'essay', number: null, rubric };
  expect(questionInput(copyOf(essay)).rubric).toEqual(rubric);
  expect(questionInput(ofType(questionDraft(essay), 'file')).rubric).toEqual(rubric);
  expect(questionInput(ofType(questionDraft(essay), 'text')).rubric).toBeUndefined();
});
