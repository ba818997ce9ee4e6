import { expect, it } from 'vitest';
import { hrefTo, manageHref, OPEN_PAGES } from './links.ts';

const SCHOOL = '1700000000000000001';

it('writes the path of a route with its parameters', () => {
  expect(hrefTo({ to: '/portal/$schoolId', params: { schoolId: SCHOOL } })).toBe(`/portal/${SCHOOL}`);
  expect(
    hrefTo({
      to: '/classInfo/$schoolId/class-view/$classId',
      params: { schoolId: SCHOOL, classId: '../x?y' },
      search: { lesson: SCHOOL },
      hash: 'top',
    }),
  ).toBe(`/classInfo/${SCHOOL}/class-view/..%2Fx%3Fy?lesson=${SCHOOL}#top`);
});

it('leaves out an optional part of a path that is not given', () => {
  const to = '/personSpace/$schoolId/{-$tab}';
  expect(hrefTo({ to, params: { schoolId: SCHOOL, tab: 'a/b' } })).toBe(`/personSpace/${SCHOOL}/a%2Fb`);
  expect(hrefTo({ to, params: { schoolId: SCHOOL } })).toBe(`/personSpace/${SCHOOL}`);
});

it('writes search parameters that are set', () => {
  expect(hrefTo({ to: '/login/index', search: { redirect: '/a?b=c&d', qr: undefined } })).toBe(
    '/login/index?redirect=%2Fa%3Fb%3Dc%26d',
  );
});

it('leads to pages that have no route of their own', () => {
  expect(hrefTo({ to: '/$', params: { _splat: OPEN_PAGES.help }, search: { type: '1' } })).toBe(
    '/helpCenter/helpPage.htm?type=1',
  );
});

it('leads to a management page by the path of its route', () => {
  expect(manageHref('/manage/$schoolId/', SCHOOL)).toBe(`/manage/${SCHOOL}`);
  expect(manageHref('/manage/$schoolId/mails', SCHOOL)).toBe(`/manage/${SCHOOL}/mails`);
});
