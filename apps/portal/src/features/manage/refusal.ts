import { isApiProblem } from '@stoa/api/error';
import { notFound, redirect } from '@tanstack/react-router';

const FORBIDDEN = 403;

/**
 * What a page shows first. A refusal leads elsewhere: who may not is told who can grant it, and a school that is not
 * there has no page. Everything else is said in its place on the page.
 * @throws a redirect, or the not-found page
 */
export async function loadAllowed(schoolId: string, first: Promise<unknown>): Promise<void> {
  try {
    await first;
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    if (error.code === 'NOT_FOUND') throw notFound();
    if (error.status === FORBIDDEN) throw refusal(schoolId, error.details?.grantedBy);
  }
}

/** Leads to the page that says who can grant what is missing. */
export const refusal = (schoolId: string, grantedBy: readonly string[] | undefined) =>
  redirect({
    to: '/insufficient-permissions',
    search: { schoolId, grantedBy: grantedBy?.join(',') },
    replace: true,
  });
