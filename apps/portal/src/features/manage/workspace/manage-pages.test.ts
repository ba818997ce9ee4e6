import { describe, expect, it } from 'vitest';
import type { PageFacts } from '../../../app/page-facts.ts';
import { operationsIn, pageOf, pagesOf, sectionsOf } from './manage-pages.ts';

const route = (fullPath: string, manage?: PageFacts['manage'], title = { id: fullPath }) => ({
  fullPath,
  options: { staticData: { title, ...(manage ? { manage } : {}) } },
});
const PAGES = pagesOf([
  route('/manage/$schoolId/mails', { section: 'people', order: 2, operation: 'MEMBER_MANAGEMENT' }),
  route('/manage/$schoolId/members', { section: 'people', order: 1, operation: 'MEMBER_MANAGEMENT' }),
  route('/manage/$schoolId/footer', { section: 'pages', order: 1, operation: 'PORTAL_DECORATION' }),
  route('/manage/$schoolId/', { section: 'overview', order: 1 }),
  route('/portal/$schoolId'),
]);
const paths = (can: (operation: string) => boolean) =>
  sectionsOf(PAGES, can).map(({ section, pages }) => [
    section,
    ...pages.map(({ path }) => path.split('/')[3]),
  ]);

describe('the navigation of the management', () => {
  it('is made of the routes that have a place in it, in the order of sections and pages', () => {
    expect(paths(() => true)).toEqual([
      ['overview', ''],
      ['pages', 'footer'],
      ['people', 'members', 'mails'],
    ]);
  });

  it('shows only sections with pages that the viewer may open', () => {
    expect(paths((operation) => operation === 'PORTAL_DECORATION')).toEqual([
      ['overview', ''],
      ['pages', 'footer'],
    ]);
    expect(paths((operation) => operation === 'EXAM_GRADING')).toEqual([]);
  });

  it('marks the page that a route belongs to', () => {
    expect(pageOf(PAGES, '/manage/$schoolId/members/$userId')?.path).toBe('/manage/$schoolId/members');
    expect(pageOf(PAGES, '/manage/$schoolId/')?.path).toBe('/manage/$schoolId/');
    expect(pageOf(PAGES, '/manage/$schoolId/membership')).toBeUndefined();
  });

  it('needs a title of every page', () => {
    expect(() =>
      pagesOf([
        {
          fullPath: '/manage/$schoolId/x',
          options: { staticData: { manage: { section: 'live', order: 1 } } },
        },
      ]),
    ).toThrow('/manage/$schoolId/x');
  });
});

describe('what somebody may do', () => {
  const SCHOOL = '1700000000000000001';
  const viewer = (more: object) => ({ memberships: [], isSuperuser: false, ...more }) as never;
  const member = { schoolId: SCHOOL, role: 'teacher', operations: ['FEEDBACK_HANDLING'] };

  it('is what their membership in the school says', () => {
    const { can, isOwner } = operationsIn(viewer({ memberships: [member] }), SCHOOL);
    expect([can('FEEDBACK_HANDLING'), can('SCHOOL_SETTINGS'), isOwner]).toEqual([true, false, false]);
  });

  it('is nothing in another school, and nothing for a visitor', () => {
    expect(
      operationsIn(viewer({ memberships: [member] }), '1700000000000000002').can('FEEDBACK_HANDLING'),
    ).toBe(false);
    expect(operationsIn(undefined, SCHOOL).can('FEEDBACK_HANDLING')).toBe(false);
  });

  it('is everything for a superuser', () => {
    expect(operationsIn(viewer({ isSuperuser: true }), SCHOOL).can('SCHOOL_SETTINGS')).toBe(true);
  });
});
