import type { CommunityReply, RichTextDocument } from '@stoa/api/schema';
import type { DataOf } from '../../contract/handlers.ts';
import type { Limit } from '../../core/limits/limits.repository.ts';
import { listHidden } from '../../core/hiding/hiding.repository.ts';
import type { Caller } from '../../core/schools/caller.ts';
import type { Services } from '../../core/services.ts';
import { invalid } from '../../core/text/texts.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { once } from '../../platform/idempotency.ts';
import { requireAccepted } from '../moderation/moderation.service.ts';
import { notify } from '../notifications/notify.ts';
import { achieve, unachieve } from '../points/achieve.ts';
import type { Achievement } from '../points/ledger.repository.ts';
import { presentReply } from './community.presenter.ts';
import { holdPost, openPost, openReply, requireRate, scopeOf, type SignedIn } from './community.service.ts';
import { mayAccept, replyAbilities, requireAllowed, requireWriter } from './place.policy.ts';
import { cleanPostBody, wordsOf } from './post-text.ts';
import {
  deleteReplyRow,
  findReply,
  insertReply,
  listReplyRows,
  setAnswer,
  updateReplyRow,
  type ReplyRow,
} from './reply.repository.ts';

const REPLIES_AN_HOUR: Limit = { limit: 30, windowSeconds: 3600 };
/** Titles in notifications. */
const TITLE_SHOWN = 100;

/** A title as news of it say it. */
export const shortened = (title: string): string => {
  const signs = [...title];
  return signs.length > TITLE_SHOWN ? `${signs.slice(0, TITLE_SHOWN).join('')}…` : title;
};

/** A page of the replies to a post. @throws {Problem} as openPost */
export const loadReplies = (
  { database }: Pick<Services, 'database'>,
  postId: string,
  query: PageQuery & { sort?: '0' | '1' | undefined },
  caller: Caller,
): Promise<DataOf<'listReplies'>> =>
  database.read(scopeOf(caller), async (tx) => {
    const { row: post, place } = await openPost(tx, postId, caller);
    const { page, asked } = pageOf(query);
    const viewer = { viewerId: place.viewerId, moderate: place.moderate, sort: query.sort };
    const { rows, ...around } = await listReplyRows(tx, postId, viewer, page);
    return { items: rows.map((row) => presentReply(row, place, post)), ...around, ...asked };
  });

async function present(tx: Transaction, replyId: string, caller: Caller): Promise<CommunityReply> {
  const { reply, row, place } = await openReply(tx, replyId, caller);
  return presentReply(reply, place, row);
}

interface ReplyIn {
  body: RichTextDocument;
  lang: Language;
  replyToId?: string | undefined;
}

/** @throws {Problem} as the contract says */
export async function reply(
  services: Services,
  postId: string,
  { body, lang, replyToId }: ReplyIn,
  caller: SignedIn,
  key: string | undefined,
): Promise<CommunityReply> {
  const { database } = services;
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  const clean = cleanPostBody(body);
  const scope = scopeOf(caller);
  await database.read(scope, async (tx) => requireWriter((await openPost(tx, postId, caller)).place));
  await requireAccepted(services, 'reply', wordsOf(clean), schoolId);
  const request = { schoolId, postId, body, lang, replyToId: replyToId ?? null };
  return database.write(scope, (tx) =>
    once(tx, { key, accountId, operation: 'createReply', request }, now, async () => {
      const { row: post, place } = await openPost(tx, postId, caller);
      requireWriter(place);
      const answered = replyToId === undefined ? undefined : await findReply(tx, replyToId, accountId);
      if (replyToId !== undefined && (answered?.post_id !== postId || (answered.blocked && !place.moderate)))
        throw invalid('body/replyToId', 'known', 'must be a reply to the same post');
      await requireRate(tx, `reply:${accountId}`, REPLIES_AN_HOUR, now);
      const values = { school_id: schoolId, post_id: postId, author_id: accountId, body: clean, lang };
      const replyId = await insertReply(tx, { ...values, reply_to_id: replyToId ?? null }, now);
      const written = await present(tx, replyId, caller);
      const isReported =
        post.author_id !== null &&
        post.author_id !== accountId &&
        !(await listHidden(tx, [post.author_id], [accountId])).has(post.author_id);
      if (isReported && post.author_id !== null)
        await notify(tx, {
          accountId: post.author_id,
          schoolId,
          kind: 'postReplied',
          params: { postId, name: written.author?.name ?? '', title: shortened(post.title) },
          now,
        });
      return written;
    }),
  );
}

/** @throws {Problem} as the contract says */
export async function change(
  services: Services,
  replyId: string,
  body: RichTextDocument,
  caller: SignedIn,
): Promise<CommunityReply> {
  const { database } = services;
  const clean = cleanPostBody(body);
  const scope = scopeOf(caller);
  const requireEditor = async (tx: Transaction) => {
    const { reply: row, row: post, place } = await openReply(tx, replyId, caller);
    requireAllowed(replyAbilities(place, row, post).edit);
  };
  await database.read(scope, requireEditor);
  await requireAccepted(services, 'reply', wordsOf(clean), caller.schoolId);
  return database.write(scope, async (tx) => {
    await requireEditor(tx);
    await updateReplyRow(tx, replyId, clean, caller.now);
    return present(tx, replyId, caller);
  });
}

/** @throws {Problem} NOT_FOUND, FORBIDDEN and as openPost */
export const remove = (services: Services, replyId: string, caller: SignedIn): Promise<void> =>
  services.database.write(scopeOf(caller), async (tx) => {
    const { reply: row, row: post, place } = await openReply(tx, replyId, caller);
    requireAllowed(replyAbilities(place, row, post).delete);
    await deleteReplyRow(tx, replyId);
    if (row.rank === 0) await settleAnswers(tx, post, { given: undefined, lost: [row] }, caller);
  });

/** Accepts a reply as the answer, or no longer. @throws {Problem} NOT_FOUND, FORBIDDEN and as openPost */
export const accept = (
  services: Services,
  replyId: string,
  accepted: boolean,
  caller: SignedIn,
): Promise<{ accepted: boolean }> =>
  services.database.write(scopeOf(caller), async (tx) => {
    const found = await openReply(tx, replyId, caller);
    // Of two at once the second waits, and finds what the first has done.
    const { row: post, place } = await holdPost(tx, found.reply.post_id, caller);
    requireAllowed(mayAccept(place, post));
    if (!(await findReply(tx, replyId, place.viewerId))) throw new Problem('NOT_FOUND');
    const replaced = await setAnswer(tx, { postId: post.id, replyId }, accepted);
    await settleAnswers(tx, post, { given: accepted ? found.reply : undefined, lost: replaced }, caller);
    return { accepted };
  });

type Answer = Pick<ReplyRow, 'id' | 'author_id'>;

/** Gives points to whom an accepted answer is from, and takes back those of answers that are none any more. */
async function settleAnswers(
  tx: Transaction,
  post: { author_id: string | null },
  { given, lost }: { given: Answer | undefined; lost: readonly Answer[] },
  { schoolId, now }: SignedIn,
): Promise<void> {
  // Nobody earns points by answering themselves.
  const achievements = (answers: readonly Answer[]): Achievement[] =>
    answers.flatMap(({ id, author_id: accountId }) =>
      accountId === null || accountId === post.author_id
        ? []
        : [{ accountId, reason: 'answer.accepted', subjectId: id }],
    );
  await unachieve(tx, schoolId, achievements(lost), now);
  await achieve(tx, schoolId, achievements(given ? [given] : []), now);
}
