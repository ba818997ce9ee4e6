import { expect, it } from 'vitest';
import { neutralizeBidi } from './neutralize-bidi.ts';

it('takes overrides, embeddings and isolates out', () => {
  expect(neutralizeBidi('photo\u202egnp.exe')).toBe('photognp.exe');
  expect(neutralizeBidi('\u2067abc\u2069')).toBe('abc');
});

it('keeps marks, joiners and the text itself', () => {
  const family = '👨\u200d👩\u200d👧';
  expect(neutralizeBidi(`C++\u200e ${family} محمد 12`)).toBe(`C++\u200e ${family} محمد 12`);
});
