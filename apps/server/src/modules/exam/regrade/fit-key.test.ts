import { expect, it } from 'vitest';
import { fitKey, type KeyedVersion } from './fit-key.ts';

const picture = (name: string) => ({
  url: `/files/1/${name}`,
  alt: { en_US: name },
  width: null,
  height: null,
});
/** Two prompts and two answers that are pictures. @param names of the prompts, then of the answers */
const matching = (...names: string[]): KeyedVersion => ({
  kind: 'matching',
  options: [{}, {}],
  parts: [{}, {}],
  number_range: null,
  picture: null,
  entry_pictures: names.map(picture),
  answer_key: { pairs: [0, 1] },
});

it('tells what is matched by its pictures, on each side by itself (C078)', () => {
  const from = matching('heron', 'owl', 'reeds', 'forest');
  expect(fitKey(from, matching('heron', 'owl', 'reeds', 'forest'))?.pairs).toEqual([0, 1]);
  expect(fitKey(from, matching('heron', 'owl', 'forest', 'reeds'))?.pairs).toEqual([1, 0]);
  expect(fitKey(from, matching('owl', 'heron', 'reeds', 'forest'))?.pairs).toEqual([1, 0]);
  expect(fitKey(from, matching('heron', 'owl', 'reeds', 'lake'))).toBeUndefined();
  // What was a prompt is no answer.
  expect(fitKey(from, matching('reeds', 'forest', 'heron', 'owl'))).toBeUndefined();
});
