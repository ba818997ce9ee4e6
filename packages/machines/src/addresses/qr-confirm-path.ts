/** What a code holds beside the address of the login page. */
const QR_ID = /^[A-Za-z0-9_-]{22,64}$/;
const LOGIN_WITH_CODE = /^\/login\/index\/?\?/;

/** The code that an address names, if it looks like one; the server says whether it is. */
export const qrIdOf = (candidate: unknown): string | null =>
  typeof candidate === 'string' && QR_ID.test(candidate) ? candidate : null;

/**
 * Where a signed-in phone confirms or refuses the code that it has scanned (B028); null for every other address.
 * @param href path and query of what was scanned
 */
export function qrConfirmPath(href: string): string | null {
  if (!LOGIN_WITH_CODE.test(href)) return null;
  const query = href.slice(href.indexOf('?')).split('#', 1)[0];
  const qrcodeId = qrIdOf(new URLSearchParams(query).get('qr'));
  return qrcodeId === null ? null : `/login/confirm?qr=${qrcodeId}`;
}
