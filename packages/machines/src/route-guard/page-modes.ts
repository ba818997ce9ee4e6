/** How a page is shown, by parameters of its address and by what the browser can do. */
export interface PageModes {
  /** A mask lies over the page: it can be looked at, not used (B012). */
  isPreview: boolean;
  /** Header and footer are hidden, since another site shows its own around this page (B013). */
  isEmbedded: boolean;
  /** A banner suggests a current browser (B014). */
  suggestsBrowser: boolean;
}

/** Whether a browser can do what the portal is made for. */
export type BrowserAge = 'current' | 'old';

interface ModeRow {
  /** A parameter of the address, or the browser. */
  fact: 'isVisit' | 'fromType' | 'browser';
  is: string;
  mode: keyof PageModes;
  spec: string;
}

/** The modes as a table: each row that fits switches its mode on; they do not exclude each other. */
export const PAGE_MODE_TABLE: readonly ModeRow[] = [
  { fact: 'isVisit', is: 'true', mode: 'isPreview', spec: 'B012' },
  { fact: 'fromType', is: 'studyCenterThird', mode: 'isEmbedded', spec: 'B013' },
  { fact: 'browser', is: 'old', mode: 'suggestsBrowser', spec: 'B014' },
];

/** Reads the modes from a query, where the router may have read true as a boolean. */
export function readPageModes(
  search: Readonly<Record<string, unknown>>,
  browser: BrowserAge = 'current',
): PageModes {
  const facts: Record<ModeRow['fact'], unknown> = {
    isVisit: search.isVisit,
    fromType: search.fromType,
    browser,
  };
  const modes: PageModes = { isPreview: false, isEmbedded: false, suggestsBrowser: false };
  for (const { fact, is, mode } of PAGE_MODE_TABLE) modes[mode] = String(facts[fact]) === is;
  return modes;
}
