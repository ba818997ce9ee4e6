import { escapeXml } from '../../platform/markup.ts';
import { toTag, type Language } from '../../i18n/languages.ts';

/** What the feed of a school is called. */
export const ARTICLES = /*i18n*/ { id: 'feed.articles', message: 'Articles by {school}' };

/** What a feed says of itself and its entries; addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  language: Language;
  /** Of the school. */
  address: string;
  /** Of the feed itself. */
  self: string;
  entries: readonly FeedEntry[];
}
export interface FeedEntry {
  /** Stays the same in all languages. */
  id: string;
  title: string;
  summary: string;
  address: string;
  author: string;
  publishedAt: Date;
}

const element = (name: string, text: string, attributes = ''): string =>
  text ? `<${name}${attributes}>${escapeXml(text)}</${name}>` : '';

/** A feed as RSS 2.0. */
export function writeFeed({ title, description, language, address, self, entries }: Feed): string {
  const [newest] = entries;
  const items = entries.map(
    (entry) =>
      `<item>${element('title', entry.title)}${element('link', entry.address)}${element('guid', entry.id)}${element(
        'description',
        entry.summary,
      )}${element('dc:creator', entry.author)}${element('pubDate', entry.publishedAt.toUTCString())}</item>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
${element('title', title)}${element('link', address)}<description>${escapeXml(description || title)}</description>${element(
    'language',
    toTag(language),
  )}${newest ? element('lastBuildDate', newest.publishedAt.toUTCString()) : ''}
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`.replaceAll('<guid>', '<guid isPermaLink="false">');
}
