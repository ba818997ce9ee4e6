import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import type { Clock } from '../http/clock.ts';
import type { RequestContext, Viewer } from '../http/context.ts';
import { requireSameOrigin } from '../http/csrf.ts';
import type { Admission } from '../http/admission.ts';
import { Problem } from '../http/problem.ts';
import { askedLanguage, negotiate } from '../i18n/languages.ts';
import { auditOf, type AuditedCall } from './audit.ts';
import { listOperations, type ContractDocument, type Operation } from './document.ts';
import { isShared, type CachePolicy } from './handlers.ts';
import { withoutHidden } from './hidden-people.ts';
import { checkedParts, type AnyHandler } from './parts.ts';
import { admit, schoolsNamed } from './proof.ts';
import { serializeShared } from './serialize.ts';
import { Validators } from './validation.ts';

/** How the wiring learns who asks. */
export interface Authenticator {
  /**
   * @returns the person, or undefined for a visitor
   * @param what whether the token of an application is good for it; by default it is not
   * @throws {Problem} UNAUTHENTICATED or TOKEN_EXPIRED for a token that does not hold, FORBIDDEN to an application
   */
  (request: FastifyRequest, what?: { forApplications: boolean }): Promise<Viewer | undefined>;
}

export interface WiringOptions {
  authenticate: Authenticator;
  clock: Clock;
  /** Tests: an answer that breaks the contract is a failure. */
  checkAnswers: boolean;
  /** Lets so many calls be worked on at one time. */
  admission: Admission;
  /** Lets somebody at an address reach the schools that a request names. @throws {Problem} where one is closed to it */
  enter: (schools: readonly string[], ip: string) => Promise<void>;
  /** Notes what was done in a school, once it is done. */
  audit: (call: AuditedCall) => Promise<void>;
}

const JSON_TYPE = 'application/json';
const STREAM_TYPE = 'text/event-stream';
/** How long a call may wait for something to happen. */
const WAIT_PARAMETER = 'waitSeconds';
/** Messages of other services are small. */
const RAW_LIMIT_BYTES = 256 * 1024;
const PUBLIC_MAX_AGE_S = 30;
const PUBLIC_STALE_S = 300;

/**
 * Routes every operation of the contract to its handler.
 * @throws {Error} when an operation has no handler, or a handler no operation
 */
export function wire(
  app: FastifyInstance,
  document: ContractDocument,
  handlers: object,
  options: WiringOptions,
): void {
  const operations = listOperations(document);
  const names = new Set(operations.map((operation) => operation.operationId));
  const extra = Object.keys(handlers).filter((name) => !names.has(name));
  if (extra.length > 0)
    throw new Error(`Handlers without a served operation in the contract: ${extra.join(', ')}`);
  const missing = [...names].filter((name) => !(name in handlers));
  if (missing.length > 0)
    throw new Error(`Operations without a handler: ${missing.join(', ')}. Implement them.`);
  const validators = Validators.of(document);
  for (const operation of operations) {
    const handler = (handlers as Record<string, AnyHandler>)[operation.operationId] as AnyHandler;
    const check = validators.request(operation);
    // What is as slow as its client, or waits for news, must not take the place of others.
    const isLong =
      (operation.body?.isStreamed ?? false) ||
      operation.responses.get(200)?.contentType === STREAM_TYPE ||
      operation.parameters.some(({ name }) => name === WAIT_PARAMETER);
    const checkAnswer = options.checkAnswers ? validators.response(operation) : undefined;
    const route: RouteOptions = {
      method: operation.method.toUpperCase() as HTTPMethods,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(?<=.)\/$/, ''),
      config: { operationId: operation.operationId },
      handler: async (request, reply) => {
        const work = async () => {
          const context = await makeContext(operation, request, reply, options);
          const parts = checkedParts(operation, request, check);
          const answer = withoutHidden(await handler({ ...parts, context }), context.viewer?.hidden);
          const audited =
            operation.audit && auditOf(operation.audit, parts, schoolsNamed(operation, request));
          if (audited && context.viewer)
            await options.audit({ ...audited, actorId: context.viewer.accountId });
          return { context, answer };
        };
        const { context, answer } = isLong ? await work() : await options.admission.run('api', work);
        // A stream that goes on by itself.
        if (reply.sent) return reply;
        const problem = checkAnswer?.(
          answer.status,
          answer.body === undefined ? undefined : JSON.parse(JSON.stringify(answer.body)),
        );
        if (problem)
          throw new Error(`The answer of ${operation.operationId} breaks the contract: ${problem}`);
        reply
          .code(answer.status)
          .header('cache-control', cacheHeader(answer.cache, context, options.clock.now()));
        // A visitor's kept answer must not be shown to the same person after signing in.
        const vary = varyOf(operation, request);
        if (vary) reply.header('vary', vary);
        if (answer.body === undefined) return reply.send();
        const { contentType = JSON_TYPE } = operation.responses.get(answer.status) ?? {};
        if (contentType !== JSON_TYPE) return reply.type(`${contentType}; charset=utf-8`).send(answer.body);
        reply.type('application/json; charset=utf-8');
        if (!isShared(answer.cache) || context.viewer) return reply.send(JSON.stringify(answer.body));
        const { json, etag } = serializeShared(answer.body);
        return reply.header('etag', etag).send(json);
      },
    };
    if (operation.body?.isRaw) addRaw(app, route, operation.body.contentTypes);
    else app.route(route);
  }
}

/** A route whose body stays the text that came: what is signed is signed byte by byte. */
function addRaw(app: FastifyInstance, route: RouteOptions, contentTypes: string[]): void {
  void app.register((own, _options, done) => {
    own.removeContentTypeParser(contentTypes);
    own.addContentTypeParser(
      contentTypes,
      { parseAs: 'string', bodyLimit: RAW_LIMIT_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    own.route({ ...route, bodyLimit: RAW_LIMIT_BYTES });
    done();
  });
}

async function makeContext(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  { authenticate, clock, enter }: WiringOptions,
): Promise<RequestContext> {
  if (operation.hasEffect) requireSameOrigin(request);
  const asking = operation.access === 'open' ? undefined : await findViewer(operation, request, authenticate);
  const schools = schoolsNamed(operation, request);
  await enter(schools, request.ip);
  // Every proof that the contract names is asked for here: no handler can forget it.
  const viewer = admit(operation, asking, schools, clock.now());
  const fingerprint = request.headers.fp;
  return {
    requestId: request.id,
    language: askedLanguage(request.query) ?? negotiate(request.headers['accept-language']),
    viewer,
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    fingerprint: typeof fingerprint === 'string' ? fingerprint.slice(0, 128) : '',
    request,
    reply,
  };
}

/**
 * Where signing in is a choice, a token that never held is no more than none. An expired one is told, to be renewed,
 * where the contract has an answer for it: signing out must work without.
 */
async function findViewer(
  operation: Operation,
  request: FastifyRequest,
  authenticate: Authenticator,
): Promise<Viewer | undefined> {
  try {
    return await authenticate(request, operation);
  } catch (error) {
    const refused =
      error instanceof Problem &&
      (error.code === 'UNAUTHENTICATED' || (error.code === 'TOKEN_EXPIRED' && !operation.responses.has(401)));
    if (operation.access === 'optional' && refused) return undefined;
    throw error;
  }
}

/** Headers that an answer depends on beside its address. */
function varyOf({ access }: Operation, request: FastifyRequest): string {
  // Where the address names no language the browser's languages decide.
  const language = askedLanguage(request.query) === undefined ? ['Accept-Language'] : [];
  return [...(access === 'optional' ? ['Cookie', 'Authorization'] : []), ...language].join(', ');
}

function cacheHeader(policy: CachePolicy | undefined, context: RequestContext, now: Date): string {
  if (policy === undefined || !isShared(policy) || context.viewer) return 'no-store';
  if (policy === 'revalidate') return 'public, no-cache';
  const until = typeof policy === 'object' ? policy.publicUntil : Infinity;
  const left = Math.max(0, Math.floor((until - now.getTime()) / 1000));
  const fresh = Math.min(PUBLIC_MAX_AGE_S, left);
  if (fresh === 0) return 'public, no-cache';
  return `public, max-age=${fresh}, stale-while-revalidate=${Math.min(PUBLIC_STALE_S, left - fresh)}`;
}
