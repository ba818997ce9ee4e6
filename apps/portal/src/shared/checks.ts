/** Checks of texts and directives (B069). */

const PUNCTUATION = /[`~!@#$%^&*()+=|{}':;,[\].<>/?\\"~！@#￥%……&*（）——+|{}【】‘；：”“’。，、？]/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/u;

/** Whether a text has a mark that is no letter, digit, space, hyphen or underscore. */
export const hasSpecialPunctuation = (text: string): boolean => PUNCTUATION.test(text);

/** Whether a text has an emoji: a pictograph or a flag, not a digit or a sign. */
export const hasEmoji = (text: string): boolean => EMOJI.test(text);

/**
 * Whether an address is one of the organisation's own.
 * @param domains of the configuration, such as `stoa.example`; their subdomains do not count
 */
export function isInternalEmail(address: string, domains: readonly string[]): boolean {
  const domain = /^[^\s@]+@([^\s@]+)$/.exec(address.trim())?.[1]?.toLowerCase();
  return domain !== undefined && domains.some((own) => own.toLowerCase() === domain);
}

/**
 * The value of a directive that counts something.
 * @throws {TypeError} when it is no object
 */
export function statisticsValue<Value extends object>(
  value: Value | null | undefined | string | number,
): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('The value of the instruction must be an object');
  return value;
}
