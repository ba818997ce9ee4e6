import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for another. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUP = 4;

const newGroups = (count: number): string[] =>
  Array.from({ length: count }, () =>
    Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  );

/** What a transfer names; another order may have it. */
export const newReference = (): string => ['ST', ...newGroups(2)].join('-');

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
