import type { SurveyItem } from '@stoa/api/schema';
import { describe, expect, it } from 'vitest';
import { choicesOf, netPromoterScore, ranked } from './result-choices.ts';

const item = (more: Partial<SurveyItem>): SurveyItem => ({
  id: 'q1',
  kind: 'scale',
  text: '',
  required: false,
  options: [],
  rows: [],
  min: 0,
  max: 10,
  lowLabel: '',
  highLabel: '',
  ...more,
});
const count = (key: string, times: number, meanPlace: number | null = null) => ({
  row: null,
  key,
  count: times,
  meanPlace,
});

describe('the Net Promoter Score', () => {
  it('is the share of promoters without that of detractors', () => {
    const counts = [count('10', 3), count('9', 2), count('8', 3), count('6', 1), count('0', 1)];
    expect(netPromoterScore({ item: item({}), counts, answerCount: 10 })).toBe(30);
  });
  it('is of scales from 0 to 10 alone', () => {
    expect(netPromoterScore({ item: item({ min: 1 }), counts: [], answerCount: 3 })).toBeUndefined();
    expect(netPromoterScore({ item: item({ max: 5 }), counts: [], answerCount: 3 })).toBeUndefined();
    expect(netPromoterScore({ item: item({}), counts: [], answerCount: 0 })).toBeUndefined();
  });
});

describe('a ranking', () => {
  it('begins with what people put first, and ends with what nobody ranked', () => {
    const options = ['a', 'b', 'c'].map((key) => ({ key, text: key }));
    const counts = [count('c', 2, 1.5), count('b', 2, 1.25)];
    const result = {
      item: item({ kind: 'ranking', options }),
      counts,
      askedCount: 2,
      answerCount: 2,
      isTooFew: false,
      numbers: null,
      texts: [],
    };
    expect(ranked(result).map(({ key }) => key)).toEqual(['b', 'c', 'a']);
  });
});

it('calls an option without a text by what its picture shows', () => {
  const options = [
    { key: 'a', text: '', picture: { url: '/files/1/a', alt: 'A sun' } },
    { key: 'b', text: 'Rain', picture: { url: '/files/1/b', alt: 'A cloud' } },
  ];
  expect(choicesOf(item({ kind: 'single', options }), 'en_US').map(({ text }) => text)).toEqual([
    'A sun',
    'Rain',
  ]);
  const result = { item: item({ kind: 'ranking', options }), counts: [], askedCount: 0, answerCount: 0 };
  expect(ranked({ ...result, isTooFew: false, numbers: null, texts: [] }).map(({ text }) => text)).toEqual([
    'A sun',
    'Rain',
  ]);
});

it('filters by options and steps alone', () => {
  expect(choicesOf(item({ min: 1, max: 3 }), 'en_US').map(({ key }) => key)).toEqual(['1', '2', '3']);
  expect(choicesOf(item({ kind: 'text' }), 'en_US')).toEqual([]);
});
