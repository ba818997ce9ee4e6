import type { SurveyItemKind } from '@stoa/api/schema';
import { describe, expect, test } from 'vitest';
import { faultsOf, moveItem, newItem, newSurvey, ofKind } from './survey-draft.ts';

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

test('another kind of question keeps what both have', () => {
  const choice = newItem('single');
  expect(ofKind(choice, 'ranking').options).toEqual(choice.options);
  const kinds: [SurveyItemKind, number, number][] = [
    ['matrix', 2, 1],
    ['text', 0, 0],
    ['scale', 0, 0],
  ];
  for (const [kind, options, rows] of kinds) {
    const item = ofKind(choice, kind);
    expect([item.options.length, item.rows.length]).toEqual([options, rows]);
  }
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
    { fault: 'OPTIONS', page: 1, item: 1 },
    { fault: 'EMPTY_PAGE', page: 2 },
    { fault: 'OPTIONS', page: 3, item: 1 },
    { fault: 'ROWS', page: 3, item: 1 },
  ]);
});
