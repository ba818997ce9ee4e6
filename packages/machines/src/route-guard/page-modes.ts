/** How a page is shown, by parameters of its address. */
export interface PageModes {
  /** A mask lies over the page: it can be looked at, not used (B012). */
  isPreview: boolean;
  /** Header and footer are hidden, since another site shows its own around this page (B013). */
  isEmbedded: boolean;
}

/** Reads the modes from a query, where the router may have read true as a boolean. */
export function readPageModes(search: Readonly<Record<string, unknown>>): PageModes {
  return {
    isPreview: search.isVisit === 'true' || search.isVisit === true,
    isEmbedded: search.fromType === 'studyCenterThird',
  };
}
