import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FirstStyles } from './first-styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'stoa-styles-'));
mkdirSync(join(folder, '.vite'));
writeFileSync(
  join(folder, '.vite/first-styles.json'),
  JSON.stringify({
    'assets/base.css': [
      { within: [], selectors: [[':root', []]], body: "--a:1;--face:'A as B'" },
      {
        within: [],
        selectors: [
          ['.used', ['used']],
          ['.unused', ['unused']],
        ],
        body: 'color:red;animation:spin 1s',
      },
      { within: ['@media print', '@container (x)'], selectors: [['.used', ['used']]], body: 'color:black' },
      { within: [], selectors: [], body: '@keyframes spin{to{rotate:1turn}}' },
      { within: [], selectors: [], body: '@keyframes other{to{rotate:1turn}}' },
      { within: [], selectors: [], body: "@font-face {font-family: 'A as B';src: local('B')}" },
      { within: [], selectors: [], body: '@font-face{font-family:Z;src:local(Y)}' },
    ],
    'assets/late.css': [{ within: [], selectors: [['.used .late', ['used', 'late']]], body: 'margin:0' }],
    'assets/page.css': [{ within: [], selectors: [['.used .deep', ['used', 'deep']]], body: 'margin:0' }],
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));
const styles = new FirstStyles(folder);

it('keeps the rules whose classes stand in the page, in the order of the sheets', () => {
  expect(
    styles.of('<p class="used"><b class="x deep"></b></p>', ['assets/base.css', 'assets/page.css']),
  ).toBe(
    ":root{--a:1;--face:'A as B'}" +
      '.used{color:red;animation:spin 1s}@media print{@container (x){.used{color:black}}}' +
      '.used .deep{margin:0}@keyframes spin{to{rotate:1turn}}' +
      "@font-face {font-family: 'A as B';src: local('B')}",
  );
});

it('gives nothing where it does not know every sheet, so that the page links them', () => {
  expect(styles.of('<p class="used">', ['assets/base.css', 'assets/new.css'])).toBe('');
});

it('names the sheets of parts that come late, where the page has such a part', () => {
  const files = ['assets/base.css', 'assets/page.css'];
  expect(styles.lateSheets('<p class="used"><b class="late"></b></p>', files)).toEqual(['assets/late.css']);
  expect(styles.lateSheets('<p class="used deep">', files)).toEqual([]);
  expect(styles.lateSheets('<p class="used deep">', ['assets/base.css'])).toEqual(['assets/page.css']);
});
