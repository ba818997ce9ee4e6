import { Audience } from '@stoa/api/enums';
import type { DenialReason } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { readableSections } from './section-readers.ts';
import type { SchoolScope } from '../../core/schools/school-scope.ts';

/** Why a resource for that audience is not meant for somebody; undefined where it is. */
export function audienceProblem(
  audience: number,
  member: boolean,
): 'MEMBERS_ONLY' | 'VISITORS_ONLY' | undefined {
  if (audience === Audience.Members && !member) return 'MEMBERS_ONLY';
  if (audience === Audience.Visitors && member) return 'VISITORS_ONLY';
  return undefined;
}

/** Why the contents of a school are closed to somebody; null where they are not. */
export const portalDenial = (
  { isOpen, member }: SchoolScope,
  viewer: Viewer | undefined,
): DenialReason | null => (isOpen || member ? null : viewer ? 'JOIN_SCHOOL' : 'SIGN_IN');

/**
 * Why a resource is hidden from somebody who may look into its school; null where it is not.
 * @throws {Problem} NOT_FOUND also for drafts and what is not out yet: that they exist is nobody's business
 */
export async function resourceDenial(
  tx: Transaction,
  resourceId: string,
  { member, teaches }: SchoolScope,
  now: Date,
): Promise<'MEMBERS_ONLY' | 'VISITORS_ONLY' | null> {
  const row = await tx
    .selectFrom('resource')
    .select('audience')
    .where('id', '=', resourceId)
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .where('section_readers', 'in', readableSections({ member, teaches }))
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return audienceProblem(row.audience, member) ?? null;
}
