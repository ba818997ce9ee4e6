import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLatePath } from '../../../portal/src/app/early-paths.ts';
import type { FirstPaint } from '../../../portal/src/app/server-page.ts';
import { directionOf, toTag, type Language } from '../i18n/languages.ts';
import { escapeHtml, scriptJson } from '../platform/markup.ts';
import { Fonts } from './fonts.ts';
import { FirstStyles } from './first-styles.ts';
import { localTimesTag } from './local-times.ts';
import { PRESSED_CSS, pressesTag } from './presses.ts';
import { starterTag } from './starter.ts';

/** Picture of links to a page. */
export interface LinkPicture {
  address: string;
  /** Of those that the server draws, pixels. */
  size?: { width: number; height: number };
}

/** What differs from page to page in the HTML that is sent. */
export interface PageHeader {
  title: string;
  description?: string | undefined;
  /** Absolute address without the language: where links lead that people share. */
  address?: string | undefined;
  /** The one that search engines list: the same, or that of the page which is shown here as well. */
  canonical?: string | undefined;
  /** Languages the page exists in, for hreflang. */
  languages?: readonly Language[] | undefined;
  image?: LinkPicture | undefined;
  /** Address of the feed of articles, and what it is called. */
  feed?: { address: string; title: string } | undefined;
  /** What search engines are told of the page, as JSON-LD. */
  structured?: readonly object[] | undefined;
  /** Icon of the browser's tab; left out: the portal's own. */
  icon?: string | undefined;
  siteName?: string | undefined;
  /** Pages that search engines should leave alone. */
  noIndex?: boolean | undefined;
}

export interface PageOptions {
  head: PageHeader;
  data: FirstPaint;
  theme: 'light' | 'dark' | 'contrast' | 'system';
  nonce: string;
  /** The page as it looks before any script has run; empty where the browser draws it alone. */
  rendered: { html: string; css: string };
  /** Sheets of drawn parts whose scripts come late. */
  lateSheets: readonly string[];
  /** The rules that what was drawn needs; with them the sheets and the scripts wait until it is shown. */
  firstCss: string;
  /** The school's colours and look. */
  brandCss: string;
  /** The browser has this release's files already. */
  isWarm: boolean;
  /** A mobile portal has this page as well. */
  hasMobilePage: boolean;
  /** Ids of the page's routes, whose chunks are preloaded. */
  routes: readonly string[];
  /** Catalogues that the page needs beside the portal's own. */
  catalogues: readonly string[];
}

/** Where the portal draws itself; filled with the first paint. */
const ROOT = '<div id="root"></div>';
/** The portal's own icon. */
const ICON = /<link rel="icon"[^>]*>/;
/** The route around all others. */
const ROOT_ROUTE = '__root__';
/**
 * The menus in the header of whoever is signed in. React asks for them only when it takes the header over, and replaces
 * what the server rendered of them, with what was pressed there, if anything is updated before they come.
 */
const MENUS = ['theme-menu', 'bell', 'viewer-menu'].map((name) => `src/layout/${name}.tsx`);
/** The routes that are not in the first load of every page, in the build's manifest. */
const LATE_ROUTES = 'src/app/late-routes.ts';
/** The links and the script that the build put into the document. */
const BUILT_TAGS =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

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
  /** Script of the page; what it needs is preloaded. */
  readonly #entry: string;
  readonly #entryFiles: ReadonlySet<string>;
  readonly #firstStyles: FirstStyles;
  readonly #fonts: Fonts;

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
    this.#entry = this.#manifest['index.html']?.file ?? '';
    this.#entryFiles = this.#filesOf('index.html');
    this.#firstStyles = new FirstStyles(folder);
    this.#fonts = new Fonts(folder, this.#manifest);
  }

  /** Changes with every build: the entry's name, with its hash. */
  get release(): string {
    return basename(this.#entry, '.js');
  }

  /** What was rendered needs of styles: sheets beside those of the page, and the rules that come first. */
  stylesOf(
    html: string,
    page: Pick<PageOptions, 'data' | 'routes' | 'catalogues'>,
  ): Pick<PageOptions, 'lateSheets' | 'firstCss'> {
    const sheets = this.#pageFiles(page).filter(isStyle);
    const lateSheets = this.#firstStyles.lateSheets(html, sheets);
    return { lateSheets, firstCss: this.#firstStyles.of(html, [...sheets, ...lateSheets]) };
  }

  render(options: PageOptions): string {
    const { head, data, theme, nonce, rendered, lateSheets, firstCss, brandCss, isWarm } = options;
    const html = `<html lang="${toTag(data.language)}" dir="${directionOf(data.language)}" data-theme="${theme}">`;
    const meta = `${headTags(head, data.language)}<meta property="csp-nonce" nonce="${nonce}">`;
    const style = (css: string) => (css ? `<style nonce="${nonce}">${css}</style>` : '');
    const isStaged = !isWarm && firstCss !== '';
    const files = [...this.#pageFiles(options), ...lateSheets];
    const assets = isStaged
      ? style(firstCss) + this.#starter(files, options.hasMobilePage)
      : files
          .filter((file) => !this.#entryFiles.has(file))
          .map(preloadTag)
          .join('');
    const fonts = this.#fonts.tags(data.language, { drawn: rendered.html, isCold: isStaged }, nonce);
    const scripts =
      pressesTag(rendered.html) + localTimesTag(rendered.html, data.language, data.zones?.chosen);
    const between = (isStaged ? this.#between.replaceAll(BUILT_TAGS, '') : this.#between)
      .replace('<!--faces-->', () => fonts)
      .replace(ICON, (standard) =>
        head.icon ? `<link rel="icon" href="${escapeHtml(head.icon)}">` : standard,
      )
      .replace(
        '</head>',
        () =>
          `${meta}${scripts}${assets}${style(brandCss + rendered.css + (rendered.html && WHOLE + PRESSED_CSS))}</head>`,
      )
      .replace(ROOT, () => `${ROOT.slice(0, -6)}${rendered.html}</div>`);
    return `${this.#before}${html}${between}<script type="application/json" id="first-paint">${scriptJson(data)}</script>${this.#after}`;
  }

  #starter(files: readonly string[], hasMobilePage: boolean): string {
    const modules = files.filter((file) => !isStyle(file) && file !== this.#entry);
    return starterTag({
      entry: this.#entry,
      styles: files.filter(isStyle),
      modules,
      release: this.release,
      hasMobilePage,
    });
  }

  /** What the page loads, the entry's files first. */
  #pageFiles({ data, routes, catalogues }: Pick<PageOptions, 'data' | 'routes' | 'catalogues'>): string[] {
    const names = [
      ...routes.flatMap(chunksOfRoute),
      ...(routes.some((id) => id !== ROOT_ROUTE && isLatePath(id)) ? [LATE_ROUTES] : []),
      ...(data.signedIn ? MENUS : []),
      ...['portal', ...catalogues].map((name) => `../../locales/${data.language}/${name}.po`),
      ...(catalogues.length > 0 ? ['src/i18n/namespace-messages.ts'] : []),
    ];
    return [...new Set([...this.#entryFiles, ...names.flatMap((name) => [...this.#filesOf(name)])])];
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

/**
 * A browser paints a drawn page as far as it has come, and what is half there would move when the rest comes: the bar at
 * the top, the part of the page that is just being read, the foot and the tabs of phones show when they are whole.
 * `:last-child` would not do: in Chromium nothing is one before its parent is whole.
 */
const WHOLE =
  '#root:not(:has(~*)) :is(header:not(:has(~*)),main>:not(:has(~*))>:not(:has(~*)),footer,footer~nav){visibility:hidden}';

/** The component of a route is a chunk of its own, maybe with its loader; the build's manifest has one of these names. */
export function chunksOfRoute(id: string): string[] {
  const [, ...segments] = id === '/' ? ['', ''] : id.split('/');
  // A last segment that is empty is an index; one that is written `index` stands in brackets.
  const names = segments.map((segment) => (segment === '' ? 'index' : segment.replace(/^index$/, '[index]')));
  return ['component', 'component---loader'].map(
    (part) => `src/routes/${names.join('.')}.tsx?tsr-split=${part}`,
  );
}

const isStyle = (file: string): boolean => file.endsWith('.css');

const preloadTag = (file: string): string =>
  isStyle(file)
    ? `<link rel="stylesheet" href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

function headTags(head: PageHeader, language: Language): string {
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
  if (head.image) {
    const { address, size } = head.image;
    tags.push(meta('property', 'og:image', address), meta('name', 'twitter:card', 'summary_large_image'));
    if (size)
      tags.push(
        meta('property', 'og:image:width', String(size.width)),
        meta('property', 'og:image:height', String(size.height)),
        meta('property', 'og:image:alt', head.title),
      );
  }
  if (head.feed)
    tags.push(
      `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(head.feed.title)}" href="${escapeHtml(head.feed.address)}">`,
    );
  for (const facts of head.structured ?? [])
    tags.push(`<script type="application/ld+json">${scriptJson(facts)}</script>`);
  if (head.noIndex) tags.push(meta('name', 'robots', 'noindex'));
  if (head.canonical) {
    tags.push(
      `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
      meta('property', 'og:url', head.address ?? head.canonical),
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
