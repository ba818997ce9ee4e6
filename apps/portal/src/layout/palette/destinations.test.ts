import type { User } from '@stoa/api/schema';
import { describe, expect, it } from 'vitest';
import type { PageFacts } from '../../app/page-facts.ts';
import { destinationsOf } from './destinations.ts';

const SCHOOL = '1700000000000000001';
const title = (message: string) => ({ id: message, message });
const account = {
  fullPath: '/account',
  options: { staticData: { access: 'member', messages: ['account'] } },
} as const;
const route = (fullPath: string, staticData: PageFacts, parentRoute?: typeof account) => ({
  fullPath,
  options: { staticData },
  ...(parentRoute ? { parentRoute } : {}),
});
const ROUTES = [
  route('/account/security', { title: title('Security'), palette: { order: 2 } }, account),
  route('/login/index', { access: 'signIn', title: title('Sign in'), palette: { order: 2 } }),
  route('/logout', { title: title('Sign out'), palette: { order: 9, isForSignedIn: true } }),
  route('/teaching/', {
    access: 'member',
    title: title('Teaching'),
    palette: { order: 3, operation: 'CLASS_MANAGEMENT' },
  }),
  route('/portal/$schoolId/', { palette: { order: 1, name: title('Home') } }),
  route('/portal/$schoolId/community/{-$postId}', {
    messages: ['community'],
    palette: { order: 4, name: title('Community') },
  }),
  route('/refresh', { title: title('One moment') }),
  route('/manage/$schoolId/', { title: title('Overview'), manage: { section: 'overview', order: 1 } }),
  route('/manage/$schoolId/members', {
    title: title('Members'),
    manage: { section: 'people', order: 1, operation: 'MEMBER_MANAGEMENT' },
  }),
];
const viewer = (...operations: string[]) =>
  ({
    isSuperuser: false,
    memberships: [{ schoolId: SCHOOL, role: 'member', operations }],
  }) as unknown as User;
const names = (who: User | undefined, schoolId?: string) =>
  destinationsOf(ROUTES, who, schoolId).map((destination) => destination.title.id);

describe('where the palette leads', () => {
  it('is open to visitors: no page of one’s own, no school without one', () => {
    expect(names(undefined)).toEqual(['Sign in']);
    expect(names(undefined, SCHOOL)).toEqual(['Home', 'Sign in', 'Community']);
  });
  it('has what somebody may open, and the management of the school where they may', () => {
    expect(names(viewer(), SCHOOL)).toEqual(['Home', 'Security', 'Community', 'Sign out']);
    expect(names(viewer('CLASS_MANAGEMENT'), SCHOOL)).toContain('Teaching');
    expect(names(viewer('MEMBER_MANAGEMENT'), SCHOOL).slice(-2)).toEqual(['Overview', 'Members']);
  });
  it('has addresses without what is optional, and all catalogues of the page', () => {
    expect(
      destinationsOf(ROUTES, viewer('MEMBER_MANAGEMENT'), SCHOOL).map(({ href, messages }) => [
        href,
        messages,
      ]),
    ).toEqual([
      [`/portal/${SCHOOL}`, []],
      ['/account/security', ['account']],
      [`/portal/${SCHOOL}/community`, ['community']],
      ['/logout', []],
      [`/manage/${SCHOOL}`, ['schools']],
      [`/manage/${SCHOOL}/members`, ['schools']],
    ]);
  });
});
