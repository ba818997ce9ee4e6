import type { SchoolKind } from '@stoa/machines/school-creation';
import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { choiceOr, id } from '../../app/search-fields.ts';

/** Which kind of school is made. */
export const createSearch = v.object({ kind: choiceOr<SchoolKind>(['academy', 'store'], 'academy') });

/** The school that was made. */
export const madeSearch = v.object({ schoolId: id() });

/**
 * Nothing is under way without the school that it is about: begins with the choice of what to make (R46, R47).
 * @throws a redirect
 */
export function requireMadeSchool({ schoolId }: v.InferOutput<typeof madeSearch>): void {
  if (!schoolId) throw redirect({ to: '/register/select', replace: true });
}
