import { hasEntryPictures } from '@stoa/api/entry-pictures';
import { passageTexts } from '@stoa/api/passages';
import { bestOf } from '@stoa/api/rubric';
import { lengthOf } from '../shared/field-rules.ts';
import { isLonger, MAX_OPTIONS, TEACHING_LENGTHS, textsOf } from './draft-texts.ts';
import type {
  DraftAccepted,
  DraftArea,
  DraftEntryPicture,
  DraftTexts,
  QuestionDraft,
  QuestionType,
  TeachingFieldProblem,
  TeachingFieldProblems,
} from './teaching-draft.ts';

type Problem = TeachingFieldProblem | undefined;
type Problems = { [Field in keyof TeachingFieldProblems]: Problem };

const FEWEST_OPTIONS = 2;
const MAX_STEPS = 10_000;
const GAP = /\[\[(\d{1,2})\]\]/gu;

/** The numbers of the gaps of a text, in order. */
const gapsOf = (text: string): number[] =>
  [...text.matchAll(GAP)].map((found) => Number(found[1])).sort((one, other) => one - other);

/** How many gaps a question has: up to the highest that one of its languages names. */
export const gapCount = (texts: DraftTexts): number => Math.max(0, ...textsOf(texts).flatMap(gapsOf));

interface Entry {
  text: DraftTexts;
  picture?: DraftEntryPicture | null;
}

/** @param arePictured whether a picture may stand in place of a text */
function textsProblem(entries: readonly Entry[], arePictured = false): Problem {
  const isThere = ({ text, picture }: Entry) => textsOf(text).length > 0 || (arePictured && picture);
  if (!entries.every(isThere)) return 'MISSING';
  return entries.some(({ text }) => isLonger(text, TEACHING_LENGTHS.option)) ? 'TOO_LONG' : undefined;
}

const optionsProblem = ({ type, options }: QuestionDraft): Problem =>
  options.length < FEWEST_OPTIONS
    ? 'TOO_FEW'
    : (textsProblem(options, hasEntryPictures(type, 'options')) ??
      textsProblem(options.flatMap(({ feedback: text }) => (textsOf(text).length > 0 ? { text } : []))));

function acceptsProblem(accepts: readonly DraftAccepted[]): Problem {
  const patterns = accepts.map(({ pattern }) => pattern.trim()).filter((pattern) => pattern !== '');
  if (patterns.length === 0) return 'MISSING';
  return patterns.some((pattern) => lengthOf(pattern) > TEACHING_LENGTHS.pattern) ? 'TOO_LONG' : undefined;
}

const choiceProblems =
  (isRight: (count: number) => boolean) =>
  (draft: QuestionDraft): Problems => ({
    options:
      optionsProblem(draft) ??
      (isRight(draft.options.filter(({ right }) => right).length) ? undefined : 'NO_RIGHT'),
  });

const pairsProblem = ({ parts, options }: QuestionDraft): Problem =>
  parts.some(({ right }) => !options.some(({ key }) => key === right)) ? 'NO_RIGHT' : undefined;

const partsProblem = ({ type, parts }: QuestionDraft): Problem =>
  parts.length === 0 ? 'MISSING' : textsProblem(parts, hasEntryPictures(type, 'parts'));

const pairsProblems = (draft: QuestionDraft): Problems => ({
  options: optionsProblem(draft),
  parts: partsProblem(draft) ?? pairsProblem(draft),
});

function gapsProblems(draft: QuestionDraft): Problems {
  const { text, parts, options } = draft;
  const isFitting = (one: string) => {
    const gaps = gapsOf(one);
    return gaps.length === parts.length && gaps.every((gap, index) => gap === index + 1);
  };
  if (parts.length === 0 || !textsOf(text).every(isFitting)) return { parts: 'NO_GAPS' };
  if (options.length > 0) return { options: optionsProblem(draft), parts: pairsProblem(draft) };
  const found = parts.map(({ accepts }) => acceptsProblem(accepts));
  return { parts: found.find((problem) => problem !== undefined) };
}

const numberProblems = ({ value }: QuestionDraft): Problems => ({
  value: value === null ? 'MISSING' : undefined,
});

function sliderProblems(draft: QuestionDraft): Problems {
  const { value, range } = draft;
  const isRange =
    range.max > range.min && range.step > 0 && (range.max - range.min) / range.step <= MAX_STEPS;
  const isWithin = value === null || (value >= range.min && value <= range.max);
  return { ...numberProblems(draft), range: isRange && isWithin ? undefined : 'BAD_RANGE' };
}

/** Sums of shares may be off by as much as binary fractions are. */
const EPSILON = 1e-6;
/** Of the width or height of a picture, as the contract bounds it. */
const SMALLEST = 0.01;

const isWithin = ({ x, y, width, height }: DraftArea): boolean =>
  [x, y, width - SMALLEST, height - SMALLEST, 1 - x - width, 1 - y - height].every(
    (room) => room >= -EPSILON,
  );

/** Whether two are called the same in one language. */
function hasTwice(texts: readonly DraftTexts[]): boolean {
  const names = texts.flatMap((text) =>
    Object.entries(text).flatMap(([language, name]) =>
      name?.trim() ? `${language} ${name.trim().toLowerCase()}` : [],
    ),
  );
  return new Set(names).size < names.length;
}

/** What is wrong with areas that have a text each. */
function areasProblem(areas: readonly { text: DraftTexts; area: DraftArea | null }[]): Problem {
  if (hasTwice(areas.map(({ text }) => text))) return 'SAME_NAME';
  return areas.every(({ area }) => area && isWithin(area)) ? undefined : 'OUTSIDE';
}

/** What is wrong with the words for a picture. */
export function altProblems({ picture }: QuestionDraft): Problems {
  const isLong = isLonger(picture.alt, TEACHING_LENGTHS.option);
  return { alt: textsOf(picture.alt).length === 0 ? 'MISSING' : isLong ? 'TOO_LONG' : undefined };
}

/** What is wrong with the words for pictures of options or parts. */
export function entryPicturesProblem(draft: QuestionDraft): Problem {
  const entries = (['options', 'parts'] as const).flatMap((holder): readonly Entry[] =>
    hasEntryPictures(draft.type, holder) ? draft[holder] : [],
  );
  const alts = entries.flatMap(({ picture }) => (picture ? [picture.alt] : []));
  if (alts.some((alt) => textsOf(alt).length === 0)) return 'MISSING';
  return alts.some((alt) => isLonger(alt, TEACHING_LENGTHS.option)) ? 'TOO_LONG' : undefined;
}

const pictureProblems = (draft: QuestionDraft): Problems => ({
  picture: draft.picture.url === '' ? 'NO_PICTURE' : undefined,
  ...altProblems(draft),
});

function hotspotProblems(draft: QuestionDraft): Problems {
  const { picture, options } = draft;
  const right = options.filter((option) => option.right).length;
  return {
    ...pictureProblems(draft),
    most: picture.most !== null && picture.most < right ? 'TOO_FEW_MARKS' : undefined,
    options: optionsProblem(draft) ?? areasProblem(options) ?? (right === 0 ? 'NO_RIGHT' : undefined),
  };
}

const labelsProblems = (draft: QuestionDraft): Problems => ({
  ...pictureProblems(draft),
  options: optionsProblem(draft),
  parts: partsProblem(draft) ?? areasProblem(draft.parts) ?? pairsProblem(draft),
});

function highlightProblems({ text, options }: QuestionDraft): Problems {
  // A text that is empty in a language is not there.
  const passages = passageTexts(
    Object.fromEntries(Object.entries(text).filter(([, words]) => words?.trim())),
  );
  if (!passages || passages.length < FEWEST_OPTIONS || passages.length > MAX_OPTIONS)
    return { options: 'NO_PASSAGES' };
  if (passages.some((texts) => isLonger(texts, TEACHING_LENGTHS.option))) return { options: 'TOO_LONG' };
  return { options: options.some(({ right }) => right) ? undefined : 'NO_RIGHT' };
}

/** Points that a question can have. */
const MAX_POINTS = 1000;

function rubricProblems({ rubric }: QuestionDraft): Problems {
  if (rubric.length === 0) return {};
  const best = bestOf(rubric);
  const names = rubric.flatMap(({ title, levels }) => [title, ...levels.map((level) => level.title)]);
  if (names.some((name) => textsOf(name).length === 0)) return { rubric: 'UNNAMED' };
  return { rubric: Number.isInteger(best) && best >= 1 && best <= MAX_POINTS ? undefined : 'BAD_SUM' };
}

/** What has to be mended before a question can be saved, by its kind. */
export const KIND_PROBLEMS: Record<QuestionType, (draft: QuestionDraft) => Problems> = {
  single: choiceProblems((count) => count === 1),
  multiple: choiceProblems((count) => count > 0),
  truefalse: ({ options }) => ({
    options: options.filter(({ right }) => right).length === 1 ? undefined : 'NO_RIGHT',
  }),
  text: ({ accepts }) => ({ accepts: acceptsProblem(accepts) }),
  number: numberProblems,
  essay: rubricProblems,
  matching: pairsProblems,
  ordering: (draft) => ({ options: optionsProblem(draft) }),
  categories: pairsProblems,
  gaps: gapsProblems,
  table: pairsProblems,
  slider: sliderProblems,
  hotspot: hotspotProblems,
  labels: labelsProblems,
  highlight: highlightProblems,
  file: rubricProblems,
};
