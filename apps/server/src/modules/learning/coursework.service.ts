import type { Coursework, CourseworkGroup, SchoolRef } from '@stoa/api/schema';
import type { Wording } from '../../core/schools/caller.ts';
import type { Services } from '../../core/services.ts';
import { textIn } from '../../i18n/translate.ts';
import { countedPoints, dueOf } from '../assignments/assignments.policy.ts';
import { lessonUrl } from '../class/class.presenter.ts';
import { resourceUrl } from '../resources/resource-card.ts';
import { assignmentState, examState, GROUP_OF } from './coursework.policy.ts';
import {
  listAssignmentWork,
  listExamWork,
  type AssignmentWorkRow,
  type ExamWorkRow,
} from './coursework.repository.ts';
import { chosen, refs, schoolsOf, wordings, type Learner } from './learning.service.ts';

const PAGE_SIZE = 20;

interface CourseworkPage {
  items: Coursework[];
  counts: Record<CourseworkGroup, number>;
  schools: SchoolRef[];
  total: number;
  pageNumber: number;
  pageSize: number;
  serverTime: string;
}

/** Assignments and exams of what somebody learns, those of one group, and how many there are in each. */
export function loadCoursework(
  { database }: Pick<Services, 'database'>,
  {
    group = 'todo',
    pageNumber = 1,
    pageSize = PAGE_SIZE,
  }: { group?: CourseworkGroup; pageNumber?: number; pageSize?: number },
  learner: Learner,
): Promise<CourseworkPage> {
  const { viewer, now } = learner;
  const who = { accountId: viewer.accountId, now };
  return database.read({ accountId: viewer.accountId }, async (tx) => {
    const all = await schoolsOf(tx, learner);
    const schools = chosen(all, learner);
    const wording = wordings(schools, learner);
    const items = [
      ...(await listAssignmentWork(tx, schools, who)).map((row) => presentAssignment(row, wording(row))),
      ...(await listExamWork(tx, schools, who)).map((row) => presentExam(row, wording(row))),
    ];
    const inGroup = (wanted: CourseworkGroup) => items.filter(({ state }) => GROUP_OF[state] === wanted);
    const listed = inGroup(group).toSorted(group === 'todo' ? nextFirst : latestFirst);
    // A page past the end is the last one.
    const shown = Math.min(pageNumber, Math.max(1, Math.ceil(listed.length / pageSize)));
    const first = (shown - 1) * pageSize;
    return {
      items: listed.slice(first, first + pageSize),
      counts: {
        todo: inGroup('todo').length,
        handedIn: inGroup('handedIn').length,
        graded: inGroup('graded').length,
        missed: inGroup('missed').length,
      },
      schools: refs(all, learner),
      total: listed.length,
      pageNumber: shown,
      pageSize,
      serverTime: now.toISOString(),
    };
  });
}

const momentOf = (instant: string | null, otherwise: number): number =>
  instant === null ? otherwise : Date.parse(instant);
const byId = (one: Coursework, other: Coursework): number => (one.id < other.id ? -1 : 1);

/** What waits for its beginning counts by it; what has no date comes last. */
const nextFirst = (one: Coursework, other: Coursework): number => {
  const moment = ({ state, opensAt, dueAt }: Coursework) =>
    momentOf(state === 'upcoming' ? opensAt : dueAt, Number.MAX_SAFE_INTEGER);
  return moment(one) - moment(other) || byId(one, other);
};

const latestFirst = (one: Coursework, other: Coursework): number => {
  const moment = ({ handedInAt, dueAt }: Coursework) => momentOf(handedInAt ?? dueAt, 0);
  return moment(other) - moment(one) || byId(one, other);
};

type Place = Pick<
  AssignmentWorkRow,
  'title' | 'class_title' | 'school_id' | 'page_id' | 'page_type' | 'lesson_id'
>;

/** What both kinds tell of where they stand. */
function placed(row: Place, { language, schoolDefault }: Wording) {
  const page = { id: row.page_id, school_id: row.school_id, type: row.page_type };
  return {
    title: textIn(row.title, language, schoolDefault),
    classTitle: row.class_title && textIn(row.class_title, language, schoolDefault),
    schoolId: row.school_id,
    url: row.lesson_id === null ? resourceUrl(page) : lessonUrl(page, row.lesson_id),
  };
}

function presentAssignment(row: AssignmentWorkRow, wording: Wording): Coursework {
  const { terms, work } = row;
  const state = assignmentState(row, wording.now);
  const points = state === 'graded' ? countedPoints(terms, work) : null;
  return {
    ...placed(row, wording),
    id: `assignment-${row.id}`,
    kind: 'assignment',
    state,
    opensAt: null,
    dueAt: dueOf(terms, work)?.toISOString() ?? null,
    handedInAt: row.handed_in_at?.toISOString() ?? null,
    points,
    maxPoints: points === null ? null : terms.points,
    passed: null,
  };
}

function presentExam(row: ExamWorkRow, wording: Wording): Coursework {
  const state = examState({ ...row, has_result: row.score !== null }, wording.now);
  const hasResult = state === 'graded';
  return {
    ...placed(row, wording),
    id: `exam-${row.id}`,
    kind: 'exam',
    state,
    opensAt: row.opens_at?.toISOString() ?? null,
    dueAt: ((state === 'running' && row.deadline) || row.closes_at)?.toISOString() ?? null,
    handedInAt: row.handed_in_at?.toISOString() ?? null,
    points: hasResult ? row.score : null,
    maxPoints: hasResult ? row.max_score : null,
    passed: hasResult ? row.passed : null,
  };
}
