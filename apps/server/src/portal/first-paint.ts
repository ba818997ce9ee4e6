import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { FirstPaint } from './template.ts';

const ENTRY = join(import.meta.dirname, '../../../portal/dist-server/entry-server.js');

/** The page as it looks before any script has run. */
export interface Drawn {
  html: string;
  css: string;
}

type Draw = (data: FirstPaint, href: string, color: string | undefined) => Promise<Drawn>;
/** The browser draws the page alone. */
export const NOT_DRAWN: Drawn = { html: '', css: '' };

/**
 * Loads the portal's own drawing code, as the build made it.
 * @returns draws a page; a page that cannot be drawn is left to the browser
 */
export async function loadFirstPaint(log: FastifyBaseLogger): Promise<Draw> {
  if (!existsSync(ENTRY)) return () => Promise.resolve(NOT_DRAWN);
  const { renderPage } = (await import(pathToFileURL(ENTRY).href)) as { renderPage: Draw };
  return (data, href, color) =>
    renderPage(data, href, color).catch((error: unknown) => {
      log.warn({ err: error, page: href.split('?')[0] }, 'the first paint could not be drawn');
      return NOT_DRAWN;
    });
}
