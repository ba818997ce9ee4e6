import { expect, it } from 'vitest';
import { wantedTarget } from './login-target.ts';

const SCHOOL = '1700000000000000001';

it.each([
  [`/portal/${SCHOOL}/search?keyword=a`, `/portal/${SCHOOL}/search?keyword=a`, false],
  ['https://learn.example/a?b=c', 'https://learn.example/a?b=c', true],
  // Neither a page of this site nor a web address: the school itself.
  ['//evil.example', `/portal/${SCHOOL}`, false],
  ['javascript:alert(1)', `/portal/${SCHOOL}`, false],
  ['https://user@evil.example', `/portal/${SCHOOL}`, false],
  ['/logout', `/portal/${SCHOOL}`, false],
  [undefined, `/portal/${SCHOOL}`, false],
])('of %s is %s (B029)', (redirect, address, isExternal) => {
  expect(wantedTarget(redirect, SCHOOL)).toEqual({ address, isExternal });
});

it('leads to the choice of a school where none is known (R42)', () => {
  expect(wantedTarget(undefined, undefined)).toEqual({ address: '/login/select', isExternal: false });
});
