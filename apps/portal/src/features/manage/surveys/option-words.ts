import type { Language } from '../../../i18n/languages.ts';
import { textIn } from '../texts.ts';
import type { DraftOption } from './survey-draft.ts';

/** What an option is called: its text, or what its picture shows; empty while it says nothing. */
export const optionWords = ({ text, picture }: DraftOption, language: Language): string =>
  textIn(text, language).text || (picture ? textIn(picture.alt, language).text : '');
