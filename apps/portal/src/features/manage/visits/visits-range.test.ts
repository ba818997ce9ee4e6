import { expect, it } from 'vitest';
import { rangeOf } from './visits-range.ts';

it.each([
  [7, { from: '2026-11-15', to: '2026-11-21' }],
  [30, { from: '2026-10-23', to: '2026-11-21' }],
] as const)('asks for the last %d days, today included', (days, range) => {
  expect(rangeOf(days, Date.parse('2026-11-21T23:59:59.000Z'))).toEqual(range);
});
