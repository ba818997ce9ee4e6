import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { readContract } from './contract/document.ts';
import { InProcessApi } from './contract/in-process.ts';
import { wire } from './contract/wiring.ts';
import { COUNTING_CONNECTIONS } from './database/connections.ts';
import { Database } from './database/pool.ts';
import { openStore } from './files/file-store.ts';
import { fixedClock, systemClock } from './http/clock.ts';
import { Admission, overloaded } from './http/admission.ts';
import { drain } from './http/drain.ts';
import { answerErrors } from './http/errors.ts';
import { limitRequests } from './http/limits.ts';
import { describeError, describeRequest } from './http/log.ts';
import { readableUrl } from './http/readable-url.ts';
import { securityHeaders } from './http/security-headers.ts';
import { Messages } from './i18n/messages.ts';
import { auditor } from './core/audit/audit.ts';
import { buildModules, findModules, retentionOf } from './modules/index.ts';
import { UsageCounter } from './core/usage/usage-counter.ts';
import { Mailer } from './core/mail/mailer.ts';
import { Bus } from './platform/bus.ts';
import { health } from './platform/health.ts';
import { Housekeeping } from './core/retention/housekeeping.ts';
import { Jobs } from './core/jobs/jobs.ts';
import { Messenger } from './platform/messenger.ts';
import { Queue } from './platform/queue.ts';
import { PublicCache } from './platform/public-cache.ts';
import { serveReference } from './platform/reference.ts';
import { purgedBy } from './core/retention/retention.ts';
import { requireAllowedNetwork } from './core/config/gates.ts';
import { RuntimeConfig } from './core/config/runtime-config.ts';
import { makeAuthenticator } from './core/identity/authenticate.ts';
import { ProviderClient } from './core/identity/provider-client.ts';
import { Signing } from './core/identity/signing.ts';
import { proveKey, SecretBox } from './platform/secret-box.ts';
import type { Services } from './core/services.ts';
import { wellKnown } from './http/well-known.ts';
import type { DocumentCache } from './pages/document-cache.ts';
import { DOCUMENTS_PART, servePortal } from './pages/serve-portal.ts';
import { serveStatecharts } from './pages/serve-statecharts.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
/** A search text of 10,000 characters is nine times as long when it is percent-encoded. */
const HEADERS_LIMIT_BYTES = 128 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
const CONNECTION_TIMEOUT_MS = 60_000;
/** Node looks this often for connections that are slower than these limits. */
const CONNECTIONS_CHECK_MS = 1000;
const PRESSURE_SAMPLE_MS = 250;

export interface AppOptions {
  config: Config;
  database: Database;
  /** For LISTEN and NOTIFY. */
  connectionString: string;
  /** Why the database is gone for good, as far as one can tell. */
  loss?: () => string | undefined;
  /** Tests: an answer that breaks the contract fails. */
  checkAnswers?: boolean;
  /** Instead of the configured limits. */
  requestsPerMinute?: number;
  pagesPerMinute?: number;
  /** Tests: where the log goes instead of to the standard output. */
  log?: { write(line: string): void };
}

/** Builds the whole application without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database } = options;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      ...(options.log ? { stream: options.log } : {}),
      serializers: { req: describeRequest, err: describeError },
    },
    genReqId: () => `req-${randomBytes(6).toString('base64url')}`,
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      maxHeaderSize: HEADERS_LIMIT_BYTES,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
    },
    // What is under way when the process stops is answered, on its last connection.
    return503OnClosing: false,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: HEADERS_LIMIT_BYTES },
  });
  const messages = new Messages();
  const secrets = new SecretBox(config);
  await database.connect();
  await proveKey(database, secrets);
  const bus = new Bus(options.connectionString, app.log);
  bus.onMissed(() => database.suspect());
  await bus.listen();
  const clock = config.now ? fixedClock(config.now) : systemClock;
  const cache = new PublicCache(bus, config.cacheBytes * (1 - DOCUMENTS_PART));
  const messenger = new Messenger(config);
  const queue = new Queue(database, bus, app.log);
  const base = { config, database, clock, bus, log: app.log };
  const signing = await Signing.open(database, config.publicUrl, clock);
  const services: Services = {
    ...base,
    messages,
    cache,
    messenger,
    mailer: new Mailer({ config, database, clock, messages, messenger, secrets }, queue, app.log),
    jobs: new Jobs(database, clock, queue, app.log),
    secrets,
    files: openStore(config),
    usage: new UsageCounter(new Database(options.connectionString, COUNTING_CONNECTIONS), clock, app.log),
    signing,
    authenticate: makeAuthenticator(base, signing),
    providers: new ProviderClient(config, secrets),
    runtime: new RuntimeConfig(base),
  };
  const found = await findModules();
  const modules = buildModules(found, services);
  const housekeeping = new Housekeeping(database, clock, app.log, purgedBy(retentionOf(found)));
  app.addHook('onReady', async () => {
    // Before the first page, and after the work of starting, during which an answer would seem to be late.
    await services.runtime.remote.values();
    await queue.start();
    housekeeping.start();
    services.usage.start();
    modules.start();
  });
  app.addHook('onClose', async () => {
    await modules.stop();
    await housekeeping.stop();
    await queue.stop();
    await services.usage.stop();
    services.messenger.close();
    services.files.close();
    await bus.close();
  });
  app.decorate('publicCache', cache);
  app.log.info({ cacheBytes: config.cacheBytes }, 'answers for visitors are kept up to so many bytes');
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));

  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 64 * 1024 });
  await app.register(multipart);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(etag, { weak: true });
  securityHeaders(app, config);
  await app.register(underPressure, {
    maxEventLoopDelay: config.overloadDelayMs,
    sampleInterval: PRESSURE_SAMPLE_MS,
    pressureHandler: ({ routeOptions: { url, config } }) => {
      // Who looks after the process must see that it lives; a page says it in words.
      if (url !== '/healthz' && !config.isPage) throw overloaded();
    },
  });
  await limitRequests(app, {
    api: options.requestsPerMinute ?? config.requestsPerMinute,
    pages: options.pagesPerMinute ?? config.pagesPerMinute,
  });
  answerErrors(app, messages);
  health(app, database, options.loss ?? (() => database.refusal));

  const document = readContract();
  app.addHook('preClose', async () => {
    modules.disconnect();
    await drain(app);
  });
  const admission = new Admission();
  const enter = (schools: readonly string[], ip: string) =>
    requireAllowedNetwork(services.runtime, schools, ip);
  wire(app, document, modules.handlers, {
    authenticate: services.authenticate,
    clock: services.clock,
    checkAnswers: options.checkAnswers ?? false,
    admission,
    enter,
    audit: auditor(services),
  });
  modules.serve(app);
  if (config.apiDocs) await serveReference(app, document);
  wellKnown(app, config, clock);
  const inProcess = new InProcessApi(document, modules.handlers, { clock: services.clock, enter });
  await servePortal(app, services, { admission, inProcess, enter });
  await serveStatecharts(app, services);
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** To see how much is kept. */
    publicCache: PublicCache;
    /** Only where the portal is built. */
    documentCache?: DocumentCache;
  }
}
