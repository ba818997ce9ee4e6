import { sql } from 'kysely';
import type { RichTextDocument } from '@stoa/api/schema';
import { isBlockedBetween, isShownTo } from '../../core/hiding/hiding.repository.ts';
import { countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Place } from './place.policy.ts';

const NOBODY = '0';

/** A reply with its author and whether the viewer likes it. */
export type ReplyRow = NonNullable<Awaited<ReturnType<typeof findReply>>>;

const RANK = { name: 'rank', type: 'smallint' } as const;
const ID = { name: 'id', type: 'bigint' } as const;
const ORDERS: Record<'0' | '1', KeysetOrder> = {
  '0': { columns: [RANK, ID], direction: 'asc' },
  '1': { columns: [RANK, { name: 'coolness', type: 'int' }, ID], direction: 'asc' },
};

const selectReplies = (tx: Transaction, viewerId: string | undefined) =>
  tx
    .selectFrom('post_reply')
    .leftJoin('account as author', 'author.id', 'post_reply.author_id')
    .select([
      'post_reply.id',
      'post_reply.school_id',
      'post_reply.post_id',
      'post_reply.reply_to_id',
      'post_reply.author_id',
      'post_reply.body',
      'post_reply.lang',
      'post_reply.created_at',
      'post_reply.edited_at',
      'post_reply.rank',
      'post_reply.like_count',
      'author.nick_name',
      'author.real_name',
      'author.avatar_url',
    ])
    .select([
      sql<boolean>`exists (select from post_reply_like own where own.reply_id = post_reply.id and own.account_id = ${viewerId ?? NOBODY}::bigint)`.as(
        'liked',
      ),
      isBlockedBetween(viewerId, sql.ref('post_reply.author_id')).as('blocked'),
    ]);

/** A page of the replies to a post, the accepted answer first. */
export async function listReplyRows(
  tx: Transaction,
  postId: string,
  { viewerId, moderate, sort = '0' }: Pick<Place, 'viewerId' | 'moderate'> & { sort?: '0' | '1' | undefined },
  page: KeysetPage,
) {
  const keyset = new Keyset(ORDERS[sort], page);
  const all = selectReplies(tx, viewerId).where('post_reply.post_id', '=', postId);
  const query = moderate ? all : all.where(isShownTo(viewerId, sql.ref('post_reply.author_id')));
  const rows = await query
    .select(keyset.place('post_reply').as('place'))
    .where(keyset.beyond('post_reply'))
    .orderBy(keyset.orderBy('post_reply'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, query));
}

/** A reply; undefined where there is none in the school. */
export const findReply = (tx: Transaction, replyId: string, viewerId: string | undefined) =>
  selectReplies(tx, viewerId).where('post_reply.id', '=', replyId).executeTakeFirst();

/** @returns the id of the new reply */
export async function insertReply(
  tx: Transaction,
  row: {
    school_id: string;
    post_id: string;
    reply_to_id: string | null;
    author_id: string;
    body: RichTextDocument;
    lang: Language;
  },
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('post_reply')
    .values({ ...row, body: JSON.stringify(row.body), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateReplyRow(
  tx: Transaction,
  replyId: string,
  body: RichTextDocument,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('post_reply')
    .set({ body: JSON.stringify(body), edited_at: now })
    .where('id', '=', replyId)
    .execute();
}

export async function deleteReplyRow(tx: Transaction, replyId: string): Promise<void> {
  await tx.deleteFrom('post_reply').where('id', '=', replyId).execute();
}

/** Makes a reply the answer, or none; another one that was it no longer is. The post is locked. @returns those that no longer are */
export async function setAnswer(
  tx: Transaction,
  { postId, replyId }: { postId: string; replyId: string },
  accepted: boolean,
): Promise<{ id: string; author_id: string | null }[]> {
  const others = tx
    .updateTable('post_reply')
    .set({ rank: 1 })
    .where('post_id', '=', postId)
    .where('rank', '=', 0)
    .returning(['id', 'author_id']);
  const lost = await (
    accepted ? others.where('id', '!=', replyId) : others.where('id', '=', replyId)
  ).execute();
  if (accepted) await tx.updateTable('post_reply').set({ rank: 0 }).where('id', '=', replyId).execute();
  return lost;
}
