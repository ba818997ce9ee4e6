import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a file computes with cryptography: the names of what it calls or loads, and its algorithms. */
export interface Use {
  file: string;
  algorithms: string[];
}
/** A row of the table of cryptography in docs/security.md. */
export interface Entry {
  algorithms: string[];
  files: string[];
}

/** Chance is not among them: it may be taken everywhere, from one source. */
const CALL =
  /\b(?:create(?:Hash|Hmac|Cipheriv|Decipheriv|Sign|Verify|PrivateKey|PublicKey|ECDH)|hkdf(?:Sync)?|scrypt(?:Sync)?|pbkdf2(?:Sync)?|generateKeyPair(?:Sync)?|timingSafeEqual|subtle\.\w+)\(/;
const LIBRARY =
  /(?:from|import\()\s*'(?:jose|openid-client|otpauth|@node-rs\/argon2|altcha-lib(?:\/[^']*)?|@noble\/[^']*|@simplewebauthn\/server)'/;
/** Algorithms as sources spell them. */
const SPELLED =
  /'(md5|sha-?1|sha-?(?:224|256|384|512)|aes-[\w-]+|chacha20[\w-]*|des[\w-]*|rc4|EdDSA|ES\d+|RS\d+|PS\d+|HS\d+|PBKDF2\/[\w-]+)'/gi;
const SECTION = /^## Cryptography\n([^]*?)^## /m;
const ROW = /^\| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm;
const OWN = /\.(?:test|fixtures|gen|e2e)\.tsx?$|\/(?:testing|bench|seed)\//;

/** As the table writes them: `sha256` as `SHA-256`. */
const written = (algorithm: string): string =>
  algorithm
    .toUpperCase()
    .replace(/^SHA(?=\d)/, 'SHA-')
    .replace('EDDSA', 'ED25519');

/** What a source computes; undefined where it computes nothing. */
export function useIn(file: string, source: string): Use | undefined {
  if (!CALL.test(source) && !LIBRARY.test(source)) return undefined;
  return {
    file,
    algorithms: [...new Set([...source.matchAll(SPELLED)].map(([, name = '']) => written(name)))],
  };
}

/** The rows of the table. */
export function entriesIn(document: string): Entry[] {
  const section = SECTION.exec(document)?.[1] ?? '';
  return [...section.matchAll(ROW)].flatMap(([, algorithms = '', places = '']) => {
    const files = [...places.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    return files.length === 0
      ? []
      : [
          {
            algorithms: algorithms
              .toUpperCase()
              .split(/,\s*/)
              .map((a) => a.trim()),
            files,
          },
        ];
  });
}

/** What the sources of the project compute. */
export function usesInProject(root: string): Use[] {
  return globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'], {
    cwd: root,
  })
    .filter((file) => !OWN.test(file) && !file.startsWith('scripts/checks/'))
    .flatMap((file) => useIn(file, readFileSync(join(root, file), 'utf8')) ?? []);
}

/** What the table lacks, and what it has that is not there. */
export function gapsBetween(uses: readonly Use[], entries: readonly Entry[]): string[] {
  const rowsOf = (file: string) =>
    entries.filter((entry) => entry.files.some((place) => file === place || file.endsWith(`/${place}`)));
  const missing = uses.flatMap(({ file, algorithms }) => {
    const rows = rowsOf(file);
    if (rows.length === 0) return [`${file} is in no row`];
    const known = rows.flatMap((row) => row.algorithms);
    return algorithms
      .filter((name) => !known.includes(name))
      .map((name) => `${file} uses ${name}, its row does not say so`);
  });
  const gone = entries
    .flatMap(({ files }) => files)
    .filter((place) => !uses.some(({ file }) => file === place || file.endsWith(`/${place}`)));
  return [...missing, ...gone.map((place) => `${place} computes nothing`)];
}

/** Sources that take chance which can be foretold. */
export const foretoldIn = (root: string): string[] =>
  globSync(['apps/server/src/**/*.ts', 'packages/api/src/**/*.ts'], { cwd: root })
    .filter((file) => !OWN.test(file) && readFileSync(join(root, file), 'utf8').includes('Math.random('))
    .sort();
