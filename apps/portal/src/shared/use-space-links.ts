import { spaceHref } from '../app/links.ts';
import { isMemberOf, useSession } from '../app/session.tsx';

/**
 * Where names of people of a school lead: to their spaces, for its members. Others would mostly find nothing there,
 * since spaces are for members until somebody opens theirs.
 */
export function useSpaceLinks(schoolId: string): (userId: string) => string | undefined {
  const isMember = isMemberOf(useSession(), schoolId);
  return (userId) => (isMember ? spaceHref(schoolId, userId) : undefined);
}
