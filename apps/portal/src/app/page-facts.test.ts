import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { countedAs, documentTitle, isLatePage, isNotFound, pageTitle, type PageMatch } from './page-facts.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const match = (more: Partial<PageMatch>): PageMatch => ({
  staticData: {},
  params: {},
  status: 'success',
  ...more,
});

describe('the title of a document', () => {
  it('is what the innermost page has loaded, else what its route says', () => {
    const outer = match({ staticData: { title: { id: 'Layout' } } });
    const page = match({ staticData: { title: { id: 'Class' } } });
    expect(pageTitle([outer, page], i18n)).toBe('Class');
    expect(pageTitle([outer, { ...page, loaderData: { title: 'Chemistry' } }], i18n)).toBe('Chemistry');
    expect(pageTitle([outer, match({})], i18n)).toBe('Layout');
    expect(pageTitle([match({})], i18n)).toBeUndefined();
  });

  it('is left to the page that says that nothing is there', () => {
    expect(isNotFound([match({}), match({ status: 'notFound' })])).toBe(true);
    expect(isNotFound([match({ _notFound: true })])).toBe(true);
    expect(isNotFound([match({})])).toBe(false);
  });

  it('names the page, then the site, and no name twice', () => {
    expect(documentTitle('Search', 'A school')).toBe('Search · A school');
    expect(documentTitle('A school', 'A school')).toBe('A school');
    expect(documentTitle(undefined)).toBe('Stoa');
  });
});

describe('a visit', () => {
  it('is counted as what the innermost route says, its loader before the route itself (B070)', () => {
    const portal = match({ staticData: { countedAs: 'home' } });
    expect(countedAs([portal, match({})])).toBe('home');
    expect(countedAs([portal, match({ staticData: { countedAs: 'search' } })])).toBe('search');
    expect(countedAs([match({ staticData: { countedAs: 'home' }, loaderData: { countedAs: 'help' } })])).toBe(
      'help',
    );
    expect(countedAs([match({})])).toBe('other');
  });
});

it('room is kept for a page whose layout is late', () => {
  expect(isLatePage([match({ staticData: { isLate: true } }), match({})])).toBe(true);
  expect(isLatePage([match({})])).toBe(false);
});
