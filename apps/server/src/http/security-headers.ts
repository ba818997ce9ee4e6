import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { FACES_HASH } from '../portal/faces.ts';
import { STARTER_HASH } from '../portal/starter.ts';

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
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
}

/**
 * The policy of a page: everything from this origin, styles also by nonce, and the two scripts that stand in it.
 * @param storeOrigin where pictures are sent to, when that is not this server
 */
export function pagePolicy(nonce: string, https: boolean, storeOrigin?: string): string {
  const parts = [
    "default-src 'self'",
    `script-src 'self' ${STARTER_HASH} ${FACES_HASH}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${storeOrigin === undefined ? '' : ` ${storeOrigin}`}`,
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  if (https) parts.push('upgrade-insecure-requests');
  return parts.join('; ');
}

/** The policy of the statechart tool: everything from this origin; pictures of charts are made in the page. */
export function toolPolicy(nonce: string, https: boolean): string {
  const parts = [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  if (https) parts.push('upgrade-insecure-requests');
  return parts.join('; ');
}
