import type { QuestionInput, WrittenRubricCriterion } from '@stoa/api/schema';
import type {
  AnswerKey,
  EntryPicture,
  FileTerms,
  NumberRange,
  PartialCredit,
  PictureArea,
  QuestionKind,
  QuestionPicture,
  Translations,
} from '../../../database/tables.ts';

/** What a person answered: indexes of options and parts as the question has them, or text. */
export interface Given {
  choice: readonly number[];
  text: string;
  parts: readonly GivenPart[];
  /** How many files; left out for none. */
  files?: number;
}

export interface GivenPart {
  part: number;
  /** Undefined where the value names no option. */
  option: number | undefined;
  text: string;
}

/** What a question asks, by its kind. */
export interface QuestionShape {
  options: Translations[];
  /** What those read who chose an option; empty for none. */
  optionFeedback: Translations[];
  parts: Translations[];
  range: NumberRange | null;
  picture: QuestionPicture | null;
  /** Of parts, then of options, by their places; empty for none. */
  entryPictures: (EntryPicture | null)[];
  files: FileTerms | null;
  /** Empty for none. */
  rubric: WrittenRubricCriterion[];
  unit: Translations;
  answer_key: AnswerKey;
}

/** What grading reads of a question. */
export interface Graded {
  kind: QuestionKind;
  points: number;
  answer_key: AnswerKey;
  /** What may stand behind a number. */
  unit?: Translations;
}

/** Why a question cannot be taken, and where. */
export interface QuestionFault {
  path: string;
  fault: 'TEXT' | 'OPTIONS' | 'PARTS' | 'RIGHT' | 'NUMBER';
  message: string;
}

/** A question as it is written, with its texts trimmed. */
export interface WrittenQuestion {
  text: Translations;
  options: {
    text: Translations;
    right: boolean;
    area?: PictureArea | undefined;
    picture?: EntryPicture | undefined;
    feedback?: Translations | undefined;
  }[];
  parts: {
    text: Translations;
    right: number | null;
    accepts: { pattern: string; share: number }[];
    area?: PictureArea | undefined;
    picture?: EntryPicture | undefined;
  }[];
  accepts: { pattern: string; share: number }[];
  number: QuestionInput['number'];
  range: NumberRange | null;
  picture: Omit<QuestionPicture, 'areas'> | null;
  files: FileTerms | null;
  rubric: WrittenRubricCriterion[];
  unit: Translations;
  credit: PartialCredit | undefined;
  isExact: boolean;
}

export interface RightAnswer {
  /** Indexes of options. */
  choice?: readonly number[];
  text?: string;
  /** By part: an option or a text. */
  parts?: readonly (number | string)[];
}

/** When another attempt has another order: always where the order would tell the answer, or where the exam says so. */
export type Shuffling = 'always' | 'asked' | 'never';

/** A row of a file of questions. */
export interface CsvCells {
  options: string[];
  right: string[];
  tolerance: string;
  unit: string;
}
type InOneLanguage<Entry> = Omit<Entry, 'text' | 'feedback' | 'picture'> & {
  text: string;
  feedback?: string;
};
/** What a file says of an answer, in one language. */
export interface FileAnswer {
  options?: InOneLanguage<WrittenQuestion['options'][number]>[];
  parts?: InOneLanguage<WrittenQuestion['parts'][number]>[];
  accepts?: WrittenQuestion['accepts'];
  number?: WrittenQuestion['number'];
  range?: NumberRange;
  unit?: string;
}

/** A question that is written into a file. */
export interface FiledQuestion extends QuestionShape {
  text: Translations;
}
export type Say = (texts: Translations | undefined) => string;

/** All that the server does differently for a kind of questions. */
export interface KindRules {
  /** Characters of an answer; null where none are typed. */
  maxLength: number | null;
  /** Options that an answer may choose. */
  choices: 'none' | 'one' | 'any';
  options: Shuffling;
  parts: Shuffling;
  /** Which of them are areas of a picture; left out for a kind without one. */
  areas?: 'options' | 'parts';
  /** Whether a person grades it. */
  isGradedByHand?: true;
  /** What its version holds, with points where they follow from it; what another kind has is left out. */
  shape: (written: WrittenQuestion) => Partial<QuestionShape & { points: number }> | QuestionFault;
  /** The share of the points, 0 to 1; null where a person grades. */
  share: (question: Graded, given: Given) => number | null;
  /** Of questions with parts: the share of each part, 0 to 1. */
  partShares?: (key: AnswerKey, given: Given) => number[];
  right: (key: AnswerKey) => RightAnswer;
  csv: {
    read: (cells: CsvCells) => FileAnswer | { fault: 'RIGHT' | 'NUMBER' | 'PARTS' | 'KIND' };
    /** With the kind that it is written as where files cannot hold its own. */
    write: (
      question: FiledQuestion,
      say: Say,
    ) => { kind?: QuestionKind; options?: string[]; right?: string[] };
  };
  /** What stands between the braces; with the text around them where that is not the question's. */
  gift: (question: FiledQuestion, say: Say) => string | { before: string; answers: string; after: string };
}

export const fault = (path: string, code: QuestionFault['fault'], message: string): QuestionFault => ({
  path: `body/${path}`,
  fault: code,
  message,
});
