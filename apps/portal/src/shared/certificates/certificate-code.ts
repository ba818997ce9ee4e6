/** How many characters stand together. */
const GROUP = /.{1,4}/g;
const CODE = /^[0-9A-HJKMNP-TV-Z]{12}$/;
const LOOKS_LIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A code in groups, as people read it aloud. */
export const groupedCode = (code: string): string => code.match(GROUP)?.join('-') ?? code;

/** A code however it was typed: small letters, groups, letters for digits. @returns undefined for what is none */
export function readCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[OIL]/g, (sign) => LOOKS_LIKE[sign] ?? sign);
  return CODE.test(code) ? code : undefined;
}
