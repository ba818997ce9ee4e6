import { sql } from 'kysely';
import { CLASS_TYPES, typesOfFamily } from '../resources/kinds/registry.ts';
import { ofTypes, type Condition } from '../resources/resource-filter.ts';

const EXAM_TYPES = typesOfFamily('exam');
const KNOWLEDGE_TYPES = typesOfFamily('knowledge');

/** Types of what a space shows as works. */
export const WORK_TYPES: readonly number[] = [...CLASS_TYPES, ...EXAM_TYPES, ...KNOWLEDGE_TYPES];

/** What each list of works holds. */
export const WORKS = {
  knowledge: [ofTypes(KNOWLEDGE_TYPES)],
  videos: [ofTypes(CLASS_TYPES), sql`resource.has_video`],
  courses: [ofTypes(CLASS_TYPES)],
  exams: [ofTypes(EXAM_TYPES)],
} as const satisfies Record<string, readonly Condition[]>;
export type WorkKind = keyof typeof WORKS;
