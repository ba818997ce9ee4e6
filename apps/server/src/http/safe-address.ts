import { isSafePath } from './safe-path.ts';

const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/** Whether a link that people write leads to a path of this portal, a place of its page, the web or a mailbox. */
export function isSafeAddress(address: string): boolean {
  if (isSafePath(address)) return true;
  if (address.startsWith('#')) return /^#[A-Za-z0-9-]+$/.test(address);
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && SCHEMES.has(url.protocol) && url.username === '' && url.password === '';
}
