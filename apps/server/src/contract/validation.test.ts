import { describe, expect, it } from 'vitest';
import { isDay, isInstant } from './validation.ts';

describe('dates that come in', () => {
  it('are those that can be kept, and none that only look like one', () => {
    for (const right of [
      '2026-11-21T08:30:00Z',
      '2026-11-21T08:30:00.123456+05:30',
      '2024-02-29T23:59:59-08:00',
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59.999Z',
    ]) {
      expect([right, isInstant(right)]).toEqual([right, true]);
      expect(Number.isNaN(new Date(right).getTime())).toBe(false);
    }
    for (const wrong of [
      '2016-12-31T23:59:60Z',
      '2026-11-21 08:30:00Z',
      '2026-11-21T24:00:00Z',
      '2026-02-30T00:00:00Z',
      '0000-01-01T00:00:00Z',
      '0001-01-01T00:00:00+01:00',
      '9999-12-31T23:59:59-01:00',
      '+275760-09-13T00:00:00Z',
      '2026-11-21T08:30:00',
      '2026-11-21T08:30:00+24:00',
      '2026-11-21',
    ])
      expect([wrong, isInstant(wrong)]).toEqual([wrong, false]);
    for (const [text, isRight] of [
      ['2026-11-21', true],
      ['2024-02-29', true],
      ['2023-02-29', false],
      ['0000-01-01', false],
      ['2026-13-01', false],
      ['10000-01-01', false],
    ] as const)
      expect([text, isDay(text)]).toEqual([text, isRight]);
  });
});
