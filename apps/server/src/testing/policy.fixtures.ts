import type { Role } from '../database/tables.ts';
import type { Viewer } from '../http/context.ts';
import { Problem } from '../http/problem.ts';

export const SCHOOL = '1700000000000000001';
export const NOW = new Date('2026-11-22T12:00:00Z');
/** So many milliseconds after NOW, or before. */
export const at = (milliseconds: number): Date => new Date(NOW.getTime() + milliseconds);
export const BEFORE = at(-1);
export const AFTER = at(1);
export const DAY_MS = 86_400_000;

/** Somebody who is signed in, in a role of SCHOOL or in none. */
export const person = (role?: Role, more: Partial<Viewer> = {}): Viewer => ({
  accountId: '1',
  sessionId: 'session',
  isSuperuser: false,
  roles: new Map(role ? [[SCHOOL, role]] : []),
  language: 'en_US',
  provedAt: NOW,
  hasSecondFactor: false,
  ...more,
});

/** The code and details that are thrown; undefined where nothing is. */
export function refusal(ask: () => unknown): [string, unknown] | undefined {
  try {
    ask();
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return [error.code, error.details];
    throw error;
  }
}

/** The field that a VALIDATION_FAILED is about and its rule, as `body/title minLength`; other codes as they are. */
export function refusedField(ask: () => unknown): string | undefined {
  const [code, details] = refusal(ask) ?? [];
  const [field] = (details as { fields?: { path: string; rule: string }[] } | undefined)?.fields ?? [];
  return field ? `${field.path} ${field.rule}` : code;
}
