import { EMBED_ORIGINS } from '@stoa/api/embeds';
import { FONTS_HASH } from './fonts.ts';
import { LOCAL_TIMES_HASH } from './local-times.ts';
import { PRESSES_HASH } from './presses.ts';
import { STARTER_HASH } from './starter.ts';

/**
 * The policy of a page: everything from this origin, styles also by nonce, and the scripts that stand in it.
 * @param storeOrigin where pictures are sent to, when that is not this server
 */
export function pagePolicy(nonce: string, https: boolean, storeOrigin?: string): string {
  const parts = [
    "default-src 'self'",
    `script-src 'self' ${STARTER_HASH} ${FONTS_HASH} ${LOCAL_TIMES_HASH} ${PRESSES_HASH}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${storeOrigin === undefined ? '' : ` ${storeOrigin}`}`,
    "media-src 'self' blob:",
    // A frame is loaded when somebody asks for it.
    `frame-src 'self' ${EMBED_ORIGINS.join(' ')}`,
    // What encodes a live picture keeps its time in a worker that the page makes: timers of hidden tabs stand still.
    "worker-src 'self' blob:",
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
