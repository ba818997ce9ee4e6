import { normaliseDigits, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './fields.ts';

/** The number of characters (code points), as the server counts. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** A code or a number as the server wants it: digits 0 to 9 without spaces and hyphens. */
export function plainDigits(text: string): string {
  return normaliseDigits(text).replace(/[\s-]/g, '');
}

/** A country code as the server wants it: digits alone, without the plus. */
export function countryDigits(text: string): string {
  return normaliseDigits(text).replace(/\D/g, '');
}

/** What is wrong with a field that has to be filled. */
export function checkField(value: string, isRight: boolean): 'REQUIRED' | 'INVALID' | undefined {
  if (value === '') return 'REQUIRED';
  return isRight ? undefined : 'INVALID';
}

/** What is wrong with a text of which people see how long it may be. */
export function checkText(value: string, maxLength: number): 'REQUIRED' | 'TOO_LONG' | undefined {
  const length = lengthOf(value.trim());
  if (length === 0) return 'REQUIRED';
  return length > maxLength ? 'TOO_LONG' : undefined;
}

/** What is wrong with a new password. */
export function checkPassword(password: string): 'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | undefined {
  const length = lengthOf(password);
  if (length === 0) return 'REQUIRED';
  if (length < PASSWORD_MIN_LENGTH) return 'TOO_SHORT';
  return length > PASSWORD_MAX_LENGTH ? 'TOO_LONG' : undefined;
}

/** The fields that have a problem. */
export function onlyProblems<Problems extends object>(problems: Problems): Problems {
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as Problems;
}

/** Whether no field has a problem. */
export function isEmpty(problems: object): boolean {
  return Object.values(problems).every((problem) => problem === undefined);
}
