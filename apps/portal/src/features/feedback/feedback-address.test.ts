import { expect, it } from 'vitest';
import { feedbackHref, parseFeedbackQuery, targetOf } from './feedback-address.ts';

const SCHOOL = '1700000000000000001';

it('reads and writes the address of the feedback page (R33)', () => {
  expect(parseFeedbackQuery({})).toEqual({ view: 'write', page: 1 });
  expect(parseFeedbackQuery({ view: 'mine', page: '3' })).toEqual({ view: 'mine', page: 3 });
  expect(parseFeedbackQuery({ view: '<script>', page: '-1' })).toEqual({ view: 'write', page: 1 });
  expect(feedbackHref(SCHOOL, { view: 'mine', page: 3 })).toBe(`/feedback/${SCHOOL}?view=mine&page=3`);
  expect(feedbackHref(SCHOOL, { view: 'write', page: 3 })).toBe(`/feedback/${SCHOOL}`);
});

it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', 7, undefined])(
  'a complaint is about a path of this portal, not about %j (R34)',
  (target) => expect(targetOf({ target })).toBe(''),
);

it('keeps the path of the page that is complained about (R34)', () => {
  expect(targetOf({ target: `/portal/${SCHOOL}?pageId=about` })).toBe(`/portal/${SCHOOL}?pageId=about`);
});
