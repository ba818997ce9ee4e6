const LONGEST = 2048;
/** Deeper layers of percent-encoding than this are nobody's address. */
const DECODING_ROUNDS = 3;
// Browsers drop control characters while they parse: "/<tab>/evil" becomes "//evil".
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Whether an address stays on this site: an absolute path with its query and fragment. No other scheme or host, no
 * `//`, backslash, control character or dot segment, in whatever layer of percent-encoding.
 */
export function isSafePath(candidate: string): boolean {
  if (candidate.length > LONGEST || !candidate.startsWith('/') || CONTROL.test(candidate)) return false;
  if (candidate.includes('\\')) return false;
  let path = candidate.split(/[?#]/, 1)[0] ?? '';
  for (let round = 0; round <= DECODING_ROUNDS; round++) {
    if (CONTROL.test(path) || path.includes('\\') || path.includes('//')) return false;
    if (path.split('/').some((segment) => segment === '.' || segment === '..')) return false;
    const decoded = decode(path);
    if (decoded === undefined) return false;
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

/** Whether people may be led there: a path of this portal, or a whole address of one of the origins. */
export function isAllowedTarget(candidate: string, origins: readonly string[] = []): boolean {
  if (isSafePath(candidate)) return true;
  if (candidate.length > LONGEST || CONTROL.test(candidate) || /[\\\s@]/.test(candidate)) return false;
  // What the browser will parse must be what is compared: an address that is written otherwise is refused.
  return origins.some((origin) => candidate === origin || candidate.startsWith(`${origin}/`));
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
