import type { ClassDetail, EnrolmentAnswer, LessonPosition, LessonRef, NextLesson } from '@stoa/api/schema';
import { textIn } from '../../i18n/translate.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import { purchaseUrlOf } from '../../core/offers/offer.ts';
import { presentCard, resourceUrl, type CardRow } from '../resources/resource-card.ts';
import { abilitiesOf, isOpen, type Standing } from './class.policy.ts';
import type { ClassRow, findCategories, findTeachers, OutlineRow } from './class.repository.ts';
import type { Wording } from '../../core/schools/caller.ts';
import { isPlayed, nextOf, progressOf, shareOf, type Kept } from './learning.ts';

type LessonPlace = Pick<OutlineRow, 'id' | 'title' | 'kind' | 'minutes'>;
type ClassPlace = Pick<CardRow, 'id' | 'school_id' | 'type'>;

export const lessonUrl = (place: ClassPlace, lessonId: string): string =>
  `${resourceUrl(place)}?lesson=${lessonId}`;

export const presentLessonRef = (
  place: ClassPlace,
  lesson: LessonPlace,
  { language, schoolDefault }: Wording,
): LessonRef => ({
  id: lesson.id,
  title: textIn(lesson.title, language, schoolDefault),
  kind: lesson.kind,
  minutes: Math.max(1, lesson.minutes),
  url: lessonUrl(place, lesson.id),
});

/**
 * Where to go on; null when nothing is left.
 * @param open whether the viewer can open a lesson
 */
export function presentNext(
  place: ClassPlace,
  outline: readonly OutlineRow[],
  open: (lesson: OutlineRow) => boolean,
  wording: Wording,
): NextLesson | null {
  const next = nextOf(outline, open);
  if (!next) return null;
  const started = next.updated_at !== null;
  return {
    lesson: presentLessonRef(place, next, wording),
    positionSeconds: started && isPlayed(next.kind) ? Math.floor(next.position_seconds ?? 0) : null,
    started,
  };
}

/** How far a person is in a lesson. */
export const presentPosition = (kept: Kept, kind: OutlineRow['kind']): LessonPosition => ({
  positionSeconds: isPlayed(kind) ? Math.floor(kept.position_seconds) : null,
  fraction: Math.min(1, Math.max(0, kept.fraction)),
  completed: kept.completed_at !== null,
  deviceId: kept.device_id,
  updatedAt: kept.client_updated_at.toISOString(),
});

/** What is kept of a lesson, where the person has begun it. */
export const storedOf = (lesson: OutlineRow): Kept | undefined =>
  lesson.client_updated_at === null || lesson.device_id === null
    ? undefined
    : {
        position_seconds: lesson.position_seconds ?? 0,
        fraction: lesson.fraction ?? 0,
        completed_at: lesson.completed_at,
        device_id: lesson.device_id,
        client_updated_at: lesson.client_updated_at,
      };

const presentSeats = ({
  capacity,
  seats_taken,
}: Pick<ClassRow, 'capacity' | 'seats_taken'>): ClassDetail['seats'] => ({
  capacity,
  taken: seats_taken,
  left: capacity === null ? null : Math.max(0, capacity - seats_taken),
});

export const presentEnrolment = (
  row: Pick<ClassRow, 'id' | 'capacity' | 'seats_taken' | 'learner_count'>,
  enrolledAt: Date | null,
): EnrolmentAnswer => ({
  classId: row.id,
  enrollment: enrolledAt ? 1 : 0,
  enrolledAt: enrolledAt?.toISOString() ?? null,
  seats: presentSeats(row),
  learnerCount: row.learner_count,
});

/** What the page of a class is drawn from. */
export interface ClassParts {
  row: ClassRow;
  standing: Standing;
  outline: OutlineRow[];
  teachers: Awaited<ReturnType<typeof findTeachers>>;
  categories: Awaited<ReturnType<typeof findCategories>>;
  related: CardRow[];
}

export function presentClass(
  { row, standing, outline, teachers, categories, related }: ClassParts,
  wording: Wording,
): ClassDetail {
  const card = presentCard(row, wording);
  const say = (translations: Parameters<typeof textIn>[0]) =>
    textIn(translations, wording.language, wording.schoolDefault);
  return {
    id: card.id,
    type: card.type,
    title: card.title,
    summary: card.summary,
    lang: card.lang,
    coverUrl: card.coverUrl,
    coverColor: card.coverColor,
    zone: card.zone,
    audience: card.audience,
    categories: categories.map(({ id, name }) => ({ id, name: say(name) })),
    teachers: teachers.map((teacher) => ({ person: presentPerson(teacher), bio: null })),
    outcomes: row.outcomes.map(say),
    sections: presentSections(row, outline, standing, wording),
    lessonCount: outline.length,
    minutes: outline.reduce((sum, lesson) => sum + lesson.minutes, 0),
    startsAt: card.startsAt,
    endsAt: card.endsAt,
    activityStatus: card.activityStatus,
    seats: presentSeats(row),
    learnerCount: card.learnerCount,
    price: card.price,
    purchaseUrl: standing.enrolled || standing.ended ? null : purchaseUrlOf(row),
    enrollment: standing.enrolled ? 1 : 0,
    enrolledAt: standing.enrolled ? (row.enrolled_at?.toISOString() ?? null) : null,
    progress: standing.enrolled ? progressOf(outline) : null,
    nextLesson: presentNext(row, outline, (lesson) => isOpen(standing, lesson), wording),
    givesCertificate: row.gives_certificate,
    certificateCode: row.certificate_code,
    abilities: abilitiesOf(standing),
    related: related.map((other) => presentCard(other, wording)),
    schoolId: card.schoolId,
    url: card.url,
  };
}

function presentSections(
  place: ClassPlace,
  outline: readonly OutlineRow[],
  standing: Standing,
  wording: Wording,
): ClassDetail['sections'] {
  const sections = new Map<string, ClassDetail['sections'][number]>();
  for (const lesson of outline) {
    const section = sections.get(lesson.section_id) ?? {
      title: textIn(lesson.section_title, wording.language, wording.schoolDefault),
      lessons: [],
    };
    sections.set(lesson.section_id, section);
    section.lessons.push({
      ...presentLessonRef(place, lesson, wording),
      seconds: lesson.seconds,
      preview: lesson.is_preview,
      locked: !isOpen(standing, lesson),
      completed: lesson.completed_at !== null,
      fraction: shareOf(lesson),
    });
  }
  return [...sections.values()];
}
