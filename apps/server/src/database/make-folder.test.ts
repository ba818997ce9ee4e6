import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

const home = mkdtempSync(join(tmpdir(), 'stoa-folder-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('makes a folder with those above it, once and again', () => {
  const deep = join(home, 'one/two/three');
  makeFolder(deep);
  makeFolder(deep);
  expect(statSync(deep).isDirectory()).toBe(true);
});

it('is refused below a file, in place of one, and behind a link that leads nowhere (TRUST F7)', () => {
  const file = join(home, 'file');
  const link = join(home, 'link');
  writeFileSync(file, '');
  symlinkSync(join(home, 'gone'), link);
  expect(() => makeFolder(join(file, 'below/it'))).toThrow('ENOTDIR');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(link)).toThrow('EEXIST');
});

it.skipIf(!existsSync('/proc/self'))(
  'returns where a system has no such folder and makes none (TRUST F7)',
  () => {
    for (const folder of ['/proc/stoa', '/proc/stoa/data'])
      expect(() => makeFolder(folder)).toThrow('ENOENT');
  },
);
