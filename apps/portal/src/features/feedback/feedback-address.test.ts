import { expect, it } from 'vitest';
import * as v from 'valibot';
import { feedbackHref } from './feedback-address.ts';
import { complaintSearch, feedbackSearch } from './feedback-search.ts';

const SCHOOL = '1700000000000000001';
const read = (search: object) => v.parse(feedbackSearch, search);

it('reads and writes the address of the feedback page (R33)', () => {
  expect(read({})).toEqual({ view: 'write' });
  expect(read({ view: 'mine', page: '3' })).toEqual({ view: 'mine' });
  expect(feedbackHref(SCHOOL, 'mine')).toBe(`/feedback/${SCHOOL}?view=mine`);
  expect(feedbackHref(SCHOOL, 'write')).toBe(`/feedback/${SCHOOL}`);
});

it.each([{ view: '<script>' }, { view: 7 }, { view: '' }])(
  'shows the form where the address is not understood: %j (R33)',
  (search) => expect(read(search)).toEqual({ view: 'write' }),
);

it.each(['https://evil.example', '//evil.example', ' //evil.example', 'javascript:alert(1)', 7, undefined])(
  'a complaint is about a path of this portal, not about %j (R34)',
  (target) => expect(v.parse(complaintSearch, { target }).target).toBeUndefined(),
);

it('keeps the path of the page that is complained about (R34)', () => {
  const target = `/portal/${SCHOOL}?pageId=about`;
  expect(v.parse(complaintSearch, { target })).toEqual({ target });
});
