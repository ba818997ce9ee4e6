import { expect, test } from 'vitest';
import { PAGE_MODE_TABLE, readPageModes } from './page-modes.ts';

test.each([
  [{ isVisit: 'true' }, { isPreview: true, isEmbedded: false, suggestsBrowser: false }],
  [
    { isVisit: true, fromType: 'studyCenterThird' },
    { isPreview: true, isEmbedded: true, suggestsBrowser: false },
  ],
  [
    { isVisit: 'false', fromType: 'other' },
    { isPreview: false, isEmbedded: false, suggestsBrowser: false },
  ],
  [{}, { isPreview: false, isEmbedded: false, suggestsBrowser: false }],
])('%j shows the page as %j (B012, B013)', (search, expected) => {
  expect(readPageModes(search)).toEqual(expected);
});

test('a browser that is too old is told so, whatever the address says (B014)', () => {
  expect(readPageModes({}, 'old')).toEqual({ isPreview: false, isEmbedded: false, suggestsBrowser: true });
  expect(readPageModes({ browser: 'old' })).toEqual(readPageModes({}));
});

test('every mode has its row', () => {
  expect(PAGE_MODE_TABLE.map(({ mode }) => mode)).toEqual(Object.keys(readPageModes({})));
});
