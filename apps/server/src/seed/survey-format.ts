import type { SurveyAnswer, SurveyDraft, SurveyDraftItem } from '@stoa/api/schema';
import { SURVEY_KINDS } from '@stoa/api/survey-kinds';
import { Problem } from '../http/problem.ts';
import { cleanDraft, fittingAnswers, itemsOf, requireComplete } from '../modules/survey/survey-content.ts';
import { media as mediaPath } from './check-parts.ts';
import {
  anything,
  email,
  fields,
  id,
  listOf,
  matching,
  number,
  oneOf,
  recordOf,
  words,
  yesNo,
} from './check-shapes.ts';
import type { AllTranslations } from './format.ts';
import { media } from './read.ts';

interface PictureSeed {
  /** Under seed/media. */
  path: string;
  /** What is seen on it. */
  alt: AllTranslations;
}
interface OptionSeed {
  key: string;
  /** Left out where the picture says it, and of passages, which the text has. */
  text?: AllTranslations;
  picture?: PictureSeed;
  /** In shares of the picture of the question. */
  area?: SurveyDraftItem['options'][number]['area'];
}
interface ItemSeed {
  id: string;
  kind: SurveyDraftItem['kind'];
  text: AllTranslations;
  required?: boolean;
  picture?: PictureSeed;
  options?: OptionSeed[];
  rows?: OptionSeed[];
  lowLabel?: AllTranslations;
  highLabel?: AllTranslations;
  range?: SurveyDraftItem['range'];
  most?: number;
  passage?: AllTranslations;
}

/** seed/surveys.yaml: a list of these. All are open to everybody, without names, once a browser. */
export interface SurveySeed {
  id: string;
  school: string;
  author: string;
  savedDaysAgo: number;
  title: AllTranslations;
  introduction: AllTranslations;
  thanks: AllTranslations;
  pages: { id: string; title: AllTranslations; items: ItemSeed[] }[];
  /** What somebody answered, by question: a number, the options, or the option of each row. */
  answers: Record<string, number | string[] | Record<string, string>>[];
}

const key = matching(/^[a-z0-9]{1,16}$/, 'a key: lower case letters and digits');
const picture = fields({ path: mediaPath, alt: words });
const option = fields({ key, 'text?': words, 'picture?': picture, 'area?': anything });
const item = fields({
  id: key,
  kind: oneOf(...Object.keys(SURVEY_KINDS)),
  text: words,
  'required?': yesNo,
  'picture?': picture,
  'options?': listOf(option, 1),
  'rows?': listOf(option, 1),
  'lowLabel?': words,
  'highLabel?': words,
  'range?': fields({ min: number(-1e6), max: number(-1e6), step: number(0) }),
  'most?': number(1),
  'passage?': words,
});

/** A survey: see SurveySeed. */
export const survey = fields({
  id,
  school: id,
  author: email,
  savedDaysAgo: number(0),
  title: words,
  introduction: words,
  thanks: words,
  pages: listOf(fields({ id: key, title: words, items: listOf(item, 1) }), 1),
  answers: listOf(recordOf(key, anything)),
});

const pictureOf = (seed: PictureSeed | undefined) =>
  seed ? { picture: { url: media(seed.path), alt: seed.alt } } : {};
const optionOf = ({ key: name, text, picture: shown, area }: OptionSeed) => ({
  key: name,
  text: text ?? {},
  ...(area ? { area } : {}),
  ...pictureOf(shown),
});
const itemOf = ({ picture: shown, options = [], rows = [], ...rest }: ItemSeed): SurveyDraftItem => ({
  required: false,
  min: 0,
  max: 10,
  lowLabel: {},
  highLabel: {},
  ...rest,
  ...pictureOf(shown),
  options: options.map(optionOf),
  rows: rows.map(optionOf),
});

/** A survey as it is kept. */
export const draftOf = ({ title, introduction, thanks, pages }: SurveySeed): SurveyDraft =>
  cleanDraft({
    title,
    introduction,
    thanks,
    anonymous: true,
    answeredBy: 'device',
    audience: 1,
    opensAt: null,
    closesAt: null,
    pages: pages.map((page) => ({ ...page, items: page.items.map(itemOf) })),
  });

/** What people answered, as it is kept. @throws {Problem} VALIDATION_FAILED for what does not fit the questions */
export const answersOf = (draft: SurveyDraft, { answers }: SurveySeed): SurveyAnswer[][] =>
  answers.map((given) => {
    const known = new Set(itemsOf(draft).map(({ id: name }) => name));
    return fittingAnswers(
      draft,
      Object.entries(given).map(([itemId, value]) => {
        if (!known.has(itemId)) throw new Error(`nothing is asked as ${itemId}`);
        if (typeof value === 'number') return { itemId, number: value };
        if (Array.isArray(value)) return { itemId, choice: value };
        return { itemId, rows: Object.entries(value).map(([row, chosen]) => ({ row, option: chosen })) };
      }),
    ).answers;
  });

/** What would not be published, or not be taken as an answer. */
export function surveyProblem(seed: SurveySeed): string | undefined {
  try {
    const draft = draftOf(seed);
    requireComplete(draft);
    answersOf(draft, seed);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return `${error.message} ${JSON.stringify(error)}`;
    return error instanceof Error ? error.message : String(error);
  }
}
