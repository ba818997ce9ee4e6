import type { QuestionFormat } from '@stoa/api/schema';
import { textIn } from '../../../i18n/translate.ts';
import type { Language } from '../../../i18n/languages.ts';
import { toCsv } from '../../../platform/csv.ts';
import { toXlsx } from '../../../platform/xlsx.ts';
import { escapeGift } from '../kinds/gift-text.ts';
import type { FiledQuestion, Say } from '../kinds/kind.ts';
import { inWords } from '../kinds/pictures.ts';
import { KINDS } from '../kinds/registry.ts';
import { aikenOf } from './aiken.ts';
import type { QuestionRow } from './bank.repository.ts';
import { CSV_COLUMNS, joinEntries } from './csv.ts';

/** How the name of a file ends. */
export const ENDINGS: Record<QuestionFormat, string> = {
  gift: 'gift.txt',
  aiken: 'aiken.txt',
  csv: 'csv',
  xlsx: 'xlsx',
};

/** Questions as a file, in one language; a workbook in Base64. @returns how many it holds, which is not always all */
export function writeQuestions(
  format: QuestionFormat,
  rows: readonly QuestionRow[],
  language: Language,
): { text: string; count: number } {
  const say: Say = (texts) => textIn(texts, language);
  if (format === 'aiken') {
    const written = rows.flatMap((row) => aikenOf(row.kind, filed(row), say) ?? []);
    return { text: written.join('\n'), count: written.length };
  }
  if (format === 'gift') return { text: giftFile(rows, say), count: rows.length };
  const table = [CSV_COLUMNS, ...rows.map((row) => cellsOf(row, say))];
  const text = format === 'csv' ? toCsv(table) : toXlsx(table).toString('base64');
  return { text, count: rows.length };
}

function giftFile(rows: readonly QuestionRow[], say: Say): string {
  let folder = '';
  return rows
    .map((row) => {
      const category = row.folder === folder ? '' : `$CATEGORY: ${row.folder.replaceAll('\n', ' ')}\n\n`;
      folder = row.folder;
      return `${category}${giftOf(row, say)}\n`;
    })
    .join('\n');
}

function cellsOf(row: QuestionRow, say: Say): string[] {
  const { kind = row.kind, options = [], right = [] } = KINDS[row.kind].csv.write(filed(row), say);
  const { tolerance, relative } = row.answer_key;
  return [
    kind,
    say(row.text),
    joinEntries(options),
    joinEntries(right),
    tolerance ? `${tolerance}${relative ? '%' : ''}` : '',
    say(row.unit),
    String(row.points),
    row.folder,
    joinEntries(row.tags),
    say(row.explanation),
    row.level ?? '',
    joinEntries((row.option_feedback ?? []).map(say)),
  ];
}

/** Files hold no pictures: what those show stands in place of a text. */
const filed = (row: QuestionRow): FiledQuestion => ({
  ...row,
  options: inWords(row, row.entry_pictures, 'options'),
  parts: inWords(row, row.entry_pictures, 'parts'),
  entryPictures: [],
  optionFeedback: row.option_feedback ?? [],
  range: row.number_range,
  rubric: row.rubric ?? [],
});

function giftOf(row: QuestionRow, say: Say): string {
  const explanation = say(row.explanation);
  const written = KINDS[row.kind].gift(filed(row), say);
  const { before, answers, after } =
    typeof written === 'string' ? { before: say(row.text), answers: written, after: '' } : written;
  const end = after.trim() === '' ? '' : ` ${escapeGift(after.trim())}`;
  return `${escapeGift(before.trim())} {${answers}${explanation ? `####${escapeGift(explanation)}` : ''}}${end}`;
}
