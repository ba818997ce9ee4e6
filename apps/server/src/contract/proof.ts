import type { Viewer } from '../http/context.ts';
import { Problem } from '../http/problem.ts';
import type { Operation } from './document.ts';

/**
 * What an operation asks of who calls it, each more than the one before:
 * - none: nothing, visitors are answered;
 * - session: any signed-in person, also one for whom only a school's own service vouched;
 * - own-session: a sign-in to the account itself;
 * - recent: such a one whose person proved themselves in the last minutes;
 * - second-factor: the same, by a second factor where the account has one.
 */
export const PROOFS = ['none', 'session', 'own-session', 'recent', 'second-factor'] as const;
export type Proof = (typeof PROOFS)[number];

/** For this long after a proof a person may change what protects the account, seconds. */
export const PROOF_TTL_S = 600;

/**
 * Lets a caller through to an operation, or refuses.
 * @param named the schools that the request names
 * @returns who the handler may take the caller for: a person whose session belongs to one school is a visitor in others
 * @throws {Problem} UNAUTHENTICATED, FORBIDDEN to an application, OWN_SESSION_REQUIRED, REAUTHENTICATION_REQUIRED
 */
export function admit(
  operation: Pick<Operation, 'access' | 'proof' | 'forApplications'>,
  viewer: Viewer | undefined,
  named: readonly string[],
  now: Date,
): Viewer | undefined {
  const { access, proof } = operation;
  if (!viewer) {
    if (access === 'required') throw new Problem('UNAUTHENTICATED');
    return undefined;
  }
  if (viewer.clientId && !operation.forApplications) throw new Problem('FORBIDDEN');
  const { boundSchool } = viewer;
  if (boundSchool !== undefined && named.some((schoolId) => schoolId !== boundSchool)) {
    if (access === 'optional') return undefined;
    throw new Problem('OWN_SESSION_REQUIRED');
  }
  if (proof === 'none' || proof === 'session') return viewer;
  requireOwnSession(viewer);
  if (proof === 'own-session') return viewer;
  const isRecent = (at: Date | undefined) =>
    at !== undefined && at.getTime() > now.getTime() - PROOF_TTL_S * 1000;
  if (!isRecent(viewer.provedAt)) throw new Problem('REAUTHENTICATION_REQUIRED');
  if (proof === 'second-factor' && viewer.hasSecondFactor && !isRecent(viewer.secondFactorAt))
    throw new Problem('REAUTHENTICATION_REQUIRED', { reason: 'SECOND_FACTOR' });
  return viewer;
}

/** @throws {Problem} OWN_SESSION_REQUIRED where only a school's own service vouched for the person */
export function requireOwnSession(viewer: Viewer): void {
  if (viewer.boundSchool !== undefined) throw new Problem('OWN_SESSION_REQUIRED');
}

const SCHOOL_NAMES = new Set(['tenantid', 'tenant_id', 'schoolid', 'school-id', 'school_id']);

/** The schools that a request names, wherever it does. */
export function schoolsNamed(
  operation: Pick<Operation, 'path'>,
  parts: { params: unknown; query: unknown; headers: unknown; body: unknown },
): string[] {
  const named = [parts.params, parts.query, parts.headers, parts.body].flatMap((part) =>
    typeof part === 'object' && part !== null && !Buffer.isBuffer(part)
      ? Object.entries(part)
          .filter(([name]) => SCHOOL_NAMES.has(name.toLowerCase()))
          .map(([, value]) => value as unknown)
      : [],
  );
  if (operation.path.startsWith('/api/school/schools/{id}'))
    named.push((parts.params as { id?: unknown } | undefined)?.id);
  return named.filter((value) => typeof value === 'string' && value !== '') as string[];
}
