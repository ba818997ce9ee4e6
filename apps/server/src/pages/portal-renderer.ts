import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../i18n/languages.ts';
import type { FirstPaint } from './template.ts';

const ENTRY = join(import.meta.dirname, '../../../portal/dist-server/entry-server.js');

/** The page as it looks before any script has run. */
export interface RenderedPage {
  html: string;
  css: string;
}

/** The browser renders the page alone. */
export const NOT_RENDERED: RenderedPage = { html: '', css: '' };

/** Who asks for which page; see `PageRequest` of the portal's entry-server.tsx. */
export interface PageRequest {
  href: string;
  fetch: (request: Request) => Promise<Response>;
  chooseLanguage: (schoolId: string | undefined) => Promise<Language>;
  hasSession: boolean;
  isSignedIn: boolean;
}

/** A page as the portal's routes have loaded it; see `LoadedPage` there. */
export interface LoadedPage {
  status: number;
  error: unknown;
  title: string;
  siteName: string;
  description: string | undefined;
  isIndexable: boolean;
  school: { id: string; summary: string; color: string; languages: Language[] } | undefined;
  firstPaint: FirstPaint;
  routes: string[];
  catalogues: string[];
  renderedAs: string | undefined;
  render: () => Promise<RenderedPage>;
}

/** The portal's own routes and components, as its build for the server has them. */
export interface PortalRenderer {
  loadPage(request: PageRequest): Promise<LoadedPage | { redirect: string }>;
  /** The rules of a school's colour. */
  brandCss(color: string): string;
}

/** @throws {Error} without a build of the portal for the server */
export async function loadRenderer(): Promise<PortalRenderer> {
  if (!existsSync(ENTRY)) throw new Error(`${ENTRY} is missing: run npm run build.`);
  return (await import(pathToFileURL(ENTRY).href)) as PortalRenderer;
}
