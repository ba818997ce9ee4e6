import { Problem } from '../http/problem.ts';

/** A place in an ordered list: the values of the order's columns there. */
export interface Cursor {
  /** Whether what comes before it is meant. */
  isBack: boolean;
  values: string[];
}

/** A place as a text that callers pass on and do not read. */
export const encodeCursor = ({ isBack, values }: Cursor): string =>
  Buffer.from(JSON.stringify([isBack ? 1 : 0, ...values])).toString('base64url');

/**
 * @param checks what each of its values has to be
 * @throws {Problem} VALIDATION_FAILED for what is no cursor of this order
 */
export function decodeCursor(text: string, checks: readonly ((value: string) => boolean)[]): Cursor {
  try {
    const [isBack, ...values] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const isRight = (isBack === 0 || isBack === 1) && values.length === checks.length;
    const isPlace = values.every(
      (value, index) => typeof value === 'string' && !value.includes('\0') && checks[index]?.(value),
    );
    if (isRight && isPlace) return { isBack: isBack === 1, values: values as string[] };
  } catch {
    // Not made here.
  }
  throw refused();
}

const refused = () =>
  new Problem('VALIDATION_FAILED', {
    fields: [{ path: 'query/cursor', rule: 'format', message: 'is no cursor of this list' }],
  });
