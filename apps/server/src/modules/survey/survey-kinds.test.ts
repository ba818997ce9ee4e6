import type { SurveyAnswer, SurveyDraft, SurveyDraftItem, SurveyResult } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson } from '../class/class.fixtures.ts';
import { requireComplete } from './survey-content.ts';
import { draftOf, itemOf, makeSurvey, surveyCalls } from './survey.fixtures.ts';

const test = useTestApp();
const calls = surveyCalls(test);
let admin: { id: string; token: string };
beforeAll(async () => {
  admin = await makePerson(test, 'admin');
});

const named = (...keys: string[]) => keys.map((key) => ({ key, text: { en_US: `Named ${key}` } }));
const AREA = { shape: 'ellipse', x: 0.1, y: 0.2, width: 0.3, height: 0.4 } as const;
const placed = (...keys: string[]) => named(...keys).map((one) => ({ ...one, area: AREA }));
const PICTURE = { url: '/media/room.jpg', alt: { en_US: 'A room' } };

const SLIDER = itemOf('slider', { kind: 'slider', range: { min: 0, max: 1, step: 0.1 } });
const SORTED = itemOf('sorted', { kind: 'categories', options: named('a', 'b'), rows: named('r', 's') });
const MATCHED = itemOf('matched', { kind: 'matching', options: named('a', 'b'), rows: named('r', 's') });
const SPOTS = itemOf('spots', { kind: 'hotspot', options: placed('a', 'b', 'c'), most: 2, picture: PICTURE });
const LABELS = itemOf('labels', {
  kind: 'labels',
  options: named('a', 'b'),
  rows: placed('r', 's'),
  picture: PICTURE,
});
const MARKED = itemOf('marked', {
  kind: 'highlight',
  passage: { en_US: 'The [[rooms]] and [[the food]].', de_DE: '[[2: Das Essen]] und [[1: die Räume]].' },
  options: named('p', 'q'),
});
const ALL = [SLIDER, SORTED, MATCHED, SPOTS, LABELS, MARKED];

const pagesOf = (...items: SurveyDraftItem[]): SurveyDraft['pages'] => [{ id: 'p1', title: {}, items }];
const rows = (itemId: string, ...pairs: [string, string][]): SurveyAnswer => ({
  itemId,
  rows: pairs.map(([row, option]) => ({ row, option })),
});
const resultOf = async (id: string): Promise<SurveyResult> =>
  (await calls.result(admin.token, id)).json().data;
const itemIn = ({ items }: SurveyResult, id: string) => items.find(({ item }) => item.id === id);
const counted = (key: string, count: number, row: string | null = null) => ({
  row,
  key,
  count,
  meanPlace: null,
});

/** As it is kept: words of passages are those of the text. */
const published = async (items: SurveyDraftItem[]): Promise<string> => {
  const { id } = (await calls.create(admin.token, draftOf({ pages: pagesOf(...items) }))).json().data;
  expect(await codeOf(calls.publish(admin.token, id, 1))).toBe(200);
  return id;
};

describe('the kinds that exams have', () => {
  it('are answered, counted and listed (R29, R30)', async () => {
    const id = await published(
      ALL.map(({ picture: _picture, ...item }) => item).filter(
        ({ kind }) => kind !== 'hotspot' && kind !== 'labels',
      ),
    );
    const answers: SurveyAnswer[][] = [
      [
        { itemId: 'slider', number: 0.1 + 0.2 },
        rows('sorted', ['r', 'a'], ['s', 'a']),
        rows('matched', ['r', 'b'], ['s', 'a']),
        { itemId: 'marked', choice: ['p', 'q'] },
      ],
      [{ itemId: 'slider', number: 1 }, rows('sorted', ['r', 'b']), { itemId: 'marked', choice: ['q'] }],
      [{ itemId: 'slider', number: 0.3 }],
      [{ itemId: 'slider', number: 0 }],
      [{ itemId: 'slider', number: 0.3 }],
    ];
    for (const given of answers) expect(await codeOf(calls.answer(id, given))).toBe(200);
    const result = await resultOf(id);
    const slider = itemIn(result, 'slider');
    expect(slider?.numbers).toMatchObject({ lowest: 0, median: 0.3, highest: 1 });
    expect(slider?.counts).toHaveLength(3);
    expect(slider?.counts).toEqual(
      expect.arrayContaining([counted('0', 1), counted('3', 3), counted('10', 1)]),
    );
    expect(itemIn(result, 'sorted')?.counts).toEqual(
      expect.arrayContaining([counted('a', 1, 'r'), counted('b', 1, 'r'), counted('a', 1, 's')]),
    );
    expect(itemIn(result, 'matched')).toMatchObject({ answerCount: 1 });
    const marked = itemIn(result, 'marked');
    expect(marked?.item.options.map(({ text }) => text)).toEqual(['rooms', 'the food']);
    expect(marked?.counts).toEqual(expect.arrayContaining([counted('p', 1), counted('q', 2)]));
    const { csv } = (await calls.exported(admin.token, id)).json().data;
    const lines = csv.split('\r\n');
    expect(lines[0]).toContain('"Question sorted: Named r","Question sorted: Named s"');
    expect(csv).toContain('"0.3","Named a","Named a","Named b","Named a","rooms; the food"');
  });

  it('mark areas of a picture and give them labels', async () => {
    const id = await makeSurvey(test, { pages: pagesOf(SPOTS, LABELS), anonymous: false });
    expect((await calls.read(id)).json().data.pages[0].items).toMatchObject([
      { most: 2, options: [{ area: AREA }, { area: AREA }, { area: AREA }], picture: { alt: 'A room' } },
      { rows: [{ area: AREA, text: 'Named r' }, { area: AREA }] },
    ]);
    const given = [{ itemId: 'spots', choice: ['c', 'a'] }, rows('labels', ['r', 'a'], ['s', 'a'])];
    expect(await codeOf(calls.answer(id, given))).toBe(200);
    const result = await resultOf(id);
    expect(itemIn(result, 'spots')?.counts).toEqual(
      expect.arrayContaining([counted('a', 1), counted('c', 1)]),
    );
    expect(itemIn(result, 'labels')?.counts).toEqual(
      expect.arrayContaining([counted('a', 1, 'r'), counted('a', 1, 's')]),
    );
  });

  it('tell of fewer than five who are anonymous nothing', async () => {
    const id = await makeSurvey(test, { pages: pagesOf(...ALL) });
    for (let time = 0; time < 4; time += 1)
      await calls.answer(id, [
        { itemId: 'slider', number: 0.7 },
        rows('sorted', ['r', 'a']),
        { itemId: 'spots', choice: ['a'] },
      ]);
    const result = await resultOf(id);
    expect(result).toMatchObject({ waitingCount: 4, shownCount: 0 });
    expect(result.items.map(({ counts, numbers }) => [counts, numbers])).toEqual(ALL.map(() => [[], null]));
    expect((await calls.exported(admin.token, id)).json().data.rows).toBe(0);
  });

  it('count the numbers of a slider in spans, with those of earlier versions', async () => {
    const wide = { ...SLIDER, range: { min: 0, max: 100, step: 1 } };
    const id = await published([wide]);
    for (const number of [0, 7, 55, 99, 100]) await calls.answer(id, [{ itemId: 'slider', number }]);
    await resultOf(id);
    const narrow = { ...SLIDER, range: { min: 20, max: 60, step: 1 } };
    await calls.save(admin.token, id, 1, draftOf({ pages: pagesOf(narrow) }));
    expect(await codeOf(calls.publish(admin.token, id, 2))).toBe(200);
    const slider = itemIn(await resultOf(id), 'slider');
    expect(slider?.item.range).toEqual(wide.range);
    expect(slider?.counts.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    expect(slider?.counts).toEqual(
      expect.arrayContaining([counted('0', 2), counted('5', 1), counted('9', 2)]),
    );
  });
});

it.each<[string, SurveyAnswer]>([
  ['a number beyond the slider', { itemId: 'slider', number: 1.1 }],
  ['a number between its steps', { itemId: 'slider', number: 0.25 }],
  ['a group that is not there', rows('sorted', ['r', 'z'])],
  ['an entry twice', rows('sorted', ['r', 'a'], ['r', 'b'])],
  ['an option for two of a match', rows('matched', ['r', 'a'], ['s', 'a'])],
  ['more areas than may be marked', { itemId: 'spots', choice: ['a', 'b', 'c'] }],
  ['an area that is not there', { itemId: 'spots', choice: ['z'] }],
  ['a passage that is not there', { itemId: 'marked', choice: ['1'] }],
])('refuses %s', async (_what, answer) => {
  const id = await makeSurvey(test, { pages: pagesOf(...ALL) });
  expect(await codeOf(calls.answer(id, [answer]))).toBe('VALIDATION_FAILED');
});

it('wants every entry sorted where the question has to be answered', async () => {
  const id = await makeSurvey(test, { pages: pagesOf({ ...SORTED, required: true }) });
  expect(await codeOf(calls.answer(id, [rows('sorted', ['r', 'a'])]))).toBe('VALIDATION_FAILED');
  expect(await codeOf(calls.answer(id, [rows('sorted', ['r', 'a'], ['s', 'b'])]))).toBe(200);
});

it.each<[string, string, SurveyDraftItem]>([
  ['a slider without a range', 'range', { ...SLIDER, range: undefined }],
  ['a slider with too many steps', 'range', { ...SLIDER, range: { min: 0, max: 1, step: 0.0001 } }],
  ['one group', 'options', { ...SORTED, options: named('a') }],
  ['areas where options are words', 'options', { ...SORTED, options: placed('a', 'b') }],
  ['nothing to sort', 'rows', { ...SORTED, rows: [] }],
  ['areas where rows are words', 'rows', { ...SORTED, rows: placed('r') }],
  ['fewer options than prompts', 'rows', { ...MATCHED, rows: named('r', 's', 't') }],
  ['areas without a picture', 'picture', { ...SPOTS, picture: undefined }],
  ['no areas', 'options', { ...SPOTS, options: [] }],
  ['an area without a place', 'options', { ...SPOTS, options: named('a') }],
  ['an area without a name', 'options', { ...SPOTS, options: [{ key: 'a', text: {}, area: AREA }] }],
  [
    'an area beyond the picture',
    'rows',
    { ...LABELS, rows: placed('r').map((row) => ({ ...row, area: { ...AREA, x: 0.9 } })) },
  ],
  ['a text without passages', 'options', { ...MARKED, passage: { en_US: 'The rooms.' } }],
  ['other passages elsewhere', 'options', { ...MARKED, passage: { en_US: '[[A]] [[B]]', de_DE: '[[A]]' } }],
  ['passages that are no options', 'options', { ...MARKED, options: named('p') }],
] as [string, string, SurveyDraftItem][])('is not published with %s', (_what, field, item) => {
  const publish = () => requireComplete(draftOf({ pages: pagesOf(item) }));
  const path = `draft/${item.id}/${field}`;
  expect(publish).toThrow(
    expect.objectContaining({ details: { fields: [expect.objectContaining({ path })] } }),
  );
});

it('is published with each of them', () => {
  expect(() => requireComplete(draftOf({ pages: pagesOf(...ALL) }))).not.toThrow();
});
