import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { badNetworkLines, networkLines } from './network-lines.ts';
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
