import type { FastifyRequest } from 'fastify';
import type { Clock } from '../http/clock.ts';
import type { Viewer } from '../http/context.ts';
import { toProblem } from '../http/errors.ts';
import { Problem } from '../http/problem.ts';
import { askedLanguage, negotiate } from '../i18n/languages.ts';
import { listOperations, type ContractDocument, type Operation } from './document.ts';
import { withoutHidden } from './hidden-people.ts';
import { mayBeStored } from './handlers.ts';
import { checkedParts, type AnyAnswer, type AnyHandler } from './parts.ts';
import { admit, schoolsNamed } from './proof.ts';
import type { WiringOptions } from './wiring.ts';
import { Validators, type RequestCheck } from './validation.ts';

interface Route {
  operation: Operation;
  pattern: RegExp;
  check: RequestCheck;
  handler: AnyHandler;
}

/** Header of answers in this process that are right only until a moment, ms. */
export const RIGHT_UNTIL = 'x-right-until';
/** Header of answers in this process that may be shown by stored documents. */
export const STORABLE = 'x-storable';

/**
 * Answers GETs of the API in this process, for pages that the server loads: same checks, same handlers, no wire. A GET
 * that has an effect is among them: who opens a page of results has searched.
 */
export class InProcessApi {
  readonly #routes: readonly Route[];
  readonly #clock: Clock;
  readonly #enter: WiringOptions['enter'];

  constructor(
    document: ContractDocument,
    handlers: object,
    { clock, enter }: Pick<WiringOptions, 'clock' | 'enter'>,
  ) {
    const validators = Validators.of(document);
    this.#clock = clock;
    this.#enter = enter;
    this.#routes = listOperations(document)
      .filter(({ method }) => method === 'get')
      .map((operation) => ({
        operation,
        pattern: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
        check: validators.request(operation),
        handler: (handlers as Record<string, AnyHandler>)[operation.operationId] as AnyHandler,
      }));
  }

  /**
   * A `fetch` that answers as the API would answer the viewer; a failure is an answer, and what is the server's own
   * fault is logged.
   * @param request the one that the calls are made for: its address and its log
   */
  as(viewer: Viewer | undefined, request: FastifyRequest): (call: Request) => Promise<Response> {
    return async (call) => {
      try {
        const { body, cache } = await this.#answer(call, viewer, request);
        const limits = typeof cache === 'object' ? cache : undefined;
        const headers = new Headers();
        if (limits) headers.set(RIGHT_UNTIL, String(limits.publicUntil));
        if (mayBeStored(cache)) headers.set(STORABLE, 'yes');
        return Response.json(body, { headers });
      } catch (error) {
        const problem = toProblem(error as Error);
        if (problem.status >= 500) request.log.error({ err: error }, 'a page could not be prepared');
        const { code, details, status } = problem;
        return Response.json({ code, message: '', details, requestId: request.id }, { status });
      }
    };
  }

  async #answer(call: Request, viewer: Viewer | undefined, request: FastifyRequest): Promise<AnyAnswer> {
    const url = new URL(call.url);
    for (const { operation, pattern, check, handler } of this.#routes) {
      const match = pattern.exec(url.pathname);
      if (!match) continue;
      const params = Object.fromEntries(
        Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
      );
      const headers = Object.fromEntries(call.headers);
      const asked = { params, query: Object.fromEntries(url.searchParams), headers, body: undefined };
      const named = schoolsNamed(operation, asked);
      await this.#enter(named, request.ip);
      const asking = operation.access === 'open' ? undefined : viewer;
      // In the order of calls over the wire: who may not ask is not told what is wrong with the question.
      const context = {
        requestId: request.id,
        language: askedLanguage(asked.query) ?? negotiate(headers['accept-language']),
        viewer: admit(operation, asking, named, this.#clock.now()),
        ip: request.ip,
        userAgent: '',
        fingerprint: '',
        request,
      };
      const answer = await handler({ ...checkedParts(operation, asked, check), context });
      return withoutHidden(answer, context.viewer?.hidden);
    }
    throw new Problem('NOT_FOUND');
  }
}
