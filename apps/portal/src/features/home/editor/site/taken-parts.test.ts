import type { SiteParent, SiteSettings } from '@stoa/api/schema';
import { expect, test } from 'vitest';
import { isTaken, leavePage, partsOf, shownSite, takenPages, takePages, takeParts } from './taken-parts.ts';

const theme = {
  color: '#111111',
  logo: '',
  icon: '',
  type: 'porch',
  header: 'porch',
  footer: 'porch',
} as const;
const own: SiteSettings = { theme, navigation: [{ id: 'own', kind: 'place', place: 'home', name: {} }] };
const parent: SiteParent = {
  schoolId: '1700000000000000001',
  name: 'School',
  theme: { ...theme, color: '#222222', type: 'bold' },
  navigation: [
    {
      code: 'learn',
      name: 'Learn',
      url: null,
      children: [{ code: 'classes', name: 'Classes', url: '/portal/1', children: [] }],
    },
  ],
  footer: { footerNavigations: [], footerQrCodes: [] },
  pages: [{ pageId: 'page-1', address: 'about', title: 'About', url: '/portal/2?pageId=about' }],
};

test('parts that are taken show the values of the school above, and own ones are kept (R31)', () => {
  const taken = takeParts(own, ['color', 'navigation'], true);
  expect(taken).toEqual({ ...own, inherited: ['color', 'navigation'] });
  const shown = shownSite(taken, parent, 'en_US');
  expect(shown.theme).toEqual({ ...theme, color: '#222222' });
  expect(shown.navigation).toEqual([
    {
      id: 'learn',
      kind: 'group',
      name: { en_US: 'Learn' },
      children: [{ id: 'classes', kind: 'group', name: { en_US: 'Classes' } }],
    },
  ]);
  expect(takeParts(taken, ['color'], false)).toEqual({ ...own, inherited: ['navigation'] });
  expect(takeParts(taken, ['color', 'navigation'], false)).toEqual(own);
});

test('the navigation of a closed school cannot be taken, and one that was gives way to the own one (R31)', () => {
  const closed = { ...parent, footer: null, navigation: null, pages: null };
  expect(partsOf(closed)).toEqual(['color', 'logo', 'icon', 'type', 'header', 'footer']);
  expect(partsOf(parent)).toEqual([...partsOf(closed), 'footerLinks', 'navigation', 'pages']);
  expect(shownSite(takeParts(own, ['navigation'], true), closed, 'en_US').navigation).toBe(own.navigation);
  expect(shownSite(own, parent, 'en_US')).toBe(own);
});

test('pages are taken all of them or some, or none, beside the other parts (R31)', () => {
  const some = takePages(takeParts(own, ['color'], true), ['page-1']);
  expect(some).toEqual({ ...own, inherited: ['color', 'pages'], parentPages: ['page-1'] });
  expect(takenPages(some)).toEqual(['page-1']);
  expect(takeParts(some, ['color'], false)).toEqual({
    ...own,
    inherited: ['pages'],
    parentPages: ['page-1'],
  });
  const all = takePages(some, 'all');
  expect(all).toEqual({ ...own, inherited: ['color', 'pages'] });
  expect(takenPages(all)).toBe('all');
  // Everything is everything.
  expect(takenPages(takeParts(some, partsOf(parent), true))).toBe('all');
  expect(takePages(some, [])).toEqual({ ...own, inherited: ['color'] });
  expect(takenPages(own)).toEqual([]);
});

test('a page that is taken is left alone, and the others stay (R31)', () => {
  const { pages: [page] = [] } = parent as { pages: NonNullable<SiteParent['pages']> };
  if (!page) throw new Error('The school above has a page.');
  const above = { ...parent, pages: [{ ...page, pageId: 'home' }, page] };
  const all = takePages(takeParts(own, ['color'], true), 'all');
  expect([isTaken(all, above, 'home'), isTaken(own, above, 'home')]).toEqual([true, false]);
  // What is not out there, or of a closed school, is not shown.
  expect([isTaken(all, parent, 'home'), isTaken(all, { ...above, pages: null }, 'home')]).toEqual([
    false,
    false,
  ]);
  const left = leavePage(all, above, 'home');
  expect(left).toEqual({ ...own, inherited: ['color', 'pages'], parentPages: ['page-1'] });
  expect([isTaken(left, above, 'home'), isTaken(left, above, 'page-1')]).toEqual([false, true]);
  expect(leavePage(left, above, 'page-1')).toEqual({ ...own, inherited: ['color'] });
});
