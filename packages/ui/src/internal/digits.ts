const ZEROS = [0x0660, 0x06f0, 0xff10];

/** Turns Arabic-Indic, Persian and full-width digits into 0 to 9, so that a rule sees the digits a person meant. */
export function normalizeDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((start) => code >= start && code < start + 10) ?? code;
    return String(code - zero);
  });
}
