import type { AssignmentTerms, AssignmentWork } from '@stoa/api/schema';
import {
  attemptsLeft,
  countedPoints,
  daysLate,
  denialOf,
  dueOf,
  isMissing,
  NOTHING,
} from './assignments.policy.ts';
import type { SubmissionRow, WorkRow } from './assignments.repository.ts';

interface Parts {
  terms: AssignmentTerms;
  work: WorkRow | undefined;
  submissions: readonly SubmissionRow[];
  /** The class has ended. */
  isOver: boolean;
  /** The address under which a file can be fetched now. */
  open: (name: string) => string;
  now: Date;
}

/** How far somebody is with an assignment, for them and for those who grade it. */
export function presentWork({ terms, work, submissions, isOver, open, now }: Parts): AssignmentWork {
  const facts = work ?? NOTHING;
  const due = dueOf(terms, facts);
  const points = countedPoints(terms, facts);
  const isGraded =
    work?.state === 'graded' && work.points !== null && points !== null && work.graded_at !== null;
  return {
    state: facts.state,
    dueAt: due?.toISOString() ?? null,
    isExtended: due !== null && terms.dueAt !== null && due > new Date(terms.dueAt),
    isExcused: facts.is_excused,
    isMissing: isMissing(terms, facts, now),
    attemptsLeft: attemptsLeft(terms, facts),
    denial: denialOf(terms, facts, isOver, now),
    submissions: submissions.map((one) => ({
      number: one.number,
      handedInAt: one.handed_in_at.toISOString(),
      daysLate: daysLate(one.counts_at, due),
      text: one.text,
      links: one.links,
      files: one.files.map(({ name, bytes, upload }) => ({ name, bytes, url: open(upload) })),
    })),
    grade: isGraded
      ? {
          given: work.points ?? 0,
          points,
          choices: work.choices,
          remark: work.remark,
          gradedAt: work.graded_at?.toISOString() ?? '',
        }
      : null,
    returnRemark: work?.state === 'returned' ? work.remark : null,
  };
}
