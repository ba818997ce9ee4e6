import type { ClassDetail } from '@stoa/api/schema';
import { Audience } from '@stoa/api/enums';
import { hasRole, isMember, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { isPriced } from '../../core/offers/offer.ts';
import type { ClassRow } from './class.repository.ts';

type Abilities = ClassDetail['abilities'];

/** What someone is to a class at a moment: every rule asks this and nothing else. */
export interface Standing {
  signedIn: boolean;
  member: boolean;
  /** A member once, whom the school has shut out. */
  shutOut: boolean;
  /** Teaches the class, or looks after the school. */
  manages: boolean;
  /** Has a seat that holds. */
  enrolled: boolean;
  audience: number;
  priced: boolean;
  full: boolean;
  notStarted: boolean;
  ended: boolean;
}

/** What the rules read of a class and of the viewer's place in it. */
export type ClassTerms = Pick<
  ClassRow,
  | 'school_id'
  | 'membership_status'
  | 'teaches'
  | 'enrolled_at'
  | 'audience'
  | 'price'
  | 'capacity'
  | 'seats_taken'
  | 'starts_at'
  | 'ends_at'
> &
  Partial<Pick<ClassRow, 'needs_vip' | 'has_vip'>>;

export function standingOf(row: ClassTerms, viewer: Viewer | undefined, now: Date): Standing {
  const member = isMember(viewer, row.school_id);
  return {
    signedIn: viewer !== undefined,
    member,
    shutOut: !member && row.membership_status === 'disabled',
    manages: member && (row.teaches || hasRole(viewer, row.school_id, ['owner', 'admin'])),
    // A seat of somebody who left the school stands until they come back, but opens nothing.
    enrolled: row.enrolled_at !== null && (member || row.audience === Audience.Visitors),
    audience: row.audience,
    priced: isPriced(row),
    full: row.capacity !== null && row.seats_taken >= row.capacity,
    notStarted: row.starts_at !== null && row.starts_at > now,
    ended: row.ends_at !== null && row.ends_at <= now,
  };
}

/** @throws {Problem} MEMBERS_ONLY, VISITORS_ONLY for whom the class is not meant */
export function requireAudience(standing: Standing): void {
  if (standing.manages) return;
  if (standing.audience === Audience.Members && !standing.member)
    throw new Problem('MEMBERS_ONLY', { grantedBy: ['owner', 'admin'] });
  if (standing.audience === Audience.Visitors && standing.member && !standing.enrolled)
    throw new Problem('VISITORS_ONLY');
}

/** @throws {Problem} NOT_A_MEMBER, CLASS_ENDED, PURCHASE_REQUIRED for who may not take a seat; whether one is free is the seat's own question */
export function requireEnrollable(standing: Standing): void {
  if (standing.shutOut) throw new Problem('NOT_A_MEMBER', { grantedBy: ['owner', 'admin'] });
  if (standing.ended) throw new Problem('CLASS_ENDED');
  if (standing.priced) throw new Problem('PURCHASE_REQUIRED');
}

/** Whether all lessons are open. What is over can still be read by who was in it. */
const mayLearn = (standing: Standing): boolean =>
  standing.manages || (standing.enrolled && !standing.notStarted);

/** Whether one lesson is open. */
export const isOpen = (standing: Standing, lesson: { is_preview: boolean }): boolean =>
  lesson.is_preview || mayLearn(standing);

/** @throws {Problem} NOT_ENROLLED, LESSON_LOCKED */
export function requireOpenLesson(
  standing: Standing,
  lesson: { is_preview: boolean },
  startsAt: Date | null,
): void {
  if (isOpen(standing, lesson)) return;
  if (!standing.enrolled) throw new Problem('NOT_ENROLLED');
  throw new Problem('LESSON_LOCKED', { reason: 'CLASS_NOT_STARTED', since: startsAt?.toISOString() });
}

/** Who is in the class is for those who are in it. @throws {Problem} NOT_ENROLLED */
export function requireInside(standing: Standing): void {
  if (!standing.enrolled && !standing.manages) throw new Problem('NOT_ENROLLED');
}

/** What the viewer may do, with the reasons: what nobody can solve first, then the next step. */
export function abilitiesOf(standing: Standing): Abilities {
  const { enrolled, manages } = standing;
  const outside = !enrolled;
  const reasons: Abilities['reasons'] = [];
  if (outside && standing.ended) reasons.push('CLASS_ENDED');
  if (outside && standing.full) reasons.push('CLASS_FULL');
  if (!standing.signedIn) reasons.push('SIGN_IN');
  if (outside && standing.shutOut) reasons.push('MEMBERS_ONLY');
  if (outside && standing.priced) reasons.push('PURCHASE_REQUIRED');
  if (outside) reasons.push('NOT_ENROLLED');
  if (!manages && standing.notStarted) reasons.push('CLASS_NOT_STARTED');
  if (enrolled) reasons.push('ALREADY_ENROLLED');
  return {
    enroll:
      outside &&
      standing.signedIn &&
      !standing.ended &&
      !standing.full &&
      !standing.shutOut &&
      !standing.priced,
    leave: enrolled,
    learn: mayLearn(standing),
    seeMembers: enrolled || manages,
    reasons,
  };
}
