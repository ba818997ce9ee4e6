import type { CommunityPost, CommunityReply } from '@stoa/api/schema';
import { may } from '../../core/acl/authorize.ts';
import type { Translations } from '../../database/tables.ts';
import { isMember, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';

/** A school, class or lesson where posts belong, and what the viewer is there. */
export interface Place {
  schoolId: string;
  scopeType: 'school' | 'class' | 'lesson';
  scopeId: string;
  classId: string | null;
  lessonId: string | null;
  /** Of the class or lesson. */
  title: Translations | null;
  viewerId: string | undefined;
  write: boolean;
  /** Teaches there, or runs the school: announces, and accepts answers. */
  announce: boolean;
  /** Pins and removes, and decides about reports. */
  moderate: boolean;
  reason: 'SIGN_IN' | 'MEMBERS_ONLY' | null;
}

/** What somebody is in the community of a school that they may look into. */
export function schoolPlace(schoolId: string, viewer: Viewer | undefined): Place {
  const write = isMember(viewer, schoolId);
  return {
    schoolId,
    scopeType: 'school',
    scopeId: schoolId,
    classId: null,
    lessonId: null,
    title: null,
    viewerId: viewer?.accountId,
    write,
    announce: may(viewer, 'CLASS_MANAGEMENT', schoolId),
    moderate: may(viewer, 'FEEDBACK_HANDLING', schoolId),
    reason: write ? null : viewer ? 'MEMBERS_ONLY' : 'SIGN_IN',
  };
}

/** @throws {Problem} MEMBERS_ONLY for who only reads */
export function requireWriter(place: Place): void {
  if (!place.write) throw new Problem('MEMBERS_ONLY', { grantedBy: ['owner', 'admin'] });
}

/** @throws {Problem} FORBIDDEN */
export function requireAllowed(allowed: boolean): void {
  if (!allowed) throw new Problem('FORBIDDEN', { grantedBy: ['owner', 'admin'] });
}

/** Announcements and activities are for those who teach. @throws {Problem} MEMBERS_ONLY, FORBIDDEN */
export function requireKind(place: Place, kind: CommunityPost['kind']): void {
  requireWriter(place);
  if (kind === 'announcement' || kind === 'activity') requireAllowed(place.announce);
}

interface Written {
  author_id: string | null;
}
/** Whether the viewer wrote it. */
export const isOwn = ({ viewerId }: Place, { author_id }: Written): boolean =>
  viewerId !== undefined && author_id === viewerId;

export const postAbilities = (place: Place, row: Written): CommunityPost['abilities'] => ({
  reply: place.write,
  like: place.write,
  report: place.write && !isOwn(place, row),
  edit: place.write && isOwn(place, row),
  delete: place.moderate || (place.write && isOwn(place, row)),
  pin: place.moderate,
  reason: place.reason,
});

/** Who accepts answers to a question: who asked it, and who teaches there. */
export const mayAccept = (place: Place, post: Written & { kind: string }): boolean =>
  post.kind === 'question' && place.write && (place.announce || isOwn(place, post));

export const replyAbilities = (
  place: Place,
  row: Written,
  post: Written & { kind: string },
): CommunityReply['abilities'] => ({
  like: place.write,
  report: place.write && !isOwn(place, row),
  edit: place.write && isOwn(place, row),
  delete: place.moderate || (place.write && isOwn(place, row)),
  accept: mayAccept(place, post),
});

/** When an activity takes place, and when people sign up. */
export interface ActivityTimes {
  opens_at: Date | null;
  ends_at: Date;
}

/** Before people can sign up, while they can, after the end. */
export function activityStatus({ opens_at, ends_at }: ActivityTimes, now: Date): 1 | 2 | 3 {
  if (ends_at <= now) return 3;
  return opens_at !== null && opens_at > now ? 1 : 2;
}

/** @throws {Problem} ACTIVITY_NOT_STARTED, ACTIVITY_ENDED */
export function requireOngoing(times: ActivityTimes, now: Date): void {
  const status = activityStatus(times, now);
  if (status === 1) throw new Problem('ACTIVITY_NOT_STARTED', { since: times.opens_at?.toISOString() });
  if (status === 3) throw new Problem('ACTIVITY_ENDED');
}
