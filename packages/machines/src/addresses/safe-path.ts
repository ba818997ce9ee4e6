const LONGEST_PATH = 2_048;
/** Deeper layers of percent-encoding than this are nobody's address. */
const DECODING_ROUNDS = 3;
// Control characters are dropped by browsers while they parse, so that "/<tab>/evil" becomes "//evil".
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * An address to go on to, only if it stays on this site: an absolute path with its query and fragment.
 *
 * Refused: other schemes and hosts, user information, `//`, backslashes (browsers read them as slashes), control
 * characters, dot segments (they can fold into `//`), all of these in up to three layers of percent-encoding, and
 * everything that is no text. It does not ask whether the path exists; see `redirectTarget`.
 * @param fallback what is answered instead
 */
export function safePath(candidate: unknown, fallback: string = '/'): string {
  return typeof candidate === 'string' && isSafePath(candidate) ? candidate : fallback;
}

function isSafePath(candidate: string): boolean {
  if (candidate.length > LONGEST_PATH || !candidate.isWellFormed()) return false;
  if (!candidate.startsWith('/') || CONTROL.test(candidate) || candidate.includes('\\')) return false;
  // A query may carry whole addresses; what follows ? or # can no longer change the host.
  let path = candidate.split(/[?#]/, 1)[0] ?? '';
  for (let round = 0; round <= DECODING_ROUNDS; round += 1) {
    if (!isPlainPath(path)) return false;
    const decoded = decode(path);
    if (decoded === undefined) return false;
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

function isPlainPath(path: string): boolean {
  if (CONTROL.test(path) || path.includes('\\') || path.includes('//')) return false;
  return !path.split('/').some((segment) => segment === '.' || segment === '..');
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
