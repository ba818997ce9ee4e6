import fastifyStatic from '@fastify/static';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toolPolicy } from './page-policy.ts';
import type { Services } from '../core/services.ts';

const DIST = join(import.meta.dirname, '../../../statecharts/dist');
const STORYBOOK = join(import.meta.dirname, '../../../../packages/ui/storybook-static');
const PREFIX = '/statecharts/';
const YEAR_MS = 31_536_000_000;
/** A worker runs under the policy of its own file: it computes with what is served here, and sends nothing anywhere. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

/**
 * Serves the statechart tool below /statecharts/, and what stands beside it: the stories, where they are built. It
 * tells how the product works inside, so in production it is there for superusers alone.
 * @param folder where the tool was built to
 */
export async function serveStatecharts(
  app: FastifyInstance,
  { config, log, authenticate }: Pick<Services, 'config' | 'log' | 'authenticate'>,
  folder = DIST,
): Promise<void> {
  const mayUse = async (request: FastifyRequest) =>
    !config.production || (await authenticate(request).catch(() => undefined))?.isSuperuser === true;
  const guard = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await mayUse(request))) reply.callNotFound();
  };
  const https = config.publicUrl.startsWith('https:');
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (!isBuilt) log.warn('The statechart tool is not built. Run npm run build.');
  const hasStories = !config.production && existsSync(join(STORYBOOK, 'index.json'));
  // Pages that could be looked into ask here whether they may tell; the stories are shown only where they are.
  app.get(`${PREFIX}tool.json`, { onRequest: guard }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ stories: hasStories ? '/storybook/' : null }),
  );
  if (isBuilt) {
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    const page = (_request: FastifyRequest, reply: FastifyReply) => {
      const nonce = randomBytes(16).toString('base64');
      return reply
        .headers({
          'content-security-policy': toolPolicy(nonce, https),
          'cache-control': 'no-cache, private',
          'x-robots-tag': 'noindex',
          'cross-origin-opener-policy': 'same-origin',
        })
        .type('text/html; charset=utf-8')
        .send(html.replace('</head>', `<meta property="csp-nonce" nonce="${nonce}"></head>`));
    };
    await app.register(async (scope) => {
      scope.addHook('onRequest', guard);
      await scope.register(fastifyStatic, {
        root: join(folder, 'assets'),
        prefix: `${PREFIX}assets/`,
        decorateReply: false,
        preCompressed: true,
        immutable: true,
        maxAge: YEAR_MS,
        cacheControl: true,
        index: false,
        setHeaders: (reply) => void reply.header('content-security-policy', WORKER_POLICY),
      });
      scope.get(PREFIX, page);
      scope.get(`${PREFIX}index.html`, page);
      scope.get(`${PREFIX}favicon.svg`, (_request, reply) => reply.sendFile('favicon.svg', folder));
    });
  }
  if (hasStories) await serveStories(app);
}

/** The built stories bring inline scripts and styles of their own. Never in production. */
async function serveStories(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: STORYBOOK,
    prefix: '/storybook/',
    decorateReply: false,
    index: 'index.html',
    setHeaders: (reply) =>
      void reply.header(
        'content-security-policy',
        "default-src 'self' data: blob:; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; frame-ancestors 'self'",
      ),
  });
}
