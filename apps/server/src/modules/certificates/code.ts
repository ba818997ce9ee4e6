import { randomPart } from '../../core/identity/random.ts';

/** Crockford’s base 32: nothing that can be taken for something else. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
/** What people take one for the other. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A code that nobody guesses: 60 bits. */
export const newCode = (): string =>
  [...randomPart(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');

/** A code as it is kept, however it was typed: small letters, groups, signs that look alike. */
export const cleanCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[OIL]/g, (sign) => MISREAD[sign] ?? sign);

/** In groups of four, as people read it. */
export const groupedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;
