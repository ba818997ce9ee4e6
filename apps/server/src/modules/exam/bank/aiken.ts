import type { QuestionKind } from '../../../database/tables.ts';
import type { FiledQuestion, Say } from '../kinds/kind.ts';
import type { ReadQuestion } from './import.ts';

const OPTION = /^([A-Z])[.)]\s+(.*)$/u;
const ANSWER = /^ANSWER:\s*([A-Z])\s*$/u;
const FIRST = 'A'.codePointAt(0) ?? 0;

type Block = { line: number; text: string[]; options: { letter: string; text: string }[] };

/** Reads questions in Aiken: a question, its options by letters, and the letter that is right. */
export function readAiken(text: string): ReadQuestion[] {
  const found: ReadQuestion[] = [];
  let block: Block | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const answer = ANSWER.exec(line)?.[1];
    block ??= { line: index + 1, text: [], options: [] };
    if (answer !== undefined) {
      found.push(questionOf(block, answer));
      block = undefined;
      continue;
    }
    const [, letter, words = ''] = OPTION.exec(line) ?? [];
    if (letter !== undefined && block.text.length > 0) block.options.push({ letter, text: words.trim() });
    else if (block.options.length === 0) block.text.push(line.trim());
    else {
      // A further question begins before this one has its answer.
      found.push({ line: block.line, fault: 'RIGHT' });
      block = { line: index + 1, text: [line.trim()], options: [] };
    }
  }
  if (block) found.push({ line: block.line, fault: block.options.length > 0 ? 'RIGHT' : 'SYNTAX' });
  return found;
}

function questionOf({ line, text, options }: Block, answer: string): ReadQuestion {
  if (text.length === 0) return { line, fault: 'TEXT' };
  if (options.length < 2) return { line, fault: 'OPTIONS' };
  if (options.some(({ letter }, index) => letter !== letterOf(index))) return { line, fault: 'SYNTAX' };
  const right = options.findIndex(({ letter }) => letter === answer);
  if (right < 0) return { line, fault: 'RIGHT' };
  return {
    line,
    kind: 'single',
    text: text.join('\n'),
    options: options.map((option, index) => ({ text: option.text, right: index === right })),
    points: 1,
    tags: [],
    unit: '',
    explanation: '',
    accepts: [],
    number: null,
  };
}

const letterOf = (index: number): string => String.fromCodePoint(FIRST + index);

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** A question in Aiken; undefined for kinds that it does not know. */
export function aikenOf(
  kind: QuestionKind,
  { text, options, answer_key }: FiledQuestion,
  say: Say,
): string | undefined {
  const [right = -1, ...more] = answer_key.right ?? [];
  if ((kind !== 'single' && kind !== 'truefalse') || right < 0 || more.length > 0) return undefined;
  const asked = oneLine(say(text));
  return [
    // What reads like an option or an answer is one only at the beginning of a line.
    OPTION.test(asked) || ANSWER.test(asked) ? ` ${asked}` : asked,
    ...options.map((option, index) => `${letterOf(index)}. ${oneLine(say(option))}`),
    `ANSWER: ${letterOf(right)}`,
    '',
  ].join('\n');
}
