import type { Language } from '@stoa/api/languages';

export {
  directionOf,
  LANGUAGE_NAMES,
  LANGUAGES,
  parseLanguage,
  toIntlTag,
  toTag,
  type Language,
} from '@stoa/api/languages';

export const DEFAULT_LANGUAGE: Language = 'zh_CN';
