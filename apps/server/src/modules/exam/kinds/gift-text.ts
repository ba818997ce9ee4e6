import type { Accepted } from '../../../database/tables.ts';

export const PERCENT = 100;
const HUNDREDTHS = 100;

/** As GIFT reads it: signs of its own with a backslash, and no empty line within a question. */
export const escapeGift = (text: string): string =>
  text
    .replaceAll(/[~=#{}:\\]/gu, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    // It would be read as a remark, or as the name of a folder.
    .replace(/^(?=\/\/|\$)/u, ' ');

/** A share in percent, as GIFT writes it. */
export const giftPercent = (share: number): string =>
  `%${Math.round(share * PERCENT * HUNDREDTHS) / HUNDREDTHS}%`;

/** What is said to whoever chose an option, behind it. */
export const giftFeedback = (text: string): string => (text === '' ? '' : `#${escapeGift(text)}`);

export const giftAccepts = (accepts: readonly Accepted[]): string =>
  accepts
    .map(({ pattern, share }) => `=${share === 1 ? '' : giftPercent(share)}${escapeGift(pattern)}`)
    .join(' ');

/** Pairs, which GIFT knows as matching. */
export const giftPairs = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([left, right]) => `=${escapeGift(side(left))} -> ${escapeGift(side(right))}`).join(' ');

/** GIFT has no way to write an arrow within a side. */
const side = (text: string): string => text.replaceAll('->', '→');
