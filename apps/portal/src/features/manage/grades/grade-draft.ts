import { sumOf, withChoice } from '@stoa/api/rubric';
import type { RubricChoice, WorkSheet } from '@stoa/api/schema';
import { storeDraft, readDraft } from '../../../shared/drafts.ts';

/** What a teacher is about to give. */
export interface GradeDraft {
  /** Null while none are entered. */
  points: number | null;
  choices: RubricChoice[];
  remark: string;
}

/** What is given so far; for what was returned, why. */
export const givenIn = ({ work }: Pick<WorkSheet, 'work'>): GradeDraft => ({
  points: work.grade?.given ?? null,
  choices: work.grade?.choices ?? [],
  remark: work.grade?.remark ?? '',
});

/** With a level chosen: the points are the sum of what is chosen. */
export function choose(
  draft: GradeDraft,
  choice: RubricChoice,
  { rubric }: Pick<WorkSheet['terms'], 'rubric'>,
): GradeDraft {
  const choices = withChoice(draft.choices, choice);
  return { ...draft, choices, points: sumOf(rubric, choices) };
}

const nameOf = (lessonId: string, personId: string): string => `grade.${lessonId}.${personId}`;

type Place = Pick<WorkSheet, 'lessonId' | 'person'>;

/** What was entered in this tab and not saved. */
export const keptGrade = ({ lessonId, person }: Place, userId: string | undefined) =>
  readDraft<GradeDraft>(nameOf(lessonId, person.id), userId)?.draft;

/** Keeps what is entered; without one it is saved and no draft any more. */
export const storeGrade = (
  { lessonId, person }: Place,
  userId: string | undefined,
  draft: GradeDraft | undefined,
): void =>
  storeDraft(
    nameOf(lessonId, person.id),
    draft && { ...(userId === undefined ? {} : { userId }), place: lessonId, draft },
  );
