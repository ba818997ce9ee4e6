import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many rows the specification has of each letter: routes, calls, behaviours. They are numbered from 1. */
export const ROWS = { R: 70, C: 148, B: 78 } as const;
const DIGITS = { R: 2, C: 3, B: 3 } as const;
type Letter = keyof typeof ROWS;

/** `C039`, and ranges as `C027 to C030`, `C131-C136` and `R25–R27`. */
const NAMED = /\b([RCB])(\d{2,3})\b(?:(?: to |[-–])\1(\d{2,3})\b)?/g;

const idOf = (letter: Letter, number: number): string =>
  `${letter}${String(number).padStart(DIGITS[letter], '0')}`;

/** Every row. */
export const allRows = (): string[] =>
  (Object.keys(ROWS) as Letter[]).flatMap((letter) =>
    Array.from({ length: ROWS[letter] }, (_, index) => idOf(letter, index + 1)),
  );

/** The rows that a text names, ranges spelt out. */
export function rowsIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, letter, from, to = from]) =>
    Array.from({ length: Math.max(0, Number(to) - Number(from)) + 1 }, (_, index) =>
      idOf(letter as Letter, Number(from) + index),
    ),
  );
}

/** Rows that tests name which run the server or a browser. */
export function triedRows(root: string): Set<string> {
  const files = globSync(['apps/server/**/*.test.ts', 'tests/**/*.test.ts', 'tests/**/*.e2e.ts'], {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  });
  return new Set(files.flatMap((file) => rowsIn(readFileSync(join(root, file), 'utf8'))));
}
