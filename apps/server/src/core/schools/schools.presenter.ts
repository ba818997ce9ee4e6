import { LANGUAGE_NAMES } from '@stoa/api/languages';
import type { LanguageOption, School, SchoolRef } from '@stoa/api/schema';
import type { Viewer } from '../../http/context.ts';
import { directionOf, LANGUAGES, type Language } from '../../i18n/languages.ts';
import { textIn, translate } from '../../i18n/translate.ts';
import type { SchoolRow } from './schools.repository.ts';

export const portalUrl = (schoolId: string): string => `/portal/${schoolId}`;

/** The languages of a school, its default first. */
export function presentLanguages(
  school: Pick<SchoolRow, 'languages' | 'default_language'>,
): LanguageOption[] {
  const order = [
    school.default_language,
    ...LANGUAGES.filter(
      (language) => language !== school.default_language && school.languages.includes(language),
    ),
  ];
  return order.map((code) => ({ code, name: LANGUAGE_NAMES[code], dir: directionOf(code) }));
}

export function presentSchool(school: SchoolRow, language: Language, viewer: Viewer | undefined): School {
  const name = translate(school.name, language, school.default_language);
  return {
    id: school.id,
    parentId: school.parent_id,
    type: school.type as School['type'],
    name: name.text,
    summary: textIn(school.summary, language, school.default_language),
    lang: name.language,
    logoUrl: school.logo_url || null,
    color: school.color,
    url: portalUrl(school.id),
    open: school.is_open,
    loginMethod: school.login_method as School['loginMethod'],
    defaultLanguage: school.default_language,
    languages: presentLanguages(school),
    counts: {
      learners: school.learner_count,
      resources: school.resource_count,
      subSchools: Number(school.sub_schools),
    },
    viewer: viewer ? standingOf({ id: school.id, open: school.is_open }, viewer) : null,
  };
}

/** What the person is in the school. */
export function standingOf(
  school: { id: string; open: boolean },
  viewer: Viewer,
): NonNullable<School['viewer']> {
  const role = viewer.roles.get(school.id) ?? null;
  return { role, canJoin: role === null && school.open };
}

export const presentRef = (
  school: Pick<SchoolRow, 'id' | 'name' | 'logo_url' | 'default_language'>,
  language: Language,
): SchoolRef => ({
  id: school.id,
  name: textIn(school.name, language, school.default_language),
  logoUrl: school.logo_url || null,
  url: portalUrl(school.id),
});
