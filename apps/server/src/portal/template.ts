import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf, toTag, type Language } from '../i18n/languages.ts';

/** What differs from page to page in the HTML that is sent. */
export interface PageHead {
  title: string;
  description?: string | undefined;
  /** Absolute address without the language. */
  canonical?: string | undefined;
  /** Languages the page exists in, for hreflang. */
  languages?: readonly Language[] | undefined;
  image?: string | undefined;
  siteName?: string | undefined;
  /** Pages that search engines should leave alone. */
  noIndex?: boolean | undefined;
}

/** First-paint data: what the page's loaders would ask for, under the same query keys. */
export interface FirstPaint {
  language: Language;
  signedIn: boolean;
  queries: [key: readonly unknown[], data: unknown][];
}

export interface PageOptions {
  head: PageHead;
  data: FirstPaint;
  theme: 'light' | 'dark' | 'system';
  nonce: string;
  /** The page as it looks before any script has run; empty where the browser draws it alone. */
  drawn: { html: string; css: string };
  /** Names of manifest entries to preload: the route's chunk and the language's catalogue. */
  preload: string[];
}

/** Where the portal draws itself; filled with the first paint. */
const ROOT = '<div id="root"></div>';

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The built index.html, cut where the pages differ. */
export class Template {
  readonly #before: string;
  readonly #between: string;
  readonly #after: string;
  readonly #manifest: Record<string, ManifestEntry>;
  readonly #entryFiles: ReadonlySet<string>;

  constructor(folder: string) {
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
      .replace(/<html[^>]*>/, '<!--html-->')
      .replace(/<title>[^<]*<\/title>/, '');
    const [before, rest] = html.split('<!--html-->');
    const [between, after] = (rest ?? '').split('<!--data-->');
    this.#before = before ?? '';
    this.#between = between ?? '';
    this.#after = after ?? '';
    const manifest = join(folder, '.vite/manifest.json');
    this.#manifest = existsSync(manifest)
      ? (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, ManifestEntry>)
      : {};
    this.#entryFiles = this.#filesOf('index.html');
  }

  render({ head, data, theme, nonce, preload, drawn }: PageOptions): string {
    const html = `<html lang="${toTag(data.language)}" dir="${directionOf(data.language)}" data-theme="${theme}">`;
    const links = preload
      .flatMap((name) => [...this.#filesOf(name)])
      .filter((file) => !this.#entryFiles.has(file));
    const tags =
      headTags(head, data.language) +
      [...new Set(links)].map(preloadTag).join('') +
      `<meta property="csp-nonce" nonce="${nonce}">`;
    const style = drawn.css ? `<style nonce="${nonce}">${drawn.css}</style>` : '';
    const between = this.#between
      .replace('</head>', () => `${tags}${style}</head>`)
      .replace(ROOT, () => `${ROOT.slice(0, -6)}${drawn.html}</div>`);
    return `${this.#before}${html}${between}<script type="application/json" id="first-paint">${safeJson(data)}</script>${this.#after}`;
  }

  #filesOf(name: string, seen = new Set<string>()): Set<string> {
    const entry = this.#manifest[name];
    if (!entry || seen.has(entry.file)) return seen;
    seen.add(entry.file);
    for (const css of entry.css ?? []) seen.add(css);
    for (const next of entry.imports ?? []) this.#filesOf(next, seen);
    return seen;
  }
}

const preloadTag = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

function headTags(head: PageHead, language: Language): string {
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('property', 'og:title', head.title),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', language),
  ];
  if (head.siteName) tags.push(meta('property', 'og:site_name', head.siteName));
  if (head.description)
    tags.push(
      meta('name', 'description', head.description),
      meta('property', 'og:description', head.description),
    );
  if (head.image)
    tags.push(meta('property', 'og:image', head.image), meta('name', 'twitter:card', 'summary_large_image'));
  if (head.noIndex) tags.push(meta('name', 'robots', 'noindex'));
  if (head.canonical) {
    tags.push(
      `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
      meta('property', 'og:url', head.canonical),
    );
    const join = head.canonical.includes('?') ? '&' : '?';
    for (const other of head.languages ?? [])
      tags.push(
        `<link rel="alternate" hreflang="${toTag(other)}" href="${escapeHtml(`${head.canonical}${join}sxz-lang=${other}`)}">`,
      );
    if (head.languages?.length)
      tags.push(`<link rel="alternate" hreflang="x-default" href="${escapeHtml(head.canonical)}">`);
  }
  return tags.join('');
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] as string);

/** JSON inside a script element: nothing in it can end the element or start a comment. */
const safeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
