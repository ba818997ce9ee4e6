import { describe, expect, it } from 'vitest';
import { addressOf, isAddress } from './page-address.ts';

describe('the address of a page', () => {
  it('is made of the letters of its title that addresses have', () => {
    expect(addressOf('Über uns & more')).toBe('uber-uns-more');
    expect(addressOf('  Kurse 2027! ')).toBe('kurse-2027');
    expect(addressOf('关于我们')).toBe('');
    expect(addressOf('x'.repeat(100))).toHaveLength(64);
    for (const title of ['a - b', '<script>', 'É', '1/2']) expect(isAddress(addressOf(title))).toBe(true);
  });

  it('is nothing else', () => {
    for (const text of ['', '-a', 'a--b', 'A', 'a b', '../x', 'x'.repeat(65), 'ä'])
      expect(isAddress(text)).toBe(false);
    for (const text of ['a', 'a-b-1', '2027']) expect(isAddress(text)).toBe(true);
  });
});
