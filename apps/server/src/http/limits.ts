import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const MINUTE_MS = 60_000;

/** Requests a minute and address; 0 switches the limit off. */
export interface RequestLimits {
  api: number;
  pages: number;
}

/**
 * Limits what one address may ask for. What counts is the route that answers, not how its address was spelled: calls of
 * the API have one budget, pages another. Files of the build and pictures are cheap and have none.
 */
export async function limitRequests(app: FastifyInstance, limits: RequestLimits): Promise<void> {
  const kindOf = ({ routeOptions }: FastifyRequest): keyof RequestLimits | undefined => {
    const { url = '', config } = routeOptions;
    if (config.isPage || config.isFoundByPrograms) return 'pages';
    return config.operationId !== undefined || url.startsWith('/api/') ? 'api' : undefined;
  };
  await app.register(rateLimit, {
    global: true,
    max: (request) => limits[kindOf(request) ?? 'api'],
    timeWindow: MINUTE_MS,
    // All routes of a kind share one counter.
    keyGenerator: (request) => `${kindOf(request) ?? ''}|${request.ip}`,
    allowList: (request) => {
      const kind = kindOf(request);
      return kind === undefined || limits[kind] <= 0;
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of which operation of the contract a route is. */
    operationId?: string;
    /** A page of the portal. */
    isPage?: boolean;
    /** What search engines and feed readers ask for; it counts as a page. */
    isFoundByPrograms?: boolean;
  }
}
