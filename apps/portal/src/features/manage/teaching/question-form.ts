import type { BankQuestion, QuestionInput } from '@stoa/api/schema';
import type { DraftTexts, QuestionDraft, QuestionType } from '@stoa/machines/teaching-editor';

const PERCENT = 100;
const asPercent = (share: number): number => Math.round(share * PERCENT);
let made = 0;
/** Tells parts of a draft apart. */
export const newKey = (): string => `new-${++made}`;

/** What a kind begins with. */
const fresh = (): QuestionDraft => ({
  kind: 'question',
  id: null,
  version: 0,
  type: 'single',
  folder: '',
  tags: [],
  points: 1,
  text: {},
  options: [newOption(true), newOption(false)],
  accepts: [],
  value: null,
  tolerance: 0,
  near: null,
  unit: {},
  explanation: {},
});

export const newOption = (right = false) => ({ key: newKey(), text: {}, right });
export const newAccepted = () => ({ key: newKey(), pattern: '', percent: PERCENT });

/** A new question. @param folder where it is kept */
export const newQuestion = (folder = ''): QuestionDraft => ({ ...fresh(), folder });

/** A question as it is edited. */
export function questionDraft(question: BankQuestion): QuestionDraft {
  const { number } = question;
  return {
    kind: 'question',
    id: question.id,
    version: question.version,
    type: question.kind,
    folder: question.folder,
    tags: question.tags,
    points: question.points,
    text: question.text,
    options: question.options.map(({ text, right }, index) => ({ key: `${index}`, text, right })),
    accepts: question.accepts.map(({ pattern, share }, index) => ({
      key: `${index}`,
      pattern,
      percent: asPercent(share),
    })),
    value: number?.value ?? null,
    tolerance: number?.tolerance ?? 0,
    near: number?.near ? { tolerance: number.near.tolerance, percent: asPercent(number.near.share) } : null,
    unit: question.unit,
    explanation: question.explanation,
  };
}

/** The same question as a new one. */
export const copyOf = (question: BankQuestion): QuestionDraft => ({
  ...questionDraft(question),
  id: null,
  version: 0,
});

/** What belongs to another kind begins anew; what both have stays. */
export function ofType(draft: QuestionDraft, type: QuestionType): QuestionDraft {
  if (type === draft.type) return draft;
  const isChoice = type === 'single' || type === 'multiple';
  const wasChoice = draft.type === 'single' || draft.type === 'multiple';
  const firstRight = draft.options.findIndex(({ right }) => right);
  const kept = draft.options.map((option, index) => ({
    ...option,
    right: type === 'multiple' ? option.right : index === Math.max(firstRight, 0),
  }));
  const chosen = wasChoice ? kept : [newOption(true), newOption(false)];
  return {
    ...draft,
    type,
    options: isChoice ? chosen : type === 'truefalse' ? [newOption(true), newOption(false)] : [],
    accepts: type === 'text' ? [newAccepted()] : [],
  };
}

/** Texts without those that are empty. */
export const written = (texts: DraftTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([code, text]) => (text?.trim() ? [[code, text.trim()]] : [])),
  );

/** What the call takes. */
export const questionInput = (draft: QuestionDraft): QuestionInput => ({
  kind: draft.type,
  folder: draft.folder.trim(),
  tags: [...draft.tags],
  points: draft.points,
  text: written(draft.text),
  options: draft.options.map(({ text, right }) => ({ text: written(text), right })),
  accepts: draft.accepts
    .filter(({ pattern }) => pattern.trim() !== '')
    .map(({ pattern, percent }) => ({ pattern: pattern.trim(), share: percent / PERCENT })),
  number:
    draft.type === 'number' && draft.value !== null
      ? {
          value: draft.value,
          tolerance: draft.tolerance,
          near: draft.near && {
            tolerance: draft.near.tolerance,
            share: draft.near.percent / PERCENT,
          },
        }
      : null,
  unit: written(draft.unit),
  explanation: written(draft.explanation),
});
