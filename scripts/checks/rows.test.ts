import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRows, rowsIn, triedRows } from './rows.ts';

it('every row of the specification is named by a test that runs the server or a browser', () => {
  const tried = triedRows(join(import.meta.dirname, '../..'));
  expect(allRows()).toHaveLength(296);
  expect(allRows().filter((id) => !tried.has(id))).toEqual([]);
});

describe('the check', () => {
  it('reads rows and ranges, and nothing that only looks like one', () => {
    expect(rowsIn("it('x (R05, C012 to C014, B066, R25-R27)')")).toEqual([
      'R05',
      'C012',
      'C013',
      'C014',
      'B066',
      'R25',
      'R26',
      'R27',
    ]);
    expect(rowsIn('CAFE0123 R1 XR05 C0123')).toEqual([]);
  });
});
