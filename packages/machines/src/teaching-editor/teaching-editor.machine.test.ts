import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import {
  MAX_ACCEPTED,
  MAX_OPTIONS,
  MAX_QUESTIONS,
  MAX_SECTIONS,
  TEACHING_LENGTHS,
  textsOf,
} from './draft-texts.ts';
import { badNetworkLines, MAX_NETWORKS, networkLines } from './network-lines.ts';
import { gapCount } from './question-kinds.ts';
import { teachingProblems } from './teaching-draft.ts';
import type { DraftArea, ExamDraft, QuestionDraft, TeachingDraft } from './teaching-draft.ts';
import { teachingEditorMachine } from './teaching-editor.machine.ts';
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
const AREA: DraftArea = { shape: 'rectangle', x: 0.1, y: 0.2, width: 0.3, height: 0.1 };
const option = (text: string, right: boolean, area: DraftArea | null = null) => ({
  key: text,
  text: { en_US: text },
  right,
  area,
  picture: null,
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
  picture: null,
});
const shown = <One extends object>(entry: One, alt: Record<string, string> = { en_US: 'A heron' }) => ({
  ...entry,
  text: {},
  picture: { url: '/media/heron.png', alt },
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
    rubric: names.map((title) => ({
      id: title,
      title: { ar_SA: title },
      levels: [{ id: 'best', title: { en_US: 'Best' }, points }],
    })),
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
  [question({ options: [shown(option('a', true)), option('b', false)] }), {}],
  [question({ options: [shown(option('a', true), {}), option('b', false)] }), { pictures: 'MISSING' }],
  [
    question({ options: [shown(option('a', true), { en_US: 'x'.repeat(1001) }), option('b', false)] }),
    { pictures: 'TOO_LONG' },
  ],
  [question({ type: 'ordering', options: [shown(option('a', false)), option('b', false)] }), {}],
  [question({ type: 'matching', options: two, parts: [shown(part('x', 'a'))] }), {}],
  [
    question({ type: 'categories', options: two, parts: [shown(part('x', 'a'), { en_US: ' ' })] }),
    { pictures: 'MISSING' },
  ],
  [
    question({
      type: 'matching',
      options: [shown(option('a', false)), option('b', false)],
      parts: [shown(part('x', 'a'))],
    }),
    {},
  ],
  [
    question({
      type: 'matching',
      options: [shown(option('a', false), {}), option('b', false)],
      parts: [part('x', 'a')],
    }),
    { pictures: 'MISSING' },
  ],
  // Those of another kind stand for nothing.
  [question({ type: 'table', options: two, parts: [shown(part('x', 'a'))] }), { parts: 'MISSING' }],
  [
    question({
      type: 'gaps',
      text: { en_US: '[[1]]' },
      options: [shown(two[0] as (typeof two)[number]), two[0] as (typeof two)[number]],
      parts: [part('', 'a')],
    }),
    { options: 'MISSING' },
  ],
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

const slider = (min: number, max: number, step: number, value: number) =>
  question({ type: 'slider', value, range: { min, max, step } });
const long = (count: number) => ({ en_US: 'x'.repeat(count) });
const spot = (area: Partial<DraftArea>) =>
  hotspot([option('a', true, AREA), option('b', false, { ...AREA, ...area })]);
const named = (title: number, instructions: number) => [
  { key: 's', title: long(title), instructions: long(instructions) },
];
const draw = { key: '0', count: 5, folder: '', tag: '', level: null, points: 1, section: '' };
const networks = (count: number) => Array.from({ length: count }, (_, n) => `10.0.0.${n}`).join('\n');

test.each<[string, TeachingDraft, object]>([
  ['a text of 5000', question({ text: long(5_000), explanation: long(5_000) }), {}],
  ['an explanation of 5001', question({ explanation: long(5_001) }), { text: 'TOO_LONG' }],
  ['an option of 1000', question({ options: [option('x'.repeat(1_000), true), option('b', false)] }), {}],
  [
    'a remark of 1000 on an option',
    question({ options: [{ ...option('a', true), feedback: long(1_000) }, option('b', false)] }),
    {},
  ],
  [
    'a remark of 1001 on an option',
    question({ options: [{ ...option('a', true), feedback: long(1_001) }, option('b', false)] }),
    { options: 'TOO_LONG' },
  ],
  ['an answer of 200', question({ type: 'text', accepts: [accepted('x'.repeat(200)), accepted(' ')] }), {}],
  ['an answer of spaces', question({ type: 'text', accepts: [accepted(' ')] }), { accepts: 'MISSING' }],
  [
    'two right ones of two',
    question({ type: 'truefalse', options: [option('', true), option('', true)] }),
    { options: 'NO_RIGHT' },
  ],
  ['none right of two', question({ options: two }), { options: 'NO_RIGHT' }],
  ['one right of many', question({ type: 'multiple', options: [option('a', true), option('b', false)] }), {}],
  [
    'gaps in another order',
    gaps({ en_US: '[[2]] [[1]]' }, { parts: [part('', null, 'x'), part('', null, 'y')] }),
    {},
  ],
  [
    'gaps of which one is left out',
    gaps({ en_US: '[[1]] [[3]]' }, { parts: [part('', null, 'x'), part('', null, 'y')] }),
    { parts: 'NO_GAPS' },
  ],
  [
    'a gap that is not the first',
    gaps({ en_US: '[[2]]' }, { parts: [part('', null, 'x')] }),
    { parts: 'NO_GAPS' },
  ],
  [
    'a gap without an answer behind one that has one',
    gaps({ en_US: '[[1]] [[2]]' }, { parts: [part('', null, 'x'), part('', null)] }),
    { parts: 'MISSING' },
  ],
  [
    'a gap with one word to choose from',
    gaps({ en_US: '[[1]]' }, { options: [option('a', false)], parts: [part('', 'a')] }),
    { options: 'TOO_FEW' },
  ],
  ['the lowest of a range', slider(-5, 5, 1, -5), {}],
  ['the highest of a range', slider(-5, 5, 1, 5), {}],
  ['less than a range', slider(-5, 5, 1, -6), { range: 'BAD_RANGE' }],
  ['more than a range', slider(-5, 5, 1, 6), { range: 'BAD_RANGE' }],
  ['a range of high numbers', slider(10_000, 10_010, 1, 10_005), {}],
  ['a range of 10000 steps', slider(0, 10_000, 1, 1), {}],
  ['a range of 10001 steps', slider(0, 10_001, 1, 1), { range: 'BAD_RANGE' }],
  ['a range of small steps', slider(0, 100, 0.001, 1), { range: 'BAD_RANGE' }],
  ['a range of half steps', slider(0, 1, 0.5, 1), {}],
  ['a range without steps', slider(0, 10, 0, 1), { range: 'BAD_RANGE' }],
  ['a range the wrong way', slider(10, 0, 1, 5), { range: 'BAD_RANGE' }],
  ['an area of the smallest size', spot({ width: 0.01, height: 0.01 }), {}],
  ['an area that is too narrow', spot({ width: 0.009 }), { options: 'OUTSIDE' }],
  ['an area that is too low', spot({ height: 0.009 }), { options: 'OUTSIDE' }],
  ['an area left of the picture', spot({ x: -0.1 }), { options: 'OUTSIDE' }],
  ['an area above the picture', spot({ y: -0.1 }), { options: 'OUTSIDE' }],
  ['an area that is off by as much as binary fractions are', spot({ x: -0.000_001 }), {}],
  ['an area that is off by more', spot({ x: -0.000_001_5 }), { options: 'OUTSIDE' }],
  ['an area to the edges', spot({ x: 0.7, y: 0.9 }), {}],
  ['an area below the picture', spot({ y: 0.95 }), { options: 'OUTSIDE' }],
  ['the whole picture', spot({ x: 0, y: 0, width: 1, height: 1 }), {}],
  [
    'areas that are called the same in other languages',
    hotspot([option('a', true, AREA), { ...option('b', false, AREA), text: { de_DE: 'a' } }]),
    {},
  ],
  ['words of 1000 for a picture', hotspot(spots, { alt: long(1_000) }), {}],
  ['all areas marked by mistake', hotspot(spots, { most: 3 }), {}],
  ['26 passages', highlight({ en_US: '[[x]] '.repeat(26) }, [0]), {}],
  ['a passage of 1000', highlight({ en_US: `[[a]] [[${'x'.repeat(1_000)}]]` }, [0]), {}],
  ['a rubric of 1000 points', essay(['Goal', 'Steps'], 500), {}],
  ['a rubric of one point', essay(['Goal', 'Steps'], 0.5), {}],
  ['a title of 1000 and a transcript of 5000', question({ media: recording(long(1_000), long(5_000)) }), {}],
  [
    'an exam at its limits',
    exam({
      title: long(200),
      summary: long(1_000),
      sections: named(200, 5_000),
      password: 'x'.repeat(60),
      networks: networks(50),
    }),
    {},
  ],
  ['a password of 61', exam({ password: 'x'.repeat(61) }), { password: 'TOO_LONG' }],
  ['an exam of questions by chance alone', exam({ status: 'published', draws: [draw] }), {}],
  ['an exam of both', exam({ status: 'published', draws: [draw], questions: [asked] }), {}],
  ['an exam that was withdrawn empty', exam({ status: 'withdrawn', draws: [], questions: [] }), {}],
  ['an exam that opens at any time', exam({ opensDay: '', closesDay: '2000-01-01' }), {}],
  [
    'an exam that closes when it opens',
    exam({ opensDay: '2026-12-01', opensTime: '08:00', closesDay: '2026-12-01', closesTime: '08:00' }),
    { closes: 'TOO_EARLY' },
  ],
  [
    'an exam that closes a minute later',
    exam({ opensDay: '2026-12-01', opensTime: '08:00', closesDay: '2026-12-01', closesTime: '08:01' }),
    {},
  ],
  ['no certificate and no pass mark', exam({ givesCertificate: false, passMark: 0 }), {}],
])('%s has the problems that it should (C078)', (_, draft, problems) => {
  expect(teachingProblems(draft)).toEqual(problems);
});

test('addresses are written as the standards have them', () => {
  const good = [
    '10.0.0.0/32',
    '0.0.0.0/0',
    '1:2:3:4:5:6:7::',
    '::2:3:4:5:6:7:8',
    '1:2:3:4:5:6:1.2.3.4',
    '::1.2.3.4',
    '::',
    'ABCD::1/64',
  ];
  const bad = [
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:1.2.3.4',
    '1.2.3.4:5::',
    '1::2::3::4',
    '1:2::3:4:5::6:7:8',
    'g::',
    '12345::',
    '10.0.0.0/',
    '10.0.0.0/x',
    '10.0.0.0/64',
    '10.0.0.1.',
  ];
  expect(badNetworkLines(good.join('\n'))).toEqual([]);
  expect(badNetworkLines(bad.join('\n'))).toEqual(bad.map((_, index) => index + 1));
});

test('a question has as many gaps as the highest number that one of its languages names', () => {
  expect([{}, { en_US: 'none' }, { en_US: '[[1]]', de_DE: '[[3]] [[1]]' }].map(gapCount)).toEqual([0, 0, 3]);
  expect(textsOf({ en_US: ' a ', de_DE: ' ', fr_FR: undefined })).toEqual(['a']);
});

test('the limits of a form are those of the contract', () => {
  expect(TEACHING_LENGTHS).toEqual({
    text: 5_000,
    option: 1_000,
    title: 200,
    summary: 1_000,
    pattern: 200,
    folder: 100,
    unit: 40,
    password: 60,
  });
  expect([MAX_OPTIONS, MAX_ACCEPTED, MAX_QUESTIONS, MAX_SECTIONS, MAX_NETWORKS]).toEqual([
    26, 20, 300, 20, 50,
  ]);
});

test('a question is saved when it is asked to and at no other time', async () => {
  const clock = new SimulatedClock();
  const saveSettings = fakeActor<TeachingDraft, TeachingDraft>();
  const actor = createActor(teachingEditorMachine.provide({ actors: { saveSettings: saveSettings.logic } }), {
    input: { settings: question() },
    clock,
  }).start();
  actor.send({ type: 'settings.changed', draft: question({ points: 7 }) });
  clock.increment(60_000);
  expect(saveSettings.inputs).toEqual([]);
  actor.send({ type: 'settings.submitted' });
  await saveSettings.fail('NETWORK');
  clock.increment(60_000);
  expect(saveSettings.inputs).toHaveLength(1);
});
