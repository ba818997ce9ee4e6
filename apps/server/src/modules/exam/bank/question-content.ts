import type { QuestionInput } from '@stoa/api/schema';
import type { AnswerKey, QuestionKind, Translations } from '../../../database/tables.ts';
import { hasText, invalid } from '../../../core/text/texts.ts';

/** What a version of a question holds. */
export interface QuestionContent {
  kind: QuestionKind;
  points: number;
  text: Translations;
  options: Translations[];
  unit: Translations;
  answer_key: AnswerKey;
  explanation: Translations;
}

/** Why a question cannot be taken, and where. */
export interface QuestionFault {
  path: string;
  fault: 'TEXT' | 'OPTIONS' | 'RIGHT' | 'NUMBER';
  message: string;
}

const FEWEST_OPTIONS = 2;

/** Texts without those that are empty. */
export const trimmed = (texts: Translations): Translations =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : [])),
  );

/**
 * A question as its version holds it; what another kind has is left out.
 * @param trueFalse what true and false are called
 */
export function contentOf(
  input: QuestionInput,
  trueFalse: readonly [Translations, Translations],
): QuestionContent | QuestionFault {
  const { kind } = input;
  const text = trimmed(input.text);
  if (!hasText(text)) return fault('text', 'TEXT', 'must have a text in one language');
  const options = kind === 'truefalse' ? [...trueFalse] : input.options.map((option) => trimmed(option.text));
  const right = input.options.flatMap((option, index) => (option.right ? [index] : []));
  const content = { kind, points: input.points, text, explanation: trimmed(input.explanation) };
  switch (kind) {
    case 'single':
    case 'multiple':
    case 'truefalse': {
      const isFew = input.options.length < FEWEST_OPTIONS;
      if (isFew || (kind === 'truefalse' && input.options.length !== trueFalse.length))
        return fault('options', 'OPTIONS', 'must be two, or more where there are more to choose from');
      if (!options.every(hasText)) return fault('options', 'OPTIONS', 'must have a text each');
      if (kind === 'multiple' ? right.length === 0 : right.length !== 1)
        return fault('options', 'RIGHT', 'must have one right option, of multiple at least one');
      return { ...content, options, unit: {}, answer_key: { right } };
    }
    case 'text': {
      const accepts = input.accepts.filter(({ pattern }) => pattern.trim() !== '');
      if (accepts.length === 0) return fault('accepts', 'RIGHT', 'must have a text that is accepted');
      return { ...content, options: [], unit: {}, answer_key: { accepts } };
    }
    case 'number': {
      if (!input.number) return fault('number', 'NUMBER', 'must be there');
      const { value, tolerance, near } = input.number;
      const answer_key = { value, tolerance, ...(near ? { near } : {}) };
      return { ...content, options: [], unit: trimmed(input.unit), answer_key };
    }
    case 'essay':
      return { ...content, options: [], unit: {}, answer_key: {} };
  }
}

const fault = (path: string, code: QuestionFault['fault'], message: string): QuestionFault => ({
  path: `body/${path}`,
  fault: code,
  message,
});

/** @throws {Problem} VALIDATION_FAILED for what is not right */
export function requireContent(found: QuestionContent | QuestionFault): QuestionContent {
  if ('fault' in found) throw invalid(found.path, 'required', found.message);
  return found;
}

/** The content of a version as its key and options are written. */
export function keyedOf({
  options,
  answer_key: { right = [], accepts = [], value, tolerance = 0, near },
}: Pick<QuestionContent, 'options' | 'answer_key'>): Pick<QuestionInput, 'options' | 'accepts' | 'number'> {
  return {
    options: options.map((text, index) => ({ text, right: right.includes(index) })),
    accepts,
    number: value === undefined ? null : { value, tolerance, near: near ?? null },
  };
}
