import type { Translations } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';

/** Whether there are words in one language at least. */
export const hasText = (texts: Translations): boolean =>
  Object.values(texts).some((text) => text.trim() !== '');

/** A value that the contract's schema lets through and that is wrong all the same. */
export const invalid = (path: string, rule: string, message: string): Problem =>
  new Problem('VALIDATION_FAILED', { fields: [{ path, rule, message }] });
