import { expect, test } from 'vitest';
import { booksPeriod } from './books-period.ts';

const NOW = Date.parse('2026-11-23T08:00:00.000Z');
const YEAR = { from: '2026-01-01', to: '2026-11-23' };

test.each([
  [{ from: undefined, to: undefined }, YEAR],
  [
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2026-10-01', to: '2026-10-31' },
  ],
  [{ from: '2026-10-31', to: '2026-10-01' }, YEAR],
  [{ from: '2026-02-30', to: '2026-10-01' }, YEAR],
  [{ from: '2026-10-01', to: undefined }, YEAR],
])('the books of %j are those of %j (R32)', (query, period) => {
  expect(booksPeriod(query, NOW)).toEqual(period);
});
