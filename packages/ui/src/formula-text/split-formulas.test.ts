import { expect, it } from 'vitest';
import { cutText, FORMULA_LENGTH, hasFormulas, splitFormulas, withoutDelimiters } from './split-formulas.ts';

it('finds formulas in a line and on lines of their own', () => {
  expect(splitFormulas(String.raw`If \(x > 0\), then \[x^2\] or $$\frac12$$.`)).toEqual([
    'If ',
    { tex: 'x > 0', source: String.raw`\(x > 0\)`, isDisplay: false },
    ', then ',
    { tex: 'x^2', source: String.raw`\[x^2\]`, isDisplay: true },
    ' or ',
    { tex: String.raw`\frac12`, source: String.raw`$$\frac12$$`, isDisplay: true },
    '.',
  ]);
});

it('leaves prices, brackets and what has no end alone', () => {
  for (const text of [
    'It costs $5, not $10.',
    'Gap [[1]] of [2] (x)',
    String.raw`\(x`,
    '$$x',
    '$$ $$',
    String.raw`\(\)`,
    String.raw`C:\new`,
    '',
  ]) {
    expect(splitFormulas(text).join('')).toBe(text);
    expect(hasFormulas(text)).toBe(false);
  }
});

it('keeps what is too long as it is', () => {
  expect(hasFormulas(String.raw`\(${'x'.repeat(FORMULA_LENGTH)}\)`)).toBe(true);
  expect(hasFormulas(String.raw`\(${'x'.repeat(FORMULA_LENGTH + 1)}\)`)).toBe(false);
});

it('says a formula in a name without its delimiters', () => {
  expect(withoutDelimiters(String.raw`Move up: \(x^2\)`)).toBe('Move up: x^2');
});

it('cuts words, but no formula', () => {
  const text = String.raw`Solve \(x^2 = 4\) soon`;
  expect(cutText(text, 3)).toBe('Sol');
  expect(cutText(text, 12)).toBe('Solve ');
  expect(cutText(text, 19)).toBe(String.raw`Solve \(x^2 = 4\) s`);
  expect(cutText(text, 99)).toBe(text);
});
