import { readStored, store } from '../../app/storage.ts';
import { REFRESHED_KEY } from '../../shared/auth/person-keys.ts';

const LOCK_NAME = 'stoa.refresh';
const LEASE_KEY = 'refresh-lease';
/** A refresh that another tab ended so shortly before is as good as one's own. */
const RECENT_MS = 2_000;
/** Without locks: a tab that was closed in the middle holds the others up no longer than this. */
const LEASE_MS = 10_000;
const LEASE_POLL_MS = 50;

interface Tokens {
  accessExpiresInSeconds?: number;
}

export interface RefreshOnceOptions {
  /** Undefined where the browser has none, or the page no right to them. */
  locks: Pick<LockManager, 'request'> | undefined;
  now?: () => number;
}

/**
 * Renews the sign-in, one tab at a time. A tab that had to wait for another one takes what that one got: the cookies are
 * the same for both, and a refresh token is worth something only once.
 * @param send asks the server
 */
export async function refreshOnce(
  send: () => Promise<Tokens>,
  { locks, now = Date.now }: RefreshOnceOptions,
): Promise<Tokens> {
  const asked = now();
  const alone = async (): Promise<Tokens> => {
    const last = JSON.parse(readStored(REFRESHED_KEY) ?? 'null') as { at: number; seconds: number } | null;
    if (last && last.at >= asked - RECENT_MS && last.at <= now()) {
      return { accessExpiresInSeconds: Math.max(0, last.seconds - Math.ceil((now() - last.at) / 1000)) };
    }
    const tokens = await send();
    store(REFRESHED_KEY, JSON.stringify({ at: now(), seconds: tokens.accessExpiresInSeconds ?? 0 }));
    return tokens;
  };
  return locks ? await locks.request(LOCK_NAME, alone) : withLease(alone, now);
}

/** Not watertight, as storage has no test-and-set: the server forgives two refreshes at once. */
async function withLease<T>(task: () => Promise<T>, now: () => number): Promise<T> {
  while (Number(readStored(LEASE_KEY) ?? 0) > now())
    await new Promise((resolve) => setTimeout(resolve, LEASE_POLL_MS));
  store(LEASE_KEY, String(now() + LEASE_MS));
  try {
    return await task();
  } finally {
    store(LEASE_KEY, undefined);
  }
}
