import { parse } from 'csv-parse/sync';
import { readXlsx, type SheetRow } from '../../../platform/xlsx.ts';
import type { QuestionLevel } from '../../../database/tables.ts';
import { WITH_FEEDBACK } from '../kinds/choices.ts';
import { isKind, KINDS } from '../kinds/registry.ts';
import type { ReadQuestion } from './import.ts';

/** Columns of a file of questions, in the order in which they are written. */
export const CSV_COLUMNS = [
  'kind',
  'text',
  'options',
  'right',
  'tolerance',
  'unit',
  'points',
  'folder',
  'tags',
  'explanation',
  'level',
  'feedback',
] as const;
type Column = (typeof CSV_COLUMNS)[number];

/** Parts several entries of a cell. */
const SEPARATOR = '|';
/** One that stands in an entry. */
const ESCAPED = String.raw`\|`;
const PARTING = /(?<!\\)\|/u;

/** A cell of several entries. */
export const joinEntries = (entries: readonly string[]): string =>
  entries
    // A backslash at the end would say that the next separator is none.
    .map((entry) => entry.replaceAll(SEPARATOR, ESCAPED).replace(/\\$/u, String.raw`\ `))
    .join(SEPARATOR);

/** The entries of a cell, with those that are empty. */
const entriesOf = (cell: string): string[] =>
  cell.split(PARTING).map((entry) => entry.replaceAll(ESCAPED, SEPARATOR).trim());

const REQUIRED: readonly Column[] = ['kind', 'text'];
/** What an export put before a cell that a spreadsheet could take for a formula. */
const DEFUSED = /^'(?=[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/** Reads questions from a CSV file, a row each: comma, semicolon or tab. */
export function readCsv(text: string): ReadQuestion[] {
  const first = text.split('\n', 1)[0] ?? '';
  const delimiter = [';', '\t', ','].reduce((best, one) =>
    first.split(one).length > first.split(best).length ? one : best,
  );
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof records;
  } catch (error) {
    const { lines } = error as { lines?: number };
    return [{ line: Math.max(1, lines ?? 1), fault: 'SYNTAX' }];
  }
  return readRows(
    records.map(({ record, info: { lines: line } }, index) => ({
      line: index === 0 ? 1 : line,
      cells: record.map((cell) => cell.replace(DEFUSED, '')),
    })),
  );
}

/** Reads questions from a workbook in Base64: its first sheet, a row each. */
export function readWorkbook(base64: string): ReadQuestion[] {
  const rows = readXlsx(Buffer.from(base64, 'base64'));
  return rows ? readRows(rows) : [{ line: 1, fault: 'SYNTAX' }];
}

/** Questions in rows below a head with the names of the columns. */
function readRows([head, ...rows]: readonly SheetRow[]): ReadQuestion[] {
  const columns = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  if (REQUIRED.some((name) => !columns.includes(name))) return [{ line: head?.line ?? 1, fault: 'HEAD' }];
  return rows.map(({ line, cells }) => ({
    line,
    ...rowOf((name) => (cells[columns.indexOf(name)] ?? '').trim()),
  }));
}

const LEVELS = ['easy', 'medium', 'hard'] as const;
const isLevel = (word: string): word is QuestionLevel => LEVELS.some((level) => level === word);

type Row = ReadQuestion extends infer Read
  ? Read extends { line: number }
    ? Omit<Read, 'line'>
    : never
  : never;

function rowOf(cell: (name: Column) => string): Row {
  const kind = cell('kind').toLowerCase();
  if (!isKind(kind)) return { fault: 'KIND' };
  const parts = (name: Column): string[] => entriesOf(cell(name)).filter((part) => part !== '');
  const answer = KINDS[kind].csv.read({
    options: parts('options'),
    right: parts('right'),
    tolerance: cell('tolerance').trim(),
    unit: cell('unit'),
  });
  if ('fault' in answer) return answer;
  const feedback = cell('feedback') === '' ? [] : entriesOf(cell('feedback'));
  const { options = [] } = answer;
  if (feedback.length > (WITH_FEEDBACK.includes(kind) ? options.length : 0)) return { fault: 'FEEDBACK' };
  const level = cell('level').toLowerCase() || null;
  if (level !== null && !isLevel(level)) return { fault: 'LEVEL' };
  return {
    kind,
    text: cell('text'),
    points: cell('points') === '' ? 1 : Number(cell('points')),
    folder: cell('folder') || undefined,
    tags: parts('tags'),
    level,
    explanation: cell('explanation'),
    unit: '',
    accepts: [],
    number: null,
    ...answer,
    options: options.map((option, index) => ({ ...option, feedback: feedback[index] ?? '' })),
  };
}
