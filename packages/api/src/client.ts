import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import { ApiProblem, readProblem } from './error.ts';
import type { Language, paths } from './schema.gen.ts';

export interface ApiClientOptions {
  /** Origin of the API; empty for the page's own. */
  baseUrl?: string;
  /** @default globalThis.fetch */
  fetch?: (request: Request) => Promise<Response>;
  /** The language for the server's sentences, asked anew for every call. */
  language: () => Language;
  /**
   * Told of every 401. Where it answers `retry` (the sign-in was renewed), the call is sent once more;
   * otherwise it fails with that problem.
   */
  onUnauthenticated?: (problem: ApiProblem) => Promise<'retry' | undefined>;
}

/** The one client of the API: typed by the contract, every failure an `ApiProblem`. */
export type ApiClient = Client<paths, 'application/json'>;

/** Proves to the server that a script of the portal sent the request: a foreign page cannot set it. */
const PORTAL_HEADER = { 'x-requested-with': 'stoa' } as const;

/**
 * Makes a client. It runs in browsers and on servers alike.
 *
 * @throws ApiProblem from every call that is not answered with success; `NETWORK` where no answer came.
 *   A call that was aborted rejects with the signal's reason.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const client = createFetchClient<paths, 'application/json'>({
    baseUrl: options.baseUrl ?? '',
    credentials: 'same-origin',
    fetch: retryingFetch(options),
    querySerializer: { array: { style: 'form', explode: false } },
  });
  client.use(portalHeaders(options.language), problems);
  return client;
}

function portalHeaders(language: () => Language): Middleware {
  return {
    onRequest({ request }) {
      for (const [name, value] of Object.entries(PORTAL_HEADER)) request.headers.set(name, value);
      request.headers.set('accept-language', language().replace('_', '-'));
      return request;
    },
  };
}

const problems: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await readProblem(response);
  },
  onError({ error, request }) {
    // What somebody broke off is no failure; what had no answer in its time is one of the network.
    if (request.signal.aborted && !isTimeout(request.signal.reason)) return undefined;
    return new ApiProblem({ code: 'NETWORK', status: 0, cause: error });
  },
};

const isTimeout = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

function retryingFetch({
  fetch = (request) => globalThis.fetch(request),
  onUnauthenticated,
}: ApiClientOptions) {
  if (!onUnauthenticated) return fetch;
  return async (request: Request): Promise<Response> => {
    const again = request.clone();
    const response = await fetch(request);
    if (response.status !== 401) return response;
    const problem = await readProblem(response.clone());
    return (await onUnauthenticated(problem)) === 'retry' ? fetch(again) : response;
  };
}
