import type { ResourceCard, ResourceDetail, RichTextDocument } from '@stoa/api/schema';
import { ResourceType } from '@stoa/api/enums';
import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { tableOfContents } from '../../rich-text/from-markdown.ts';
import { displayName } from '../../core/people/people.presenter.ts';
import {
  CLASS_TYPES,
  enrolledBy,
  presentCard,
  selectCards,
  visibleTo,
  type CardOptions,
  type CardRow,
  type Onlooker,
} from './resource-card.ts';
import type { SchoolScope } from '../../core/schools/school-scope.ts';
import { audienceProblem } from './visibility.ts';

const RELATED_MAX = 6;
const MINUTE_MS = 60_000;

export interface DetailContext extends CardOptions {
  scope: SchoolScope;
  viewer: Viewer | undefined;
}

type DetailRow = CardRow & { category_ids: string[]; download_count: number };
type Kind<K extends ResourceDetail['kind']> = Omit<
  Extract<ResourceDetail, { kind: K }>,
  'card' | 'categories' | 'related'
>;

/**
 * A resource whole: three statements at most, whatever it holds.
 * @throws {Problem} NOT_FOUND, MEMBERS_ONLY, VISITORS_ONLY
 */
export async function loadResource(
  tx: Transaction,
  id: string,
  context: DetailContext,
): Promise<ResourceDetail> {
  const { scope, viewer, now } = context;
  const onlooker: Onlooker = { member: scope.member, now };
  const row = await selectCards(tx)
    .select(['resource.category_ids', 'resource.download_count', enrolledBy(viewer?.accountId)])
    .where('resource.id', '=', id)
    .where('resource.status', '=', 'published')
    .where('resource.published_at', '<=', now)
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  const denied = audienceProblem(row.audience, scope.member);
  if (denied) throw new Problem(denied);
  const card = presentCard(row, context);
  if (CLASS_TYPES.includes(row.type)) return { kind: 'class', card };
  const categories = scope.categories.refs(row.category_ids, context.language, scope.defaultLanguage);
  const shared = { card, categories };
  const rest = async () => ({ ...shared, related: await listRelated(tx, row, onlooker, context) });
  switch (row.type) {
    case ResourceType.Knowledge:
      return { ...(await articleOf(tx, row, context)), ...(await rest()) };
    case ResourceType.Exam:
    case ResourceType.ShareExam:
      return { ...(await examOf(tx, row, context)), ...(await rest()) };
    case ResourceType.Live:
      return { ...(await liveOf(tx, row, context, card)), ...(await rest()) };
    case ResourceType.Topic:
      return { kind: 'topic', items: await topicItems(tx, row, onlooker, context), ...(await rest()) };
    default:
      throw new Problem('NOT_FOUND');
  }
}

async function articleOf(
  tx: Transaction,
  row: DetailRow,
  { language, schoolDefault }: DetailContext,
): Promise<Kind<'article'>> {
  const wanted = [...new Set([language, schoolDefault, 'en_US', 'zh_CN'])];
  // One language leaves the database, not all twelve.
  const { rows } = await sql<{ lang: Language; body: RichTextDocument; reading_minutes: number }>`
    select entry.key as lang, entry.value as body, article.reading_minutes from article, jsonb_each(article.body) entry
    where article.resource_id = ${row.id} order by array_position(${wanted}::text[], entry.key) nulls last, entry.key limit 1`.execute(
    tx,
  );
  const [article] = rows;
  if (!article) throw new Problem('NOT_FOUND');
  return {
    kind: 'article',
    body: article.body,
    lang: article.lang,
    toc: tableOfContents(article.body),
    minutes: article.reading_minutes,
    downloads: row.download_count,
  };
}

async function examOf(
  tx: Transaction,
  row: DetailRow,
  { scope, viewer, now }: DetailContext,
): Promise<Kind<'exam'>> {
  const exam = await tx
    .selectFrom('exam')
    .select(['minutes', 'pass_mark', 'attempts', 'opens_at', 'closes_at'])
    .select(
      sql<number>`(select count(*)::int from exam_question where exam_question.exam_id = exam.resource_id)`.as(
        'questions',
      ),
    )
    .where('resource_id', '=', row.id)
    .executeTakeFirst();
  if (!exam) throw new Problem('NOT_FOUND');
  const reason = !viewer
    ? 'SIGN_IN'
    : !scope.member
      ? 'JOIN_SCHOOL'
      : exam.opens_at && exam.opens_at > now
        ? 'NOT_OPEN'
        : exam.closes_at && exam.closes_at <= now
          ? 'CLOSED'
          : null;
  return {
    kind: 'exam',
    questionCount: exam.questions,
    minutes: exam.minutes,
    passMark: exam.pass_mark,
    attempts: exam.attempts,
    attemptsUsed: viewer ? 0 : null,
    opensAt: exam.opens_at?.toISOString() ?? null,
    closesAt: exam.closes_at?.toISOString() ?? null,
    // The pages that run exams and rooms are not served yet: nobody is sent where nothing is.
    startUrl: null,
    abilities: { start: false, reason },
  };
}

async function liveOf(
  tx: Transaction,
  row: DetailRow,
  { scope }: DetailContext,
  card: ResourceCard,
): Promise<Kind<'live'>> {
  const live = await tx
    .selectFrom('live')
    .leftJoin('account as host', 'host.id', 'live.host_id')
    .select([
      'live.starts_at',
      'live.minutes',
      'live.is_boutique',
      'host.id',
      'host.real_name',
      'host.nick_name',
      'host.avatar_url',
    ])
    .where('live.resource_id', '=', row.id)
    .executeTakeFirst();
  if (!live) throw new Problem('NOT_FOUND');
  const host = live.id
    ? {
        id: live.id,
        name: displayName({ real_name: live.real_name ?? '', nick_name: live.nick_name ?? '' }),
        avatarUrl: live.avatar_url || null,
      }
    : card.author;
  return {
    kind: 'live',
    // A host who left is nobody's to name: the school stays.
    host: host ?? { id: scope.id, name: '', avatarUrl: null },
    startsAt: live.starts_at.toISOString(),
    endsAt: new Date(live.starts_at.getTime() + live.minutes * MINUTE_MS).toISOString(),
    minutes: live.minutes,
    boutique: live.is_boutique,
    roomUrl: null,
  };
}

async function topicItems(
  tx: Transaction,
  topic: DetailRow,
  onlooker: Onlooker,
  context: DetailContext,
): Promise<ResourceCard[]> {
  const rows = await selectCards(tx)
    .select(enrolledBy(context.viewer?.accountId))
    .innerJoin('topic_item', 'topic_item.resource_id', 'resource.id')
    .where('topic_item.topic_id', '=', topic.id)
    .where((eb) => visibleTo(eb, onlooker))
    .orderBy('topic_item.position')
    .execute();
  return rows.map((row) => presentCard(row, context));
}

/** What shares categories with it, the more the earlier. */
async function listRelated(
  tx: Transaction,
  row: DetailRow,
  onlooker: Onlooker,
  context: DetailContext,
): Promise<ResourceCard[]> {
  const rows = await selectCards(tx)
    .select(enrolledBy(context.viewer?.accountId))
    .where((eb) => visibleTo(eb, onlooker))
    .where('resource.id', '!=', row.id)
    .where(sql<boolean>`resource.category_ids && ${row.category_ids}::bigint[]`)
    .orderBy(
      sql`(select count(*) from unnest(resource.category_ids) own where own = any(${row.category_ids}::bigint[]))`,
      'desc',
    )
    .orderBy('resource.hot_score', 'desc')
    .orderBy('resource.id', 'desc')
    .limit(RELATED_MAX)
    .execute();
  return rows.map((related) => presentCard(related, context));
}
