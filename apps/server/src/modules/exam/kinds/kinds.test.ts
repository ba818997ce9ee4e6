import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerKey, PartialCredit, PictureArea, QuestionKind } from '../../../database/tables.ts';
import { gradeAnswer, type Given } from '../grading.ts';
import { makePaper } from '../paper.ts';
import type { QuestionFault, WrittenQuestion } from './kind.ts';
import { KINDS } from './registry.ts';

const CREDITS: PartialCredit[] = ['all', 'parts', 'lessWrong'];
const ACCEPTS = [{ pattern: 'right', share: 1 }];
const NOTHING: Given = { choice: [], text: '', parts: [] };

interface Case {
  kind: QuestionKind;
  key: AnswerKey;
  right: Given;
  /** Everything is answered, nothing of it right. */
  wrong: Given;
}

const pair = (part: number, option: number) => ({ part, option, text: 'x' });
const typed = (part: number, text: string) => ({ part, option: undefined, text });
const range = (length: number) => Array.from({ length }, (_, index) => index);

/** A question of each kind with so many parts. */
function casesOf(size: number, credit: PartialCredit): Case[] {
  const all = range(size);
  const pairs = { pairs: all, credit };
  const matched = { ...NOTHING, parts: all.map((part) => pair(part, part)) };
  const mismatched = { ...NOTHING, parts: all.map((part) => pair(part, part + 1)) };
  return [
    {
      kind: 'single',
      key: { right: [0] },
      right: { ...NOTHING, choice: [0] },
      wrong: { ...NOTHING, choice: [1] },
    },
    {
      kind: 'truefalse',
      key: { right: [1] },
      right: { ...NOTHING, choice: [1] },
      wrong: { ...NOTHING, choice: [0] },
    },
    ...(['multiple', 'hotspot', 'highlight'] as const).map((kind) => ({
      kind,
      key: { right: all, credit },
      right: { ...NOTHING, choice: all },
      wrong: { ...NOTHING, choice: all.map((index) => index + size) },
    })),
    {
      kind: 'text',
      key: { accepts: ACCEPTS },
      right: { ...NOTHING, text: 'Right' },
      wrong: { ...NOTHING, text: 'no' },
    },
    {
      kind: 'number',
      key: { value: size },
      right: { ...NOTHING, text: String(size) },
      wrong: { ...NOTHING, text: '0' },
    },
    {
      kind: 'slider',
      key: { value: size },
      right: { ...NOTHING, text: String(size) },
      wrong: { ...NOTHING, text: '0' },
    },
    ...(['matching', 'labels', 'categories', 'table', 'gaps'] as const).map((kind) => ({
      kind,
      key: pairs,
      right: matched,
      wrong: mismatched,
    })),
    {
      kind: 'gaps',
      key: { gaps: all.map(() => ACCEPTS), credit },
      right: { ...NOTHING, parts: all.map((part) => typed(part, ' RIGHT. ')) },
      wrong: { ...NOTHING, parts: all.map((part) => typed(part, 'no')) },
    },
    ...(size > 1
      ? [
          {
            kind: 'ordering' as const,
            key: { order: all, credit },
            right: { ...NOTHING, choice: all },
            wrong: { ...NOTHING, choice: [...all.slice(1), 0] },
          },
        ]
      : []),
  ];
}

const anyGiven = fc.record({
  choice: fc.array(fc.integer({ min: -2, max: 60 }), { maxLength: 60 }),
  text: fc.oneof(fc.string({ maxLength: 40 }), fc.double().map(String), fc.constant('right')),
  parts: fc.array(
    fc.record({
      part: fc.integer({ min: -2, max: 60 }),
      option: fc.oneof(fc.constant(undefined), fc.integer({ min: -2, max: 60 })),
      text: fc.oneof(fc.string({ maxLength: 20 }), fc.constant('right')),
    }),
    { maxLength: 60 },
  ),
});
const anyCase = fc
  .record({ size: fc.integer({ min: 1, max: 26 }), credit: fc.constantFrom(...CREDITS) })
  .chain(({ size, credit }) => fc.constantFrom(...casesOf(size, credit)));

describe('points of every kind', () => {
  it('are never below 0 or above those of the question, whatever is answered (C078)', () => {
    fc.assert(
      fc.property(anyCase, anyGiven, fc.integer({ min: 1, max: 1000 }), (one, given, points) => {
        const score = gradeAnswer({ kind: one.kind, points, answer_key: one.key }, given) ?? 0;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(points);
      }),
    );
  });

  it('are all for what is all right, and none where nothing is (C078)', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 1000 }), (one, points) => {
        const question = { kind: one.kind, points, answer_key: one.key };
        expect(
          [one.right, one.wrong, NOTHING, undefined].map((given) => gradeAnswer(question, given)),
        ).toEqual([points, 0, 0, 0]);
      }),
    );
  });

  it('do not fall when one more part is right (C078)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CREDITS),
        fc.integer({ min: 2, max: 26 }),
        fc.integer({ min: 0, max: 25 }),
        (credit, size, given) => {
          const question = {
            kind: 'matching' as const,
            points: 100,
            answer_key: { pairs: range(size), credit },
          };
          const rightUpTo = (count: number) =>
            gradeAnswer(question, {
              ...NOTHING,
              parts: range(size).map((part) => pair(part, part < count ? part : part + 1)),
            }) ?? 0;
          expect(rightUpTo(given + 1)).toBeGreaterThanOrEqual(rightUpTo(given));
        },
      ),
    );
  });
});

const matchingOf = (credit: PartialCredit) => ({
  kind: 'matching' as const,
  points: 4,
  answer_key: { pairs: [0, 1, 2, 3], credit },
});

it.each<[PartialCredit, number]>([
  ['all', 0],
  ['parts', 2],
  ['lessWrong', 1],
])('two of four right and one wrong gives by the rule %s %d points', (credit, points) => {
  const given = { ...NOTHING, parts: [pair(0, 0), pair(1, 1), pair(2, 3)] };
  expect(gradeAnswer(matchingOf(credit), given)).toBe(points);
});

it('by parts, choosing everything gives nothing', () => {
  const question = {
    kind: 'multiple' as const,
    points: 2,
    answer_key: { right: [0, 1], credit: 'parts' as const },
  };
  const choices = [[0], [0, 2], [0, 1, 2], [0, 1, 2, 3]];
  expect(choices.map((choice) => gradeAnswer(question, { ...NOTHING, choice }))).toEqual([1, 1, 1, 0]);
});

it('a number may have its unit, and a tolerance in percent', () => {
  const question = {
    kind: 'number' as const,
    points: 2,
    unit: { en_US: 'km', ru_RU: 'км' },
    answer_key: { value: -200, tolerance: 5, relative: true, near: { tolerance: 10, share: 0.5 } },
  };
  const texts = ['-200 km', '-190км', '-189', '-219 KM', '-221', '-200 m', 'km'];
  expect(texts.map((text) => gradeAnswer(question, { ...NOTHING, text }))).toEqual([2, 2, 1, 1, 0, 0, 0]);
});

it('a text is compared exactly where the question says so', () => {
  const exact = {
    kind: 'text' as const,
    points: 1,
    answer_key: { accepts: [{ pattern: 'Été', share: 1 }], exact: true },
  };
  const texts = ['Été', ' Été. ', 'été', 'Ete'];
  expect(texts.map((text) => gradeAnswer(exact, { ...NOTHING, text }))).toEqual([1, 1, 0, 0]);
});

const written = (more: Partial<WrittenQuestion>): WrittenQuestion => ({
  text: { en_US: 'Why?' },
  options: [],
  parts: [],
  accepts: [],
  number: null,
  range: null,
  picture: null,
  files: null,
  rubric: [],
  unit: {},
  credit: undefined,
  isExact: false,
  ...more,
});
const option = (text: string) => ({ text: text ? { en_US: text } : {}, right: false });
const part = (text: string, right: number | null, pattern = '') => ({
  text: text ? { en_US: text } : {},
  right,
  accepts: pattern ? [{ pattern, share: 1 }] : [],
});
const two = [option('a'), option('b')];
const chosen = [{ ...option(''), right: true }, option('')];
const AREA: PictureArea = { shape: 'rectangle', x: 0.1, y: 0.2, width: 0.3, height: 0.1 };
const spot = (text: string, right: boolean, area: Partial<PictureArea> = {}) => ({
  text: text ? { en_US: text } : {},
  right,
  area: { ...AREA, ...area },
});
const place = (text: string, right: number | null, area: Partial<PictureArea> = {}) => ({
  ...part(text, right),
  area: { ...AREA, ...area },
});
const spots = [spot('a', true), spot('b', false, { shape: 'ellipse', x: 0.7, y: 0.9 })];
const picture = { url: '/media/heart.png', alt: { en_US: 'A heart' }, width: 800, height: 600, most: null };
const five = { value: 5, tolerance: 0, near: null };

it.each<[QuestionKind, Partial<WrittenQuestion>, QuestionFault['fault'] | undefined]>([
  ['matching', { options: two, parts: [part('x', 0)] }, undefined],
  ['matching', { options: two, parts: [] }, 'PARTS'],
  ['matching', { options: two, parts: [part('', 0)] }, 'PARTS'],
  ['matching', { options: two, parts: [part('x', 2)] }, 'RIGHT'],
  ['matching', { options: two, parts: [part('x', null)] }, 'RIGHT'],
  ['matching', { options: [option('a')], parts: [part('x', 0)] }, 'OPTIONS'],
  ['categories', { options: [option('a'), option('')], parts: [part('x', 0)] }, 'OPTIONS'],
  ['ordering', { options: two }, undefined],
  ['ordering', { options: [option('a')] }, 'OPTIONS'],
  ['gaps', { text: { en_US: 'A [[1]].' }, parts: [part('', null, 'x')] }, undefined],
  ['gaps', { text: { en_US: 'A [[1]].', ar_SA: 'ب' }, parts: [part('', null, 'x')] }, 'PARTS'],
  ['gaps', { text: { en_US: '[[1]] [[1]]' }, parts: [part('', null, 'x'), part('', null, 'y')] }, 'PARTS'],
  ['gaps', { text: { en_US: '[[2]]' }, parts: [part('', null, 'x')] }, 'PARTS'],
  ['gaps', { text: { en_US: '[[1]]' }, parts: [part('', null, ' ')] }, 'RIGHT'],
  ['gaps', { text: { en_US: '[[1]]' }, options: two, parts: [part('', null, 'x')] }, 'RIGHT'],
  ['highlight', { text: { en_US: '[[A]] b [[c]]' }, options: chosen }, undefined],
  ['highlight', { text: { en_US: '[[A]] [[c]]', ar_SA: '[[2: ب]] [[1: ا]]' }, options: chosen }, undefined],
  ['highlight', { text: { en_US: '[[A]] [[c]]', ar_SA: '[[ب]]' }, options: chosen }, 'PARTS'],
  ['highlight', { text: { en_US: '[[A]] b' }, options: [option('')] }, 'PARTS'],
  ['highlight', { text: { en_US: '[[x]] '.repeat(27) }, options: chosen }, 'PARTS'],
  ['highlight', { text: { en_US: `[[a]] [[${'x'.repeat(1001)}]]` }, options: chosen }, 'PARTS'],
  ['highlight', { text: { en_US: '[[A]] [[b]] [[c]]' }, options: chosen }, 'OPTIONS'],
  ['highlight', { text: { en_US: '[[A]] [[c]]' }, options: two }, 'RIGHT'],
  ['slider', { range: { min: 0, max: 10, step: 1 }, number: five }, undefined],
  ['slider', { range: null, number: five }, 'NUMBER'],
  ['slider', { range: { min: 6, max: 10, step: 1 }, number: five }, 'NUMBER'],
  ['slider', { range: { min: 10, max: 0, step: 1 }, number: five }, 'NUMBER'],
  ['slider', { range: { min: 0, max: 1e9, step: 1e-6 }, number: five }, 'NUMBER'],
  ['hotspot', { options: spots, picture }, undefined],
  ['hotspot', { options: spots, picture: { ...picture, most: 1 } }, undefined],
  ['hotspot', { options: spots }, 'PARTS'],
  ['hotspot', { options: spots, picture: { ...picture, alt: {} } }, 'TEXT'],
  ['hotspot', { options: [spot('a', true)], picture }, 'OPTIONS'],
  ['hotspot', { options: [spot('a', true), spot('', false)], picture }, 'OPTIONS'],
  ['hotspot', { options: [spot('a', true), spot('A', false)], picture }, 'OPTIONS'],
  ['hotspot', { options: [spot('a', true), option('b')], picture }, 'OPTIONS'],
  ['hotspot', { options: [spot('a', true), spot('b', false, { x: 0.71 })], picture }, 'OPTIONS'],
  ['hotspot', { options: [spot('a', true), spot('b', false, { y: 0.95 })], picture }, 'OPTIONS'],
  ['hotspot', { options: [spot('a', false), spot('b', false)], picture }, 'RIGHT'],
  ['hotspot', { options: [spot('a', true), spot('b', true)], picture: { ...picture, most: 1 } }, 'RIGHT'],
  ['labels', { options: two, parts: [place('x', 0), place('y', 0, { x: 0.7 })], picture }, undefined],
  ['labels', { options: two, parts: [place('x', 0)] }, 'PARTS'],
  ['labels', { options: two, parts: [place('x', 0)], picture: { ...picture, alt: {} } }, 'TEXT'],
  ['labels', { options: two, parts: [], picture }, 'PARTS'],
  ['labels', { options: two, parts: [place('', 0)], picture }, 'PARTS'],
  ['labels', { options: two, parts: [place('x', 0), place('X', 1)], picture }, 'PARTS'],
  ['labels', { options: two, parts: [place('x', 0), part('y', 1)], picture }, 'PARTS'],
  ['labels', { options: two, parts: [place('x', 0, { x: 0.71 })], picture }, 'PARTS'],
  ['labels', { options: [option('a')], parts: [place('x', 0)], picture }, 'OPTIONS'],
  ['labels', { options: [option('a'), option('')], parts: [place('x', 0)], picture }, 'OPTIONS'],
  ['labels', { options: two, parts: [place('x', null)], picture }, 'RIGHT'],
  ['labels', { options: two, parts: [place('x', 2)], picture }, 'RIGHT'],
])('a question of kind %s with %j has the fault %s', (kind, more, found) => {
  const shape = KINDS[kind].shape(written(more));
  expect('fault' in shape ? shape.fault : undefined).toBe(found);
});

it('takes the words of passages from the text, whatever the options are called', () => {
  const text = { en_US: 'The [[dog]] [[barks]]', ar_SA: '[[2: ينبح]] [[1: الكلب]]' };
  const options = [option('another'), { ...option(''), right: true }];
  expect(KINDS.highlight.shape(written({ text, options }))).toEqual({
    options: [
      { en_US: 'dog', ar_SA: 'الكلب' },
      { en_US: 'barks', ar_SA: 'ينبح' },
    ],
    answer_key: { right: [1] },
  });
});

it('never shows options in the order that is right', () => {
  const question = {
    id: '1',
    version: 1,
    kind: 'ordering' as const,
    points: 1,
    options: [{ en_US: 'a' }, { en_US: 'b' }],
    parts: [],
  };
  for (let tries = 0; tries < 20; tries++)
    expect(makePaper([question], { shuffle_questions: false, shuffle_options: false })[0]?.options).toEqual([
      1, 0,
    ]);
});
