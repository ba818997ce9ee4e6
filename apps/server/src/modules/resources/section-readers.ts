import { Audience } from '@stoa/api/enums';

/** Sections that are read by those who teach in the school. */
export const TEACHERS = 4;

interface Reader {
  member: boolean;
  teaches?: boolean;
}

/** What sections somebody reads, by the column `readers`, and what stands in them, by `section_readers`. */
export const readableSections = ({ member, teaches = false }: Reader): number[] => [
  Audience.All,
  member ? Audience.Members : Audience.Visitors,
  ...(teaches ? [TEACHERS] : []),
];
