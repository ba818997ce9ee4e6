import { AUTHORIZATION_CODE_LIFE_SECONDS } from '../logout-routing/index.ts';
import type { PendingAuthorizationCode } from '../logout-routing/index.ts';

/** A code with the moment when it was fetched, milliseconds since 1970 on this device's clock. */
export interface NotedCode {
  code: string;
  notedAt: number;
}

/** More than this nobody fetches in ten minutes; what is left over is the oldest. */
const NOTED_LIMIT = 20;

/** Reads what the browser has stored; what is no such list is none. */
export function readNotedCodes(stored: string | null): NotedCode[] {
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(isNotedCode) : [];
  } catch {
    return [];
  }
}

/** The list with one code more, and without those that are too old to open anything. */
export function withCode(noted: readonly NotedCode[], code: string, now: number = Date.now()): NotedCode[] {
  return [
    ...noted.filter((entry) => ageSeconds(entry, now) < AUTHORIZATION_CODE_LIFE_SECONDS),
    { code, notedAt: now },
  ].slice(-NOTED_LIMIT);
}

/** The list without a code that was deleted. */
export function withoutCode(noted: readonly NotedCode[], code: string): NotedCode[] {
  return noted.filter((entry) => entry.code !== code);
}

/** What a logout is given (B020). */
export function pendingCodesOf(
  noted: readonly NotedCode[],
  now: number = Date.now(),
): PendingAuthorizationCode[] {
  return noted.map((entry) => ({ code: entry.code, ageSeconds: ageSeconds(entry, now) }));
}

/** A clock that was set back makes a code young, never ageless. */
function ageSeconds({ notedAt }: NotedCode, now: number): number {
  return Math.max(0, (now - notedAt) / 1_000);
}

function isNotedCode(entry: unknown): entry is NotedCode {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'code' in entry &&
    typeof entry.code === 'string' &&
    'notedAt' in entry &&
    typeof entry.notedAt === 'number'
  );
}
