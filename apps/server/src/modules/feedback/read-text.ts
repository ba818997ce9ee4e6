import { Problem } from '../../http/problem.ts';
import { cleanText } from '../../platform/clean-text.ts';

/** A text without white space at its ends and what cannot be seen, counted in code points. */
export function readText(text: string, field: string, most: number): string {
  const clean = cleanText(text);
  const length = [...clean].length;
  if (length === 0 || length > most || !/[^\p{Cf}\s]/u.test(clean))
    throw new Problem('VALIDATION_FAILED', {
      fields: [
        length > most
          ? { path: `body/${field}`, rule: 'maxLength', message: `must have at most ${most} characters` }
          : { path: `body/${field}`, rule: 'minLength', message: 'must not be empty' },
      ],
    });
  return clean;
}
