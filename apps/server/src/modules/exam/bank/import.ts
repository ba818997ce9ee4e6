import type { QuestionFormat, QuestionImport, QuestionInput } from '@stoa/api/schema';
import type { QuestionLevel, Translations } from '../../../database/tables.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { FileAnswer } from '../kinds/kind.ts';
import type { QuestionPlace } from './bank.repository.ts';
import { readAiken } from './aiken.ts';
import { readCsv, readWorkbook } from './csv.ts';
import { readGift } from './gift.ts';
import { contentOf, type QuestionContent } from './question-content.ts';

export type ImportFault = QuestionImport['errors'][number]['fault'];

/** A question of a file in one language, with the line that it begins at; or why there is none. */
export type ReadQuestion = { line: number } & (
  | { fault: ImportFault }
  | (Pick<QuestionInput, 'kind' | 'points' | 'accepts' | 'number' | 'range'> & {
      /** As the file says; undefined where it does not. */
      folder?: string | undefined;
      tags: string[];
      level?: QuestionLevel | null;
      text: string;
      options: NonNullable<FileAnswer['options']>;
      parts?: NonNullable<FileAnswer['parts']>;
      unit: string;
      explanation: string;
    })
);

interface QuestionFile {
  format: QuestionFormat;
  /** Of a workbook in Base64. */
  text: string;
  folder: string;
}

const READERS: Record<QuestionFormat, (text: string) => ReadQuestion[]> = {
  gift: readGift,
  aiken: readAiken,
  csv: readCsv,
  xlsx: readWorkbook,
};
/** Questions of one file. */
const MAX_QUESTIONS = 2000;
const MAX_FAULTS = 1000;
/** Characters, as the contract bounds them. */
const MOST = { text: 5000, option: 1000, unit: 40, folder: 100, tag: 50, pattern: 200, points: 1000 };
const MAX_OPTIONS = 26;
const MAX_ACCEPTED = 20;
const MAX_TAGS = 20;

/** Reads questions from a file. Every line that cannot be taken is told. */
export function readQuestions(
  { format, text, folder }: QuestionFile,
  language: Language,
  trueFalse: readonly [Translations, Translations],
): {
  questions: (QuestionPlace & { content: QuestionContent })[];
  errors: QuestionImport['errors'];
} {
  const questions: (QuestionPlace & { content: QuestionContent })[] = [];
  const errors: QuestionImport['errors'] = [];
  const plain = text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
  for (const read of READERS[format](plain)) {
    const outcome = take(read, { folder, language }, trueFalse);
    if ('fault' in outcome) errors.push({ line: read.line, fault: outcome.fault });
    else if (questions.length >= MAX_QUESTIONS) errors.push({ line: read.line, fault: 'TOO_LONG' });
    else questions.push(outcome);
    if (errors.length >= MAX_FAULTS) break;
  }
  return { questions, errors };
}

function take(
  read: ReadQuestion,
  { folder, language }: { folder: string; language: Language },
  trueFalse: readonly [Translations, Translations],
): (QuestionPlace & { content: QuestionContent }) | { fault: ImportFault } {
  if ('fault' in read) return read;
  if (isTooLong(read)) return { fault: 'TOO_LONG' };
  if (!Number.isInteger(read.points) || read.points < 1 || read.points > MOST.points)
    return { fault: 'POINTS' };
  if (read.options.length > MAX_OPTIONS) return { fault: 'OPTIONS' };
  if ((read.parts ?? []).length > MAX_OPTIONS) return { fault: 'PARTS' };
  const inLanguage = (words: string): Translations => (words.trim() ? { [language]: words.trim() } : {});
  const place = { folder: (read.folder ?? folder).trim(), tags: read.tags, level: read.level ?? null };
  const content = contentOf(
    {
      ...read,
      ...place,
      text: inLanguage(read.text),
      options: read.options.map(({ text, right, feedback = '' }) => ({
        text: inLanguage(text),
        right,
        feedback: inLanguage(feedback),
      })),
      parts: (read.parts ?? []).map((part) => ({ ...part, text: inLanguage(part.text) })),
      unit: inLanguage(read.unit),
      explanation: inLanguage(read.explanation),
    },
    trueFalse,
  );
  return 'fault' in content ? { fault: content.fault } : { ...place, content };
}

const isTooLong = (read: Exclude<ReadQuestion, { fault: ImportFault }>): boolean =>
  read.text.length > MOST.text ||
  read.explanation.length > MOST.text ||
  read.unit.length > MOST.unit ||
  (read.folder ?? '').length > MOST.folder ||
  read.tags.length > MAX_TAGS ||
  read.tags.some((tag) => tag.length > MOST.tag) ||
  read.options.some(({ text, feedback = '' }) => Math.max(text.length, feedback.length) > MOST.option) ||
  (read.parts ?? []).some((part) => part.text.length > MOST.option) ||
  [read.accepts, ...(read.parts ?? []).map(({ accepts }) => accepts)].some(
    (accepts) =>
      accepts.length > MAX_ACCEPTED || accepts.some(({ pattern }) => pattern.length > MOST.pattern),
  );
