import type { AnswerKey, Translations } from '../../../database/tables.ts';

/** Differences below this are those of binary fractions. */
const EPSILON = 1e-9;
const PERCENT = 100;

/** The share of the points that a number gives. */
export function shareOfNumber(
  { value, tolerance = 0, near, relative }: AnswerKey,
  given: number | undefined,
): number {
  if (given === undefined || value === undefined) return 0;
  const unit = relative ? Math.abs(value) / PERCENT : 1;
  const off = Math.abs(given - value) - EPSILON;
  if (off <= tolerance * unit) return 1;
  return near && off <= near.tolerance * unit ? near.share : 0;
}

const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** A number as people type it, with a decimal point or comma in the digits of their script; undefined for anything else. */
export function parseNumber(text: string): number | undefined {
  const plain = text
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find((first) => code >= first && code < first + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/[\u2212\uff0d\u2013]/g, '-')
    .replaceAll(/[,\u066b\uff0c\uff0e]/g, '.');
  return NUMBER.test(plain) ? Number(plain) : undefined;
}

/** As parseNumber; the unit of the question may stand behind the number, in any of its languages. */
export function parseMeasure(text: string, unit: Translations = {}): number | undefined {
  const bare = text.trim();
  const said = Object.values(unit).find(
    (word) => word.trim() !== '' && bare.toLowerCase().endsWith(word.trim().toLowerCase()),
  );
  return parseNumber(said === undefined ? bare : bare.slice(0, -said.trim().length));
}
