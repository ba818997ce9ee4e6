import { escapeXml } from '../../platform/markup.ts';
import { toTag, type Language } from '../../i18n/languages.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A page that is listed. */
export interface ListedPage {
  /** Path and query, without a language. */
  path: string;
  changedAt?: Date | undefined;
}

/** A file that lists pages, each with its addresses in all languages; written page by page. */
export function* writeSitemap(
  pages: readonly ListedPage[],
  { origin, languages }: { origin: string; languages: readonly Language[] },
): Generator<string> {
  yield `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const { path, changedAt } of pages) {
    const address = `${origin}${path}`;
    const join = path.includes('?') ? '&' : '?';
    const links = languages.map((language) => link(toTag(language), `${address}${join}sxz-lang=${language}`));
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    yield `<url><loc>${escapeXml(address)}</loc>${changed}${links.join('')}${link('x-default', address)}</url>\n`;
  }
  yield '</urlset>\n';
}

const link = (tag: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(address)}"/>`;

/** A file that lists other files. */
export const writeSitemapIndex = (addresses: readonly string[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${addresses
    .map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;
