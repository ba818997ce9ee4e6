import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { badNetworkLines, networkLines } from './network-lines.ts';
import { savesItself, teachingProblems } from './teaching-draft.ts';
import type {
  AppealDraft,
  DraftArea,
  ExamDraft,
  GradingDraft,
  QuestionDraft,
  TeachingDraft,
} from './teaching-draft.ts';
import { AUTOSAVE_MS, RETRY_MS, teachingEditorMachine } from './teaching-editor.machine.ts';
import { details } from './teaching-editor.details.ts';

const SETTINGS = details.inputs.map(({ value }) => value.settings);
const question = (more: Partial<QuestionDraft> = {}): QuestionDraft => ({
  ...(SETTINGS[0] as QuestionDraft),
  ...more,
});
const exam = (more: Partial<ExamDraft> = {}): ExamDraft => ({
  ...(SETTINGS[1] as ExamDraft),
  ...more,
});
const grading = (more: Partial<GradingDraft> = {}): GradingDraft => ({
  ...(SETTINGS[2] as GradingDraft),
  ...more,
});
/** An answer whose 2 points were appealed. */
const appealed = (score: number, reply: string, more: Partial<AppealDraft> = {}) =>
  grading({
    scores: [
      {
        questionId: '1',
        score,
        comment: '',
        choices: [],
        appeal: { scoreBefore: 2, scoreAfter: null, isAnswered: true, reply, ...more },
      },
    ],
  });
const AREA: DraftArea = { shape: 'rectangle', x: 0.1, y: 0.2, width: 0.3, height: 0.1 };
const option = (text: string, right: boolean, area: DraftArea | null = null) => ({
  key: text,
  text: { en_US: text },
  right,
  area,
  feedback: {},
});
const hotspot = (options: QuestionDraft['options'], picture: Partial<QuestionDraft['picture']> = {}) =>
  question({
    type: 'hotspot',
    options,
    picture: { url: '/media/heart.png', alt: { en_US: 'A heart' }, most: null, ...picture },
  });
const spots = [option('a', true, AREA), option('b', true, { ...AREA, shape: 'ellipse', x: 0.7 })];
const accepted = (pattern: string) => ({ key: pattern, pattern, percent: 100 });
const two = [option('a', false), option('b', false)];
const part = (text: string, right: string | null, pattern = '') => ({
  key: text,
  text: { en_US: text },
  right,
  accepts: pattern ? [accepted(pattern)] : [],
  area: null,
});
const place = (text: string, right: string | null, area: DraftArea | null = AREA) => ({
  ...part(text, right),
  area,
});
const labels = (parts: QuestionDraft['parts'], more: Partial<QuestionDraft> = {}) =>
  question({
    type: 'labels',
    options: two,
    parts,
    picture: { url: '/media/heart.png', alt: { en_US: 'A heart' }, most: null },
    ...more,
  });
const recording = (title: QuestionDraft['text'], transcript: QuestionDraft['text'] = {}) => ({
  kind: 'audio' as const,
  url: '/files/1/a',
  title,
  transcript,
});
const gaps = (text: QuestionDraft['text'], more: Partial<QuestionDraft>): QuestionDraft =>
  question({ type: 'gaps', options: [], text, ...more });
const highlight = (text: QuestionDraft['text'], right: readonly number[]): QuestionDraft =>
  question({
    type: 'highlight',
    text,
    options: [0, 1].map((place) => option(`${place}`, right.includes(place))),
  });
const asked = {
  questionId: '1',
  points: 1,
  type: 'essay' as const,
  text: {},
  isArchived: false,
  section: '',
};
const essay = (names: readonly string[], points: number): QuestionDraft =>
  question({
    type: 'essay',
    rubric: names.map((title) => ({ id: title, title, levels: [{ id: 'best', title: 'Best', points }] })),
  });
const section = (title: string, instructions = '') => ({
  key: 'a',
  title: { en_US: title },
  instructions: { en_US: instructions },
});

test.each<[TeachingDraft, object]>([
  [question(), {}],
  [question({ text: { en_US: ' ' } }), { text: 'MISSING' }],
  [question({ text: { ar_SA: 'س'.repeat(5001) } }), { text: 'TOO_LONG' }],
  [question({ options: [option('a', true)] }), { options: 'TOO_FEW' }],
  [question({ options: [option('a', true), option('', false)] }), { options: 'MISSING' }],
  [question({ options: [option('a', true), option('b', true)] }), { options: 'NO_RIGHT' }],
  [question({ type: 'multiple', options: [option('a', true), option('b', true)] }), {}],
  [
    question({ type: 'multiple', options: [option('a', false), option('b', false)] }),
    { options: 'NO_RIGHT' },
  ],
  [question({ options: [option('x'.repeat(1001), true), option('b', false)] }), { options: 'TOO_LONG' }],
  [question({ type: 'truefalse', options: [option('', true), option('', false)] }), {}],
  [question({ type: 'truefalse', options: [option('', false), option('', false)] }), { options: 'NO_RIGHT' }],
  [essay([], 0), {}],
  [essay(['Goal', 'Steps'], 1.5), {}],
  [essay(['Goal', ' '], 1.5), { rubric: 'UNNAMED' }],
  [essay(['Goal'], 1.5), { rubric: 'BAD_SUM' }],
  [essay(['Goal'], 0), { rubric: 'BAD_SUM' }],
  [{ ...essay(['Goal', 'Steps'], 501), type: 'file' }, { rubric: 'BAD_SUM' }],
  [question({ type: 'text' }), { accepts: 'MISSING' }],
  [question({ type: 'text', accepts: [accepted('Par*')] }), {}],
  [question({ type: 'text', accepts: [accepted('x'.repeat(201))] }), { accepts: 'TOO_LONG' }],
  [question({ type: 'number' }), { value: 'MISSING' }],
  [question({ type: 'number', value: 0 }), {}],
  [question({ type: 'essay', options: [] }), {}],
  [question({ type: 'matching', options: two, parts: [part('x', 'a')] }), {}],
  [question({ type: 'matching', options: two, parts: [] }), { parts: 'MISSING' }],
  [question({ type: 'table', options: two, parts: [part('', 'a')] }), { parts: 'MISSING' }],
  [question({ type: 'categories', options: two, parts: [part('x', 'c')] }), { parts: 'NO_RIGHT' }],
  [
    question({ type: 'matching', options: [], parts: [part('x', null)] }),
    { options: 'TOO_FEW', parts: 'NO_RIGHT' },
  ],
  [question({ type: 'ordering', options: two }), {}],
  [question({ type: 'ordering', options: [option('a', false)] }), { options: 'TOO_FEW' }],
  [question({ type: 'gaps', options: [], parts: [] }), { parts: 'NO_GAPS' }],
  [gaps({ en_US: 'A [[1]]' }, { parts: [part('', null, 'x')] }), {}],
  [gaps({ en_US: 'A [[1]]' }, { parts: [part('', null)] }), { parts: 'MISSING' }],
  [gaps({ en_US: 'A [[1]]', de_DE: 'Ein' }, { parts: [part('', null, 'x')] }), { parts: 'NO_GAPS' }],
  [gaps({ en_US: '[[1]] [[1]]' }, { parts: [part('', null, 'x')] }), { parts: 'NO_GAPS' }],
  [gaps({ en_US: 'A [[1]]' }, { options: two, parts: [part('', 'b')] }), {}],
  [gaps({ en_US: 'A [[1]]' }, { options: two, parts: [part('', null)] }), { parts: 'NO_RIGHT' }],
  [highlight({ en_US: 'A [[dog]] [[barks]]' }, [0]), {}],
  [highlight({ en_US: 'A [[dog]] [[barks]]', ar_SA: ' ' }, [0]), {}],
  [highlight({ en_US: 'A [[dog]] [[barks]]' }, []), { options: 'NO_RIGHT' }],
  [highlight({ en_US: 'A [[dog]] barks' }, [0]), { options: 'NO_PASSAGES' }],
  [highlight({ en_US: '[[dog]] [[barks]]', ar_SA: 'كلب' }, [0]), { options: 'NO_PASSAGES' }],
  [highlight({ en_US: '[[x]] '.repeat(27) }, [0]), { options: 'NO_PASSAGES' }],
  [highlight({ en_US: `[[a]] [[${'x'.repeat(1001)}]]` }, [0]), { options: 'TOO_LONG' }],
  [highlight({ en_US: ' ' }, [0]), { text: 'MISSING', options: 'NO_PASSAGES' }],
  [question({ type: 'slider', value: 5 }), {}],
  [question({ type: 'slider' }), { value: 'MISSING' }],
  [question({ type: 'slider', value: 11 }), { range: 'BAD_RANGE' }],
  [question({ type: 'slider', value: 0, range: { min: 0, max: 0, step: 1 } }), { range: 'BAD_RANGE' }],
  [exam({ givesCertificate: true }), {}],
  [exam({ givesCertificate: true, passMark: 0 }), { passMark: 'NEEDS_PASS_MARK' }],
  [hotspot(spots), {}],
  [hotspot(spots, { most: 2 }), {}],
  [hotspot(spots, { most: 1 }), { most: 'TOO_FEW_MARKS' }],
  [question({ picture: { url: '/media/map.svg', alt: { en_US: 'A map' }, most: null } }), {}],
  [question({ picture: { url: '/media/map.svg', alt: {}, most: null } }), { alt: 'MISSING' }],
  [question({ media: recording({ en_US: 'A talk' }) }), {}],
  [question({ media: recording({ en_US: ' ' }) }), { media: 'MISSING' }],
  [question({ media: recording({ en_US: 'x'.repeat(1001) }) }), { media: 'TOO_LONG' }],
  [question({ media: recording({ en_US: 'A talk' }, { en_US: 'x'.repeat(5001) }) }), { media: 'TOO_LONG' }],
  [hotspot(spots, { url: '' }), { picture: 'NO_PICTURE' }],
  [hotspot(spots, { alt: { en_US: ' ' } }), { alt: 'MISSING' }],
  [hotspot(spots, { alt: { en_US: 'x'.repeat(1001) } }), { alt: 'TOO_LONG' }],
  [hotspot([option('a', true, AREA)]), { options: 'TOO_FEW' }],
  [hotspot([option('a', true, AREA), option('', false, AREA)]), { options: 'MISSING' }],
  [hotspot([option('a', true, AREA), option('A ', false, AREA)]), { options: 'SAME_NAME' }],
  [hotspot([option('a', true, AREA), option('b', false)]), { options: 'OUTSIDE' }],
  [hotspot([option('a', true, AREA), option('b', false, { ...AREA, x: 0.71 })]), { options: 'OUTSIDE' }],
  [hotspot([option('a', true, AREA), option('b', false, { ...AREA, height: 0 })]), { options: 'OUTSIDE' }],
  [hotspot([option('a', false, AREA), option('b', false, AREA)]), { options: 'NO_RIGHT' }],
  [labels([place('x', 'a'), place('y', 'a', { ...AREA, x: 0.7 })]), {}],
  [labels([]), { parts: 'MISSING' }],
  [labels([place('', 'a')]), { parts: 'MISSING' }],
  [labels([place('x', 'a'), place('X ', 'b')]), { parts: 'SAME_NAME' }],
  [labels([place('x', 'a', null)]), { parts: 'OUTSIDE' }],
  [labels([place('x', 'a', { ...AREA, y: 0.91 })]), { parts: 'OUTSIDE' }],
  [labels([place('x', null)]), { parts: 'NO_RIGHT' }],
  [labels([place('x', 'a')], { options: [option('a', false)] }), { options: 'TOO_FEW' }],
  [
    labels([place('x', 'a')], { picture: { url: '', alt: {}, most: null } }),
    { picture: 'NO_PICTURE', alt: 'MISSING' },
  ],
  [exam(), {}],
  [exam({ title: {} }), { title: 'MISSING' }],
  [exam({ title: { en_US: 'x'.repeat(201) } }), { title: 'TOO_LONG' }],
  [exam({ summary: { en_US: 'x'.repeat(1001) } }), { summary: 'TOO_LONG' }],
  [exam({ closesDay: '2026-12-01' }), { closes: 'TOO_EARLY' }],
  [exam({ closesDay: '' }), {}],
  [exam({ status: 'published' }), { questions: 'MISSING' }],
  [exam({ status: 'published', questions: [asked] }), {}],
  [exam({ sections: [section('Reading')] }), {}],
  [exam({ sections: [section('Reading'), section(' ')] }), { sections: 'MISSING' }],
  [exam({ sections: [section('x'.repeat(201))] }), { sections: 'TOO_LONG' }],
  [exam({ sections: [section('Reading', 'x'.repeat(5001))] }), { sections: 'TOO_LONG' }],
  [exam({ networks: ' 10.0.0.0/8 \n\n2001:db8::/32\n192.0.2.7\n::ffff:192.0.2.7\n::1' }), {}],
  [exam({ networks: '10.0.0.0/8\n10.0.0.0/33' }), { networks: 'BAD_NETWORK' }],
  [
    exam({ networks: Array.from({ length: 51 }, (_, n) => `10.0.0.${n}`).join('\n') }),
    { networks: 'BAD_NETWORK' },
  ],
  [grading(), {}],
  [grading({ finished: true }), { scores: 'MISSING' }],
  [
    grading({
      finished: true,
      scores: [{ questionId: '1', score: 0, comment: '', choices: [], appeal: null }],
    }),
    {},
  ],
  [
    grading({
      scores: [{ questionId: '1', score: 0, comment: 'x'.repeat(1001), choices: [], appeal: null }],
    }),
    { scores: 'TOO_LONG' },
  ],
  [grading({ feedback: 'x'.repeat(2001) }), { feedback: 'TOO_LONG' }],
  [appealed(2, ''), { appeals: 'MISSING' }],
  [appealed(2, ' '), { appeals: 'MISSING' }],
  [appealed(2, 'It names one risk only.'), {}],
  [appealed(3, ''), {}],
  [appealed(2, '', { isAnswered: false }), {}],
  [appealed(2, '', { scoreAfter: 2 }), {}],
  [appealed(3, 'x'.repeat(2001)), { appeals: 'TOO_LONG' }],
])('draft %# has the problems %j (C078)', (draft, problems) => {
  expect(teachingProblems(draft)).toEqual(problems);
});

test('lines that are no networks are counted from 1', () => {
  const lines = [
    '10.0.0.0/8',
    '10.0.0/8',
    '',
    '256.0.0.1',
    '10.0.0.0/08',
    '1:2:3:4:5:6:7:8',
    '1:2:3:4:5:6:7:8::',
    '1::2::3',
    ':::',
    'fe80::1%eth0',
    '10.0.0.0/8/8',
    '::/128',
    '::/129',
    'x',
  ];
  expect(badNetworkLines(lines.join('\n'))).toEqual([2, 4, 5, 7, 8, 9, 10, 11, 13, 14]);
  expect(networkLines(' FE80::1 \n\nfe80::1\n10.0.0.1')).toEqual(['fe80::1', '10.0.0.1']);
});

test('what is typed while a new question is saved belongs to the saved one', async () => {
  const saveSettings = fakeActor<TeachingDraft, TeachingDraft>();
  const actor = createActor(
    teachingEditorMachine.provide({
      actors: { saveSettings: saveSettings.logic, loadSettings: fakeActor<TeachingDraft>().logic },
    }),
    { input: { settings: question({ id: null, version: 0, text: {} }) } },
  ).start();
  actor.send({ type: 'settings.changed', draft: question({ id: null, text: { en_US: 'One' } }) });
  actor.send({ type: 'settings.submitted' });
  actor.send({ type: 'settings.changed', draft: question({ id: null, text: { en_US: 'One more' } }) });
  await saveSettings.succeed(question({ id: '7', version: 1, text: { en_US: 'One' } }));
  expect(actor.getSnapshot().context.draft).toEqual(
    question({ id: '7', version: 1, text: { en_US: 'One more' } }),
  );
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(true);
});

const grade = (score: number | null, comment = '') => [
  { questionId: '1', score, comment, choices: [], appeal: null },
];

/** Grading that goes on, with the calls that the test ends. */
const grader = (settings: GradingDraft) => {
  const clock = new SimulatedClock();
  const [saveSettings, loadSettings] = [
    fakeActor<TeachingDraft, TeachingDraft>(),
    fakeActor<TeachingDraft>(),
  ];
  const actor = createActor(
    teachingEditorMachine.provide({
      actors: { saveSettings: saveSettings.logic, loadSettings: loadSettings.logic },
    }),
    { input: { settings }, clock },
  ).start();
  const change = (more: Partial<GradingDraft>) =>
    actor.send({
      type: 'settings.changed',
      draft: { ...actor.getSnapshot().context.draft, ...more } as TeachingDraft,
    });
  return { actor, clock, saveSettings, change };
};

test('points and remarks are saved after a pause, once, and what is typed meanwhile after the next (B064)', async () => {
  const { actor, clock, saveSettings, change } = grader(grading({ scores: grade(null) }));
  change({ scores: grade(1) });
  clock.increment(AUTOSAVE_MS - 1);
  change({ scores: grade(2) });
  clock.increment(AUTOSAVE_MS - 1);
  expect(saveSettings.inputs).toEqual([]);
  clock.increment(1);
  expect(saveSettings.inputs).toEqual([grading({ scores: grade(2) })]);
  change({ scores: grade(2, 'Good') });
  await saveSettings.succeed(grading({ scores: grade(2), version: 2 }));
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(true);
  clock.increment(AUTOSAVE_MS);
  expect(saveSettings.inputs.at(-1)).toEqual(grading({ scores: grade(2, 'Good'), version: 2 }));
  await saveSettings.succeed(grading({ scores: grade(2, 'Good'), version: 3 }));
  expect(actor.getSnapshot().hasTag('saved')).toBe(true);
});

test('a save that the connection lost is tried again, one that was refused is not', async () => {
  const { actor, clock, saveSettings, change } = grader(grading({ scores: grade(null) }));
  change({ scores: grade(1) });
  clock.increment(AUTOSAVE_MS);
  await saveSettings.fail('NETWORK');
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  clock.increment(RETRY_MS);
  expect(saveSettings.inputs).toHaveLength(2);
  await saveSettings.fail('FORBIDDEN');
  clock.increment(RETRY_MS);
  expect(saveSettings.inputs).toHaveLength(2);
});

test.each<[string, TeachingDraft, TeachingDraft]>([
  ['what is not graded', question({ points: 1 }), question()],
  ['the end of grading', grading({ finished: true, scores: grade(1) }), grading({ scores: grade(null) })],
  [
    'what the learner sees',
    grading({ finished: true, scores: grade(1) }),
    grading({ finished: true, scores: grade(2) }),
  ],
  ['points that are being written anew', grading({ scores: grade(null) }), grading({ scores: grade(2) })],
  [
    'a remark that is too long',
    grading({ scores: grade(1, 'x'.repeat(1001)) }),
    grading({ scores: grade(1) }),
  ],
])('%s is not saved without being asked to', (_, draft, saved) => {
  expect(savesItself(draft, saved)).toBe(false);
});

test('points are not taken away', () => {
  const cleared = grading({ scores: grade(null) });
  expect(teachingProblems(cleared, grading({ scores: grade(0) }))).toEqual({ scores: 'MISSING' });
  expect(teachingProblems(cleared, grading({ scores: grade(null) }))).toEqual({});
});
