import { ResourceType } from '@stoa/api/enums';
import type { ContentKind, ContentState } from '@stoa/api/schema';
import { authorize } from '../../core/acl/authorize.ts';
import type { Role } from '../../database/tables.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { CLASS_TYPES, typesOfCard, typesOfFamily } from '../resources/kinds/registry.ts';

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

/** Types of resources of each kind. */
export const TYPES_OF_KIND: Readonly<Record<ContentKind, readonly number[]>> = {
  article: typesOfFamily('knowledge'),
  class: typesOfCard('class'),
  course: typesOfCard('course'),
};

/** Types of resources that are made here. */
export const AUTHORED_TYPES: readonly number[] = Object.values(TYPES_OF_KIND).flat();

/** The type that is made where a kind is asked for. */
export const TYPE_OF_NEW = {
  article: ResourceType.Knowledge,
  class: ResourceType.Class,
  course: ResourceType.Course,
} as const satisfies Record<ContentKind, number>;

export const kindOf = (type: number): ContentKind =>
  !CLASS_TYPES.includes(type) ? 'article' : TYPES_OF_KIND.class.includes(type) ? 'class' : 'course';

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
