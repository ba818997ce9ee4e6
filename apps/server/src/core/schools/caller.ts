import type { Viewer } from '../../http/context.ts';
import { chooseLanguage, type Language } from '../../i18n/languages.ts';
import type { SchoolRow } from './schools.repository.ts';

/** Who asks, in which school and language. */
export interface Caller {
  schoolId: string;
  viewer: Viewer | undefined;
  language: Language | undefined;
  now: Date;
}

/** How texts are wanted. */
export interface Wording {
  language: Language;
  schoolDefault: Language;
  now: Date;
}

/** How texts of a school are worded for somebody. */
export const wordingOf = (
  school: Pick<SchoolRow, 'default_language'>,
  { language, now }: Pick<Caller, 'language' | 'now'>,
): Wording => ({
  language: chooseLanguage(language, undefined, school.default_language),
  schoolDefault: school.default_language,
  now,
});
