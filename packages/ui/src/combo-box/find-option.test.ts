import { expect, it } from 'vitest';
import { findOption, restingOptions } from './find-option.ts';

const history = { id: 'history', label: 'History' };
const music = { id: 'music', label: 'Music' };

it('finds an option by its id', () => {
  expect(findOption('music', [history, music])).toBe(music);
});

it('finds the remembered option when the looked-up ones no longer hold it', () => {
  expect(findOption('music', [history], undefined, music)).toBe(music);
});

it('prefers the fresh option to the remembered one', () => {
  const renamed = { id: 'music', label: 'Music and dance' };
  expect(findOption('music', [renamed], music)).toBe(renamed);
});

it('finds nothing for nothing and for an unknown id', () => {
  expect(findOption(null, [history], history)).toBeUndefined();
  expect(findOption('art', [history], music)).toBeUndefined();
});

it('rests on the chosen option alone', () => {
  expect(restingOptions(music)).toEqual([music]);
  expect(restingOptions(undefined)).toEqual([]);
});
