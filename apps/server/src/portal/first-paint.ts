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

interface Portal {
  renderPage(data: FirstPaint, href: string): Promise<Drawn>;
  brandCss(color: string): string;
}

/** The browser draws the page alone. */
export const NOT_DRAWN: Drawn = { html: '', css: '' };

/** The portal's own drawing code, as the build made it. */
export interface Painter {
  /** A page before any script has run; a page that cannot be drawn is left to the browser. */
  draw(data: FirstPaint, href: string): Promise<Drawn>;
  /** The rules of a school's colour; none where it is no colour. */
  colors(color: string): string;
}

/** Loads the portal's drawing code. Without a build nothing is drawn. */
export async function loadPainter(log: FastifyBaseLogger): Promise<Painter> {
  if (!existsSync(ENTRY)) return { draw: () => Promise.resolve(NOT_DRAWN), colors: () => '' };
  const portal = (await import(pathToFileURL(ENTRY).href)) as Portal;
  return {
    draw: (data, href) =>
      portal.renderPage(data, href).catch((error: unknown) => {
        log.warn({ err: error, page: href.split('?')[0] }, 'the first paint could not be drawn');
        return NOT_DRAWN;
      }),
    colors: (color) => (/^#[0-9a-f]{6}$/i.test(color) ? portal.brandCss(color) : ''),
  };
}
