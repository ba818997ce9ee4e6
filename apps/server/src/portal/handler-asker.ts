import type { FastifyRequest } from 'fastify';
import { listOperations, readContract } from '../contract/document.ts';
import { admit, schoolsNamed } from '../contract/proof.ts';
import { systemClock } from '../http/clock.ts';
import type { Viewer } from '../http/context.ts';
import { Problem } from '../http/problem.ts';
import type { Language } from '../i18n/languages.ts';
import type { Modules } from '../modules/index.ts';
import type { FirstPaint } from './template.ts';

/** An answer under the key that the portal asks for it by. */
export type Query = FirstPaint['queries'][number];

export const keyed = (path: string, params: object, body: unknown): Query => [
  ['get', path, { params }],
  body,
];

let operations: Map<string, ReturnType<typeof listOperations>[number]> | undefined;
const operationOf = (operationId: string) =>
  (operations ??= new Map(listOperations(readContract()).map((one) => [one.operationId, one]))).get(
    operationId,
  );

/** Asks the same handlers that the API has, in this process, for one who asks. */
export class HandlerAsker {
  readonly #modules: Modules;
  readonly #viewer: Viewer | undefined;
  readonly #request: FastifyRequest;

  constructor(modules: Modules, viewer: Viewer | undefined, request: FastifyRequest) {
    this.#modules = modules;
    this.#viewer = viewer;
    this.#request = request;
  }

  /** @returns the body of the answer. @throws {Problem} as the handler does */
  async ask(
    operationId: string,
    parts: { path?: object; query?: object },
    language: Language,
  ): Promise<unknown> {
    const handler = (
      this.#modules.handlers as unknown as Record<string, (request: object) => Promise<{ body: unknown }>>
    )[operationId];
    const operation = operationOf(operationId);
    if (!handler || !operation) throw new Problem('NOT_FOUND');
    const named = schoolsNamed(operation, { params: parts.path, query: parts.query, headers: {}, body: {} });
    const context = {
      requestId: this.#request.id,
      language,
      viewer: admit(operation, this.#viewer, named, systemClock.now()),
      ip: this.#request.ip,
      userAgent: '',
      fingerprint: '',
      request: this.#request,
    };
    const answer = await handler({
      path: parts.path ?? {},
      query: parts.query ?? {},
      headers: {},
      body: undefined,
      context,
    });
    return answer.body;
  }

  /** The answer under its key. @throws {Problem} as the handler does */
  async query(
    operationId: string,
    path: string,
    parts: { path?: object; query: object },
    language: Language,
  ): Promise<Query> {
    return keyed(path, parts, await this.ask(operationId, parts, language));
  }
}
