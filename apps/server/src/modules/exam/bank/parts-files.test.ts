import { expect, it } from 'vitest';
import type { QuestionInput } from '@stoa/api/schema';
import { useTestApp } from '../../../testing/test-app.ts';
import { makePerson } from '../../class/class.fixtures.ts';
import { bankCalls, questionInput } from './bank.fixtures.ts';
import { readGift } from './gift.ts';

const test = useTestApp();
const bank = bankCalls(test);

it('GIFT knows what is matched, and the missing word (C078)', () => {
  const [pairs, typed, chosen] = readGift(
    'Capitals {=France -> Paris =Spain -> Madrid =Castile -> Madrid = -> Oslo}\n\n' +
      'Tea is {=hot =%50%warm}.\n\nWater is {=wet ~dry} here.',
  );
  expect(pairs).toMatchObject({
    kind: 'matching',
    options: [{ text: 'Paris' }, { text: 'Madrid' }, { text: 'Oslo' }],
    parts: [
      { text: 'France', right: 0 },
      { text: 'Spain', right: 1 },
      { text: 'Castile', right: 1 },
    ],
  });
  expect(typed).toMatchObject({
    kind: 'gaps',
    text: 'Tea is [[1]].',
    parts: [
      {
        right: null,
        accepts: [
          { pattern: 'hot', share: 1 },
          { pattern: 'warm', share: 0.5 },
        ],
      },
    ],
  });
  expect(chosen).toMatchObject({ kind: 'gaps', text: 'Water is [[1]] here.', parts: [{ right: 0 }] });
});

const option = (text: string) => ({ text: { en_US: text }, right: false });
const part = (text: string, right: number | null, pattern?: string) => ({
  text: text ? { en_US: text } : {},
  right,
  accepts: pattern ? [{ pattern, share: 1 }] : [],
});
const QUESTIONS: Partial<QuestionInput>[] = [
  {
    kind: 'matching',
    options: ['Paris', 'Madrid', 'Oslo'].map(option),
    parts: [part('France', 0), part('Spain', 1)],
  },
  { kind: 'categories', options: ['Animal', 'Plant'].map(option), parts: [part('Cat', 0), part('Oak', 1)] },
  { kind: 'table', options: ['Even', 'Odd'].map(option), parts: [part('Two', 0), part('Three', 1)] },
  { kind: 'ordering', options: ['First', 'Second', 'Third'].map(option) },
  { kind: 'gaps', text: { en_US: 'A [[1]] here.' }, parts: [part('', null, 'cat')] },
  { kind: 'gaps', text: { en_US: '[[2]] and [[1]]' }, parts: [part('', null, 'cat'), part('', null, 'dog')] },
  {
    kind: 'gaps',
    text: { en_US: 'A [[1]] there.' },
    options: ['cat', 'dog'].map(option),
    parts: [part('', 1)],
  },
  {
    kind: 'highlight',
    text: { en_US: 'Mark verbs: the [[dog]] [[barks]].' },
    options: [option('dog'), { ...option('barks'), right: true }],
  },
  {
    kind: 'slider',
    range: { min: 0, max: 10, step: 0.5 },
    number: { value: 7, tolerance: 10, near: null, isRelative: true },
  },
];

it('questions with parts come back from their own export: all of CSV, of GIFT what it knows (C078)', async () => {
  const { token } = await makePerson(test, 'teacher');
  const folder = 'Parts';
  for (const question of QUESTIONS)
    expect((await bank.create(token, questionInput({ folder, ...question }))).statusCode).toBe(200);
  const contents = async (name: string) => {
    const { items } = (await bank.list(token, `?folder=${encodeURIComponent(name)}`)).json().data;
    return Promise.all(
      (items as { id: string }[]).map(async ({ id }) => {
        const { kind, text, options, parts, number, range } = (await bank.read(token, id)).json().data;
        return { kind, text, options, parts, number, range };
      }),
    );
  };
  const again = async (format: 'csv' | 'gift') => {
    const query = `format=${format}&folder=${folder}&sxz-lang=en_US`;
    const { text } = (await bank.exportFile(token, query)).json().data as { text: string };
    const file = { format, text: text.replaceAll(folder, `${folder} ${format}`), folder: '', dryRun: false };
    expect((await bank.importFile(token, file)).json().data).toEqual({
      count: QUESTIONS.length,
      imported: true,
      errors: [],
    });
    return contents(`${folder} ${format}`);
  };
  const written = await contents(folder);
  expect(await again('csv')).toEqual(written);
  const kinds = (await again('gift')).map(({ kind }) => kind).reverse();
  expect(kinds).toEqual([
    'matching',
    'matching',
    'matching',
    'matching',
    'gaps',
    'matching',
    'gaps',
    'multiple',
    'number',
  ]);
});
