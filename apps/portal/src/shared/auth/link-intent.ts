const KEY = 'stoa.link-provider';

/** Remembers, for this tab, that somebody goes to a third party to link it and not to sign in. */
export function rememberLink(provider: string): void {
  try {
    sessionStorage.setItem(KEY, provider);
  } catch {
    // Without memory the way back is taken for a sign-in, which finds the account or asks for it.
  }
}

/** Whether the third party that has come back was to be linked; it is forgotten by asking. */
export function takeLink(provider: string): boolean {
  try {
    const isLink = sessionStorage.getItem(KEY) === provider;
    sessionStorage.removeItem(KEY);
    return isLink;
  } catch {
    return false;
  }
}
