import { normalizeDigits } from '../internal/digits.ts';

/** The digits of what was typed or pasted ("Your code: 123 456"), in 0 to 9, at most `length` of them. */
export function readCode(typed: string, length: number): string {
  return normalizeDigits(typed).replace(/\D/g, '').slice(0, length);
}
