import type { MemberActivityEntry } from '@stoa/api/schema';
import type { Wording } from '../../core/schools/caller.ts';
import type { Translations } from '../../database/tables.ts';
import { textIn } from '../../i18n/translate.ts';
import { resourceUrl } from '../resources/resource-card.ts';
import type { MemberActivityRow } from './activity.repository.ts';

type Reported = Pick<MemberActivityEntry, 'title' | 'place' | 'url'>;

/** Something that a member did: of what they wrote, only that they did and where. */
export function presentActivity(
  row: MemberActivityRow,
  { schoolId, userId }: { schoolId: string; userId: string },
  { language, schoolDefault }: Wording,
): MemberActivityEntry {
  const say = (text: Translations | null) => (text === null ? null : textIn(text, language, schoolDefault));
  return {
    id: `${row.kind}-${row.id}-${row.at.getTime()}`,
    kind: row.kind,
    at: row.at.toISOString(),
    ...notify(row, { schoolId, userId, say }),
    result: row.result,
  };
}

function notify(
  row: MemberActivityRow,
  {
    schoolId,
    userId,
    say,
  }: { schoolId: string; userId: string; say: (text: Translations | null) => string | null },
): Reported {
  const resource = say(row.resource_title);
  const lesson = say(row.lesson_title);
  const page =
    row.resource_id === null
      ? null
      : resourceUrl({ id: row.resource_id, school_id: schoolId, type: row.resource_type });
  const managed = `/manage/${schoolId}/content/${row.resource_id}`;
  switch (row.kind) {
    case 'joinedSchool':
      return { title: null, place: null, url: null };
    case 'enrolled':
      return { title: resource, place: null, url: row.is_published ? page : null };
    case 'handedInExam':
    case 'attendedLive':
      return { title: resource, place: null, url: row.is_visible ? page : null };
    case 'completedLesson':
      return {
        title: lesson,
        place: resource,
        url: row.is_published ? `${page}?lesson=${row.lesson_id}` : null,
      };
    case 'handedInWork':
      return { title: lesson, place: resource, url: `${managed}/work/${row.lesson_id}/${userId}` };
    case 'checkedIn':
      return { title: row.meeting_title, place: resource, url: `${managed}/attendance/${row.id}` };
    case 'posted':
    case 'replied':
      return {
        title: null,
        place: lesson ?? resource,
        url:
          row.resource_id === null || row.is_published
            ? `/portal/${schoolId}/community/${row.post_id}`
            : null,
      };
    case 'receivedBadge':
      return { title: say(row.badge_name), place: null, url: `/manage/${schoolId}/badges/${row.badge_id}` };
    case 'receivedCertificate':
      return { title: say(row.certificate_title), place: null, url: `/certificates/${row.certificate_code}` };
  }
}
