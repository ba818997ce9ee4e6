import * as v from 'valibot';
import { hrefTo } from '../../../app/links.ts';
import { cursor, matching, stripDefaults, words } from '../../../app/search-fields.ts';
import type { Language } from '../../../i18n/languages.ts';

const KEYWORD_LENGTH = 200;
/** Of a question or an option. */
const KEY = /^[a-z0-9]{1,16}$/;

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

export const resultsSearch = v.object({ item: matching(KEY), value: matching(KEY) });

/** Whose answers are shown: of those who answered `item` with `value`; empty for everybody's. */
export type ResultsQuery = v.InferOutput<typeof resultsSearch>;

export const surveyResultsHref = (
  schoolId: string,
  surveyId: string,
  query: Partial<ResultsQuery> = {},
): string =>
  hrefTo({
    to: '/manage/$schoolId/surveys/$surveyId/results',
    params: { schoolId, surveyId },
    search: stripDefaults(resultsSearch, query),
  });

/** What the API is asked for the results. */
export const resultsParams = (
  schoolId: string,
  surveyId: string,
  { item, value }: ResultsQuery,
  lang: Language,
) => ({ schoolId, surveyId, lang, ...(item && value ? { itemId: item, value } : {}) });

/** What the API is asked for the list. */
export const surveysParams = (schoolId: string, { keyword, at }: SurveysQuery, lang: Language) => ({
  schoolId,
  keyword: keyword || undefined,
  cursor: at || undefined,
  lang,
});
