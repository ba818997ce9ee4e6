import { describe, expect, it } from 'vitest';
import { countdown } from './countdown.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const MINUTE = 60_000;

describe('a countdown', () => {
  it.each([
    [20 * MINUTE, 'in 20 minutes'],
    [-20 * MINUTE, '20 minutes ago'],
    [35 * 60 * MINUTE, 'in 35 hours'],
    [36 * 60 * MINUTE, 'in 1 day'],
    [71 * 60 * MINUTE, 'in 2 days'],
  ])('says how far %d ms are', (ahead, words) => {
    expect(countdown(NOW + ahead, NOW, 'en_US')).toBe(words);
  });
  it('speaks the reader’s language', () => {
    expect(countdown(NOW + 3 * 24 * 60 * MINUTE, NOW, 'pl_PL')).toBe('za 3 dni');
  });
});
