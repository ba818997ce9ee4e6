/**
 * Search parameters as plain text, as people write and share them: `?type=5&keyword=plan`. The router's default would
 * quote what looks like a number, and a 19-digit id does not survive as one.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Leaves out what is not set. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}
