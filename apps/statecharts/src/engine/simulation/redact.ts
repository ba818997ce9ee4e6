/** Fields that never leave a portal in clear, wherever they stand. */
const SECRET = /password|secret|token|totp|code$|ticket|uri$|recovery|authorization|cookie|inviteUrl/i;
/** Codes that name a problem or a country are no secrets. */
const OPEN = /^(?:code|countryCode|languageCode|statusCode)$/;
/** Problems are told by codes in capitals: two words, or one of these. A recovery code is neither. */
const PROBLEM = /^(?:NETWORK|UNKNOWN|UNAUTHENTICATED|FORBIDDEN|CONFLICT|TIMEOUT|[A-Z]+(?:_[A-Z]+)+)$/;
/** Personal facts. */
const PERSONAL =
  /^(?:email|mobile|phone|account|realName|nickName|displayName|avatarUrl|contact|contactEmail|sentTo|target)$/i;

/** What stands in the place of a value. Its kind and length help a tester; its content does not leave. */
export const REDACTED = '[redacted]';

/**
 * A copy of a value in which secrets and personal facts are taken out.
 * @param more names of further fields to take out
 */
export function redact(value: unknown, more: ReadonlySet<string> = new Set()): unknown {
  return walk(value, '', more, new WeakSet());
}

function walk(value: unknown, key: string, more: ReadonlySet<string>, seen: WeakSet<object>): unknown {
  if (typeof value === 'function') return '[function]';
  if (isHidden(key, more) && value !== null && value !== undefined && value !== '') {
    // A problem's code tells what happened, a code that was typed lets somebody in: the first is in capitals.
    if (typeof value === 'string' && key === 'code' && PROBLEM.test(value)) return value;
    return typeof value === 'boolean' ? value : REDACTED;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (seen.has(value)) return '[again]';
  seen.add(value);
  if (Array.isArray(value)) return value.map((item) => walk(item, key, more, seen));
  if (value instanceof Error)
    return { name: value.name, message: value.message, code: (value as { code?: unknown }).code };
  const said = saidIn(value as Record<string, unknown>);
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>).map(([name, inner]) => [
      name,
      walk(inner, name === 'value' && said !== undefined && isHidden(said, more) ? said : name, more, seen),
    ]),
  );
}

/** What a `value` beside it is of: the field of a form, or the subject of an event such as `password.changed`. */
function saidIn({ field, type }: Record<string, unknown>): string | undefined {
  if (typeof field === 'string') return field;
  return typeof type === 'string' ? type.split('.')[0] : undefined;
}

function isHidden(key: string, more: ReadonlySet<string>): boolean {
  if (key === 'code') return true;
  if (OPEN.test(key)) return false;
  return SECRET.test(key) || PERSONAL.test(key) || more.has(key);
}
