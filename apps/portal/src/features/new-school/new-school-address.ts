import type { SchoolKind } from '@stoa/machines/school-creation';
import { isSchoolId } from '@stoa/machines/addresses';
import { oneOf, withParams } from '../../shared/address.ts';

/** Where somebody stands on the way to a school of their own. */
export type Place =
  | { step: 'select' }
  | { step: 'create'; kind: SchoolKind }
  | { step: 'creating' | 'success' | 'guide'; schoolId: string };

const KINDS: readonly SchoolKind[] = ['academy', 'store'];
const LATER = { creating: 'creating', success: 'success', guide: 'guide' } as const;

/** Reads an address; without what a step needs it is the first one. */
export function placeOf(pathname: string, search: Readonly<Record<string, unknown>>): Place {
  const step = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  if (step === 'create') return { step, kind: oneOf(KINDS, search.kind) ?? 'academy' };
  const later = LATER[step as keyof typeof LATER];
  const { schoolId } = search;
  return later && typeof schoolId === 'string' && isSchoolId(schoolId)
    ? { step: later, schoolId }
    : { step: 'select' };
}

/** The address of a place. */
export function placeHref(place: Place): string {
  if (place.step === 'select') return '/register/select';
  if (place.step === 'create') return withParams('/register/create', { kind: place.kind });
  return withParams(`/register/${place.step}`, { schoolId: place.schoolId });
}
