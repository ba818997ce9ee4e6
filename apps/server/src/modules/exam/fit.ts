import type { FileTerms, PaperEntry, PartValue, QuestionKind } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import { KINDS } from './kinds/registry.ts';
import { optionOf, partOf } from './paper.ts';

/** What somebody sends as an answer to a question. */
export interface SentAnswer {
  choice: readonly string[];
  text: string;
  parts?: readonly PartValue[] | undefined;
  files?: readonly object[] | undefined;
}

/** An answer that does not fit its question. */
export const unfit = (path: string, rule: string): Problem =>
  new Problem('VALIDATION_FAILED', { fields: [{ path, rule, message: 'does not fit the question' }] });

/**
 * Makes sure that an answer is one that the question can have.
 * @param path of the answer in the request
 * @throws {Problem} VALIDATION_FAILED for an option or part that is not there, for too many, and for a text too long
 */
export function requireFit(
  entry: PaperEntry,
  { kind, files: terms }: { kind: QuestionKind; files: FileTerms | null },
  { choice, text, parts = [], files = [] }: SentAnswer,
  path: string,
): void {
  const { choices, maxLength } = KINDS[kind];
  const isOption = (key: string) => optionOf(entry, key) !== undefined;
  if (!choice.every(isOption)) throw unfit(`${path}/choice`, 'known');
  if (choices !== 'any' && choice.length > (choices === 'one' ? 1 : 0))
    throw unfit(`${path}/choice`, 'maxItems');
  if (entry.most !== undefined && choice.length > entry.most) throw unfit(`${path}/choice`, 'maxItems');
  if (text.length > (maxLength ?? 0)) throw unfit(`${path}/text`, 'maxLength');
  if (new Set(parts.map(({ key }) => key)).size < parts.length) throw unfit(`${path}/parts`, 'unique');
  if (parts.some(({ key }) => partOf(entry, key) === undefined)) throw unfit(`${path}/parts`, 'known');
  if (files.length > (terms?.most ?? 0)) throw unfit(`${path}/files`, 'maxItems');
  const isChosen = entry.options.length > 0;
  if (isChosen && parts.some(({ value }) => value !== '' && !isOption(value)))
    throw unfit(`${path}/parts`, 'known');
}
