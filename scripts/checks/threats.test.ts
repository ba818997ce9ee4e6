import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemsOf, provenIn, provenInProject, threatsIn } from './threats.ts';

const ROOT = join(import.meta.dirname, '../..');

it('every threat of docs/security.md that is met has a test with its id', () => {
  const threats = threatsIn(readFileSync(join(ROOT, 'docs/security.md'), 'utf8'));
  expect(threats.length).toBe(140);
  expect(problemsOf(threats, provenInProject(ROOT))).toEqual([]);
});

describe('the check', () => {
  const table = '| 1  | guessing | met |\n| F2 | a crash | met |\n| 3 | editing | not yet |\n';

  it('reads ids from names of tests, and not from comments', () => {
    const source =
      "  // TRUST 9\n  it('refuses (B001, TRUST 1, F2)', () => {\n  ])('with %j (TRUST 4)', () => {";
    expect(provenIn(source)).toEqual(['1', 'F2', '4']);
  });

  it('tells a row without a test and a test without a row', () => {
    expect(problemsOf(threatsIn(table), new Set(['1', '5']))).toEqual([
      'F2 is met, but no test has (TRUST F2) in its name',
      'TRUST 5 is no row of docs/security.md',
    ]);
  });

  it('asks for no test of what is not there yet', () => {
    expect(problemsOf(threatsIn(table), new Set(['1', 'F2']))).toEqual([]);
  });
});
