import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../config.ts';
import { toProblem } from '../http/errors.ts';
import { SecretBox } from './secret-box.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stoa-key-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));
const open = () => new SecretBox({ dataDir, secretKey: undefined });

describe('the key in the data folder', () => {
  it('is made whole, for its owner alone, and is the same afterwards', async () => {
    const sealed = open().seal('a', 'text');
    expect(await readdir(dataDir)).toEqual(['secret.key']);
    const { mode, size } = await stat(join(dataDir, 'secret.key'));
    expect([mode & 0o777, size]).toEqual([0o600, 43]);
    expect(open().open('a', sealed)).toBe('text');
  });

  it.each(['', 'short', `${'a'.repeat(20)}\0${'a'.repeat(22)}`])(
    'is refused when it is %j: nothing is sealed with what everybody could know',
    async (content) => {
      const file = join(dataDir, 'secret.key');
      await writeFile(file, content);
      expect(open).toThrow(StartError);
      expect(open).toThrow(`The key in ${file} is empty or damaged`);
      expect(await readFile(file, 'utf8')).toBe(content);
    },
  );

  it('loses the rights of others that a copy gave it', async () => {
    const box = open();
    const file = join(dataDir, 'secret.key');
    await chmod(file, 0o644);
    expect(open().sign('a', 'b')).toBe(box.sign('a', 'b'));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('answers 503 and never 500 where a value was sealed with another one', () => {
    const sealed = open().seal('a', 'text');
    const other = new SecretBox({ dataDir, secretKey: 'another key of thirty-two characters' });
    const failure = (): unknown => {
      try {
        return other.open('a', sealed);
      } catch (error) {
        return error;
      }
    };
    expect(toProblem(failure() as Error).status).toBe(503);
  });
});
