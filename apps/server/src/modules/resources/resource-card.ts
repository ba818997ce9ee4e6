import type { ResourceCard } from '@stoa/api/schema';
import { Audience } from '@stoa/api/enums';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Tables, Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { translate } from '../../i18n/translate.ts';
import { displayName } from '../../core/people/people.presenter.ts';
import { familyOf } from './kinds/registry.ts';
import { readableSections } from './section-readers.ts';

/** What a card needs of `resource` and of `account as author`: see selectCards. */
export const cardColumns = [
  'resource.id',
  'resource.school_id',
  'resource.type',
  'resource.title',
  'resource.summary',
  'resource.cover_url',
  'resource.zone',
  'resource.audience',
  'resource.published_at',
  'resource.starts_at',
  'resource.ends_at',
  'resource.minutes',
  'resource.lesson_count',
  'resource.learner_count',
  'resource.price',
  'resource.source_id',
  'resource.source_school_id',
  'author.id as author_id',
  'author.real_name as author_real_name',
  'author.nick_name as author_nick_name',
  'author.avatar_url as author_avatar_url',
] as const;

/** A row of cardColumns; `viewer_enrolled` where it was selected too (see enrolledBy). */
export interface CardRow {
  id: string;
  school_id: string;
  type: number;
  title: Translations;
  summary: Translations;
  cover_url: string;
  zone: number;
  audience: number;
  published_at: Date | null;
  starts_at: Date | null;
  ends_at: Date | null;
  minutes: number | null;
  lesson_count: number;
  learner_count: number;
  price: { amount: number; currency: string } | null;
  /** Where another school of a union shares it: what, and of which school. */
  source_id: string | null;
  source_school_id: string | null;
  author_id: string | null;
  author_real_name: string | null;
  author_nick_name: string | null;
  author_avatar_url: string | null;
  viewer_enrolled?: boolean | null;
}

/** Starts a select of cards: add conditions, order and limit. */
export const selectCards = (tx: Transaction) =>
  tx
    .selectFrom('resource')
    .leftJoin('account as author', 'author.id', 'resource.author_id')
    .select(cardColumns);

/** Column for selectCards: whether the person is enrolled; null for visitors. */
export const enrolledBy = (accountId: string | undefined) =>
  (accountId === undefined
    ? sql<boolean | null>`null::boolean`
    : sql<
        boolean | null
      >`exists (select from enrollment where enrollment.class_id = coalesce(resource.source_id, resource.id) and enrollment.account_id = ${accountId}::bigint)`
  ).as('viewer_enrolled');

/** Who looks, as far as visibility goes. */
export interface Reader {
  /** A valid member of the school, in whatever role (isMember). */
  member: boolean;
  /** Makes what is taught there; left out where an answer is kept for all members. */
  teaches?: boolean;
  now: Date;
}

/** Condition on `resource`: published, its time has come, and meant for the reader. */
export function visibleTo<DB extends Pick<Tables, 'resource'>, TB extends keyof DB>(
  _eb: ExpressionBuilder<DB, TB>,
  reader: Reader,
): Expression<SqlBool> {
  return visible(reader);
}

/** As visibleTo, for SQL that is written out; the table is called resource there too. */
export const visible = ({ member, teaches = false, now }: Reader) =>
  sql<SqlBool>`(resource.status = 'published' and resource.published_at <= ${now} and resource.audience in (1, ${sql.lit(member ? Audience.Members : Audience.Visitors)}) and resource.section_readers in (${sql.join(readableSections({ member, teaches }).map((value) => sql.lit(value)))}))`;

export interface CardOptions {
  language: Language;
  /** The school's default language. */
  schoolDefault: Language;
  now: Date;
  /** Whether the viewer is enrolled; null or left out for visitors. Overrides the row's viewer_enrolled. */
  viewerEnrolled?: boolean | null;
}

/** A resource as cards show it. */
export function presentCard(
  row: CardRow,
  { language, schoolDefault, now, viewerEnrolled = row.viewer_enrolled ?? null }: CardOptions,
): ResourceCard {
  const title = translate(row.title, language, schoolDefault);
  const { hasLessons = false } = familyOf(row.type);
  return {
    id: row.id,
    type: row.type as ResourceCard['type'],
    title: title.text,
    // The summary stays with the title's language as long as it has one.
    summary: translate(row.summary, title.language, schoolDefault).text,
    lang: title.language,
    coverUrl: row.cover_url || null,
    coverColor: null,
    zone: String(row.zone) as ResourceCard['zone'],
    audience: row.audience as ResourceCard['audience'],
    author: row.author_id
      ? {
          id: row.author_id,
          name: displayName({ real_name: row.author_real_name ?? '', nick_name: row.author_nick_name ?? '' }),
          avatarUrl: row.author_avatar_url || null,
        }
      : null,
    publishedAt: (row.published_at ?? now).toISOString(),
    activityStatus: activityStatusOf(row.starts_at, row.ends_at, now),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    learnerCount: row.learner_count,
    lessonCount: hasLessons ? row.lesson_count : null,
    minutes: row.minutes,
    price: row.price as ResourceCard['price'],
    enrollment: !hasLessons || viewerEnrolled === null ? null : viewerEnrolled ? 1 : 0,
    schoolId: row.school_id,
    url: resourceUrl(row),
  };
}

/** Path of a resource's page in the portal; what another school shares has its page there. */
export const resourceUrl = ({
  source_id,
  source_school_id,
  ...row
}: Pick<CardRow, 'id' | 'school_id' | 'type'> &
  Partial<Pick<CardRow, 'source_id' | 'source_school_id'>>): string =>
  familyOf(row.type).url({ ...row, id: source_id ?? row.id, school_id: source_school_id ?? row.school_id });

/** Unstarted 1, ongoing 2, ended 3; null for what has no dates. */
export function activityStatusOf(startsAt: Date | null, endsAt: Date | null, now: Date): 1 | 2 | 3 | null {
  if (!startsAt && !endsAt) return null;
  if (startsAt && startsAt > now) return 1;
  return endsAt && endsAt <= now ? 3 : 2;
}
