import { isApiProblem } from '@stoa/api/error';
import { notFound, redirect } from '@tanstack/react-router';
import { withParams } from '../../shared/address.ts';

/**
 * What becomes of a page whose first answer is a refusal: who may not is told who can grant it, a school that is not
 * there has no page, and everything else is said in its place on the page.
 * @throws a redirect, or the not-found page
 */
export function refuse(error: unknown, schoolId: string): void {
  if (!isApiProblem(error)) throw error;
  if (error.code === 'NOT_FOUND') throw notFound();
  if (error.status !== 403) return;
  const grantedBy = error.details?.grantedBy?.join(',');
  throw redirect({ href: withParams('/insufficient-permissions', { schoolId, grantedBy }), replace: true });
}
