import { toTag, type Language } from '@stoa/api/languages';

export {
  directionOf,
  LANGUAGE_NAMES,
  LANGUAGES,
  parseLanguage,
  toTag,
  type Language,
} from '@stoa/api/languages';

export const DEFAULT_LANGUAGE: Language = 'zh_CN';

/** A tag for Intl that fixes what engines disagree on: Gregorian dates and Latin digits in Arabic. */
export const toIntlTag = (language: Language): string =>
  language === 'ar_SA' ? 'ar-SA-u-ca-gregory-nu-latn' : toTag(language);
