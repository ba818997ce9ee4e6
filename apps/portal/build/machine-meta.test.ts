import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutMeta } from './machine-meta.ts';

const MACHINES = join(import.meta.dirname, '../../../packages/machines/src');
const described = globSync('**/*.machine.ts', { cwd: MACHINES })
  .map((name) => ({ name, code: readFileSync(join(MACHINES, name), 'utf8') }))
  .filter(({ code }) => code.includes('meta: {'));

it('finds the description of every machine', () => {
  expect(described.length).toBeGreaterThan(50);
  const kept = described.filter(({ code }) => withoutMeta(code).includes('meta: {'));
  expect(kept.map(({ name }) => name)).toEqual([]);
});

it('leaves everything else as it is', () => {
  expect(withoutMeta("a({ id: 'x', meta: { purpose: 'It\\'s one.', spec: ['R1'] }, initial: 'y' })")).toBe(
    "a({ id: 'x',  initial: 'y' })",
  );
});
