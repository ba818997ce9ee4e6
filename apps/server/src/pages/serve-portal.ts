import fastifyStatic from '@fastify/static';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FirstPaint, RenderedPage } from '../../../portal/src/app/server-page.ts';
import type { InProcessApi } from '../contract/in-process.ts';
import type { Admission } from '../http/admission.ts';
import { isId } from '../http/ids.ts';
import { pagePolicy } from './page-policy.ts';
import type { Services } from '../core/services.ts';
import { RenderQueue, TooManyWaiting } from './render-queue.ts';
import { loadRenderer, NOT_RENDERED } from './portal-renderer.ts';
import { busyPage, pathOf, preparePage, type ReadyPage } from './prepare-page.ts';
import { WARM_COOKIE } from './starter.ts';
import { serveFolder } from './serve-folder.ts';
import { Template } from './template.ts';

const DIST = join(import.meta.dirname, '../../../portal/dist');
const SEED_MEDIA = join(import.meta.dirname, '../../seed/media');
const YEAR_S = 31_536_000;
const RETRY_AFTER_S = 5;
const DAY_S = 86_400;
const THEMES = ['light', 'dark', 'contrast', 'system'] as const;

/**
 * Pages that may wait to be rendered before another one is left to the browser. What is rendered for visitors is kept
 * for all of them; what is rendered for one person is worth less of the time that calls of the API wait meanwhile.
 */
const MAX_WAITING = { visitors: 8, viewer: 2 };

const COLOR = /^#[0-9a-f]{6}$/i;

/** Id of the notice that was closed in this browser. */
const BULLETIN_COOKIE = 'stoa-bulletin';
const closedBulletin = (id: string | undefined): string =>
  isId(id) ? `[data-bulletin="${id}"]{display:none}` : '';

interface StyledPage {
  rendered: RenderedPage;
  /** What it was rendered from: the browser hydrates it with the same. */
  data?: FirstPaint;
  /** The last moment, ms, at which it is right. */
  until: number;
  lateSheets: readonly string[];
  firstCss: string;
}
const UNRENDERED: StyledPage = { rendered: NOT_RENDERED, until: Infinity, lateSheets: [], firstCss: '' };

/** Serves the portal: its built files for ever, its pages fresh, the demo schools' pictures and videos. */
export async function servePortal(
  app: FastifyInstance,
  services: Services,
  { admission, inProcess }: { admission: Admission; inProcess: InProcessApi },
): Promise<void> {
  const isBuilt = existsSync(join(DIST, 'index.html'));
  await serveFolder(app, {
    root: SEED_MEDIA,
    prefix: '/media/seed/',
    maxAge: DAY_S * 1000,
    index: false,
    dotfiles: 'ignore',
  });
  if (isBuilt)
    await serveFolder(app, {
      root: join(DIST, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_S * 1000,
      index: false,
    });
  // For `sendFile`. After the folders, which have one each.
  await app.register(fastifyStatic, { root: SEED_MEDIA, serve: false });
  if (!isBuilt) {
    services.log.warn('The portal is not built: only the API is served. Run npm run build.');
    return;
  }
  const publicFiles = [
    'favicon.svg',
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'manifest.webmanifest',
    'unsupported.js',
  ];
  for (const file of publicFiles.filter((name) => existsSync(join(DIST, name)))) {
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, DIST, { maxAge: DAY_S * 1000 }));
  }
  const template = new Template(DIST);
  const renderer = await loadRenderer();
  const pages = { services, api: inProcess, renderer };
  const https = services.config.publicUrl.startsWith('https:');
  const queue = new RenderQueue();
  const renderedFor = async ({ school, rendering, render, ...page }: ReadyPage): Promise<StyledPage> => {
    const load = async (maxWaiting: number) => {
      const rendered = await queue.run(render, maxWaiting);
      return { rendered, data: page.data, until: page.until, ...template.stylesOf(rendered.html, page) };
    };
    const stillHolds = ({ until }: StyledPage) => services.clock.now().getTime() <= until;
    try {
      if (rendering?.for === 'viewer') return await load(MAX_WAITING.viewer);
      if (!school || !rendering) return UNRENDERED;
      return await services.cache.get(
        school.id,
        `html|${rendering.as}`,
        () => load(MAX_WAITING.visitors),
        stillHolds,
      );
    } catch (error) {
      // The browser renders it alone.
      if (!(error instanceof TooManyWaiting))
        services.log.warn({ err: error, routes: page.routes }, 'a page could not be rendered');
      return UNRENDERED;
    }
  };
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const busy = () => ({ ...busyPage(request, services), ...UNRENDERED });
    if (app.isUnderPressure()) return send(busy(), request, reply);
    const prepare = async () => {
      const prepared = await preparePage(request, pages);
      return 'redirect' in prepared ? prepared : { ...prepared, ...(await renderedFor(prepared)) };
    };
    return send(await admission.run('page', prepare, busy), request, reply);
  };
  const send = (
    prepared: { redirect: string } | (ReadyPage & StyledPage),
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    if ('redirect' in prepared)
      return reply.header('cache-control', 'no-store').redirect(prepared.redirect, 302);
    const nonce = randomBytes(16).toString('base64');
    const wanted = request.cookies['stoa-theme'];
    const theme = THEMES.find((name) => name === wanted) ?? 'system';
    const { head, data, routes, catalogues, school, rendered, lateSheets, firstCss } = prepared;
    const closed = closedBulletin(request.cookies[BULLETIN_COOKIE]);
    const html = template.render({
      head,
      data,
      theme,
      nonce,
      routes,
      catalogues,
      // What is rendered is the same for all; whoever has closed the notice does not see it for a moment.
      rendered: rendered.html && closed ? { ...rendered, css: rendered.css + closed } : rendered,
      lateSheets,
      firstCss,
      brandCss: school && COLOR.test(school.color) ? renderer.siteCss(school.color, school.look) : '',
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
