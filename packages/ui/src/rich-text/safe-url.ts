const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);
const IMAGE_PROTOCOLS = new Set(['http:', 'https:']);
/** Only resolves relative addresses; nothing is ever loaded from it. */
const BASE = 'https://base.invalid';

function allowed(address: unknown, protocols: ReadonlySet<string>): string | null {
  if (typeof address !== 'string' || address.trim() === '') return null;
  try {
    // The parser drops tabs, line breaks and leading control characters as browsers do, so that
    // "java\nscript:" is seen for what it is.
    return protocols.has(new URL(address, BASE).protocol) ? address.trim() : null;
  } catch {
    return null;
  }
}

/** A link's address if it is http, https, mailto or relative; otherwise null. */
export const safeHref = (address: unknown): string | null => allowed(address, LINK_PROTOCOLS);

/** A picture's address if it is http, https or relative; otherwise null. */
export const safeSrc = (address: unknown): string | null => allowed(address, IMAGE_PROTOCOLS);

/** Whether an address leads out of this site. */
export function isForeign(href: string): boolean {
  const url = new URL(href, BASE);
  return url.protocol !== 'mailto:' && url.origin !== BASE;
}
