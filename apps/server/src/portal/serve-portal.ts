import fastifyStatic from '@fastify/static';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '../http/admission.ts';
import { isId } from '../http/ids.ts';
import { pagePolicy } from '../http/security-headers.ts';
import type { Modules } from '../modules/index.ts';
import type { Services } from '../platform/services.ts';
import { DrawingQueue, TooManyDrawings } from './drawing-queue.ts';
import { loadPainter, NOT_DRAWN, type Drawn } from './first-paint.ts';
import { busyPage, pathOf, preparePage, type ReadyPage } from './prepare-page.ts';
import { WARM_COOKIE } from './starter.ts';
import { Template } from './template.ts';

const DIST = join(import.meta.dirname, '../../../portal/dist');
const SEED_MEDIA = join(import.meta.dirname, '../../seed/media');
const YEAR_S = 31_536_000;
const RETRY_AFTER_S = 5;
const DAY_S = 86_400;
const THEMES = ['light', 'dark', 'contrast', 'system'] as const;

/** Id of the notice that was closed in this browser. */
const BULLETIN_COOKIE = 'stoa-bulletin';
const closedBulletin = (id: string | undefined): string =>
  isId(id) ? `[data-bulletin="${id}"]{display:none}` : '';

interface DrawnPage {
  drawn: Drawn;
  lateSheets: readonly string[];
  firstCss: string;
}
const UNDRAWN: DrawnPage = { drawn: NOT_DRAWN, lateSheets: [], firstCss: '' };

/** Serves the portal: its built files for ever, its pages fresh, the demo schools' pictures and videos. */
export async function servePortal(
  app: FastifyInstance,
  services: Services,
  modules: Modules,
  admission: Admission,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: SEED_MEDIA,
    prefix: '/media/seed/',
    decorateReply: true,
    maxAge: DAY_S * 1000,
    index: false,
    dotfiles: 'ignore',
  });
  if (!existsSync(join(DIST, 'index.html'))) {
    services.log.warn('The portal is not built: only the API is served. Run npm run build.');
    return;
  }
  await app.register(fastifyStatic, {
    root: join(DIST, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_S * 1000,
    index: false,
  });
  const publicFiles = [
    'favicon.svg',
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'manifest.webmanifest',
    'robots.txt',
    'unsupported.js',
  ];
  for (const file of publicFiles.filter((name) => existsSync(join(DIST, name)))) {
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, DIST, { maxAge: DAY_S * 1000 }));
  }
  const template = new Template(DIST);
  const painter = await loadPainter(services.log);
  const https = services.config.publicUrl.startsWith('https:');
  const drawing = new DrawingQueue();
  const drawnFor = ({ school, drawnAs, data, preload }: ReadyPage): Promise<DrawnPage> => {
    if (!school || drawnAs === undefined) return Promise.resolve(UNDRAWN);
    const draw = async () => {
      const drawn = await drawing.run(() => painter.draw(data, drawnAs));
      return { drawn, ...template.dress(drawn.html, preload) };
    };
    return services.cache.get(school.id, `html|${drawnAs}`, draw).catch((error: unknown) => {
      // The browser draws it alone.
      if (error instanceof TooManyDrawings) return UNDRAWN;
      throw error;
    });
  };
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const busy = () => ({ ...busyPage(request, services), ...UNDRAWN });
    if (app.isUnderPressure()) return send(busy(), request, reply);
    const prepare = async () => {
      const prepared = await preparePage(request, services, modules);
      return 'redirect' in prepared ? prepared : { ...prepared, ...(await drawnFor(prepared)) };
    };
    return send(await admission.run('page', prepare, busy), request, reply);
  };
  const send = (
    prepared: { redirect: string } | (ReadyPage & DrawnPage),
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    if ('redirect' in prepared)
      return reply.header('cache-control', 'no-store').redirect(prepared.redirect, 302);
    const nonce = randomBytes(16).toString('base64');
    const wanted = request.cookies['stoa-theme'];
    const theme = THEMES.find((name) => name === wanted) ?? 'system';
    const { head, data, preload, school, drawn, lateSheets, firstCss } = prepared;
    const closed = closedBulletin(request.cookies[BULLETIN_COOKIE]);
    const html = template.render({
      head,
      data,
      theme,
      nonce,
      preload,
      // What is drawn is the same for all; whoever has closed the notice does not see it for a moment.
      drawn: drawn.html && closed ? { ...drawn, css: drawn.css + closed } : drawn,
      lateSheets,
      firstCss,
      brandCss: school ? painter.colors(school.color) : '',
      isWarm: request.cookies[WARM_COOKIE] === template.release,
    });
    if (prepared.status === 503) reply.header('retry-after', String(RETRY_AFTER_S));
    return reply
      .code(prepared.status)
      .headers({
        'content-security-policy': pagePolicy(nonce, https, services.files.origin),
        'cache-control': 'no-cache, private',
        vary: 'Cookie, Accept-Language',
        'cross-origin-opener-policy': 'same-origin',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  };
  const isPage = { config: { isPage: true } };
  app.get('/', isPage, page);
  // Below /api and for files a missing thing is JSON or nothing; everything else is a page that says so.
  app.get('/*', isPage, (request, reply) => {
    const path = pathOf(request.url);
    const isFile = /^\/(api|assets|media)(\/|$)|\.[a-z0-9]{2,5}$/i.test(path) && !path.endsWith('.htm');
    return isFile ? reply.callNotFound() : page(request, reply);
  });
}
