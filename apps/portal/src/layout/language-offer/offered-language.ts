import type { Language } from '../../i18n/languages.ts';

export interface OfferFacts {
  /** The language of the page. */
  current: Language;
  /** The ones that the page exists in. */
  languages: readonly Language[];
  /** What the browser asks for, the first choice first; undefined for those that there are none of here. */
  browser: readonly (Language | undefined)[];
  /** Whether one was chosen in this browser. */
  isChosen: boolean;
  /** The language of the account. */
  ofAccount: Language | null | undefined;
  isAnswered: boolean;
}

/** The reader's own language, where the page is in another one that they have not chosen; undefined to offer none. */
export function offeredLanguage(facts: OfferFacts): Language | undefined {
  const { current, languages, browser, isChosen, ofAccount, isAnswered } = facts;
  if (isAnswered || isChosen || ofAccount) return undefined;
  const own = browser.find((language) => language !== undefined);
  return own !== undefined && own !== current && languages.includes(own) ? own : undefined;
}
