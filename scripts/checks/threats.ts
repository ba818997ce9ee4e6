import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of the table of threats in docs/security.md. */
export interface Threat {
  /** `64` or `F16` */
  id: string;
  /** `met`, `not yet` or `not ours` */
  state: string;
}

const ROW = /^\| (F?\d+) +\|.*\| (met|not yet|not ours) +\|$/gm;
/** `(B031, TRUST 36, F16)` in the name of a test: ids after the word, up to the bracket. */
const NAMED = /TRUST ((?:F?\d+)(?:, F?\d+)*)/g;
/** Has examples of names. */
const OWN_TEST = 'checks/threats.test.ts';
const NAME = /\b(?:describe|it|test)\b|^\s*\]\s*(?:as [^)]*)?\)\(|^\s*['"`]/;

/** The rows of the table. */
export function threatsIn(document: string): Threat[] {
  return [...document.matchAll(ROW)].map(([, id = '', state = '']) => ({ id, state }));
}

/** The ids that names of tests carry. */
export function provenIn(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => NAME.test(line))
    .flatMap((line) => [...line.matchAll(NAMED)].flatMap(([, ids = '']) => ids.split(', ')));
}

/** What is wrong with the table and the names of tests; nothing where each threat that is met has a test. */
export function problemsOf(threats: readonly Threat[], proven: ReadonlySet<string>): string[] {
  const known = new Set(threats.map(({ id }) => id));
  return [
    ...threats
      .filter(({ id, state }) => state === 'met' && !proven.has(id))
      .map(({ id }) => `${id} is met, but no test has (TRUST ${id}) in its name`),
    ...[...proven].filter((id) => !known.has(id)).map((id) => `TRUST ${id} is no row of docs/security.md`),
  ];
}

/** The ids that tests of the whole project carry. */
export function provenInProject(root: string): Set<string> {
  const files = globSync('{apps,packages,tests,scripts}/**/*.{test.ts,test.tsx,e2e.ts}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules') || name.endsWith(OWN_TEST),
  });
  return new Set(files.flatMap((file) => provenIn(readFileSync(join(root, file), 'utf8'))));
}
