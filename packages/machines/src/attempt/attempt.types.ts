import type { Problem } from '../shared/problem.ts';

/** The answer to a part: the key of an option, or a text. */
export interface PartAnswer {
  key: string;
  value: string;
}

/** A file of an answer. */
export interface FileAnswer {
  /** Where it can be fetched. */
  url: string;
  name: string;
  bytes: number;
}

/** What a person gives for an answer. */
export interface GivenAnswer {
  choice: string[];
  text: string;
  parts?: PartAnswer[];
  files?: FileAnswer[];
}

/** An answer to a question, as this device has it. */
export interface AttemptAnswer {
  questionId: string;
  /** Counts the changes of the attempt: the highest is the newest. */
  sequence: number;
  /** Keys of options. */
  choice: string[];
  text: string;
  /** Answers to the parts of a question; left out where there are none. */
  parts?: PartAnswer[];
  /** Left out where there are none. */
  files?: FileAnswer[];
  flagged: boolean;
  /** When the person changed it, ISO 8601 in UTC, by the clock of the device. */
  at: string;
}

/** An attempt as the server holds it. */
export interface LoadedAttempt {
  isRunning: boolean;
  /** Whether its time stands still. */
  isPaused: boolean;
  /** Milliseconds since 1970, by the server's clock. */
  deadline: number;
  serverTime: number;
  revision: number;
  questionIds: string[];
  answers: AttemptAnswer[];
}

/** How long an attempt goes on, as the server says. */
export interface AttemptTime {
  isRunning: boolean;
  /** Whether it stands still. */
  isPaused: boolean;
  deadline: number;
  serverTime: number;
}

/** What the person keeps of an attempt that was handed in. */
export interface AttemptReceipt {
  submittedAt: string;
  submittedBy: 'person' | 'server' | 'teacher';
  answered: number;
  questionCount: number;
  receipt: string;
  /** Done 0, grading 1, not grading 2. */
  grading: number;
}

/** What can go wrong with an attempt. */
export const ATTEMPT_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'ATTEMPT_SUBMITTED',
  'ATTEMPT_EXPIRED',
  'VERSION_CONFLICT',
  'NOT_A_MEMBER',
  'MEMBERS_ONLY',
  'VISITORS_ONLY',
  'NETWORK_NOT_ALLOWED',
  'FORBIDDEN',
  'NOT_FOUND',
  'VALIDATION_FAILED',
  'UNKNOWN',
] as const;
export type AttemptProblemCode = (typeof ATTEMPT_PROBLEM_CODES)[number];

export interface AttemptInput {
  attemptId: string;
  /** Names this tab of this device. */
  deviceId: string;
}

/** What the actor `storeLocal` is given: all answers of this device. */
export interface StoreAnswersInput {
  attemptId: string;
  answers: AttemptAnswer[];
}

/** What the actor `saveAnswers` is given: what the server has not heard of. */
export interface SaveAnswersInput {
  attemptId: string;
  deviceId: string;
  answers: AttemptAnswer[];
}

/** What the actor `saveAnswers` answers, as the call does. */
export interface SaveAnswersOutput {
  revision: number;
  serverTime: number;
  /** Answers of other devices that stayed, because they are newer. */
  newer: AttemptAnswer[];
  /** Another device has stored answers within the last minute. */
  elsewhere: boolean;
}

export interface SubmitAttemptInput {
  attemptId: string;
  revision: number;
  /** The person did not ask for it: the time is over, as far as this device knows. */
  isTimeOver: boolean;
}

/** How many minutes before the end each of the three announcements comes. */
interface AnnouncementMinutes {
  early: 10;
  late: 5;
  last: 1;
}
export type AnnouncedMinutes = AnnouncementMinutes[keyof AnnouncementMinutes];

export type AttemptEvent =
  /** `at` is now, ISO 8601 in UTC. */
  | ({ type: 'answer.changed'; questionId: string; at: string } & GivenAnswer)
  | { type: 'flag.toggled'; questionId: string; at: string }
  | { type: 'question.shown'; questionId: string }
  | { type: 'review.opened' }
  | { type: 'review.closed' }
  | { type: 'submit.asked' }
  | { type: 'submit.cancelled' }
  | { type: 'submit.confirmed' }
  /** The tab is hidden or the page is left: save now. */
  | { type: 'page.hidden' }
  | { type: 'network.restored' }
  | { type: 'signIn.completed' }
  | { type: 'save.retried' }
  | { type: 'load.retried' }
  /** From the channel to other tabs: the same attempt is open in another one. */
  | { type: 'tab.noticed' }
  | { type: 'tab.dismissed' }
  /** What the server says now and then of an attempt that is open. */
  | ({ type: 'time.received' } & AttemptTime);

/** What the page tells the person. */
export interface AttemptEmitted {
  type: 'time.announced';
  minutes: AnnouncedMinutes;
}

export interface AttemptContext {
  attemptId: string;
  deviceId: string;
  questionIds: string[];
  /** By question. */
  answers: Record<string, AttemptAnswer>;
  /** The sequence that the server holds, by question. */
  stored: Record<string, number>;
  /** What is under way to the server. */
  sent: AttemptAnswer[];
  /** Of the next change. */
  nextSequence: number;
  /** Questions that were shown. */
  seen: string[];
  revision: number;
  /** Milliseconds since 1970, by the server's clock. */
  deadline: number;
  /** Whether the time stands still, as the server says. */
  isPaused: boolean;
  /** Milliseconds that the server's clock is ahead of the device's. */
  skewMs: number;
  isElsewhere: boolean;
  /** Whether the person asked to hand in. */
  isConfirmed: boolean;
  receipt: AttemptReceipt | null;
  failures: number;
  problem: Problem<AttemptProblemCode> | null;
}
