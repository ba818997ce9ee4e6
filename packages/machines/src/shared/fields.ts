/** How many digits a code has that is sent by message or mail. */
export const VERIFICATION_CODE_LENGTH = 6;
/** In characters (code points), as the server counts. */
export const PASSWORD_MIN_LENGTH = 8;
/** In characters (code points), as the server counts. */
export const PASSWORD_MAX_LENGTH = 128;

const MAINLAND_COUNTRY_CODE = '86';
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;
const OTHER_MOBILE = /^\d{4,14}$/;
// One recipient only: no space, comma, semicolon, angle or control character can pass.
const EMAIL = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,251}[\p{L}\p{N}])?$/u;

/**
 * Writes Arabic-Indic, Persian and full-width digits as 0 to 9: people type codes and numbers in the digits of their
 * own keyboard.
 */
export function normaliseDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  );
}

/**
 * Whether this can be a mobile number: 1, 3 to 9 and nine digits in mainland China, 4 to 14 digits elsewhere.
 * @param countryCode digits without a plus sign
 */
export function isMobile(text: string, countryCode: string = MAINLAND_COUNTRY_CODE): boolean {
  return (countryCode === MAINLAND_COUNTRY_CODE ? MAINLAND_MOBILE : OTHER_MOBILE).test(text);
}

/** Whether this can be one mail address with a domain. */
export function isEmail(text: string): boolean {
  const domain = text.split('@')[1] ?? '';
  return text.length <= 254 && EMAIL.test(text) && domain.includes('.') && !domain.includes('..');
}

/** Whether this can be a code that was sent. */
export function isVerificationCode(text: string): boolean {
  return text.length === VERIFICATION_CODE_LENGTH && /^\d+$/.test(text);
}
