import type { MemberOverview, MemberRow } from '@stoa/api/schema';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { Wording } from '../../core/schools/caller.ts';
import { textIn } from '../../i18n/translate.ts';
import type { MemberClassRow, MemberExamRow, MemberFactsRow } from './member-overview.repository.ts';

/** A member with what they did in the school: nothing that they wrote for themselves or to others. */
export function presentOverview(
  member: MemberRow,
  {
    facts,
    classes,
    exams,
  }: { facts: MemberFactsRow; classes: readonly MemberClassRow[]; exams: readonly MemberExamRow[] },
  { language, schoolDefault, schoolId }: Wording & { schoolId: string },
): MemberOverview {
  const say = (text: MemberClassRow['title']) => textIn(text, language, schoolDefault);
  return {
    member,
    lastActiveAt: facts.last_active?.toISOString() ?? null,
    joinedBy: facts.joined_by,
    inviter:
      facts.inviter_id === null
        ? null
        : presentPerson({
            id: facts.inviter_id,
            nick_name: facts.inviter_nick ?? '',
            real_name: facts.inviter_real ?? '',
            avatar_url: facts.inviter_avatar ?? '',
          }),
    classes: classes.map((row) => ({
      id: row.id,
      title: say(row.title),
      url: `/classInfo/${schoolId}/class-view/${row.id}`,
      enrolledAt: row.enrolled_at.toISOString(),
      lastActiveAt: row.last_active?.toISOString() ?? null,
      completed: Math.min(row.completed, row.total),
      total: row.total,
    })),
    exams: exams.map((row) => ({
      id: row.id,
      title: say(row.title),
      url: `/portal/${schoolId}/resource/${row.id}`,
      attempts: row.attempts,
      lastAt: row.last_at.toISOString(),
      score: row.score,
      maxScore: row.max_score,
      passed: row.passed,
    })),
  };
}
