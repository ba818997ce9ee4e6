import type { PendingBind } from '@stoa/machines/third-login';

const KEY = 'stoa.pending-bind';

interface Kept {
  pending: PendingBind;
  /** By this device's clock. */
  untilMs: number;
}

/** Keeps an identity that waits for its account, for this tab and a reload of it. The browser's cookie alone makes it worth anything. */
export function storePending(pending: PendingBind): void {
  try {
    const kept: Kept = { pending, untilMs: Date.now() + pending.expiresInSeconds * 1000 };
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without memory the sign-in has to be begun anew.
  }
}

/** The identity that waits, with the seconds that are left; nothing where none waits or its time is over. */
export function recallPending(): PendingBind | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    const left = kept ? Math.floor((kept.untilMs - Date.now()) / 1000) : 0;
    return kept && left > 0 ? { ...kept.pending, expiresInSeconds: left } : undefined;
  } catch {
    return undefined;
  }
}

export function clearPending(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
