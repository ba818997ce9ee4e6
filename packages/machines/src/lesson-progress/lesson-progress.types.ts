import type { Problem } from '../shared/problem.ts';

/** How far somebody is in a lesson, and when and where that was said. */
export interface LessonPosition {
  /** Second of a video; null for a text. */
  positionSeconds: number | null;
  /** How much of it is done, 0 to 1. */
  fraction: number;
  completed: boolean;
  deviceId: string;
  /** ISO 8601 in UTC. */
  updatedAt: string;
}

/** What can go wrong when progress is saved. */
export const LESSON_PROGRESS_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'NOT_ENROLLED',
  'LESSON_LOCKED',
  'MEMBERS_ONLY',
  'FORBIDDEN',
  'NOT_FOUND',
  'VALIDATION_FAILED',
  'UNKNOWN',
] as const;
export type LessonProgressProblemCode = (typeof LESSON_PROGRESS_PROBLEM_CODES)[number];

export interface LessonProgressInput {
  lessonId: string;
  /** Chosen once by the browser. */
  deviceId: string;
  /** What the server knew when the lesson was opened. */
  server: LessonPosition | null;
}

/** What the actor `saveProgress` is given. */
export interface SaveProgressInput {
  lessonId: string;
  position: LessonPosition;
}

/** What the actor `saveProgress` answers, as the call does. */
export interface SaveProgressOutput {
  position: LessonPosition;
  /** False where the server held something newer. */
  accepted: boolean;
  /** Another device is further. */
  furtherElsewhere: LessonPosition | null;
}

export type LessonProgressEvent =
  /** The learner is somewhere. `at` is now, ISO 8601 in UTC. */
  | { type: 'progress.made'; positionSeconds: number | null; fraction: number; at: string }
  | { type: 'lesson.completed'; at: string }
  /** The player pauses, the tab is hidden, the page is left: save now. */
  | { type: 'lesson.paused' }
  | { type: 'network.restored' }
  | { type: 'signIn.completed' }
  | { type: 'save.retried' }
  /** The learner goes on where the other device is. */
  | { type: 'elsewhere.accepted' }
  /** The learner stays here. */
  | { type: 'elsewhere.declined'; at: string };

/** What the player should do. */
export interface LessonProgressEmitted {
  type: 'position.changed';
  position: LessonPosition;
}

export interface LessonProgressContext {
  lessonId: string;
  deviceId: string;
  /** Where the learner is, here. */
  position: LessonPosition | null;
  /** What the server has of it, or has heard and put aside for something newer. */
  saved: LessonPosition | null;
  /** What is under way to the server. */
  sent: LessonPosition | null;
  /** Where another device is, while that is a question. */
  elsewhere: LessonPosition | null;
  /** The further position that the learner has declined: it is not asked about again. */
  declined: LessonPosition | null;
  failures: number;
  problem: Problem<LessonProgressProblemCode> | null;
}
