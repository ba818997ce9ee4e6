import type { Person } from '@stoa/api/schema';
import { spaceHref } from '../app/links.ts';
import { isMemberOf, useSession } from '../app/session.tsx';

/** Where the name of a person leads; nowhere where one of both hides the other. */
export type SpaceOf = (person: Pick<Person, 'id' | 'isHidden'>) => string | undefined;

/**
 * Where names of people of a school lead: to their spaces, for its members. Others would mostly find nothing there,
 * since spaces are for members until somebody opens theirs.
 */
export function useSpaceLinks(schoolId: string): SpaceOf {
  const isMember = isMemberOf(useSession(), schoolId);
  return ({ id, isHidden }) => (isMember && !isHidden ? spaceHref(schoolId, id) : undefined);
}
