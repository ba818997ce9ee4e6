import { ResourceType } from '@stoa/api/enums';
import type { ContentKind, ContentState } from '@stoa/api/schema';
import { authorize } from '../../core/acl/authorize.ts';
import type { Role } from '../../database/tables.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { typesOfCard, typesOfFamily } from '../resources/kinds/registry.ts';

/** Who makes what is taught in which school. */
export interface Author {
  schoolId: string;
  accountId: string;
  /** Looks after everything in the school; others after what they made or teach. */
  isManager: boolean;
}

const MANAGERS = ['owner', 'admin'] as const satisfies readonly Role[];

/** Lets those in who make what is taught. @throws {Problem} NOT_FOUND outside of the school, FORBIDDEN for its members */
export function requireAuthor(viewer: Viewer, schoolId: string): Author {
  const role = authorize(viewer, 'CLASS_MANAGEMENT', schoolId);
  return { schoolId, accountId: viewer.accountId, isManager: MANAGERS.some((manager) => manager === role) };
}

/** @throws {Problem} FORBIDDEN for a teacher who neither made it nor teaches it */
export function requireOwn(author: Author, row: { author_id: string | null; teaches: boolean }): void {
  if (author.isManager || row.author_id === author.accountId || row.teaches) return;
  throw new Problem('FORBIDDEN', { grantedBy: [...MANAGERS] });
}

/** A kind of what is made here. */
interface AuthoredKind {
  /** Its types of resources. */
  types: readonly number[];
  /** The type that is made where the kind is asked for. */
  newType: number;
  /** Has sections of lessons, and people enrol in it. */
  hasLessons?: boolean;
  /** Leads to other resources. */
  leadsOn?: boolean;
}

/** Every kind that is made here. */
export const AUTHORED: Readonly<Record<ContentKind, AuthoredKind>> = {
  article: { types: typesOfFamily('knowledge'), newType: ResourceType.Knowledge },
  class: { types: typesOfCard('class'), newType: ResourceType.Class, hasLessons: true },
  course: { types: typesOfCard('course'), newType: ResourceType.Course, hasLessons: true },
  map: { types: typesOfFamily('learningMap'), newType: ResourceType.LearningMap, leadsOn: true },
  topic: { types: typesOfFamily('topic'), newType: ResourceType.Topic, leadsOn: true },
};

const KINDS = Object.keys(AUTHORED) as ContentKind[];

/** Types of resources that are made here. */
export const AUTHORED_TYPES: readonly number[] = Object.values(AUTHORED).flatMap(({ types }) => types);

/** @throws {Error} for a type that is made elsewhere */
export function kindOf(type: number): ContentKind {
  const kind = KINDS.find((one) => AUTHORED[one].types.includes(type));
  if (!kind) throw new Error(`Resources of type ${type} are not made here.`);
  return kind;
}

export const hasLessons = (kind: ContentKind): boolean => AUTHORED[kind].hasLessons ?? false;

/** Where something is between its beginning and the bin. */
export function stateOf(
  row: { status: 'draft' | 'published' | 'withdrawn'; published_at: Date | null; binned_at: Date | null },
  now: Date,
): ContentState {
  if (row.binned_at) return 'bin';
  if (row.status === 'draft') return 'draft';
  if (row.status === 'withdrawn') return 'archived';
  return row.published_at && row.published_at > now ? 'scheduled' : 'public';
}
