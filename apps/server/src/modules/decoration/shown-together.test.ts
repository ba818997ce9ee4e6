import { expect, it } from 'vitest';
import { canBeShownTogether } from './shown-together.ts';

const [JULY, AUGUST, SEPTEMBER] = ['2026-07', '2026-08', '2026-09'].map(
  (month) => `${month}-01T00:00:00.000Z`,
) as [string, string, string];

it.each([
  [true, {}, {}],
  [true, { audience: 2 }, {}],
  [true, { audience: 1 }, { audience: 3 }],
  [false, { audience: 2 }, { audience: 3 }],
  [true, { devices: ['phone'] }, {}],
  [true, { devices: ['phone', 'tablet'] }, { devices: ['tablet'] }],
  [false, { devices: ['phone', 'tablet'] }, { devices: ['desktop'] }],
  [false, { endsAt: AUGUST }, { startsAt: AUGUST }],
  [true, { endsAt: AUGUST }, { startsAt: JULY }],
  [true, { startsAt: JULY, endsAt: SEPTEMBER }, { startsAt: AUGUST }],
] as const)('is %s of %o and %o', (expected, one, other) => {
  const copy = (settings: object) => structuredClone(settings) as Parameters<typeof canBeShownTogether>[0];
  expect(canBeShownTogether(copy(one), copy(other))).toBe(expected);
  expect(canBeShownTogether(copy(other), copy(one))).toBe(expected);
});
