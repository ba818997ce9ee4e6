import { beforeEach, expect, it, vi } from 'vitest';
import { readAnswers, storeAnswers, clearAnswers } from './local-answers.ts';

const ATTEMPT = '1700000000000510001';
const answer = {
  questionId: '1700000000000530001',
  sequence: 3,
  choice: ['a'],
  text: '',
  flagged: false,
  at: '2026-11-21T08:00:00.000Z',
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

it('keeps the answers of each person by themselves', () => {
  storeAnswers('1', ATTEMPT, [answer]);
  expect([readAnswers('1', ATTEMPT), readAnswers('2', ATTEMPT)]).toEqual([[answer], []]);
  clearAnswers('1', ATTEMPT);
  expect(readAnswers('1', ATTEMPT)).toEqual([]);
});

it.each([
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  ['a strange question', JSON.stringify([{ ...answer, questionId: '<b>' }])],
  ['a strange option', JSON.stringify([{ ...answer, choice: ['<b>'] }])],
  ['no sequence', JSON.stringify([{ ...answer, sequence: -1 }])],
  ['no time', JSON.stringify([{ ...answer, at: 'soon' }])],
  ['nothing in it', '[null]'],
])('reads nothing from what is stored with %s', (_name, stored) => {
  localStorage.setItem(`stoa.attempt.1.${ATTEMPT}`, stored);
  expect(readAnswers('1', ATTEMPT)).toEqual([]);
});
