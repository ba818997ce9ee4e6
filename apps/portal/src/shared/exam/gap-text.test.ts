import type { ExamQuestion } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { withGaps } from './gap-text.ts';

const question = (text: string, more: Partial<ExamQuestion> = {}): ExamQuestion => ({
  id: '1700000000000530001',
  kind: 'gaps',
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  lang: 'en_US',
  score: 1,
  options: [],
  parts: [
    { key: 'a', text: '' },
    { key: 'b', text: '' },
  ],
  unit: null,
  maxLength: null,
  ...more,
});
const words = (document: ExamQuestion['text']) =>
  JSON.stringify(document)
    .match(/"text":"([^"]*)"/u)?.[1]
    ?.replaceAll(/[\u2068\u2069]/gu, '');

it('shows gaps with their number and what they hold (C078)', () => {
  const two = question('[[2]] after [[1]], [[3]] is none.');
  expect(words(withGaps(two))).toBe('_____\u00a0(2) after _____\u00a0(1), [[3]] is none.');
  expect(words(withGaps(two, (key) => (key === 'a' ? 'tea' : '')))).toBe(
    '_____\u00a0(2) after tea\u00a0(1), [[3]] is none.',
  );
  const chosen = question('[[1]]', { options: [{ key: 'c', text: 'milk' }] });
  expect(words(withGaps(chosen, () => 'c'))).toBe('milk\u00a0(1)');
  expect(words(withGaps(question('[[1]]', { kind: 'essay' })))).toBe('[[1]]');
});
