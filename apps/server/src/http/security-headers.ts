import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const HSTS_MAX_AGE_S = 31_536_000;

/** Strict headers on every answer; pages get their style nonce in servePortal. */
export function securityHeaders(app: FastifyInstance, config: Config): void {
  const https = config.publicUrl.startsWith('https:');
  void app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Of the hosts below this one the operator may run others without https.
    hsts: https ? { maxAge: HSTS_MAX_AGE_S, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'sameorigin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    // An answer that is no page needs nothing at all.
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    reply.header(
      'permissions-policy',
      'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=()',
    );
  });
}
