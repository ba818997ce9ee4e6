import { expect, it } from 'vitest';
import { readPeople } from './people-file.ts';

it('knows its own columns alone, whatever others are called (TRUST 64)', () => {
  const file = 'constructor,E-Mail,__proto__,Name,toString\na,one@stoa.example,b,One,c';
  const [row] = readPeople(file, 10) as object[];
  expect(row).toStrictEqual({ line: 2, email: 'one@stoa.example', realName: 'One', role: '' });
  expect(readPeople('constructor,__proto__\na,b', 10)).toBe('NO_HEAD');
});
