import fastifyStatic from '@fastify/static';
import { negotiate as chooseEncoding } from '@fastify/accept-negotiator';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FirstPaint, RenderedPage } from '../../../portal/src/app/server-page.ts';
import type { InProcessApi } from '../contract/in-process.ts';
import type { WiringOptions } from '../contract/wiring.ts';
import type { Admission } from '../http/admission.ts';
import { negotiate } from '../i18n/languages.ts';
import { sentTokens } from '../http/cookies.ts';
import { isId } from '../http/ids.ts';
import { pagePolicy } from './page-policy.ts';
import type { Services } from '../core/services.ts';
import { DocumentCache, type StoredDocument } from './document-cache.ts';
import { RenderQueue, TooManyWaiting } from './render-queue.ts';
import { loadRenderer, NOT_RENDERED } from './portal-renderer.ts';
import {
  busyPage,
  chosenLanguage,
  lastVisitedSchool,
  pathOf,
  preparePage,
  type ReadyPage,
} from './prepare-page.ts';
import { WARM_COOKIE } from './starter.ts';
import { serveFolder } from './serve-folder.ts';
import { Template } from './template.ts';

const DIST = join(import.meta.dirname, '../../../portal/dist');
const SEED_MEDIA = join(import.meta.dirname, '../../seed/media');
const YEAR_S = 31_536_000;
const RETRY_AFTER_S = 5;
const DAY_S = 86_400;
/** Of brotli, 0 to 11: compressed once for many views. */
const STORED_QUALITY = 6;
const THEMES = ['light', 'dark', 'contrast', 'system'] as const;

/**
 * Pages that may wait to be rendered before another one is left to the browser. What is rendered for visitors is kept
 * for all of them; what is rendered for one person is worth less of the time that calls of the API wait meanwhile.
 */
const MAX_WAITING = { visitors: 8, viewer: 2 };

/** What documents are compressed with before they are stored; without it where a browser takes neither. */
const ENCODERS: Record<string, (text: string) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: STORED_QUALITY } }),
  gzip: (text) => promisify(gzip)(text),
};

/** Of the memory for what is the same for all visitors; the rest is for answers and what was rendered. */
export const DOCUMENTS_PART = 1 / 4;

const COLOR = /^#[0-9a-f]{6}$/i;

/** Id of the notice that was closed in this browser. */
const BULLETIN_COOKIE = 'stoa-bulletin';
const closedBulletin = (id: string | undefined): string =>
  isId(id) ? `[data-bulletin="${id}"]{display:none}` : '';

export interface PageServing {
  admission: Admission;
  inProcess: InProcessApi;
  /** Lets nobody reach a school from outside of its networks. */
  enter: WiringOptions['enter'];
}

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
  { admission, inProcess, enter }: PageServing,
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
      if (!rendering) return UNRENDERED;
      // There are as many addresses of nothing as anybody likes: they drive nothing out and wait behind what there is.
      if (page.status !== 200) return await load(MAX_WAITING.viewer);
      // Only as a whole document, and only where all that it shows may be stored.
      if (!school || !rendering.hasOneSpelling) return await load(MAX_WAITING.visitors);
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
  const documents = new DocumentCache(services.bus, services.config.cacheBytes * DOCUMENTS_PART, () =>
    services.clock.now().getTime(),
  );
  app.decorate('documentCache', documents);

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const isVisitor = !sentTokens(request) && request.headers.authorization === undefined;
    if (!isVisitor) return send(await prepared(request), request, reply);
    const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) ?? 'identity';
    const keys = storageKeys(request, encoding);
    const stored = documents.find([keys.ofSchool, keys.ofVisit]);
    if (stored && (await mayReach(stored, request))) return sendStored(stored, reply);
    const made = await documents.load(keys.ofVisit, async () => {
      const ready = await prepared(request);
      if ('redirect' in ready || !ready.isStorable || ready.rendered.html === '') return { ready };
      const document = await store(ready, request, encoding);
      return { ready, document, key: ready.school ? keys.ofSchool : keys.ofVisit };
    });
    if (made.document && (await mayReach(made.document, request))) return sendStored(made.document, reply);
    return send('ready' in made ? made.ready : await prepared(request), request, reply);
  };
  const prepared = async (
    request: FastifyRequest,
  ): Promise<{ redirect: string } | (ReadyPage & StyledPage)> => {
    const busy = () => ({ ...busyPage(request, services), ...UNRENDERED });
    if (app.isUnderPressure()) return busy();
    const prepare = async () => {
      const ready = await preparePage(request, pages);
      return 'redirect' in ready ? ready : { ...ready, ...(await renderedFor(ready)) };
    };
    return admission.run('page', prepare, busy);
  };
  /**
   * What decides about the document that a visitor gets. Of a page without a school also the one that was visited last,
   * and the browser's languages in place of the school's.
   */
  const storageKeys = (request: FastifyRequest, encoding: string) => {
    const ofSchool = JSON.stringify([
      request.url,
      chosenLanguage(request),
      themeOf(request),
      closedBulletin(request.cookies[BULLETIN_COOKIE]),
      isWarm(request),
      encoding,
    ]);
    const visit = [lastVisitedSchool(request), negotiate(request.headers['accept-language'])];
    return { ofSchool, ofVisit: ofSchool + JSON.stringify(visit) };
  };
  const mayReach = ({ schoolId }: StoredDocument, { ip }: FastifyRequest): Promise<boolean> =>
    enter(schoolId === undefined ? [] : [schoolId], ip).then(
      () => true,
      () => false,
    );
  const themeOf = ({ cookies }: FastifyRequest) =>
    THEMES.find((name) => name === cookies['stoa-theme']) ?? 'system';
  const isWarm = ({ cookies }: FastifyRequest) => cookies[WARM_COOKIE] === template.release;
  const documentOf = (ready: ReadyPage & StyledPage, request: FastifyRequest) => {
    const nonce = randomBytes(16).toString('base64');
    const { head, data, routes, catalogues, school, rendered, lateSheets, firstCss, hasMobilePage } = ready;
    const closed = closedBulletin(request.cookies[BULLETIN_COOKIE]);
    const html = template.render({
      head,
      data,
      theme: themeOf(request),
      nonce,
      routes,
      catalogues,
      // What is rendered is the same for all; whoever has closed the notice does not see it for a moment.
      rendered: rendered.html && closed ? { ...rendered, css: rendered.css + closed } : rendered,
      lateSheets,
      firstCss,
      brandCss: school && COLOR.test(school.color) ? renderer.siteCss(school.color, school.look) : '',
      isWarm: isWarm(request),
      hasMobilePage,
    });
    const headers = {
      'content-security-policy': pagePolicy(nonce, https, services.files.origin),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache, private',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      'cross-origin-opener-policy': 'same-origin',
    };
    return { html, headers };
  };
  const store = async (
    ready: ReadyPage & StyledPage,
    request: FastifyRequest,
    encoding: string,
  ): Promise<StoredDocument> => {
    const { html, headers } = documentOf(ready, request);
    const encode = ENCODERS[encoding];
    return {
      body: encode ? await encode(html) : Buffer.from(html),
      headers: {
        ...headers,
        etag: `W/"${createHash('sha256').update(html).digest('base64url')}"`,
        ...(encode && { 'content-encoding': encoding }),
      },
      schoolId: ready.school?.id,
      until: ready.until,
    };
  };
  const sendStored = ({ body, headers }: StoredDocument, reply: FastifyReply) =>
    reply.headers(headers).send(body);
  const send = (
    ready: { redirect: string } | (ReadyPage & StyledPage),
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    if ('redirect' in ready) return reply.header('cache-control', 'no-store').redirect(ready.redirect, 302);
    const { html, headers } = documentOf(ready, request);
    if (ready.status === 503) reply.header('retry-after', String(RETRY_AFTER_S));
    return reply.code(ready.status).headers(headers).send(html);
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
