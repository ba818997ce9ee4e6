import type { ExamQuestion } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { beforePassages, fromPassages, markedParagraphs } from './passage-text.ts';

const question = (paragraphs: readonly string[], kind: ExamQuestion['kind'] = 'highlight'): ExamQuestion => ({
  id: '1700000000000530001',
  kind,
  text: {
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  },
  lang: 'en_US',
  score: 1,
  options: [],
  unit: null,
  maxLength: null,
});

it('parts what is asked from the text that is marked (C078)', () => {
  const two = question(['Mark the verbs.', 'A [[dog]] barks.', 'It [[runs]].']);
  expect(beforePassages(two.text, two).content).toHaveLength(1);
  expect(fromPassages(two)).toEqual(['A [[dog]] barks.', 'It [[runs]].']);
  const plain = question(['A [[dog]]'], 'essay');
  expect(beforePassages(plain.text, plain)).toBe(plain.text);
});

it('counts passages over all paragraphs (C078)', () => {
  const mark = (number: number) => (number < 3 ? { id: `${number}`, isChosen: number === 2 } : undefined);
  expect(markedParagraphs(['A [[dog]] barks.', '[[It]] [[runs]].'], mark)).toEqual([
    ['A ', { id: '1', isChosen: false, text: 'dog' }, ' barks.'],
    [{ id: '2', isChosen: true, text: 'It' }, ' ', 'runs', '.'],
  ]);
});
