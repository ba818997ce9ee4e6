import type { Survey, SurveyDraft } from '@stoa/api/schema';
import { authorize } from '../../core/acl/authorize.ts';
import { requireViewer, type RequestContext, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';

/** Who makes surveys of a school, and whose they may change: undefined for everybody's. */
export interface SurveyMaker {
  schoolId: string;
  accountId: string;
  author: string | undefined;
}

/** Who may make surveys. @throws {Problem} UNAUTHENTICATED, NOT_FOUND, FORBIDDEN */
export function surveyMaker(
  context: RequestContext,
  headers: Record<string, string | undefined>,
): SurveyMaker {
  const viewer = requireViewer(context);
  const schoolId = String(headers.tenantid);
  const role = authorize(viewer, 'CLASS_MANAGEMENT', schoolId);
  return { schoolId, accountId: viewer.accountId, author: role === 'teacher' ? viewer.accountId : undefined };
}

type Denial = NonNullable<Survey['abilities']['reason']>;

/** What decides whether a survey can be answered. */
export interface Terms {
  status: 'draft' | 'open' | 'closed';
  content: Pick<SurveyDraft, 'opensAt' | 'closesAt' | 'answeredBy'>;
  /** Whether the signed-in viewer has answered. */
  answered: boolean;
}

const isPast = (instant: string | null, now: Date): boolean =>
  instant !== null && new Date(instant).getTime() <= now.getTime();

/** Whether it runs: before, while, after. */
export function phaseOf({ status, content }: Pick<Terms, 'status' | 'content'>, now: Date): 1 | 2 | 3 {
  if (status === 'closed' || isPast(content.closesAt, now)) return 3;
  return content.opensAt !== null && !isPast(content.opensAt, now) ? 1 : 2;
}

/** Why somebody cannot answer: what nobody can solve first. */
export function denialOf(terms: Terms, viewer: Viewer | undefined, now: Date): Denial | null {
  const phase = phaseOf(terms, now);
  // Who has answered is told so, whatever came afterwards.
  if (terms.answered) return 'ANSWERED';
  if (phase === 3) return 'CLOSED';
  if (phase === 1) return 'NOT_OPEN';
  return terms.content.answeredBy === 'person' && !viewer ? 'SIGN_IN' : null;
}

const CODES = {
  SIGN_IN: 'UNAUTHENTICATED',
  NOT_OPEN: 'SURVEY_CLOSED',
  CLOSED: 'SURVEY_CLOSED',
  ANSWERED: 'SURVEY_ANSWERED',
} as const satisfies Record<Denial, string>;

/** @throws {Problem} as denialOf says */
export function requireAnswerable(terms: Terms, viewer: Viewer | undefined, now: Date): void {
  const denial = denialOf(terms, viewer, now);
  if (denial) throw new Problem(CODES[denial]);
}
