import type { Translations } from '../../../database/tables.ts';
import { textIn } from '../../../i18n/translate.ts';
import type { Language } from '../../../i18n/languages.ts';
import { toCsv } from '../../../platform/csv.ts';
import type { QuestionRow } from './bank.repository.ts';
import { CSV_COLUMNS, SEPARATOR } from './csv.ts';

const PERCENT = 100;
const HUNDREDTHS = 100;

/** Questions as a file, in one language. */
export function writeQuestions(
  format: 'gift' | 'csv',
  rows: readonly QuestionRow[],
  language: Language,
): string {
  const say = (texts: Translations | undefined): string => textIn(texts, language);
  if (format === 'csv') return toCsv([CSV_COLUMNS, ...rows.map((row) => cellsOf(row, say))]);
  let folder = '';
  return rows
    .map((row) => {
      const category = row.folder === folder ? '' : `$CATEGORY: ${row.folder.replaceAll('\n', ' ')}\n\n`;
      folder = row.folder;
      return `${category}${giftOf(row, say)}\n`;
    })
    .join('\n');
}

type Say = (texts: Translations | undefined) => string;

/** A cell of several entries: the sign between them does not stand in one. */
const joined = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replaceAll(SEPARATOR, '/')).join(SEPARATOR);

function cellsOf(row: QuestionRow, say: Say): string[] {
  const { right = [], accepts = [], value, tolerance } = row.answer_key;
  const isTrueFalse = row.kind === 'truefalse';
  const rightCell = isTrueFalse
    ? right[0] === 0
      ? 'true'
      : 'false'
    : row.kind === 'number'
      ? String(value ?? '')
      : joined([
          ...right.map((index) => String(index + 1)),
          ...accepts.filter(({ share }) => share === 1).map(({ pattern }) => pattern),
        ]);
  return [
    row.kind,
    say(row.text),
    isTrueFalse ? '' : joined(row.options.map(say)),
    rightCell,
    tolerance ? String(tolerance) : '',
    say(row.unit),
    String(row.points),
    row.folder,
    joined(row.tags),
    say(row.explanation),
  ];
}

/** As GIFT reads it: signs of its own with a backslash, and no empty line within a question. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[~=#{}:\\]/gu, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    // It would be read as a remark, or as the name of a folder.
    .replace(/^(?=\/\/|\$)/u, ' ');

function giftOf(row: QuestionRow, say: Say): string {
  const explanation = say(row.explanation);
  const answers = giftAnswers(row, say);
  return `${escaped(say(row.text))} {${answers}${explanation ? `####${escaped(explanation)}` : ''}}`;
}

function giftAnswers(row: QuestionRow, say: Say): string {
  const { right = [], accepts = [], value = 0, tolerance = 0, near } = row.answer_key;
  switch (row.kind) {
    case 'single':
      return row.options
        .map((option, index) => `${right.includes(index) ? '=' : '~'}${escaped(say(option))}`)
        .join(' ');
    case 'multiple':
      return row.options
        .map((option, index) => {
          const share = right.includes(index) ? PERCENT / right.length : -PERCENT / right.length;
          return `~%${Math.round(share * HUNDREDTHS) / HUNDREDTHS}%${escaped(say(option))}`;
        })
        .join(' ');
    case 'truefalse':
      return right[0] === 0 ? 'TRUE' : 'FALSE';
    case 'text':
      return accepts
        .map(({ pattern, share }) => `=${share === 1 ? '' : `%${share * PERCENT}%`}${escaped(pattern)}`)
        .join(' ');
    case 'number':
      return near
        ? `#=${value}:${tolerance} =%${near.share * PERCENT}%${value}:${near.tolerance}`
        : `#${value}:${tolerance}`;
    case 'essay':
      return '';
  }
}
