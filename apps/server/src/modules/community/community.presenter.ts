import type { CommunityPost, CommunityReply, Person, PostActivity, ReportedPost } from '@stoa/api/schema';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { Wording } from '../../core/schools/caller.ts';
import { COUNTED_MAX } from '../../database/keyset.ts';
import type { Translations } from '../../database/tables.ts';
import { textIn } from '../../i18n/translate.ts';
import { activityStatus, postAbilities, replyAbilities, type Place } from './place.policy.ts';
import type { PostRow } from './post.repository.ts';
import type { ReplyRow } from './reply.repository.ts';
import type { CaseRow, listReports } from './report.repository.ts';

interface NamedRow {
  author_id: string | null;
  nick_name: string | null;
  real_name: string | null;
  avatar_url: string | null;
}

/** Who wrote something; null where the account was deleted. */
const presentAuthor = (row: NamedRow): Person | null =>
  row.author_id === null
    ? null
    : presentPerson({
        id: row.author_id,
        nick_name: row.nick_name ?? '',
        real_name: row.real_name ?? '',
        avatar_url: row.avatar_url ?? '',
      });

/** The title of a class or lesson; null for the school. */
export const titleOf = (title: Translations | null, wording: Wording): string | null =>
  title === null ? null : textIn(title, wording.language, wording.schoolDefault);

export function presentActivity(row: PostRow, now: Date): PostActivity | null {
  const { opens_at, starts_at, ends_at, capacity } = row;
  if (!starts_at || !ends_at) return null;
  const taken = row.seats_taken ?? 0;
  return {
    id: row.id,
    title: row.title,
    opensAt: opens_at?.toISOString() ?? null,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    activityStatus: activityStatus({ opens_at, ends_at }, now),
    place: row.venue,
    seats: { capacity, taken, left: capacity === null ? null : Math.max(0, capacity - taken) },
    enrollment: row.enrolled ? 1 : 0,
  };
}

export const presentPost = (row: PostRow, place: Place, wording: Wording): CommunityPost => ({
  id: row.id,
  schoolId: row.school_id,
  scopeType: row.scope_type,
  scopeId: row.scope_id,
  scopeTitle: titleOf(place.title, wording),
  classId: row.class_id,
  author: presentAuthor(row),
  kind: row.kind,
  title: row.title,
  body: row.body,
  lang: row.lang,
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  pinned: row.pinned === 1,
  answered: row.answered,
  replyCount: row.reply_count,
  likeCount: row.like_count,
  liked: row.liked,
  activity: presentActivity(row, wording.now),
  abilities: postAbilities(place, row),
});

export const presentReply = (
  row: ReplyRow,
  place: Place,
  post: Pick<PostRow, 'author_id' | 'kind'>,
): CommunityReply => ({
  id: row.id,
  postId: row.post_id,
  replyToId: row.reply_to_id,
  author: presentAuthor(row),
  body: row.body,
  lang: row.lang,
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  accepted: row.rank === 0,
  likeCount: row.like_count,
  liked: row.liked,
  abilities: replyAbilities(place, row, post),
});

type ReportRow = Awaited<ReturnType<typeof listReports>>[number];

export const presentCase = (row: CaseRow, reports: readonly ReportRow[], wording: Wording): ReportedPost => ({
  id: row.id,
  status: row.status,
  targetType: row.reply_id === null ? 'post' : 'reply',
  postId: row.post_id,
  replyId: row.reply_id,
  scopeType: row.scope_type,
  scopeTitle: titleOf(row.lesson_title ?? row.class_title, wording),
  title: row.title,
  body: row.body,
  lang: row.lang,
  author: presentAuthor(row),
  createdAt: row.created_at.toISOString(),
  reportCount: Math.min(row.report_count, COUNTED_MAX),
  reports: reports.map((report) => ({
    reporter: presentPerson(report),
    reason: report.reason,
    text: report.text,
    reportedAt: report.reported_at.toISOString(),
  })),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: presentAuthor({
    author_id: row.decider_id,
    nick_name: row.decider_nick_name,
    real_name: row.decider_real_name,
    avatar_url: row.decider_avatar_url,
  }),
});
