import { ResourceType } from '@stoa/api/enums';
import { sql } from 'kysely';
import { CLASS_TYPES } from '../resources/resource-card.ts';
import type { Condition } from '../resources/resource-filter.ts';

const EXAM_TYPES = [ResourceType.Exam, ResourceType.ShareExam];
const ofTypes = (types: readonly number[]): Condition => sql`resource.type = any(${[...types]}::smallint[])`;

/** Types of what a space shows as works. */
export const WORK_TYPES: readonly number[] = [...CLASS_TYPES, ...EXAM_TYPES, ResourceType.Knowledge];

/** What each list of works holds. */
export const WORKS = {
  knowledge: [ofTypes([ResourceType.Knowledge])],
  videos: [ofTypes(CLASS_TYPES), sql`resource.has_video`],
  courses: [ofTypes(CLASS_TYPES)],
  exams: [ofTypes(EXAM_TYPES)],
} as const satisfies Record<string, readonly Condition[]>;
export type WorkKind = keyof typeof WORKS;
