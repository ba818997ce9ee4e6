import type { ExamIntroduction } from '@stoa/api/schema';
import { Audience } from '@stoa/api/enums';
import { isMember, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';

type Denial = NonNullable<ExamIntroduction['abilities']['reason']>;

/** What the rules read of an exam and of the viewer's place in it. */
export interface ExamTerms {
  school_id: string;
  audience: number;
  price: object | null;
  ticket_required: boolean;
  /** Whether the viewer used a ticket of the exam that holds now. */
  has_ticket: boolean;
  opens_at: Date | null;
  closes_at: Date | null;
  attempts: number;
  membership_status: 'valid' | 'disabled' | null;
}

/** How many attempts the viewer has had, and how many questions there are. */
export interface Standing {
  used: number;
  questions: number;
}

/** @throws {Problem} NOT_A_MEMBER, MEMBERS_ONLY, VISITORS_ONLY for whom the exam is not meant */
export function requireAudience(
  terms: Pick<ExamTerms, 'school_id' | 'audience' | 'membership_status'>,
  viewer: Viewer | undefined,
): void {
  const member = isMember(viewer, terms.school_id);
  const grantedBy: ('owner' | 'admin')[] = ['owner', 'admin'];
  if (!member && terms.membership_status === 'disabled') throw new Problem('NOT_A_MEMBER', { grantedBy });
  if (terms.audience === Audience.Members && !member) throw new Problem('MEMBERS_ONLY', { grantedBy });
  if (terms.audience === Audience.Visitors && member) throw new Problem('VISITORS_ONLY');
}

/** Why a new attempt cannot begin: what nobody can solve first. */
export function denialOf(
  terms: ExamTerms,
  viewer: Viewer | undefined,
  { used, questions }: Standing,
  now: Date,
): Denial | null {
  if (terms.closes_at && terms.closes_at <= now) return 'CLOSED';
  if (questions === 0 || (terms.opens_at && terms.opens_at > now)) return 'NOT_OPEN';
  if (!viewer) return 'SIGN_IN';
  if (used >= terms.attempts) return 'ATTEMPTS_EXHAUSTED';
  if (terms.price) return 'PURCHASE_REQUIRED';
  if (terms.ticket_required && !terms.has_ticket) return 'TICKET_REQUIRED';
  return null;
}

const CODES = {
  SIGN_IN: 'UNAUTHENTICATED',
  MEMBERS_ONLY: 'MEMBERS_ONLY',
  TICKET_REQUIRED: 'TICKET_INVALID',
  PURCHASE_REQUIRED: 'PURCHASE_REQUIRED',
  NOT_OPEN: 'EXAM_NOT_OPEN',
  CLOSED: 'EXAM_CLOSED',
  ATTEMPTS_EXHAUSTED: 'ATTEMPTS_EXHAUSTED',
} as const satisfies Record<Denial, string>;

/** @throws {Problem} as denialOf says */
export function requireStart(terms: ExamTerms, viewer: Viewer, standing: Standing, now: Date): void {
  const denial = denialOf(terms, viewer, standing, now);
  if (denial)
    throw new Problem(CODES[denial], denial === 'ATTEMPTS_EXHAUSTED' ? { limit: terms.attempts } : undefined);
}

/** From when right answers are shown; null for never. */
export function answersShownFrom(
  {
    shows_answers,
    closes_at,
  }: { shows_answers: 'never' | 'afterSubmit' | 'afterClose'; closes_at: Date | null },
  submittedAt: Date,
): Date | null {
  if (shows_answers === 'never') return null;
  return shows_answers === 'afterSubmit' ? submittedAt : closes_at;
}
