import { parse } from 'csv-parse/sync';

/** One row of a file: its line and its cells by column. */
export interface CsvRow {
  line: number;
  email: string;
  realName: string;
  role: string;
}
export type CsvProblem = 'NO_HEAD' | 'TOO_MANY_ROWS' | 'NOT_CSV';

const COLUMNS: ReadonlyMap<string, keyof Omit<CsvRow, 'line'>> = new Map([
  ['email', 'email'],
  ['mail', 'email'],
  ['e-mail', 'email'],
  ['realname', 'realName'],
  ['name', 'realName'],
  ['role', 'role'],
]);

/** Reads a file of people. @returns its rows, or why it cannot be read */
export function readPeople(text: string, limit: number): CsvRow[] | CsvProblem {
  const first = text.split(/\r?\n/, 1)[0] ?? '';
  const delimiter = [';', '\t', ','].reduce((best, one) =>
    first.split(one).length > first.split(best).length ? one : best,
  );
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: limit + 2,
      trim: true,
    }) as unknown as typeof records;
  } catch {
    return 'NOT_CSV';
  }
  const [head, ...rows] = records;
  const columns = (head?.record ?? []).map((name) => COLUMNS.get(name.toLowerCase()));
  if (!columns.includes('email')) return 'NO_HEAD';
  if (rows.length > limit) return 'TOO_MANY_ROWS';
  return rows.map(({ record, info }) => {
    const row: CsvRow = { line: info.lines, email: '', realName: '', role: '' };
    for (const [index, column] of columns.entries()) if (column) row[column] = record[index] ?? '';
    return row;
  });
}
