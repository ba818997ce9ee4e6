import type { ExamIntroduction } from '@stoa/api/schema';
import { Audience } from '@stoa/api/enums';
import { isMember, type Viewer } from '../../http/context.ts';
import { isWithin, plainAddress } from '../../http/networks.ts';
import { Problem } from '../../http/problem.ts';
import { isPriced, purchaseUrlOf, type OfferTerms } from '../../core/offers/offer.ts';

type Denial = NonNullable<ExamIntroduction['abilities']['reason']>;

/** What the rules read of an exam and of the viewer's place in it. */
export interface ExamTerms extends OfferTerms {
  school_id: string;
  audience: number;
  /** Whether the viewer has paid for it, and was not paid back. */
  has_bought: boolean;
  ticket_required: boolean;
  /** Whether the viewer used a ticket of the exam that holds now. */
  has_ticket: boolean;
  opens_at: Date | null;
  closes_at: Date | null;
  attempts: number;
  /** Where it is taken from; everywhere where there are none. */
  networks: string[];
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

/** Whether an exam is taken from an address. */
export const isAllowedFrom = ({ networks }: Pick<ExamTerms, 'networks'>, address: string): boolean =>
  networks.length === 0 || isWithin(networks, address);

/** @throws {Problem} NETWORK_NOT_ALLOWED with the address that a supervisor is told */
export function requireNetwork(terms: Pick<ExamTerms, 'networks'>, address: string): void {
  if (!isAllowedFrom(terms, address))
    throw new Problem('NETWORK_NOT_ALLOWED', { address: plainAddress(address) });
}

/** A password as it is compared: however it was typed. */
export const plainPassword = (text: string): string => text.normalize('NFC').trim();

/** Whether an attempt may begin with what was typed. */
export const isPassword = ({ password }: { password: string | null }, typed: string): boolean =>
  password === null || plainPassword(typed) === password;

/** Whether the viewer has to pay before an attempt. */
const mustBuy = (terms: ExamTerms): boolean => isPriced(terms) && !terms.has_bought;

/** Where the viewer buys an exam; null where they need not, or would pay for nothing. */
export const examPurchaseUrl = (
  terms: ExamTerms & Parameters<typeof purchaseUrlOf>[0],
  used: number,
  now: Date,
): string | null =>
  mustBuy(terms) && used < terms.attempts && !(terms.closes_at && terms.closes_at <= now)
    ? purchaseUrlOf(terms)
    : null;

/** Why a new attempt cannot begin, from wherever: what nobody can solve first. */
export function denialOf(
  terms: ExamTerms,
  viewer: Viewer | undefined,
  { used, questions }: Standing,
  now: Date,
): Exclude<Denial, 'NETWORK'> | null {
  if (terms.closes_at && terms.closes_at <= now) return 'CLOSED';
  if (questions === 0 || (terms.opens_at && terms.opens_at > now)) return 'NOT_OPEN';
  if (!viewer) return 'SIGN_IN';
  if (used >= terms.attempts) return 'ATTEMPTS_EXHAUSTED';
  if (mustBuy(terms)) return 'PURCHASE_REQUIRED';
  if (terms.ticket_required && !terms.has_ticket) return 'TICKET_REQUIRED';
  return null;
}

/** As denialOf, from one address. */
export const denialFrom = (
  terms: ExamTerms,
  viewer: Viewer | undefined,
  standing: Standing,
  { now, address }: { now: Date; address: string },
): Denial | null =>
  denialOf(terms, viewer, standing, now) ?? (isAllowedFrom(terms, address) ? null : 'NETWORK');

const CODES = {
  SIGN_IN: 'UNAUTHENTICATED',
  MEMBERS_ONLY: 'MEMBERS_ONLY',
  TICKET_REQUIRED: 'TICKET_INVALID',
  PURCHASE_REQUIRED: 'PURCHASE_REQUIRED',
  NOT_OPEN: 'EXAM_NOT_OPEN',
  CLOSED: 'EXAM_CLOSED',
  ATTEMPTS_EXHAUSTED: 'ATTEMPTS_EXHAUSTED',
  NETWORK: 'NETWORK_NOT_ALLOWED',
} as const satisfies Record<Denial, string>;

/** @throws {Problem} as denialFrom says */
export function requireStart(
  terms: ExamTerms,
  viewer: Viewer,
  standing: Standing,
  from: { now: Date; address: string },
): void {
  const denial = denialFrom(terms, viewer, standing, from);
  if (denial === 'NETWORK') requireNetwork(terms, from.address);
  if (denial)
    throw new Problem(CODES[denial], denial === 'ATTEMPTS_EXHAUSTED' ? { limit: terms.attempts } : undefined);
}

const DAY_MS = 86_400_000;

/**
 * Until when points of an attempt can be appealed; null for not at all.
 * @param shownFrom as answersShownFrom says: nobody appeals what they do not see
 */
export function appealsUntil(
  { appeal_days, released_at }: { appeal_days: number | null; released_at: Date | null },
  shownFrom: Date | null,
): Date | null {
  if (appeal_days === null || released_at === null || shownFrom === null) return null;
  const seenFrom = Math.max(released_at.getTime(), shownFrom.getTime());
  return new Date(seenFrom + appeal_days * DAY_MS);
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
