import type { ClassDetail, LiveSession, ResourceDetail, SiteLook } from '@stoa/api/schema';
import type { Language } from '../i18n/languages.ts';
import type { FirstPaint } from './first-paint.ts';

export type { FirstPaint } from './first-paint.ts';

// What the server asks of the portal's build for it (entry-server.tsx), and what it is given.

/** Who asks for which page. */
export interface PageRequest {
  /** Path and query. */
  href: string;
  /** The site's, as people know it. */
  origin: string;
  /** Answers calls of the API as the viewer, in this process. */
  fetch: (request: Request) => Promise<Response>;
  /** The language of the page, once it is known of which school it is. */
  chooseLanguage: (schoolId: string | undefined) => Promise<Language>;
  /** The school that was visited last. */
  tenant: string | undefined;
  /** The zone that the browser was in last. */
  deviceZone: string | undefined;
  /** The browser has cookies of a session. */
  hasSession: boolean;
  /** They hold. */
  isSignedIn: boolean;
}

/** The school around a page. */
export interface PageSchool {
  id: string;
  name: string;
  summary: string;
  color: string;
  /** How its pages look, where they do not look as everywhere. */
  look: SiteLook | undefined;
  languages: Language[];
  logoUrl: string | null;
  /** Anybody may look into it. */
  isOpen: boolean;
}

/** What a page is about: what its own loader got. */
export type PageSubject =
  | { kind: 'class'; data: ClassDetail }
  | { kind: 'live'; data: LiveSession }
  | { kind: 'resource'; data: ResourceDetail };

/** A page as the router has loaded it: everything that the document says, and how to render it. */
export interface LoadedPage {
  status: number;
  /** Why a part of it could not be loaded. */
  error: unknown;
  title: string;
  /** Of the page alone, without the site's; undefined where that says enough. */
  ownTitle: string | undefined;
  siteName: string;
  description: string | undefined;
  /** Path of the picture of links to it. */
  pictureUrl: string | undefined;
  /** What of the search names the page, as `?pageId=about`; empty for most. */
  canonicalSearch: string;
  /** Path of the page that search engines list instead, where this one shows it in another school. */
  originalUrl: string | undefined;
  isIndexable: boolean;
  /** A mobile portal has this page as well, and phones leave for it (B008). */
  hasMobilePage: boolean;
  school: PageSchool | undefined;
  subject: PageSubject | undefined;
  /** What the browser begins with: the same answers under the same keys. */
  firstPaint: FirstPaint;
  /** Ids of the matched routes, whose chunks the page needs. */
  routes: string[];
  /** Catalogues beside the portal's own. */
  catalogues: string[];
  /**
   * For whom the server renders it: once for all visitors (of a page without a school: whose browser visited the same
   * school last), by an address with what the page understands alone, or for one viewer; undefined where the browser
   * renders it alone. `hasOneSpelling`: the page says which parameters it understands, so that all spellings of its
   * address are one page.
   */
  rendering: { for: 'visitors'; as: string; hasOneSpelling: boolean } | { for: 'viewer' } | undefined;
  /** Renders it. Once. */
  render: () => Promise<RenderedPage>;
}

/** What the server puts into the document before any script has run. */
export interface RenderedPage {
  html: string;
  /** Rules that the page needs beside its style sheets. */
  css: string;
}
