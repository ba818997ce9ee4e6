import type { SchoolKind } from '@stoa/machines/school-creation';
import { hrefTo } from '../../app/links.ts';
import { readSearch } from '../../app/search-fields.ts';
import { createSearch, madeSearch } from './new-school-search.ts';

/** Where somebody stands on the way to a school of their own. */
export type Place =
  | { step: 'select' }
  | { step: 'create'; kind: SchoolKind }
  | { step: 'creating' | 'success' | 'guide'; schoolId: string };

const LATER = { creating: 'creating', success: 'success', guide: 'guide' } as const;

/** Reads an address; without what a step needs it is the first one. */
export function placeOf(pathname: string, search: Readonly<Record<string, unknown>>): Place {
  const step = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  if (step === 'create') return { step, ...readSearch(createSearch, search) };
  const later = LATER[step as keyof typeof LATER];
  const { schoolId } = readSearch(madeSearch, search);
  return later && schoolId ? { step: later, schoolId } : { step: 'select' };
}

/** The address of a place. */
export function placeHref(place: Place): string {
  if (place.step === 'select') return hrefTo({ to: '/register/select' });
  if (place.step === 'create') return hrefTo({ to: '/register/create', search: { kind: place.kind } });
  return hrefTo({ to: `/register/${place.step}`, search: { schoolId: place.schoolId } });
}
