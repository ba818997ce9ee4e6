import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for another. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUP = 4;

const newGroups = (count: number): string[] =>
  Array.from({ length: count }, () =>
    Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  );

const ORDER = 'ST';
const ORDER_GROUPS = 2;

/** What a transfer names; another order may have it. */
export const newReference = (): string => [ORDER, ...newGroups(ORDER_GROUPS)].join('-');

const GROUPS = new RegExp(`.{1,${GROUP}}`, 'g');

/** A reference as it is kept: spaces, dashes and case do not matter where somebody types one. */
export function spellReference(typed: string): string {
  const signs = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return [signs.slice(0, ORDER.length), ...(signs.slice(ORDER.length).match(GROUPS) ?? [])].join('-');
}

const SEAT = 'SEAT';
const SEAT_GROUPS = 3;
const SEAT_CODE = new RegExp(`^${SEAT}([${SIGNS}]{${GROUP * SEAT_GROUPS}})$`);

/** What opens a seat: 59 bits that nobody guesses. */
export const newSeatCode = (): string => [SEAT, ...newGroups(SEAT_GROUPS)].join('-');

/** What somebody typed as it is stored; undefined for what is no code of a seat. */
export function cleanSeatCode(typed: string): string | undefined {
  const [, signs] = SEAT_CODE.exec(typed.replaceAll(/[\s-]/g, '').toUpperCase()) ?? [];
  return signs && [SEAT, ...(signs.match(new RegExp(`.{${GROUP}}`, 'g')) ?? [])].join('-');
}
