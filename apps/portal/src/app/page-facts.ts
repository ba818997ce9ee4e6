import type { I18n, MessageDescriptor } from '@lingui/core';
import type { RouteAccess } from '@stoa/machines/addresses';
import type { Membership, PageName } from '@stoa/api/schema';
import type { MessageNamespace } from '../i18n/catalogues.ts';

/** What a route says about its page, once for portal and server. */
export interface PageFacts {
  /** Who may open it (B004, B006). @default 'open' */
  access?: RouteAccess;
  /** Title of the document; what the loader returns is more precise. */
  title?: MessageDescriptor;
  /** Catalogues that it is written in, beside the portal's own. */
  messages?: readonly MessageNamespace[];
  /** Search engines may list it. */
  isIndexable?: boolean;
  /** HTTP status of a page that stands for a failure. */
  status?: 403 | 404;
  /** What its visits are counted as; other kinds are "other". */
  countedAs?: PageName;
  /** It is shown before its content is there: room is kept for it. */
  isLate?: boolean;
  /** Its place in the management of a school, under its title. */
  manage?: ManageFacts;
  /** The command palette leads to it. Pages of the management are there by themselves. */
  palette?: PaletteFacts;
}

/** How a page stands in the command palette, for whoever may open it. */
export interface PaletteFacts {
  /** Among the others, from 1. */
  order: number;
  /** Its name there. @default its title */
  name?: MessageDescriptor;
  /** What somebody must be allowed to in one of their schools. */
  operation?: Operation;
  /** It is open, and of no use to visitors. */
  isForSignedIn?: boolean;
}

export type Operation = Membership['operations'][number];

/** A section of the management of a school. */
export type ManageSection =
  | 'overview'
  | 'pages'
  | 'content'
  | 'people'
  | 'learning'
  | 'live'
  | 'store'
  | 'settings';

/** Where a page stands in the management of a school. */
export interface ManageFacts {
  section: ManageSection;
  /** Within its section, from 1. */
  order: number;
  /** What somebody must be allowed to; left out, any other page of the management that they may open is enough. */
  operation?: Operation;
}

/** What a loader returns for the document and the server: see {@link pageTitle} and `entry-server.tsx`. */
export interface PageData {
  title?: string | MessageDescriptor | undefined;
  description?: string | undefined;
  /** Picture of links to it: a path of this server. */
  pictureUrl?: string | undefined;
  isIndexable?: boolean;
  countedAs?: PageName;
  /**
   * The parameters of the address that the page understands, in one spelling. The server renders by them alone, so that
   * all other spellings share what was rendered.
   */
  search?: Readonly<Record<string, string | number | undefined>>;
  /** The parameters without which the address would be that of another page. */
  canonical?: Readonly<Record<string, string>>;
  /** Path of the page that this one shows in another place: search engines list that one. */
  originalUrl?: string | undefined;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageFacts {}
}

/** The parts of a route's match that the document depends on. */
export interface PageMatch {
  staticData: PageFacts;
  params: unknown;
  loaderData?: unknown;
  status: string;
  /** Set where no route fits the rest of the address. */
  _notFound?: unknown;
}

const SEPARATOR = ' · ';

/** Whether nothing stands at an address. */
export const isNotFound = (matches: readonly PageMatch[]): boolean =>
  matches.some(({ status, _notFound }) => status === 'notFound' || _notFound);

/** The page's own title: what the innermost route or its loader says; undefined where the site's name says enough. */
export function pageTitle(matches: readonly PageMatch[], i18n: I18n): string | undefined {
  const titles = matches.map(
    ({ staticData, loaderData }) => (loaderData as PageData | undefined)?.title ?? staticData.title,
  );
  const title = titles.findLast((one) => one !== undefined);
  return title === undefined || typeof title === 'string' ? title : i18n._(title);
}

/** Title of a document: page, then site. */
export const documentTitle = (page: string | undefined, site = 'Stoa'): string =>
  page && page !== site ? `${page}${SEPARATOR}${site}` : site;

/** The kind of page that a visit of these matches is counted as. */
export const countedAs = (matches: readonly PageMatch[]): PageName =>
  matches
    .map(
      ({ staticData, loaderData }) => (loaderData as PageData | undefined)?.countedAs ?? staticData.countedAs,
    )
    .findLast((name) => name !== undefined) ?? 'other';

/** Whether a page is shown before its content is there. */
export const isLatePage = (matches: readonly PageMatch[]): boolean =>
  matches.some(({ staticData }) => staticData.isLate);

/** Who may open a page: the innermost route that says so. */
export const accessOf = (routes: readonly { staticData?: PageFacts }[]): RouteAccess =>
  routes.findLast(({ staticData }) => staticData?.access)?.staticData?.access ?? 'open';
