import type { BranchItem } from '@stoa/api/survey-branches';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { Problem } from '../shared/problem.ts';

/** A question, as far as it decides what has to be answered; `showIf` says when it is asked. */
export interface AskedQuestion extends BranchItem {
  required: boolean;
  /** What a whole answer has: the rows of a matrix, the options of a ranking, the gaps of a text; 0 for other kinds. */
  parts: number;
  /** Whether a part of an answer is none: always so where it is required. */
  isWhole: boolean;
}
export interface AskedPage {
  id: string;
  questions: readonly AskedQuestion[];
}

/** What somebody says to a question; which of it there is, its kind decides. */
export interface GivenAnswer {
  choice?: string[];
  number?: number;
  text?: string;
  rows?: { row: string; option: string }[];
  parts?: { key: string; value: string }[];
  files?: GivenFile[];
}
/** A file that was sent; the server keeps it for a day where no answer has it. */
export interface GivenFile {
  url: string;
  name: string;
  bytes: number;
  /** When, in ms since 1970. */
  sentAt?: number;
}
export type GivenAnswers = Readonly<Record<string, GivenAnswer>>;

/** What this device keeps until the survey is handed in. */
export interface LocalSurvey {
  answers: GivenAnswers;
  /** The page that was shown. */
  pageId: string;
  /** The version that was answered. */
  version: number;
  submissionId: string;
  /** Whether it was handed in from here: nothing else is kept then. */
  isSubmitted: boolean;
}

/** What can go wrong with a survey. */
export const SURVEY_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'MEMBERS_ONLY',
  'NOT_A_MEMBER',
  'SURVEY_ANSWERED',
  'SURVEY_CLOSED',
  'VISITORS_ONLY',
] as const;
export type SurveyProblemCode = (typeof SURVEY_PROBLEM_CODES)[number];

export interface SurveyInput {
  version: number;
  pages: readonly AskedPage[];
  /** Names this submission; the same when it is sent again. */
  submissionId: string;
}

export interface SubmitSurveyInput {
  version: number;
  submissionId: string;
  answers: GivenAnswers;
}

export type SurveyEvent =
  | { type: 'answer.changed'; questionId: string; answer: GivenAnswer }
  /** To the next page, or from the last one to the end. */
  | { type: 'page.done' }
  | { type: 'page.left' }
  | { type: 'submit.retried' }
  | { type: 'network.restored' }
  | { type: 'signIn.completed' };

export interface SurveyContext {
  version: number;
  pages: readonly AskedPage[];
  submissionId: string;
  answers: GivenAnswers;
  /** Of the page that is shown. */
  index: number;
  /** Questions of the page that have to be answered first. */
  missing: readonly string[];
  /** What the school says to who has answered. */
  thanks: string;
  failures: number;
  problem: Problem<SurveyProblemCode> | null;
}
