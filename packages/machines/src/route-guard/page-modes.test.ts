import { expect, test } from 'vitest';
import { readPageModes } from './page-modes.ts';

test.each([
  [{ isVisit: 'true' }, { isPreview: true, isEmbedded: false }],
  [
    { isVisit: true, fromType: 'studyCenterThird' },
    { isPreview: true, isEmbedded: true },
  ],
  [
    { isVisit: 'false', fromType: 'other' },
    { isPreview: false, isEmbedded: false },
  ],
  [{}, { isPreview: false, isEmbedded: false }],
])('%j shows the page as %j (B012, B013)', (search, expected) => {
  expect(readPageModes(search)).toEqual(expected);
});
