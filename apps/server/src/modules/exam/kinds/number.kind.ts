import { giftPercent } from './gift-text.ts';
import { fault, type KindRules } from './kind.ts';
import { parseMeasure, parseNumber, shareOfNumber } from './numbers.ts';

const MAX_LENGTH = 40;
const PERCENT = 100;

/** A number that is typed. */
export const number: KindRules = {
  maxLength: MAX_LENGTH,
  choices: 'none',
  options: 'never',
  parts: 'never',
  shape: ({ number: written, unit }) => {
    if (!written) return fault('number', 'NUMBER', 'must be there');
    const { value, tolerance, near, isRelative } = written;
    return {
      unit,
      answer_key: { value, tolerance, ...(near ? { near } : {}), ...(isRelative ? { relative: true } : {}) },
    };
  },
  share: ({ answer_key, unit }, { text }) => shareOfNumber(answer_key, parseMeasure(text, unit)),
  right: ({ value }) => (value === undefined ? {} : { text: String(value) }),
  csv: {
    read: ({ right: [first = ''], tolerance: written, unit }) => {
      const isRelative = written.endsWith('%');
      const value = parseNumber(first);
      const tolerance = written === '' ? 0 : parseNumber(isRelative ? written.slice(0, -1) : written);
      if (value === undefined || tolerance === undefined || tolerance < 0) return { fault: 'NUMBER' };
      return { unit, number: { value, tolerance, near: null, ...(isRelative ? { isRelative } : {}) } };
    },
    write: ({ answer_key: { value } }) => ({ right: [String(value ?? '')] }),
  },
  // GIFT has no tolerance in percent.
  gift: ({ answer_key: { value = 0, tolerance = 0, near, relative } }) => {
    const unit = relative ? Math.abs(value) / PERCENT : 1;
    return near
      ? `#=${value}:${tolerance * unit} =${giftPercent(near.share)}${value}:${near.tolerance * unit}`
      : `#${value}:${tolerance * unit}`;
  },
};
