import { stringify } from 'csv-stringify/sync';

const BYTE_ORDER_MARK = '\uFEFF';
/** A sign that begins a formula, or its full-width twin; blanks and quotes before it do not help. */
const SIGN = String.raw`[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`;
const STARTS = new RegExp(`^(?=[\\t\\r]|${SIGN})`);
/** What another reader takes for the end of a cell: a semicolon in many languages, a tab, a line break. */
const STARTS_INSIDE = new RegExp(`([;\\t\\r\\n])(?=${SIGN})`, 'g');

/** A text that no spreadsheet runs, whichever separator it reads the file with. */
const neutralise = (text: string): string => text.replaceAll(STARTS_INSIDE, "$1'").replace(STARTS, "'");

type Rows = readonly (readonly string[])[];

/**
 * Rows as a CSV file for people: UTF-8 with its mark, every cell quoted, no cell a formula.
 * All exports are written with this.
 */
export const toCsv = (rows: Rows): string => BYTE_ORDER_MARK + toCsvLines(rows);

/** Further rows of such a file. */
export const toCsvLines = (rows: Rows): string =>
  stringify(
    rows.map((row) => row.map(neutralise)),
    { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  );
