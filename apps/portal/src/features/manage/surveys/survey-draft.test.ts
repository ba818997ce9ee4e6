import type { SurveyDraftItem, SurveyItemKind } from '@stoa/api/schema';
import { describe, expect, test } from 'vitest';
import {
  brokenConditions,
  dropItem,
  faultsOf,
  MAX_ITEMS,
  moveItem,
  newItem,
  newPage,
  newSurvey,
  ofKind,
  placedItems,
  sourcesOf,
  withPassage,
} from './survey-draft.ts';

const page = (id: string, ...items: string[]) => ({
  id,
  title: {},
  items: items.map((item) => ({ ...newItem('text'), id: item })),
});
const order = (pages: readonly { items: readonly { id: string }[] }[]) =>
  pages.map(({ items }) => items.map(({ id }) => id));

describe('moving a question', () => {
  const pages = [page('p1', 'a', 'b'), page('p2', 'c')];
  test.each([
    [0, 0, 1, [['b', 'a'], ['c']]],
    [0, 1, 1, [['a'], ['b', 'c']]],
    [1, 0, -1, [['a', 'b', 'c'], []]],
    [0, 0, -1, [['a', 'b'], ['c']]],
    [1, 0, 1, [['a', 'b'], ['c']]],
    [2, 0, 1, [['a', 'b'], ['c']]],
  ] as const)('on page %i from place %i by %i', (pageIndex, itemIndex, step, expected) => {
    expect(order(moveItem(pages, pageIndex, itemIndex, step))).toEqual(expected);
  });
});

test('a question is dropped on another page, but not on one that is full', () => {
  const pages = [page('p1', 'a', 'b'), page('p2', 'c')];
  const dropped = (id: string, side: 'before' | 'into', over: string) => dropItem(pages, { id, side, over });
  expect(order(dropped('a', 'before', 'c') ?? [])).toEqual([['b'], ['a', 'c']]);
  expect(order(dropped('c', 'into', 'p1') ?? [])).toEqual([['a', 'b', 'c'], []]);
  expect(dropped('a', 'before', 'b')).toBeUndefined();
  const full = [page('p1', 'a'), page('p2', ...Array.from({ length: MAX_ITEMS }, (_, at) => `q${at}`))];
  expect(dropItem(full, { id: 'a', side: 'into', over: 'p2' })).toBeUndefined();
  expect(order(dropItem(full, { id: 'q1', side: 'into', over: 'p1' }) ?? [])[0]).toEqual(['a', 'q1']);
});

test('another kind of question keeps what both have', () => {
  const choice = newItem('single');
  expect(ofKind(choice, 'ranking').options).toEqual(choice.options);
  const kinds: [SurveyItemKind, number, number][] = [
    // Gaps are typed where no option says anything.
    ['gaps', 0, 0],
    ['matrix', 2, 1],
    ['text', 0, 0],
    ['scale', 0, 0],
  ];
  for (const [kind, options, rows] of kinds) {
    const item = ofKind(choice, kind);
    expect([item.options.length, item.rows.length]).toEqual([options, rows]);
  }
});

describe('a condition', () => {
  const first = { ...newItem('single'), text: { en_US: 'One' } };
  const options = first.options.map((option) => ({ ...option, text: { en_US: option.key } }));
  const source = { ...first, options };
  const showIf = { itemId: source.id, is: true, values: [options[1]?.key ?? ''] };
  const dependent = { ...newItem('text'), text: { en_US: 'Two' }, showIf };
  const pages = [
    { id: 'p1', title: {}, items: [source, dependent] },
    { id: 'p2', title: {}, items: [{ ...newItem('scale'), text: { en_US: 'Three' } }] },
  ];
  const faults = (changed: typeof pages) =>
    faultsOf({ ...newSurvey({ en_US: 'T' }), pages: changed as never });

  test('names an earlier question that is chosen from', () => {
    const placed = placedItems(pages);
    const sources = sourcesOf(placed);
    expect(sources.get(dependent.id)?.map(({ page, position }) => [page, position])).toEqual([[1, 1]]);
    expect(sources.get(source.id)).toEqual([]);
    expect([faults(pages), brokenConditions(placed).size]).toEqual([[], 0]);
  });

  test('stays, and has to be mended, where its question moves behind, is removed or changes', () => {
    const behind = moveItem(pages, 0, 0, 1);
    expect(behind[0]?.items[0]).toEqual(dependent);
    expect(faults(behind as never)).toEqual([{ fault: 'SOURCE', page: 1, item: 1 }]);
    expect([...brokenConditions(placedItems(behind))]).toEqual([[dependent.id, 'SOURCE']]);
    const removed = [{ ...pages[0], items: [dependent] }, ...pages.slice(1)] as never;
    expect(faults(removed)).toEqual([{ fault: 'SOURCE', page: 1, item: 1 }]);
    const without = { ...source, options: [...options.slice(0, 1), { key: 'new', text: { en_US: 'New' } }] };
    const changed = [{ ...pages[0], items: [without, dependent] }, ...pages.slice(1)] as never;
    expect(faults(changed)).toEqual([{ fault: 'VALUES', page: 1, item: 2 }]);
  });
});

describe('pictures of options', () => {
  const picture = { url: '/files/1/a', alt: { en_US: 'A sun' } };
  const option = { key: 'a', text: {}, picture };
  const faults = (options: object[], kind: SurveyItemKind = 'single') =>
    faultsOf({
      ...newSurvey({ en_US: 'T' }),
      pages: [
        {
          id: 'p1',
          title: {},
          items: [{ ...newItem(kind), text: { en_US: 'Q' }, options: options as never }],
        },
      ],
    });

  test('stand in place of a text, and need words for those who do not see them', () => {
    const other = { key: 'b', text: { en_US: 'Rain' } };
    expect(faults([option, other])).toEqual([]);
    const place = { page: 1, item: 1 };
    expect(faults([option])).toEqual([{ fault: 'PICTURED_OPTIONS', ...place }]);
    expect(faults([{ key: 'a', text: {} }, other], 'ranking')).toEqual([
      { fault: 'PICTURED_OPTIONS', ...place },
    ]);
    expect(faults([{ ...option, picture: { ...picture, alt: {} } }, other])).toEqual([
      { fault: 'OPTION_ALT', ...place },
    ]);
  });

  test('stay in another kind that has them, and in no other', () => {
    const item = { ...newItem('single'), options: [option, { ...option, key: 'b', text: { en_US: 'Sun' } }] };
    for (const kind of ['multiple', 'ranking', 'categories', 'matching'] as const)
      expect(ofKind(item, kind).options).toEqual(item.options);
    for (const kind of ['matrix', 'gaps'] as const)
      expect(ofKind(item, kind).options).toEqual([
        { key: 'a', text: {} },
        { key: 'b', text: { en_US: 'Sun' } },
      ]);
    const sorted = { ...newItem('categories'), rows: item.options };
    expect(ofKind(sorted, 'matching').rows).toEqual(item.options);
    expect(ofKind(sorted, 'matrix').rows).toEqual([
      { key: 'a', text: {} },
      { key: 'b', text: { en_US: 'Sun' } },
    ]);
  });
});

test('a picture needs words for those who do not see it', () => {
  const faults = (alt: Record<string, string>) =>
    faultsOf({
      ...newSurvey({ en_US: 'T' }),
      pages: [
        {
          id: 'p1',
          title: {},
          items: [{ ...newItem('text'), text: { en_US: 'Q' }, picture: { url: '/files/1/a', alt } }],
        },
      ],
    });
  expect(faults({ en_US: ' ' })).toEqual([{ fault: 'ALT', page: 1, item: 1 }]);
  expect(faults({ en_US: 'A map' })).toEqual([]);
});

test('gaps stand in the text, the same ones in every language', () => {
  const faults = (text: Record<string, string>, options = newItem('single').options.slice(0, 0)) =>
    faultsOf({
      ...newSurvey({ en_US: 'T' }),
      pages: [{ id: 'p1', title: {}, items: [{ ...newItem('gaps'), text, options }] }],
    });
  expect(faults({ en_US: 'It was [[1]].', de_DE: 'Es war [[1]].' })).toEqual([]);
  expect(faults({ en_US: 'It was [[1]].', de_DE: 'Es war.' })).toEqual([{ fault: 'GAPS', page: 1, item: 1 }]);
  expect(faults({ en_US: 'It was [[1]].' }, newItem('single').options)).toEqual([
    { fault: 'OPTIONS', page: 1, item: 1 },
  ]);
});

test('files are asked for with names and a sign-in alone', () => {
  const item = { ...newItem('file'), text: { en_US: 'Your plan' } };
  expect(item.files).toEqual({ most: 1, maxMegabytes: 20, kinds: [] });
  expect(ofKind(item, 'text').files).toBeUndefined();
  const faults = (more: object) =>
    faultsOf({ ...newSurvey({ en_US: 'T' }), ...more, pages: [{ id: 'p1', title: {}, items: [item] }] });
  const fault = [{ fault: 'FILES', page: 1, item: 1 }];
  expect(faults({ anonymous: true, answeredBy: 'person' })).toEqual(fault);
  expect(faults({ anonymous: false, answeredBy: 'device' })).toEqual(fault);
  expect(faults({ anonymous: false, answeredBy: 'person' })).toEqual([]);
});

test('what is missing before publishing is told with its place', () => {
  const survey = newSurvey({ en_US: ' ' });
  const matrix = { ...newItem('matrix'), text: { en_US: 'Rate' } };
  expect(
    faultsOf({
      ...survey,
      opensAt: '2026-11-02T00:00:00.000Z',
      closesAt: '2026-11-01T00:00:00.000Z',
      pages: [...survey.pages, { id: 'p2', title: {}, items: [] }, { id: 'p3', title: {}, items: [matrix] }],
    }),
  ).toEqual([
    { fault: 'TITLE' },
    { fault: 'DATES' },
    { fault: 'TEXT', page: 1, item: 1 },
    { fault: 'PICTURED_OPTIONS', page: 1, item: 1 },
    { fault: 'EMPTY_PAGE', page: 2 },
    { fault: 'OPTIONS', page: 3, item: 1 },
    { fault: 'ROWS', page: 3, item: 1 },
  ]);
});

const KEY = { key: 'a', text: { en_US: 'One' } };

test('passages stay the same options where their words or their places do', () => {
  const first = withPassage({ options: [] }, { en_US: '[[One]] and [[two]]' }).options ?? [];
  expect(first.map(({ text }) => text)).toEqual([{ en_US: 'One' }, { en_US: 'two' }]);
  const [one, two] = first.map(({ key }) => key);
  const keysOf = (text: string) =>
    withPassage({ options: first }, { en_US: text }).options?.map(({ key }) => key);
  expect(keysOf('[[Zero]], [[One]] and [[two]]')).toEqual([expect.any(String), one, two]);
  expect(keysOf('[[two]], [[One]]')).toEqual([two, one]);
  expect(keysOf('[[Ones]] and [[two]]')).toEqual([one, two]);
  expect(new Set(keysOf('[[Zero]], [[One]] and [[two]]')).size).toBe(3);
});

test('while languages have other passages, the options stay', () => {
  expect(withPassage({ options: [KEY] }, { en_US: '[[One]]', de_DE: 'Eins' })).toEqual({
    passage: { en_US: '[[One]]', de_DE: 'Eins' },
  });
});

test('another kind of question takes no areas along', () => {
  const area = { shape: 'rectangle', x: 0, y: 0, width: 0.5, height: 0.5 } as const;
  const spots = { ...newItem('hotspot'), options: [{ ...KEY, area }], most: 1 };
  expect(ofKind(spots, 'single')).toMatchObject({ options: [KEY], most: undefined });
  expect(ofKind(spots, 'single').options[0]).not.toHaveProperty('area');
  const labels = { ...newItem('labels'), rows: [{ ...KEY, area }] };
  expect(ofKind(labels, 'matrix').rows).toEqual([KEY]);
  expect(ofKind(newItem('matrix'), 'labels').rows).toEqual([]);
});

test.each([
  ['slider', { range: { min: 1, max: 1, step: 1 } }, 'RANGE'],
  ['matrix', { rows: [] }, 'ROWS'],
  ['categories', { rows: [] }, 'PICTURED_ROWS'],
  ['categories', { rows: [{ ...KEY, text: {} }] }, 'PICTURED_ROWS'],
  ['categories', { rows: [{ key: 'a', text: {}, picture: { url: '/files/1/a', alt: {} } }] }, 'OPTION_ALT'],
  ['matching', { rows: [KEY, { ...KEY, key: 'b' }, { ...KEY, key: 'c' }] }, 'PAIRS'],
  ['hotspot', {}, 'PICTURE'],
  [
    'labels',
    { rows: [{ ...KEY, area: { shape: 'rectangle', x: 0.9, y: 0, width: 0.5, height: 0.5 } }] },
    'AREAS',
  ],
  ['highlight', {}, 'PASSAGES'],
] as const)('what has to be mended of a question of kind %s is told', (kind, more, fault) => {
  const item = { ...newItem(kind), ...more } as SurveyDraftItem;
  const faults = faultsOf({ ...newSurvey({ en_US: 'A' }), pages: [{ ...newPage(), items: [item] }] });
  expect(faults.map((one) => one.fault)).toContain(fault);
});
