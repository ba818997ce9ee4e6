import { beforeEach, expect, test, vi } from 'vitest';
import { deviceFor, noteSubmitted, readSurvey, storeSurvey } from './local-survey.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const SURVEY = {
  answers: { q1: { choice: ['a'] }, q2: { rows: [{ row: 'r', option: 'b' }] }, q3: { number: 3 } },
  pageId: 'p1',
  version: 2,
  submissionId: '9a1d2b3c4e5f',
  isSubmitted: false,
};

test('answers are kept for each person by themselves', () => {
  storeSurvey('one', '7', SURVEY);
  expect([readSurvey('one', '7'), readSurvey('two', '7'), readSurvey('one', '8')]).toEqual([
    SURVEY,
    null,
    null,
  ]);
});

test('what was handed in is kept without its answers', () => {
  storeSurvey('one', '7', SURVEY);
  noteSubmitted('one', '7', SURVEY.submissionId);
  expect(readSurvey('one', '7')).toMatchObject({ answers: {}, isSubmitted: true });
});

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a hostile key', JSON.stringify({ ...SURVEY, answers: { 'a b': { text: '' } } })],
  ['a row without an option', JSON.stringify({ ...SURVEY, answers: { q1: { rows: [{ row: 'r' }] } } })],
  ['an empty row', JSON.stringify({ ...SURVEY, answers: { q1: { rows: [null] } } })],
  ['no answer', JSON.stringify({ ...SURVEY, answers: { q1: null } })],
  ['a gap without a value', JSON.stringify({ ...SURVEY, answers: { q1: { parts: [{ key: '1' }] } } })],
  ['a file without a name', JSON.stringify({ ...SURVEY, answers: { q1: { files: [{ url: '/a' }] } } })],
  ['no number', JSON.stringify({ ...SURVEY, answers: { q1: { number: '3' } } })],
  ['no submission', JSON.stringify({ ...SURVEY, submissionId: 3 })],
])('what is kept with %s counts as nothing', (_what, text) => {
  stored.set('stoa.survey.one.7', text);
  expect(readSurvey('one', '7')).toBeNull();
});

test('a file that the server hardly has any more is asked for again, from the first page on', () => {
  const file = { url: '/files/1/a', name: 'a.pdf', bytes: 1 };
  const fresh = { ...file, name: 'b.pdf', sentAt: Date.now() };
  const answers = (...files: object[]) => ({ q1: { parts: [{ key: '1', value: 'a' }] }, q2: { files } });
  storeSurvey('one', '7', { ...SURVEY, answers: answers(fresh) as never });
  expect(readSurvey('one', '7')).toMatchObject({ pageId: 'p1', answers: answers(fresh) });
  storeSurvey('one', '7', { ...SURVEY, answers: answers(file, fresh) as never });
  expect(readSurvey('one', '7')).toMatchObject({ pageId: '', answers: answers(fresh) });
});

test('a browser has one name a survey', () => {
  const name = deviceFor('7');
  expect([deviceFor('7') === name, deviceFor('8') === name]).toEqual([true, false]);
});
