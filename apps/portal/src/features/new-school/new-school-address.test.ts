import { describe, expect, it } from 'vitest';
import { placeHref, placeOf, type Place } from './new-school-address.ts';
import { requireMadeSchool } from './new-school-search.ts';

const SCHOOL = '1700000000000000001';

describe('the addresses of a new school', () => {
  it.each<Place>([
    { step: 'select' },
    { step: 'create', kind: 'store' },
    { step: 'creating', schoolId: SCHOOL },
    { step: 'success', schoolId: SCHOOL },
    { step: 'guide', schoolId: SCHOOL },
  ])('come back as they were read: $step', (place) => {
    const { pathname, searchParams } = new URL(placeHref(place), 'https://stoa.example');
    expect(placeOf(pathname, Object.fromEntries(searchParams))).toEqual(place);
  });

  it('begin anew without the school that they are about', () => {
    expect(placeOf('/register/creating', {})).toEqual({ step: 'select' });
    expect(placeOf('/register/guide', { schoolId: '17' })).toEqual({ step: 'select' });
    expect(placeOf('/register/create/', { kind: 'castle' })).toEqual({ step: 'create', kind: 'academy' });
  });

  it('lead to the choice where they are about no school (R46, R47)', () => {
    expect(() => requireMadeSchool({ schoolId: SCHOOL })).not.toThrow();
    for (const schoolId of [undefined, ''])
      expect(() => requireMadeSchool({ schoolId })).toThrow(
        expect.objectContaining({ options: expect.objectContaining({ to: '/register/select' }) }),
      );
  });
});
