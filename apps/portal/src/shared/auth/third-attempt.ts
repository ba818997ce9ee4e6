import type { ThirdPartyProvider } from '@stoa/machines/third-login';

const KEY = 'stoa.third-attempt';

/** What a sign-in by a third party was begun with. Nothing of it signs anybody in. */
export interface ThirdAttempt {
  provider: ThirdPartyProvider;
  /** The school that the person signs in to. */
  tenantId: string | undefined;
  /** Where the person wants to go; the server checks it. */
  targetUrl: string;
}

/** Remembers an attempt for this tab, so that the page that the third party comes back to can begin anew. */
export function rememberAttempt(attempt: ThirdAttempt): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt));
  } catch {
    // Without memory a new attempt leads to the school's portal.
  }
}

/** The attempt of this tab with a third party, if it was begun here. */
export function recallAttempt(provider: ThirdPartyProvider): ThirdAttempt | undefined {
  try {
    const attempt = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ThirdAttempt | null;
    return attempt?.provider === provider ? attempt : undefined;
  } catch {
    return undefined;
  }
}
