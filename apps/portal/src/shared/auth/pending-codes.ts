const KEY = 'stoa.authorization-codes';
/** No code lives for longer (B020). */
const KEPT_MS = 600_000;

interface KeptCode {
  code: string;
  atMs: number;
}

/** Notes an authorization code that an application was given, so that signing out takes it back (B020). */
export function rememberCode(code: string): void {
  write([...read(), { code, atMs: Date.now() }]);
}

export function forgetCode(code: string): void {
  write(read().filter((kept) => kept.code !== code));
}

/** The codes that may not have been used, with their age. */
export const pendingCodes = (): { code: string; ageSeconds: number }[] =>
  read().map(({ code, atMs }) => ({ code, ageSeconds: Math.floor((Date.now() - atMs) / 1000) }));

export const forgetCodes = (): void => write([]);

function read(): KeptCode[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptCode[];
    return kept.filter(({ atMs }) => Date.now() - atMs < KEPT_MS);
  } catch {
    return [];
  }
}

function write(codes: KeptCode[]): void {
  try {
    if (codes.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(codes));
  } catch {
    // The server takes unused codes of a session back by itself.
  }
}
