import { sql } from 'kysely';
import type { CommunityPost, PostActivityInput, RichTextDocument } from '@stoa/api/schema';
import { isBlockedBetween, isShownTo } from '../../core/hiding/hiding.repository.ts';
import { countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { Problem } from '../../http/problem.ts';
import type { Place } from './place.policy.ts';

const NOBODY = '0';

/** A post with its author, its activity and what the viewer did with it. */
export type PostRow = NonNullable<Awaited<ReturnType<typeof findPost>>>;

const PINNED = { name: 'pinned', type: 'smallint' } as const;
const ID = { name: 'id', type: 'bigint' } as const;
const ORDERS: Record<'0' | '1', KeysetOrder> = {
  '0': { columns: [PINNED, ID], direction: 'desc' },
  '1': { columns: [PINNED, { name: 'hot_score', type: 'int' }, ID], direction: 'desc' },
};

const selectPosts = (tx: Transaction, viewerId: string | undefined) => {
  const person = sql`${viewerId ?? NOBODY}::bigint`;
  return tx
    .selectFrom('post')
    .leftJoin('account as author', 'author.id', 'post.author_id')
    .leftJoin('post_activity as activity', 'activity.post_id', 'post.id')
    .select([
      'post.id',
      'post.school_id',
      'post.scope_type',
      'post.scope_id',
      'post.class_id',
      'post.author_id',
      'post.kind',
      'post.title',
      'post.body',
      'post.lang',
      'post.created_at',
      'post.edited_at',
      'post.pinned',
      'post.reply_count',
      'post.like_count',
      'author.nick_name',
      'author.real_name',
      'author.avatar_url',
      'activity.opens_at',
      'activity.starts_at',
      'activity.ends_at',
      'activity.place as venue',
      'activity.capacity',
      'activity.seats_taken',
    ])
    .select([
      sql<boolean>`exists (select from post_reply answer where answer.post_id = post.id and answer.rank = 0)`.as(
        'answered',
      ),
      sql<boolean>`exists (select from post_like own where own.post_id = post.id and own.account_id = ${person})`.as(
        'liked',
      ),
      sql<boolean>`exists (select from post_enrollment own where own.post_id = post.id and own.account_id = ${person})`.as(
        'enrolled',
      ),
      isBlockedBetween(viewerId, sql.ref('post.author_id')).as('blocked'),
    ]);
};

export interface PostFilter {
  authorId?: string | undefined;
  kind?: CommunityPost['kind'] | undefined;
  sort?: '0' | '1' | undefined;
}

/** A page of the posts of a place, pinned ones first. */
export async function listPostRows(
  tx: Transaction,
  { scopeId, viewerId, moderate }: Pick<Place, 'scopeId' | 'viewerId' | 'moderate'>,
  { authorId, kind, sort = '0' }: PostFilter,
  page: KeysetPage,
) {
  const keyset = new Keyset(ORDERS[sort], page);
  let query = selectPosts(tx, viewerId).where('post.scope_id', '=', scopeId);
  // Who moderates a place sees all of it, whomever they blocked.
  if (!moderate) query = query.where(isShownTo(viewerId, sql.ref('post.author_id')));
  if (authorId !== undefined) query = query.where('post.author_id', '=', authorId);
  if (kind !== undefined) query = query.where('post.kind', '=', kind);
  const rows = await query
    .select(keyset.place('post').as('place'))
    .where(keyset.beyond('post'))
    .orderBy(keyset.orderBy('post'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, query));
}

/** A post; undefined where there is none in the school. */
export const findPost = (tx: Transaction, postId: string, viewerId: string | undefined) =>
  selectPosts(tx, viewerId).where('post.id', '=', postId).executeTakeFirst();

/** As findPost; whoever else wants to change it waits until the transaction ends. @throws {Problem} NOT_FOUND */
export async function lockPost(
  tx: Transaction,
  postId: string,
  viewerId: string | undefined,
): Promise<PostRow> {
  await tx.selectFrom('post').select('id').where('id', '=', postId).forUpdate().execute();
  const row = await findPost(tx, postId, viewerId);
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** @throws {Problem} NOT_FOUND */
export async function findLessonTitle(tx: Transaction, lessonId: string): Promise<Translations> {
  const row = await tx.selectFrom('lesson').select('title').where('id', '=', lessonId).executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row.title;
}

export interface PostValues {
  kind: CommunityPost['kind'];
  title: string;
  body: RichTextDocument;
  lang: Language;
}

/** @returns the id of the new post */
export async function insertPost(
  tx: Transaction,
  { schoolId, scopeType, classId, lessonId, viewerId }: Place,
  { body, ...values }: PostValues,
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('post')
    .values({
      school_id: schoolId,
      scope_type: scopeType,
      class_id: classId,
      lesson_id: lessonId,
      author_id: viewerId ?? null,
      body: JSON.stringify(body),
      created_at: now,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePostRow(
  tx: Transaction,
  postId: string,
  { title, body }: Pick<PostValues, 'title' | 'body'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('post')
    .set({ title, body: JSON.stringify(body), edited_at: now })
    .where('id', '=', postId)
    .execute();
}

export async function deletePostRow(tx: Transaction, postId: string): Promise<void> {
  await tx.deleteFrom('post').where('id', '=', postId).execute();
}

export async function setPinned(tx: Transaction, postId: string, pinned: boolean): Promise<void> {
  await tx
    .updateTable('post')
    .set({ pinned: pinned ? 1 : 0 })
    .where('id', '=', postId)
    .execute();
}

/** The constraint by which nobody signs up for an activity without a free seat. */
const SEATS = 'post_seats';
const asFull = (error: { constraint?: string }) => {
  if (error.constraint === SEATS) return 'full' as const;
  throw error;
};

/** Keeps when and where. @returns 'full' where more people signed up than there would be seats: nothing else can be done in the transaction */
export const saveActivity = (
  tx: Transaction,
  { postId, schoolId }: { postId: string; schoolId: string },
  { opensAt = null, startsAt, endsAt, place = null, capacity = null }: PostActivityInput,
): Promise<'full' | undefined> => {
  const values = { opens_at: opensAt, starts_at: startsAt, ends_at: endsAt, place: place || null, capacity };
  return tx
    .insertInto('post_activity')
    .values({ post_id: postId, school_id: schoolId, ...values })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(values))
    .execute()
    .then(() => undefined, asFull);
};

interface Seat {
  post_id: string;
  school_id: string;
  account_id: string;
}

/** Takes a seat; the database counts it. @returns 'full' where none is free: nothing else can be done in the transaction */
export const takeSeat = (tx: Transaction, seat: Seat, now: Date): Promise<'full' | undefined> =>
  tx
    .insertInto('post_enrollment')
    .values({ ...seat, enrolled_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
    .then(() => undefined, asFull);

export async function freeSeat(tx: Transaction, { post_id, account_id }: Seat): Promise<void> {
  await tx
    .deleteFrom('post_enrollment')
    .where('post_id', '=', post_id)
    .where('account_id', '=', account_id)
    .execute();
}

interface Like {
  id: string;
  schoolId: string;
  accountId: string;
}

/** Likes a post or ends it; the database counts. @returns how many like it now */
export async function likePost(
  tx: Transaction,
  { id, schoolId, accountId }: Like,
  liked: boolean,
): Promise<number> {
  if (liked)
    await tx
      .insertInto('post_like')
      .values({ post_id: id, school_id: schoolId, account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx.deleteFrom('post_like').where('post_id', '=', id).where('account_id', '=', accountId).execute();
  const row = await tx.selectFrom('post').select('like_count').where('id', '=', id).executeTakeFirst();
  return row?.like_count ?? 0;
}

/** As likePost, of a reply. */
export async function likeReply(
  tx: Transaction,
  { id, schoolId, accountId }: Like,
  liked: boolean,
): Promise<number> {
  if (liked)
    await tx
      .insertInto('post_reply_like')
      .values({ reply_id: id, school_id: schoolId, account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('post_reply_like')
      .where('reply_id', '=', id)
      .where('account_id', '=', accountId)
      .execute();
  const row = await tx.selectFrom('post_reply').select('like_count').where('id', '=', id).executeTakeFirst();
  return row?.like_count ?? 0;
}
