import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { invitationParams, isFiltered, memberParams, peopleHref } from './people-address.ts';
import { peopleSearch } from './people-search.ts';

const SCHOOL = '1700000000000000001';

describe('the address of a school’s people', () => {
  it('is short where nothing is chosen', () => {
    expect(peopleHref(SCHOOL, v.parse(peopleSearch, {}))).toBe(`/manage/${SCHOOL}/members`);
  });

  it('comes back as it was read', () => {
    const search = {
      keyword: 'Lin & Noor',
      role: 'teacher',
      state: 'disabled',
      group: '1700000000000590001',
      sort: 'name',
      at: 'WzAsImEiXQ',
    };
    const query = v.parse(peopleSearch, search);
    const href = peopleHref(SCHOOL, query);
    expect(Object.fromEntries(new URL(href, 'https://stoa.example').searchParams)).toEqual(search);
    expect(isFiltered(query)).toBe(true);
  });

  it('takes what it does not understand for the default', () => {
    const query = v.parse(peopleSearch, {
      view: 'x',
      role: 'king',
      state: 1,
      group: 'board',
      sort: 'age',
      status: '',
      at: '../x',
    });
    expect(query).toEqual(v.parse(peopleSearch, {}));
    expect(isFiltered(query)).toBe(false);
  });

  it('leaves filters of members out of the invitations', () => {
    expect(
      peopleHref(SCHOOL, { view: 'invitations', keyword: 'Lin', status: 'expired', at: 'WzAsImEiXQ' }),
    ).toBe(`/manage/${SCHOOL}/members?view=invitations&status=expired&at=WzAsImEiXQ`);
    expect(peopleHref(SCHOOL, { view: 'groups', group: '1700000000000590001', at: 'WzAsImEiXQ' })).toBe(
      `/manage/${SCHOOL}/members?view=groups`,
    );
    expect(peopleHref(SCHOOL, { view: 'import', at: 'WzAsImEiXQ' })).toBe(
      `/manage/${SCHOOL}/members?view=import`,
    );
  });

  it('asks for the page of invitations that a cursor leads to', () => {
    const query = v.parse(peopleSearch, { view: 'invitations', status: 'used', at: 'WzAsImEiXQ' });
    expect(invitationParams(SCHOOL, query, 'en_US')).toEqual({
      schoolId: SCHOOL,
      status: 'used',
      cursor: 'WzAsImEiXQ',
      lang: 'en_US',
    });
  });

  it('asks the server for what is not its default', () => {
    const query = v.parse(peopleSearch, { state: 'disabled', sort: 'oldest' });
    expect(memberParams(SCHOOL, query, 'en_US')).toEqual({
      schoolId: SCHOOL,
      keyword: undefined,
      role: undefined,
      isValid: 0,
      group: undefined,
      sort: 'oldest',
      cursor: undefined,
      lang: 'en_US',
    });
  });
});
