/** A value as a person reads it; what JSON has no word for is named. */
export function toJson(value: unknown, indent = 2): string {
  const seen = new WeakSet<object>();
  return (
    JSON.stringify(
      value,
      (_key, inner: unknown) => {
        if (inner === undefined) return null;
        if (typeof inner === 'function') return '[function]';
        if (typeof inner === 'bigint') return String(inner);
        if (inner instanceof Error) return { ...inner, name: inner.name, message: inner.message };
        if (typeof inner === 'object' && inner !== null) {
          if (seen.has(inner)) return '[again]';
          seen.add(inner);
        }
        return inner;
      },
      indent,
    ) ?? 'null'
  );
}

/** A value on one line, cut where it is long. */
export function shortJson(value: unknown, length = 60): string {
  if (value === undefined) return '–';
  const text = toJson(value, 0);
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** Reads what was typed. @returns undefined where it is no JSON */
export function fromJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
