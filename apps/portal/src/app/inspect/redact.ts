/** Never leaves the page, whatever is asked for. */
const SECRET =
  /pass(word|phrase)|secret|token|ticket|assertion|totp|recovery|captcha|image|credential|verifier|challenge|qrcodeid|code$/i;
/** Words of the machines' own vocabulary, not of people. */
const VOCABULARY =
  /^(type|kind|status|state|method|channel|purpose|outcome|go|step|mode|role|language|field|variant|zone|sort|offer|known|scope|decision|factor|src|actorId|systemId)$/;
/** Codes that let nobody in. */
const OPEN_CODE = /^(country|language|status)Code$/;
/** A problem's code: SECOND_FACTOR_EXPIRED, 901100007. */
const PROBLEM_CODE = /^([A-Z][A-Z0-9]*(_[A-Z0-9]+)+|[A-Z]{4,}|9\d{8})$/;
const WORD = /^[A-Za-z][\w.:-]{0,63}$/;

const SECRET_KEY = 'secret';
const MASK = '•';
const LONGEST_MASK = 12;
const MAX_DEPTH = 8;
const MAX_ITEMS = 50;
const MAX_TEXT = 500;

/**
 * A copy for the channel: texts become dots of their length, so that empty and not empty still differ; numbers and
 * the machine's own words stay.
 * @param isRevealed keeps texts as well, secrets apart
 */
export function redact(value: unknown, isRevealed = false, key = '', depth = 0): unknown {
  if (typeof value === 'string') return redactText(value, isRevealed, key);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === undefined) return undefined;
  if (typeof value !== 'object') return `[${typeof value}]`;
  if (depth >= MAX_DEPTH) return '[…]';
  if (Array.isArray(value))
    return value.slice(0, MAX_ITEMS).map((item) => redact(item, isRevealed, key, depth + 1));
  if (value instanceof Error) return redactError(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  // Actors, elements and files are no data.
  if (prototype !== Object.prototype && prototype !== null) return '[object]';
  const isSecret = carriesSecret(value as Record<string, unknown>);
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ITEMS)
      .map(([name, inner]) => [
        name,
        redact(inner, isRevealed, isSecret && name === 'value' ? SECRET_KEY : name, depth + 1),
      ]),
  );
}

/** Events say beside a value what it is of: `{ field: 'password', value }`, `{ type: 'password.changed', value }`. */
const carriesSecret = ({ field, type }: Record<string, unknown>): boolean =>
  (typeof field === 'string' && SECRET.test(field)) ||
  (typeof type === 'string' && type.split('.').some((part) => SECRET.test(part)));

function redactText(text: string, isRevealed: boolean, key: string): string {
  if (text === '') return text;
  if (/code$/i.test(key) && PROBLEM_CODE.test(text)) return text;
  if (OPEN_CODE.test(key)) return text.slice(0, MAX_TEXT);
  if (SECRET.test(key)) return masked(text);
  if (VOCABULARY.test(key) && WORD.test(text)) return text;
  return isRevealed ? text.slice(0, MAX_TEXT) : masked(text);
}

const masked = (text: string): string => MASK.repeat(Math.min([...text].length, LONGEST_MASK));

/** What a rejection is worth knowing for: its code. */
function redactError(error: Error & { code?: unknown; requestId?: unknown }): object {
  const { name, code } = error;
  return typeof code === 'string' && PROBLEM_CODE.test(code) ? { name, code } : { name };
}
