import { describe, expect, test } from 'vitest';
import { READ_MAX, readFraction, scrollToFraction } from './reading-position.ts';

const LONG = { height: 3000, windowHeight: 1000 };

describe('how far a text is read', () => {
  test.each([
    ['its beginning in view', { top: 200, ...LONG }, 0],
    ['half way', { top: -1000, ...LONG }, 0.5],
    ['its end in view: never done by scrolling', { top: -2000, ...LONG }, READ_MAX],
    ['scrolled past', { top: -5000, ...LONG }, READ_MAX],
    ['shorter than the window: nothing is known', { top: 100, height: 400, windowHeight: 1000 }, 0],
  ])('%s', (_, place, fraction) => {
    expect(readFraction(place)).toBe(fraction);
  });
});

describe('going back to where it was left', () => {
  test('lands at the same place of the text, on a phone as on a desktop', () => {
    const phone = { top: 300, height: 9000, windowHeight: 800 };
    const distance = scrollToFraction(0.5, phone) ?? 0;
    expect(readFraction({ ...phone, top: phone.top - distance })).toBeCloseTo(0.5);
  });

  test.each([
    ['the beginning', 0.01, { top: 0, ...LONG }],
    ['a text that fits', 0.5, { top: 0, height: 500, windowHeight: 1000 }],
  ])('%s needs no move', (_, fraction, place) => {
    expect(scrollToFraction(fraction, place)).toBeNull();
  });
});
