import { Audience } from '@stoa/api/enums';
import type { AttendanceState } from '@stoa/api/schema';
import { may } from '../../core/acl/authorize.ts';
import { invalid } from '../../core/text/texts.ts';
import { hasRole, isMember, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { PlaceRow } from './attendance.repository.ts';

/** What somebody is to the attendances of a class. */
export interface Standing {
  /** Teaches the class or made it, or runs the school. */
  manages: boolean;
  /** Has a seat that holds. */
  enrolled: boolean;
}

/** An attendance as far as time decides. */
export interface Span {
  opens_at: Date;
  late_from: Date;
  closes_at: Date;
}

const MANAGERS = ['owner', 'admin'] as const;

type Place = Pick<
  PlaceRow,
  'school_id' | 'audience' | 'author_id' | 'teaches' | 'enrolled_at' | 'is_published'
>;

/** @throws {Problem} NOT_FOUND for who is neither in the school nor in the class, and for learners of what is not published */
export function standingOf(row: Place, viewer: Viewer): Standing {
  const member = isMember(viewer, row.school_id);
  const manages =
    may(viewer, 'CLASS_MANAGEMENT', row.school_id) &&
    (hasRole(viewer, row.school_id, MANAGERS) || row.teaches || row.author_id === viewer.accountId);
  const enrolled = row.enrolled_at !== null && (member || row.audience === Audience.Visitors);
  if (!manages && (!row.is_published || (!member && !enrolled))) throw new Problem('NOT_FOUND');
  return { manages, enrolled };
}

/** @throws {Problem} FORBIDDEN */
export function requireManager({ manages }: Standing): void {
  if (!manages) throw new Problem('FORBIDDEN', { grantedBy: [...MANAGERS] });
}

/** @throws {Problem} NOT_ENROLLED */
export function requireEnrolled({ enrolled }: Standing): void {
  if (!enrolled) throw new Problem('NOT_ENROLLED');
}

/** @throws {Problem} NOT_ENROLLED */
export function requireInside(standing: Standing): void {
  if (!standing.manages) requireEnrolled(standing);
}

/** Before it opens 1, while people can check in 2, afterwards 3. */
export function phaseOf({ opens_at, closes_at }: Span, now: Date): 1 | 2 | 3 {
  if (now < opens_at) return 1;
  return now < closes_at ? 2 : 3;
}

/** @throws {Problem} ACTIVITY_NOT_STARTED, ACTIVITY_ENDED */
export function requireOpen(span: Span, now: Date): void {
  const phase = phaseOf(span, now);
  if (phase === 1) throw new Problem('ACTIVITY_NOT_STARTED');
  if (phase === 3) throw new Problem('ACTIVITY_ENDED');
}

/** What checking in at a moment counts as. */
export const stateAt = ({ late_from }: Span, now: Date): AttendanceState =>
  now < late_from ? 'present' : 'late';

/** What counts for somebody: who is not recorded was absent once it has ended. */
export const stateOf = (recorded: AttendanceState | null, span: Span, now: Date): AttendanceState | null =>
  recorded ?? (phaseOf(span, now) === 3 ? 'absent' : null);

/** Days an attendance can be open: it is a meeting, or homework of some weeks. */
const LONGEST_MS = 31 * 86_400_000;

/** What an attendance is made of. */
export interface Plan {
  title: string;
  opensAt: string;
  lateFrom: string;
  closesAt: string;
}

/** @throws {Problem} VALIDATION_FAILED for no title and for times that do not follow each other */
export function requirePlan({ title, opensAt, lateFrom, closesAt }: Plan): void {
  const [opens, late, closes] = [Date.parse(opensAt), Date.parse(lateFrom), Date.parse(closesAt)];
  if (title.trim() === '') throw invalid('body/title', 'minLength', 'must have a character that is no space');
  if (late < opens) throw invalid('body/lateFrom', 'order', 'must not be before opensAt');
  if (closes <= opens || closes < late)
    throw invalid('body/closesAt', 'order', 'must be after opensAt and not before lateFrom');
  if (closes - opens > LONGEST_MS)
    throw invalid('body/closesAt', 'order', 'must be within 31 days of opensAt');
}
