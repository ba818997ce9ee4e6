import { Audience } from '@stoa/api/enums';
import { sql } from 'kysely';

/** Sections that are read by those who teach in the school. */
const TEACHERS = 4;

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

/** As readableSections, for SQL that is written out. */
export const readersFor = (reader: Reader) =>
  sql`(${sql.join(readableSections(reader).map((value) => sql.lit(value)))})`;
