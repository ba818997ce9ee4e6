import { deriveKey as deriveNatively } from 'altcha-lib/algorithms/web/pbkdf2';
import type { DeriveKeyFunction } from 'altcha-lib/types';
import { handler } from 'altcha-lib/workers/shared';

/** Where the page is not a secure context (plain HTTP within a school), browsers keep their cryptography to themselves. */
const deriveByScript: DeriveKeyFunction = async ({ cost, keyLength = 32 }, salt, password) => {
  const [{ pbkdf2 }, { sha256 }] = await Promise.all([
    import('@noble/hashes/pbkdf2.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  return { derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) };
};

handler({ deriveKey: globalThis.crypto?.subtle ? deriveNatively : deriveByScript });
