import { parse } from 'csv-parse/sync';

/** What a spreadsheet would take for a formula, or for the end of a cell. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a CSV file that a spreadsheet shows and does not run. */
export const toCsv = (rows: string[][]): string => BYTE_ORDER_MARK + toCsvLines(rows);

/** Further rows of such a file. */
export const toCsvLines = (rows: string[][]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row of a file: its line and its cells by column. */
export interface CsvRow {
  line: number;
  email: string;
  realName: string;
  role: string;
}
export type CsvProblem = 'NO_HEAD' | 'TOO_MANY_ROWS' | 'NOT_CSV';

const COLUMNS = new Map<string, keyof Omit<CsvRow, 'line'>>([
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
