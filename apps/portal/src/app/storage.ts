/** Storage that may be blocked, full or cleared: reading gives nothing, writing is allowed to fail. */
const KEY_PREFIX = 'stoa.';

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(KEY_PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function store(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(KEY_PREFIX + key);
    else localStorage.setItem(KEY_PREFIX + key, value);
  } catch {
    // Private mode or a full disk: the portal works without memory.
  }
}

const COOKIE_MAX_AGE_S = 31_536_000;

/** A cookie that the server reads for the first paint (language, theme); never anything secret. */
export function storeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${COOKIE_MAX_AGE_S}; SameSite=Lax${secure}`;
}
