import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entriesIn, foretoldIn, gapsBetween, useIn, usesInProject } from './cryptography.ts';

const ROOT = join(import.meta.dirname, '../..');

it('docs/security.md names every place that computes with cryptography, and its algorithms', () => {
  const entries = entriesIn(readFileSync(join(ROOT, 'docs/security.md'), 'utf8'));
  const uses = usesInProject(ROOT);
  expect(uses.length).toBeGreaterThan(25);
  expect(gapsBetween(uses, entries)).toEqual([]);
});

it('chance that can be foretold is taken for waiting times alone', () => {
  expect(foretoldIn(ROOT)).toEqual([
    'apps/server/src/modules/live/chat/listener.ts',
    'apps/server/src/modules/notifications/stream.ts',
    'apps/server/src/platform/bus.ts',
  ]);
});

describe('the check', () => {
  const table =
    '## Cryptography\n\n| What | Algorithm | Where |\n| - | - | - |\n| Seals | AES-256-GCM | `box.ts` |\n\n## Next\n';

  it('tells a place, an algorithm and a row that is not there any more', () => {
    const box = useIn('apps/server/src/box.ts', "createCipheriv('aes-256-gcm', key, nonce)");
    const weak = useIn(
      'apps/server/src/box.ts',
      "createHash('md5'); createCipheriv('aes-256-gcm', key, nonce)",
    );
    const other = useIn('apps/server/src/other.ts', "import { jwtVerify } from 'jose';");
    expect(gapsBetween([box ?? never()], entriesIn(table))).toEqual([]);
    expect(gapsBetween([weak ?? never(), other ?? never()], entriesIn(table))).toEqual([
      'apps/server/src/box.ts uses MD5, its row does not say so',
      'apps/server/src/other.ts is in no row',
    ]);
    expect(gapsBetween([], entriesIn(table))).toEqual(['box.ts computes nothing']);
  });

  it('takes no source that only draws by chance for one', () => {
    expect(useIn('a.ts', "import { randomBytes } from 'node:crypto';\nrandomBytes(16)")).toBeUndefined();
  });
});

function never(): never {
  throw new Error('Nothing was found.');
}
