import { count, type Limit } from '../../core/limits/limits.repository.ts';
import type { Caller } from '../../core/schools/caller.ts';
import type { SchoolRow } from '../../core/schools/schools.repository.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import type { Transaction } from '../../database/pool.ts';
import { requireViewer, type RequestContext, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Place } from './place.policy.ts';
import { openPlace } from './place.service.ts';
import { findPost, lockPost, type PostRow } from './post.repository.ts';
import { findReply, type ReplyRow } from './reply.repository.ts';

/** Who asks, and is signed in. */
export type SignedIn = Caller & { viewer: Viewer };

export const callerOf = (
  { clock }: Pick<Services, 'clock'>,
  schoolId: string | undefined,
  { viewer, language }: RequestContext,
): Caller => ({ schoolId: String(schoolId), viewer, language, now: clock.now() });

/** @throws {Problem} UNAUTHENTICATED */
export const personOf = (
  services: Pick<Services, 'clock'>,
  schoolId: string | undefined,
  context: RequestContext,
): SignedIn => ({ ...callerOf(services, schoolId, context), viewer: requireViewer(context) });

export const scopeOf = ({ schoolId, viewer }: Caller) => ({ schoolId, accountId: viewer?.accountId });

/** A post with where it belongs, for who may read it. */
export interface OpenPost {
  school: SchoolRow;
  row: PostRow;
  place: Place;
}

async function inPlace(tx: Transaction, row: PostRow | undefined, caller: Caller): Promise<OpenPost> {
  const school = await enter(tx, caller);
  if (!row) throw new Problem('NOT_FOUND');
  const place = await openPlace(tx, { scopeType: row.scope_type, scopeId: row.scope_id }, caller);
  if (row.blocked && !place.moderate) throw new Problem('NOT_FOUND');
  return { school, row, place };
}

/** @throws {Problem} NOT_FOUND, SCHOOL_CLOSED, MEMBERS_ONLY, VISITORS_ONLY, NOT_ENROLLED */
export const openPost = async (tx: Transaction, postId: string, caller: Caller): Promise<OpenPost> =>
  inPlace(tx, await findPost(tx, postId, caller.viewer?.accountId), caller);

/** As openPost; whoever else wants to change it waits until the transaction ends. */
export async function holdPost(tx: Transaction, postId: string, caller: Caller): Promise<OpenPost> {
  await openPost(tx, postId, caller);
  return inPlace(tx, await lockPost(tx, postId, caller.viewer?.accountId), caller);
}

/** A reply with its post. @throws {Problem} as openPost */
export async function openReply(
  tx: Transaction,
  replyId: string,
  caller: Caller,
): Promise<OpenPost & { reply: ReplyRow }> {
  const reply = await findReply(tx, replyId, caller.viewer?.accountId);
  if (!reply) {
    await enter(tx, caller);
    throw new Problem('NOT_FOUND');
  }
  const post = await openPost(tx, reply.post_id, caller);
  if (reply.blocked && !post.place.moderate) throw new Problem('NOT_FOUND');
  return { ...post, reply };
}

/** Counts what somebody writes. @throws {Problem} TOO_MANY_REQUESTS */
export async function requireRate(tx: Transaction, key: string, limit: Limit, now: Date): Promise<void> {
  const state = await count(tx, key, limit, now);
  if (state.count > limit.limit)
    throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
}
