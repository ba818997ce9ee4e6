import type { PointEntry, PointReason, PointSimulation } from '@stoa/api/schema';
import type { Wording } from '../../core/schools/caller.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import { textIn } from '../../i18n/translate.ts';
import { BY_HAND, RULED_REASONS } from './point-rules.ts';
import type { PointRow } from './points.repository.ts';
import type { SimulatedMonth, Simulation } from './rules.repository.ts';

const reasonOf = (reason: string): PointReason => RULED_REASONS.find((known) => known === reason) ?? BY_HAND;

/** Path of what points were given for. */
function subjectUrl({ place_id, reason, subject_id }: PointRow, schoolId: string): string | null {
  if (place_id === null) return null;
  const classPage = `/classInfo/${schoolId}/class-view/${place_id}`;
  switch (reason) {
    case 'answer.accepted':
      return `/portal/${schoolId}/community/${place_id}`;
    case 'exam.passed':
      return `/portal/${schoolId}/resource/${place_id}`;
    case 'lesson.completed':
      return `${classPage}?lesson=${subject_id}`;
    default:
      return classPage;
  }
}

/** A row of somebody's points. */
export const presentPoint = (
  row: PointRow,
  schoolId: string,
  { language, schoolDefault }: Wording,
): PointEntry => ({
  id: row.id,
  points: row.points,
  reason: reasonOf(row.reason),
  change: row.turn === 0 ? 'given' : row.turn % 2 === 1 ? 'takenBack' : 'givenAgain',
  isTakenBack: row.is_taken_back,
  note: row.note,
  at: row.at.toISOString(),
  subject:
    row.title === null
      ? null
      : {
          title: typeof row.title === 'string' ? row.title : textIn(row.title, language, schoolDefault),
          url: subjectUrl(row, schoolId),
        },
});

/** People with the same points share a rank. */
const presentMonth = ({ total, people, top }: SimulatedMonth) => ({
  total,
  people,
  top: top.map((row) => ({
    rank: top.filter(({ points }) => points > row.points).length + 1,
    person: presentPerson(row),
    points: row.points,
  })),
});

export const presentSimulation = ({ starts_on, counts, before, after }: Simulation): PointSimulation => ({
  month: starts_on.slice(0, 'yyyy-mm'.length),
  counts: RULED_REASONS.map((reason) => ({ reason, count: counts[reason] ?? 0 })),
  before: presentMonth(before),
  after: presentMonth(after),
});
