import type { RubricChoice } from '@stoa/api/schema';
import type { DraftEditorContext, DraftEditorEvent, DraftEditorTag } from '../shared/draft-editor.types.ts';

/** What a learner asked of the points of an answer, and what the teacher says to it. */
export interface AppealDraft {
  /** Points when it was asked. */
  scoreBefore: number;
  /** Points once it was answered, which is for good; null while it is open. */
  scoreAfter: number | null;
  /** Whether saving answers it. */
  isAnswered: boolean;
  reply: string;
}

/** What a teacher gives for one answer. */
export interface GradeDraft {
  questionId: string;
  /** Null before it is graded. */
  score: number | null;
  comment: string;
  /** Levels of the rubric that are chosen. */
  choices: readonly RubricChoice[];
  /** Null for none. */
  appeal: AppealDraft | null;
}

/** An attempt that was handed in, as it is graded. */
export interface GradingDraft {
  /** The attempt. */
  id: string;
  version: number;
  scores: readonly GradeDraft[];
  feedback: string;
  /** Whether all is graded. */
  finished: boolean;
}

/** What grading needs to know of the rubric of a question. */
export type GradedRubric = readonly {
  readonly id: string;
  readonly levels: readonly { readonly id: string; readonly points: number }[];
}[];

/** An attempt as it is opened. */
export interface OpenedAttempt {
  draft: GradingDraft;
  /** By the id of the question, where it has one. */
  rubrics: Readonly<Partial<Record<string, GradedRubric>>>;
}

/** What the actor `saveGrades` is given. */
export interface SaveGradesInput {
  draft: GradingDraft;
  /** As it is known to be stored. */
  saved: GradingDraft;
}

export type GradingField = 'scores' | 'appeals' | 'feedback';
export type GradingFieldProblems = Readonly<Partial<Record<GradingField, 'MISSING' | 'TOO_LONG'>>>;

/** One thing that the teacher writes or chooses. */
export type GradingChange =
  | { type: 'score.changed'; questionId: string; score: number | null }
  | { type: 'remark.changed'; questionId: string; comment: string }
  /** The points follow once each criterion has its level. */
  | { type: 'level.chosen'; questionId: string; choice: RubricChoice }
  /** Whether the next save answers the appeal. */
  | { type: 'appeal.marked'; questionId: string; isAnswered: boolean }
  | { type: 'reply.changed'; questionId: string; reply: string }
  | { type: 'feedback.changed'; feedback: string }
  | { type: 'finish.chosen'; finished: boolean };

export type GradingEvent =
  | GradingChange
  | DraftEditorEvent
  /** The attempts that wait, in their order. */
  | { type: 'queue.listed'; attemptIds: readonly string[] }
  /** The address names an attempt, or none. */
  | { type: 'attempt.opened'; attemptId: string }
  | { type: 'queue.shown' }
  | { type: 'attempt.retried' }
  | { type: 'next.asked' }
  | { type: 'previous.asked' }
  /** Answered by `leave.granted` or `leave.refused`. */
  | { type: 'leave.asked' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' };

/** What the page does. */
export type GradingEmitted =
  /** Shows this attempt, by its address. */
  | { type: 'attempt.wanted'; attemptId: string }
  /** Lets whoever asked go: nothing is unsaved any more. */
  | { type: 'leave.granted' }
  /** Stays. */
  | { type: 'leave.refused' };

export type GradingTag =
  | DraftEditorTag
  | 'opening'
  /** It could not be opened: `context.problem`. */
  | 'unopened'
  /** Show the attempt: `context.draft`. */
  | 'opened'
  /** What was changed cannot be saved by itself, and would be lost. */
  | 'confirmingLeave';

export interface GradingContext extends DraftEditorContext<GradingDraft, GradingFieldProblems> {
  rubrics: OpenedAttempt['rubrics'];
  /** Null where the list is shown. */
  attemptId: string | null;
  queue: readonly string[];
  /** Somebody waits for a save to leave. */
  isLeaving: boolean;
}
