import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Locked {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
}

const ROOT = join(import.meta.dirname, '../..');
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

it('every package is locked to a SHA-512 and comes from the registry (TRUST 100)', () => {
  const outside = Object.entries(packages).filter(
    ([path, { link, inBundle, integrity = '', resolved }]) =>
      path.includes('node_modules/') &&
      !link &&
      !inBundle &&
      (!integrity.startsWith('sha512-') || (resolved !== undefined && !resolved.startsWith('https://'))),
  );
  expect(outside.map(([path]) => path)).toEqual([]);
});
