import * as v from 'valibot';
import { choiceOr, pageNumber, text } from '../../app/search-fields.ts';

/** The tabs of a space, as their addresses name them (R15). */
export const SPACE_TABS = ['dynamics', 'works', 'learningProcess', 'fan', 'follow'] as const;
export type SpaceTab = (typeof SPACE_TABS)[number];
export const WORK_KINDS = ['courses', 'videos', 'knowledge', 'exams'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
export const STUDY_STATUSES = ['all', 'learning', 'completed'] as const;
export type StudyStatus = (typeof STUDY_STATUSES)[number];
/** Whose activity one’s own space shows: one’s own, or that of those whom one follows. */
export const ACTIVITIES = ['mine', 'following'] as const;
export type ActivityOf = (typeof ACTIVITIES)[number];

/** What the address of a space says beside school and tab. */
export const spaceSearch = v.object({
  /** The person; oneself where it is left out. What is no id is nobody's space, and not one's own. */
  userId: text(),
  activity: choiceOr<ActivityOf>(ACTIVITIES, 'mine'),
  kind: choiceOr<WorkKind>(WORK_KINDS, 'courses'),
  status: choiceOr<StudyStatus>(STUDY_STATUSES, 'all'),
  page: pageNumber(),
});
export type SpaceSearch = v.InferOutput<typeof spaceSearch>;

export const isSpaceTab = (tab: string): tab is SpaceTab => SPACE_TABS.some((one) => one === tab);
