import { describe, expect, it } from 'vitest';
import { NOTHING } from '../assignments/assignments.policy.ts';
import { assignmentState, examState, type AssignmentFacts, type ExamFacts } from './coursework.policy.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const BEFORE = new Date('2026-11-19T12:00:00Z');
const AFTER = new Date('2026-11-21T12:00:00Z');

describe('the state of an assignment', () => {
  const terms = { dueAt: null, late: 'accepted', deduction: 0, attempts: 1, points: 10 } as const;
  const facts: AssignmentFacts = { terms, work: NOTHING, class_ends_at: null };
  const due = (dueAt: Date, more: Partial<AssignmentFacts['terms']> = {}): AssignmentFacts => ({
    ...facts,
    terms: { ...terms, dueAt: dueAt.toISOString(), ...more },
  });

  it.each<[string, AssignmentFacts, string]>([
    ['has no date', facts, 'open'],
    ['is due later', due(AFTER), 'open'],
    ['was due and is accepted late', due(BEFORE), 'overdue'],
    ['is due at this moment', due(NOW), 'overdue'],
    ['was due and is refused late', due(BEFORE, { late: 'refused' }), 'missed'],
    [
      'was due, with an extension that goes on',
      { ...due(BEFORE, { late: 'refused' }), work: { ...NOTHING, extended_until: AFTER } },
      'open',
    ],
    ['belongs to a class that has ended', { ...facts, class_ends_at: NOW }, 'missed'],
    ['belongs to a class that ends later', { ...facts, class_ends_at: AFTER }, 'open'],
    ['was handed in', { ...due(BEFORE), work: { ...NOTHING, state: 'handedIn', attempts: 1 } }, 'handedIn'],
    ['was graded', { ...facts, work: { ...NOTHING, state: 'graded', points: 5 } }, 'graded'],
    ['was returned', { ...due(BEFORE), work: { ...NOTHING, state: 'returned', attempts: 1 } }, 'returned'],
    ['does not count', { ...due(BEFORE), work: { ...NOTHING, is_excused: true } }, 'excused'],
  ])('where it %s', (_, given, expected) => {
    expect(assignmentState(given, NOW)).toBe(expected);
  });
});

describe('the state of an exam', () => {
  const facts: ExamFacts = {
    opens_at: null,
    closes_at: null,
    is_running: false,
    is_handed_in: false,
    has_result: false,
  };

  it.each<[string, Partial<ExamFacts>, string]>([
    ['is always open', {}, 'open'],
    ['opens later', { opens_at: AFTER }, 'upcoming'],
    ['opens at this moment', { opens_at: NOW, closes_at: AFTER }, 'open'],
    ['closes at this moment', { opens_at: BEFORE, closes_at: NOW }, 'missed'],
    ['is under way', { is_running: true, is_handed_in: true, has_result: true }, 'running'],
    ['was handed in', { is_handed_in: true, closes_at: BEFORE }, 'handedIn'],
    ['has a result', { is_handed_in: true, has_result: true, closes_at: BEFORE }, 'graded'],
  ])('where it %s', (_, given, expected) => {
    expect(examState({ ...facts, ...given }, NOW)).toBe(expected);
  });
});
