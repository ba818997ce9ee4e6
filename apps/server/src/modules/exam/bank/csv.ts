import { parse } from 'csv-parse/sync';
import type { QuestionKind } from '../../../database/tables.ts';
import { parseNumber } from '../grading.ts';
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
] as const;
type Column = (typeof CSV_COLUMNS)[number];

/** Parts several entries of a cell. */
export const SEPARATOR = '|';
const KINDS: readonly string[] = ['single', 'multiple', 'truefalse', 'text', 'number', 'essay'];
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
  const [head, ...rows] = records;
  const columns = (head?.record ?? []).map((name) => name.trim().toLowerCase());
  if (REQUIRED.some((name) => !columns.includes(name))) return [{ line: 1, fault: 'HEAD' }];
  return rows.map(({ record, info: { lines: line } }) => {
    const cell = (name: Column): string => (record[columns.indexOf(name)] ?? '').replace(DEFUSED, '');
    return { line, ...rowOf(cell) };
  });
}

type Row = ReadQuestion extends infer Read
  ? Read extends { line: number }
    ? Omit<Read, 'line'>
    : never
  : never;

function rowOf(cell: (name: Column) => string): Row {
  const kind = cell('kind').toLowerCase();
  if (!KINDS.includes(kind)) return { fault: 'KIND' };
  const parts = (name: Column): string[] =>
    cell(name)
      .split(SEPARATOR)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const right = parts('right');
  const question = {
    kind: kind as QuestionKind,
    text: cell('text'),
    points: cell('points') === '' ? 1 : Number(cell('points')),
    folder: cell('folder') || undefined,
    tags: parts('tags'),
    explanation: cell('explanation'),
    unit: '',
    options: [],
    accepts: [],
    number: null,
  };
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const options = parts('options');
      if (right.some((place) => !(Number(place) >= 1 && Number(place) <= options.length)))
        return { fault: 'RIGHT' };
      const places = right.map(Number);
      return {
        ...question,
        options: options.map((text, index) => ({ text, right: places.includes(index + 1) })),
      };
    }
    case 'truefalse': {
      const answer = right[0]?.toLowerCase();
      if (right.length !== 1 || (answer !== 'true' && answer !== 'false')) return { fault: 'RIGHT' };
      return {
        ...question,
        options: [
          { text: '', right: answer === 'true' },
          { text: '', right: answer === 'false' },
        ],
      };
    }
    case 'text':
      return { ...question, accepts: right.map((pattern) => ({ pattern, share: 1 })) };
    case 'number': {
      const value = parseNumber(right[0] ?? '');
      const tolerance = cell('tolerance') === '' ? 0 : parseNumber(cell('tolerance'));
      if (value === undefined || tolerance === undefined || tolerance < 0) return { fault: 'NUMBER' };
      return { ...question, unit: cell('unit'), number: { value, tolerance, near: null } };
    }
    case 'essay':
      return question;
  }
}
