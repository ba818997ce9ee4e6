import type { Language } from '../i18n/languages.ts';

/** What the server knows of the zones of somebody who is signed in. IANA names. */
export interface KnownZones {
  /** The one chosen in the account. */
  chosen?: string | undefined;
  /** The one that this browser was in last. */
  device?: string | undefined;
}

/** What the server put into the document: the answers that this page's loaders would ask for. */
export interface FirstPaint {
  language: Language;
  signedIn: boolean;
  /** The school that was visited last, where the page was rendered by it. */
  tenant?: string | undefined;
  /** What the page was rendered with; nothing for visitors. */
  zones?: KnownZones | undefined;
  queries: [key: readonly unknown[], data: unknown][];
}

/** Stands in place of a style attribute, which the policy of pages forbids: the number of its rule. */
export const STYLE_ATTRIBUTE = 'data-first-style';

/** Reads the first-paint data; undefined where the page was not served by the server (development). */
export function readFirstPaint(): FirstPaint | undefined {
  const text = document.getElementById('first-paint')?.textContent;
  return text ? (JSON.parse(text) as FirstPaint) : undefined;
}
