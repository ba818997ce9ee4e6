import type { AssignmentTerms, CourseworkGroup, CourseworkState } from '@stoa/api/schema';
import { denialOf, dueOf, type WorkFacts } from '../assignments/assignments.policy.ts';

/** An assignment and what its learner did about it, as far as the rules read it. */
export interface AssignmentFacts {
  terms: Pick<AssignmentTerms, 'dueAt' | 'late' | 'deduction' | 'attempts' | 'points'>;
  work: WorkFacts;
  /** When its class ends; null for never. */
  class_ends_at: Date | null;
}

/** How far somebody is with an assignment. */
export function assignmentState({ terms, work, class_ends_at }: AssignmentFacts, now: Date): CourseworkState {
  if (work.is_excused) return 'excused';
  if (work.state !== 'notBegun') return work.state;
  const isOver = class_ends_at !== null && class_ends_at <= now;
  if (denialOf(terms, work, isOver, now) !== null) return 'missed';
  const due = dueOf(terms, work);
  return due !== null && due <= now ? 'overdue' : 'open';
}

/** An exam and what its learner did about it, as far as the rules read it. */
export interface ExamFacts {
  opens_at: Date | null;
  closes_at: Date | null;
  is_running: boolean;
  /** Something was handed in. */
  is_handed_in: boolean;
  /** There is a result, and it was released. */
  has_result: boolean;
}

/** How far somebody is with an exam. */
export function examState(facts: ExamFacts, now: Date): CourseworkState {
  const { opens_at, closes_at, is_running, is_handed_in, has_result } = facts;
  if (is_running) return 'running';
  if (has_result) return 'graded';
  if (is_handed_in) return 'handedIn';
  if (closes_at !== null && closes_at <= now) return 'missed';
  return opens_at !== null && opens_at > now ? 'upcoming' : 'open';
}

/** Where each state is listed. */
export const GROUP_OF: Readonly<Record<CourseworkState, CourseworkGroup>> = {
  upcoming: 'todo',
  open: 'todo',
  running: 'todo',
  overdue: 'todo',
  returned: 'todo',
  handedIn: 'handedIn',
  graded: 'graded',
  excused: 'graded',
  missed: 'missed',
};
