import { normalizeDigits } from '../internal/digits.ts';

/** Digits of a typed or pasted number; a leading +86 or 0086 of the chosen country is taken off. */
export function readPhoneNumber(typed: string, dialCode: string | undefined): string {
  const text = normalizeDigits(typed).trim();
  const digits = text.replace(/\D/g, '');
  if (!dialCode) return digits;
  if (/^[+＋]/.test(text) && digits.startsWith(dialCode)) return digits.slice(dialCode.length);
  if (digits.startsWith(`00${dialCode}`)) return digits.slice(dialCode.length + 2);
  return digits;
}
