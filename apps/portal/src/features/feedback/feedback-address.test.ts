import { expect, it } from 'vitest';
import * as v from 'valibot';
import { feedbackHref } from './feedback-address.ts';
import { complaintSearch, feedbackSearch } from './feedback-search.ts';

const SCHOOL = '1700000000000000001';
const read = (search: object) => v.parse(feedbackSearch, search);

it('reads and writes the address of the feedback page (R33)', () => {
  expect(read({})).toEqual({ view: 'write', page: 1 });
  expect(read({ view: 'mine', page: '3' })).toEqual({ view: 'mine', page: 3 });
  expect(feedbackHref(SCHOOL, { view: 'mine', page: 3 })).toBe(`/feedback/${SCHOOL}?view=mine&page=3`);
  expect(feedbackHref(SCHOOL, { view: 'write', page: 3 })).toBe(`/feedback/${SCHOOL}`);
});

it.each([{ view: '<script>', page: '-1' }, { page: '50000' }, { page: '1e9' }, { page: 'abc', view: 7 }])(
  'shows the first page where the address is not understood: %j (R33)',
  (search) => expect(read(search)).toEqual({ view: 'write', page: 1 }),
);

it.each(['https://evil.example', '//evil.example', ' //evil.example', 'javascript:alert(1)', 7, undefined])(
  'a complaint is about a path of this portal, not about %j (R34)',
  (target) => expect(v.parse(complaintSearch, { target }).target).toBeUndefined(),
);

it('keeps the path of the page that is complained about (R34)', () => {
  const target = `/portal/${SCHOOL}?pageId=about`;
  expect(v.parse(complaintSearch, { target })).toEqual({ target });
});
