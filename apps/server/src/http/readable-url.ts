/**
 * An address whose path cannot be decoded, so that it is answered as any other that names nothing and not by the
 * framework: its per cent signs are taken for what they are.
 */
export function readableUrl(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.includes('%')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
