import { expect, it } from 'vitest';
import { holdsFormulas } from './holds-formulas.ts';

it('finds a formula wherever it stands', () => {
  const question = (text: string) => [
    { id: '1', text: { content: [{ text: 'What is' }] }, options: [{ text }] },
  ];
  expect(holdsFormulas(question(String.raw`\(x^2\)`))).toBe(true);
  expect(holdsFormulas(question('$5 or $10'))).toBe(false);
  expect(holdsFormulas(null)).toBe(false);
});
