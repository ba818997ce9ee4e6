import type { CommunityPost, PostActivity, PostActivityInput, PostScope } from '@stoa/api/schema';
import type { DataOf } from '../../contract/handlers.ts';
import type { Limit } from '../../core/limits/limits.repository.ts';
import { wordingOf, type Caller } from '../../core/schools/caller.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import { invalid } from '../../core/text/texts.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { once } from '../../platform/idempotency.ts';
import { requireAccepted } from '../moderation/moderation.service.ts';
import { presentActivity, presentPost, titleOf } from './community.presenter.ts';
import { holdPost, openPost, openReply, requireRate, scopeOf, type SignedIn } from './community.service.ts';
import { requireAllowed, requireKind, requireOngoing, requireWriter, postAbilities } from './place.policy.ts';
import { openPlace } from './place.service.ts';
import { cleanPostBody, wordsOf } from './post-text.ts';
import {
  deletePostRow,
  freeSeat,
  insertPost,
  likePost,
  likeReply,
  listPostRows,
  saveActivity,
  setPinned,
  takeSeat,
  updatePostRow,
  type PostFilter,
  type PostValues,
} from './post.repository.ts';

const POSTS_AN_HOUR: Limit = { limit: 10, windowSeconds: 3600 };

type Target = { scopeType: PostScope; scopeId: string };

/** A page of the posts of a place. @throws {Problem} as openPlace */
export function loadPosts(
  { database }: Pick<Services, 'database'>,
  {
    scopeType = 'school',
    scopeId,
    ...query
  }: Partial<{ [K in keyof Target]: Target[K] | undefined }> & PostFilter & PageQuery,
  caller: Caller,
): Promise<DataOf<'listPosts'>> {
  return database.read(scopeOf(caller), async (tx) => {
    const school = await enter(tx, caller);
    const wording = wordingOf(school, caller);
    const place = await openPlace(tx, { scopeType, scopeId: scopeId ?? caller.schoolId }, caller);
    const { page, asked } = pageOf(query);
    const { rows, ...around } = await listPostRows(tx, place, query, page);
    const { write, announce, moderate, reason } = place;
    return {
      items: rows.map((row) => presentPost(row, place, wording)),
      ...around,
      ...asked,
      scopeTitle: titleOf(place.title, wording),
      abilities: { write, announce, moderate, reason },
    };
  });
}

async function present(tx: Transaction, postId: string, caller: Caller): Promise<CommunityPost> {
  const { school, row, place } = await openPost(tx, postId, caller);
  return presentPost(row, place, wordingOf(school, caller));
}

/** @throws {Problem} as openPost */
export const loadPost = (
  { database }: Pick<Services, 'database'>,
  postId: string,
  caller: Caller,
): Promise<CommunityPost> => database.read(scopeOf(caller), (tx) => present(tx, postId, caller));

/** What is typed, as it is kept. @throws {Problem} VALIDATION_FAILED */
function readValues({ title, body }: Pick<PostValues, 'title' | 'body'>) {
  const name = cleanName(title);
  if (name === '') throw invalid('body/title', 'minLength', 'must say something');
  return { title: name, body: cleanPostBody(body) };
}

const textOf = ({ title, body }: Pick<PostValues, 'title' | 'body'>, activity?: PostActivityInput): string =>
  [title, activity?.place ?? '', wordsOf(body)].join('\n');

/** @throws {Problem} VALIDATION_FAILED */
function readActivity(input: PostActivityInput): PostActivityInput {
  const end = Date.parse(input.endsAt);
  if (end <= Date.parse(input.startsAt))
    throw invalid('body/activity/endsAt', 'minimum', 'must be after startsAt');
  if (input.opensAt && Date.parse(input.opensAt) >= end)
    throw invalid('body/activity/opensAt', 'maximum', 'must be before endsAt');
  return { ...input, place: input.place ? cleanName(input.place) : null };
}

/** @throws {Problem} VALIDATION_FAILED where an activity has no times, or something else has some */
function requireFitting(kind: CommunityPost['kind'], activity: PostActivityInput | undefined): void {
  if ((kind === 'activity') !== (activity !== undefined))
    throw invalid('body/activity', 'required', 'must be there for an activity, and for nothing else');
}

/** @throws {Problem} as the contract says */
export async function write(
  services: Services,
  { scopeType, scopeId, kind, lang, ...typed }: DataIn,
  caller: SignedIn,
  key: string | undefined,
): Promise<CommunityPost> {
  const { database } = services;
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  const values = readValues(typed);
  requireFitting(kind, typed.activity);
  const activity = typed.activity && readActivity(typed.activity);
  if (activity && Date.parse(activity.endsAt) <= now.getTime())
    throw invalid('body/activity/endsAt', 'minimum', 'must be to come');
  const scope = scopeOf(caller);
  const open = async (tx: Transaction) => {
    await enter(tx, caller);
    const place = await openPlace(tx, { scopeType, scopeId }, caller);
    requireKind(place, kind);
    return place;
  };
  // First, because what is not accepted is told to those alone who write there.
  await database.read(scope, open);
  await requireAccepted(services, 'post', textOf(values, activity), schoolId);
  const request = { schoolId, scopeType, scopeId, kind, lang, ...typed };
  return database.write(scope, (tx) =>
    once(tx, { key, accountId, operation: 'createPost', request }, now, async () => {
      const place = await open(tx);
      await requireRate(tx, `post:${accountId}`, POSTS_AN_HOUR, now);
      const postId = await insertPost(tx, place, { ...values, kind, lang }, now);
      if (activity) await saveActivity(tx, { postId, schoolId }, activity);
      return present(tx, postId, caller);
    }),
  );
}

interface DataIn extends Target, PostValues {
  activity?: PostActivityInput | undefined;
}
interface ChangeIn extends Pick<PostValues, 'title' | 'body'> {
  activity?: PostActivityInput | undefined;
  editedAt?: string | null | undefined;
}

/** @throws {Problem} as the contract says */
export async function change(
  services: Services,
  postId: string,
  { editedAt, ...typed }: ChangeIn,
  caller: SignedIn,
): Promise<CommunityPost> {
  const { database } = services;
  const { schoolId, now } = caller;
  const values = readValues(typed);
  const activity = typed.activity && readActivity(typed.activity);
  const scope = scopeOf(caller);
  await database.read(scope, async (tx) => {
    const { row, place } = await openPost(tx, postId, caller);
    requireAllowed(postAbilities(place, row).edit);
    if (activity) requireFitting(row.kind, activity);
  });
  await requireAccepted(services, 'post', textOf(values, activity), schoolId);
  return database.write(scope, async (tx) => {
    const { row, place } = await holdPost(tx, postId, caller);
    requireAllowed(postAbilities(place, row).edit);
    const current = row.edited_at?.toISOString() ?? null;
    if (editedAt !== undefined && (editedAt === null ? null : new Date(editedAt).toISOString()) !== current)
      throw new Problem('VERSION_CONFLICT', { currentVersion: current ?? row.created_at.toISOString() });
    await updatePostRow(tx, postId, values, now);
    if (activity && (await saveActivity(tx, { postId, schoolId }, activity)) === 'full')
      throw invalid('body/activity/capacity', 'minimum', `must be ${row.seats_taken ?? 0} at least`);
    return present(tx, postId, caller);
  });
}

/** @throws {Problem} NOT_FOUND, FORBIDDEN and as openPost */
export const remove = (services: Services, postId: string, caller: SignedIn): Promise<void> =>
  services.database.write(scopeOf(caller), async (tx) => {
    const { row, place } = await openPost(tx, postId, caller);
    requireAllowed(postAbilities(place, row).delete);
    await deletePostRow(tx, postId);
  });

/** @throws {Problem} NOT_FOUND, FORBIDDEN and as openPost */
export const pin = (
  services: Services,
  postId: string,
  pinned: boolean,
  caller: SignedIn,
): Promise<{ pinned: boolean }> =>
  services.database.write(scopeOf(caller), async (tx) => {
    const { row, place } = await openPost(tx, postId, caller);
    requireAllowed(postAbilities(place, row).pin);
    await setPinned(tx, postId, pinned);
    return { pinned };
  });

/** Likes something, or ends it. @throws {Problem} NOT_FOUND, MEMBERS_ONLY and as openPost */
export const react = (
  services: Services,
  { targetType, targetId, liked }: { targetType: 'post' | 'reply'; targetId: string; liked: boolean },
  caller: SignedIn,
): Promise<{ liked: boolean; likeCount: number }> =>
  services.database.write(scopeOf(caller), async (tx) => {
    const isReply = targetType === 'reply';
    const { place } = await (isReply ? openReply(tx, targetId, caller) : openPost(tx, targetId, caller));
    requireWriter(place);
    const like = { id: targetId, schoolId: caller.schoolId, accountId: caller.viewer.accountId };
    return { liked, likeCount: await (isReply ? likeReply : likePost)(tx, like, liked) };
  });

/**
 * Signs somebody up for an activity, or takes it back. The last seat goes to one person.
 * @throws {Problem} NOT_FOUND, MEMBERS_ONLY, ACTIVITY_NOT_STARTED, ACTIVITY_ENDED, CLASS_FULL and as openPost
 */
export const enroll = (
  services: Services,
  postId: string,
  enrollment: 0 | 1,
  caller: SignedIn,
): Promise<PostActivity> =>
  services.database.write(scopeOf(caller), async (tx) => {
    const { schoolId, viewer, now } = caller;
    const { row, place } = await openPost(tx, postId, caller);
    const { opens_at, ends_at } = row;
    if (!ends_at) throw new Problem('NOT_FOUND');
    requireWriter(place);
    if (row.enrolled !== (enrollment === 1)) {
      requireOngoing({ opens_at, ends_at }, now);
      const seat = { post_id: postId, school_id: schoolId, account_id: viewer.accountId };
      if (enrollment === 0) await freeSeat(tx, seat);
      else if ((await takeSeat(tx, seat, now)) === 'full')
        throw new Problem('CLASS_FULL', { limit: row.capacity ?? 0 });
    }
    const after = presentActivity((await openPost(tx, postId, caller)).row, now);
    if (!after) throw new Problem('NOT_FOUND');
    return after;
  });
