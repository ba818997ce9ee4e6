import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteLook } from '@stoa/api/schema';
import type { LoadedPage, PageRequest, RenderedPage } from '../../../portal/src/app/server-page.ts';

const ENTRY = join(import.meta.dirname, '../../../portal/dist-server/entry-server.js');

/** The browser renders the page alone. */
export const NOT_RENDERED: RenderedPage = { html: '', css: '' };

/** The portal's own routes and components, as its build for the server has them. */
export interface PortalRenderer {
  loadPage(request: PageRequest): Promise<LoadedPage | { redirect: string }>;
  /** The rules of a school's colour and look. */
  siteCss(color: string, look?: SiteLook): string;
}

/** @throws {Error} without a build of the portal for the server */
export async function loadRenderer(): Promise<PortalRenderer> {
  if (!existsSync(ENTRY)) throw new Error(`${ENTRY} is missing: run npm run build.`);
  return (await import(pathToFileURL(ENTRY).href)) as PortalRenderer;
}
