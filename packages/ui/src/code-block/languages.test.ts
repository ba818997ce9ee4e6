import { expect, it } from 'vitest';
import { codeLanguage } from './languages.ts';

it.each([
  ['python', 'python'],
  [' PY ', 'python'],
  ['tsx', 'typescript'],
  ['sh', 'bash'],
])('reads %o as %s', (name, language) => {
  expect(codeLanguage(name)).toBe(language);
});

it.each([[undefined], [null], [''], ['cobol'], ['constructor'], ['__proto__']])('knows no %o', (name) => {
  expect(codeLanguage(name)).toBeNull();
});
