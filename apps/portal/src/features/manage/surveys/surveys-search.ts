import * as v from 'valibot';
import { hrefTo } from '../../../app/links.ts';
import { cursor, stripDefaults, words } from '../../../app/search-fields.ts';
import type { Language } from '../../../i18n/languages.ts';

const KEYWORD_LENGTH = 200;

export const surveysSearch = v.object({ keyword: words(KEYWORD_LENGTH), at: cursor() });

/** What the address of the list of surveys says. */
export type SurveysQuery = v.InferOutput<typeof surveysSearch>;

export const surveysHref = (schoolId: string, query: Partial<SurveysQuery> = {}): string =>
  hrefTo({
    to: '/manage/$schoolId/surveys',
    params: { schoolId },
    search: stripDefaults(surveysSearch, query),
  });

export const surveyHref = (schoolId: string, surveyId: string): string =>
  hrefTo({ to: '/manage/$schoolId/surveys/$surveyId', params: { schoolId, surveyId } });

/** What the API is asked for the list. */
export const surveysParams = (schoolId: string, { keyword, at }: SurveysQuery, lang: Language) => ({
  schoolId,
  keyword: keyword || undefined,
  cursor: at || undefined,
  lang,
});
