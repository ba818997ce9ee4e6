import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max';
import { Problem } from '../../http/problem.ts';

/** Where messages are sent to: premium and satellite numbers are refused by the number's type. */
const COUNTRIES: ReadonlySet<CountryCode> = new Set([
  'CN',
  'HK',
  'MO',
  'TW',
  'SG',
  'MY',
  'JP',
  'KR',
  'SA',
  'AE',
  'EG',
  'JO',
  'KW',
  'QA',
  'OM',
  'BH',
  'MA',
  'TR',
  'DE',
  'AT',
  'CH',
  'FR',
  'BE',
  'ES',
  'MX',
  'AR',
  'CL',
  'CO',
  'PE',
  'PT',
  'BR',
  'PL',
  'RU',
  'KZ',
  'GB',
  'IE',
  'US',
  'CA',
  'AU',
  'NZ',
  'IN',
  'ID',
  'TH',
  'VN',
  'PH',
  'ZA',
  'NL',
  'IT',
  'SE',
  'NO',
  'DK',
  'FI',
]);
const EMAIL =
  /^[^\s@,;<>"()[\]\\]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Digits as typed on an Arabic, Persian or full-width keyboard become ASCII. */
const latinDigits = (text: string): string =>
  text.normalize('NFKC').replace(ARABIC_DIGITS, (digit) => String((digit.charCodeAt(0) & 0xf) % 10));

/** @throws {Problem} VALIDATION_FAILED for what is not one plain address */
export function normalizeEmail(text: string): string {
  const email = text.normalize('NFKC').trim().toLowerCase();
  if (email.length > 254 || !EMAIL.test(email)) throw invalid('email', 'must be one e-mail address');
  return email;
}

/**
 * A number as E.164.
 * @throws {Problem} VALIDATION_FAILED for what is no mobile number, COUNTRY_NOT_SUPPORTED for where nothing is sent
 */
export function normalizeMobile(number: string, countryCode = '86'): string {
  const parsed = parsePhoneNumber(`+${latinDigits(countryCode)}${latinDigits(number).replaceAll(/\D/g, '')}`);
  if (!parsed?.isValid()) throw invalid('mobile', 'must be a mobile number');
  if (!parsed.country || !COUNTRIES.has(parsed.country)) throw new Problem('COUNTRY_NOT_SUPPORTED');
  const type = parsed.getType();
  if (type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE')
    throw invalid('mobile', 'must be a mobile number');
  return parsed.number;
}

/** What a person types as their account: an address, or a number of the mainland or with its country code. */
export function normalizeUsername(text: string): { email: string } | { mobile: string } | undefined {
  try {
    if (text.includes('@')) return { email: normalizeEmail(text) };
    const digits = latinDigits(text).trim();
    if (digits.startsWith('+')) return { mobile: parsePhoneNumber(digits)?.number ?? digits };
    return { mobile: normalizeMobile(digits) };
  } catch {
    return undefined;
  }
}

/** +8613800000001 -> 13800000001; other countries keep theirs, without the plus. */
export const presentMobile = (mobile: string): string => mobile.replace(/^\+86|^\+/, '');

/** What may be said of an address without telling it: l•••@stoa.example, 138••••0001. */
export function mask(value: string): string {
  const at = value.indexOf('@');
  if (at > 0) return `${value.slice(0, 1)}•••${value.slice(at)}`;
  return value.length < 7 ? '•••' : `${value.slice(0, 3)}••••${value.slice(-4)}`;
}

const invalid = (field: string, message: string) =>
  new Problem('VALIDATION_FAILED', { fields: [{ path: `body/${field}`, rule: 'format', message }] });
