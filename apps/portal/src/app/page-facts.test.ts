import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { countedAs, documentHead, documentTitle, isLatePage, type PageMatch } from './page-facts.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const match = (more: Partial<PageMatch>): PageMatch => ({
  staticData: {},
  params: {},
  status: 'success',
  ...more,
});

describe('the head of a document', () => {
  it('follows what the innermost page has loaded', () => {
    const page = match({
      staticData: { title: { id: 'Class' }, isIndexable: true },
      loaderData: { title: 'Chemistry', description: 'Acids' },
    });
    expect(documentHead([match({ staticData: { title: { id: 'Layout' } } }), page], i18n)).toEqual({
      title: 'Chemistry',
      description: 'Acids',
      isIndexable: true,
    });
  });

  it('is named by the address where one route has several pages', () => {
    const title = ({ part }: Record<string, string>) => (part === 'links' ? { id: 'Links' } : undefined);
    const titleOf = (part: string) =>
      documentHead([match({ staticData: { title }, params: { part } })], i18n).title;
    expect([titleOf('links'), titleOf('other')]).toEqual(['Links', undefined]);
  });

  it('of an address that leads to nothing is not listed', () => {
    const outer = match({ staticData: { title: { id: 'Search' }, isIndexable: true } });
    for (const lost of [match({ status: 'notFound' }), match({ _notFound: true })])
      expect(documentHead([outer, lost], i18n)).toMatchObject({
        title: undefined,
        isIndexable: false,
      });
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
