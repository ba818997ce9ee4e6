import type { LearningClass, LearningDate, LearningSuggestion } from '@stoa/api/schema';
import type { Wording } from '../../core/schools/caller.ts';
import { textIn } from '../../i18n/translate.ts';
import { lessonUrl, presentLessonRef } from '../class/class.presenter.ts';
import { isPlayed } from '../class/learning.ts';
import { livePage } from '../resources/kinds/live/live.kind.ts';
import { presentCard, resourceUrl } from '../resources/resource-card.ts';
import { momentOf, stateOf } from './learning.policy.ts';
import type { DateRow, LearningClassRow, SuggestionRow } from './learning.repository.ts';

/** A class that one is in; before it begins there is no next lesson. */
export function presentLearning(row: LearningClassRow, wording: Wording): LearningClass {
  const hasBegun = row.starts_at === null || row.starts_at <= wording.now;
  return {
    card: presentCard(row, { ...wording, viewerEnrolled: true }),
    progress: {
      completed: row.completed,
      total: row.total,
      remainingMinutes: Math.ceil(row.remaining),
    },
    nextLesson:
      row.next && hasBegun
        ? {
            lesson: presentLessonRef(row, row.next, wording),
            positionSeconds:
              row.next.started && isPlayed(row.next.kind) ? Math.floor(row.next.position_seconds ?? 0) : null,
            started: row.next.started,
          }
        : null,
    lastActiveAt: row.last_active.toISOString(),
  };
}

/** Where something with a date is done. */
function urlOf(row: DateRow): string {
  if (row.kind === 'live') return livePage({ id: row.id, school_id: row.school_id });
  const place = { id: row.class_id ?? '', school_id: row.school_id, type: row.class_type ?? 0 };
  return row.lesson_id === null ? resourceUrl(place) : lessonUrl(place, row.lesson_id);
}

export function presentDate(row: DateRow, { language, schoolDefault, now }: Wording): LearningDate {
  return {
    id: `${row.kind}-${row.id}`,
    kind: row.kind,
    state: stateOf(row, now),
    title: typeof row.title === 'string' ? row.title : textIn(row.title, language, schoolDefault),
    classTitle: row.class_title && textIn(row.class_title, language, schoolDefault),
    schoolId: row.school_id,
    at: momentOf(row, now).toISOString(),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    url: urlOf(row),
  };
}

export const presentSuggestion = (row: SuggestionRow, wording: Wording): LearningSuggestion => ({
  card: presentCard(row, { ...wording, viewerEnrolled: false }),
  reason: row.category ? 'category' : 'popular',
  categoryName: row.category && textIn(row.category, wording.language, wording.schoolDefault),
});
