import type { SiteSettings } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { paint } from './inheritance.ts';

const look = { icon: '', type: 'porch', header: 'porch', footer: 'porch' } as const;
const school = { color: '#111111', logo_url: '/media/own.svg', look, inherited: [] };
const above = { color: '#222222', logo_url: '/media/above.svg', look: { ...look, header: 'brand' as const } };
const own: SiteSettings = {
  navigation: [],
  theme: { color: '#111111', logo: '/media/own.svg', ...look },
};

it('paints a school with what it takes, and keeps the rest its own (R31)', () => {
  expect(paint(school, above, { ...own, inherited: ['color', 'header', 'navigation'] }, own)).toEqual({
    color: '#222222',
    logo_url: '/media/own.svg',
    look: { ...look, header: 'brand' },
    inherited: ['color', 'header', 'navigation'],
  });
});

it('gives a part back its own value, also one that was never changed (R31)', () => {
  const taken: SiteSettings = { ...own, inherited: ['color', 'logo', 'header'] };
  const painted = paint(school, above, taken, own);
  expect(paint(painted, above, own, taken)).toEqual(school);
});

it('lets alone what was set elsewhere, and takes nothing where there is no school above (R31)', () => {
  const renewed = { ...school, logo_url: '/media/new.svg' };
  expect(paint(renewed, above, own, own)).toEqual(renewed);
  expect(paint(school, undefined, { ...own, inherited: ['color'] }, own)).toEqual(school);
});
