import { askedQuestions } from '@stoa/api/survey-branches';
import type { GivenAnswer, GivenAnswers, LocalSurvey, SurveyContext } from './survey.types.ts';

/** What decides which questions there are. */
type Asking = Pick<SurveyContext, 'pages' | 'answers'>;

/** Whether an answer says something. */
export const isGiven = (answer: GivenAnswer | undefined): boolean =>
  answer !== undefined &&
  ((answer.choice?.length ?? 0) > 0 ||
    answer.number !== undefined ||
    (answer.text ?? '').trim() !== '' ||
    (answer.rows?.length ?? 0) > 0 ||
    (answer.parts?.length ?? 0) > 0 ||
    (answer.files?.length ?? 0) > 0);

/** The ids of the questions that are asked of whoever has answered so. */
export const askedOf = ({ pages, answers }: Asking): ReadonlySet<string> =>
  askedQuestions(
    pages.flatMap(({ questions }) => questions),
    (id) => answers[id],
  );

/** The indexes of the pages that ask something of whoever has answered so; the others are left out. */
export function shownPages(asking: Asking): number[] {
  const asked = askedOf(asking);
  return asking.pages.flatMap(({ questions }, index) =>
    questions.some(({ id }) => asked.has(id)) ? [index] : [],
  );
}

/** The next page that asks something, or the one before; undefined where there is none. */
export const pageAfter = (context: Asking & Pick<SurveyContext, 'index'>): number | undefined =>
  shownPages(context).find((index) => index > context.index);
export const pageBefore = (context: Asking & Pick<SurveyContext, 'index'>): number | undefined =>
  shownPages(context).findLast((index) => index < context.index);

/** The questions of the page that have to be answered and are not, or not in every row and gap. */
export function missingOf({ pages, answers, index }: Asking & Pick<SurveyContext, 'index'>): string[] {
  const asked = askedOf({ pages, answers });
  return (pages[index]?.questions ?? [])
    .filter(({ id, required, parts, isWhole }) => {
      if (!asked.has(id)) return false;
      const answer = answers[id];
      if (!isGiven(answer)) return required;
      return (required || isWhole) && (answer?.rows ?? answer?.parts ?? answer?.choice ?? []).length < parts;
    })
    .map(({ id }) => id);
}

/** The answers to what is asked: what was answered on a way that was left stays on the device. */
export function sentOf(asking: Asking): GivenAnswers {
  const asked = askedOf(asking);
  return Object.fromEntries(Object.entries(asking.answers).filter(([id]) => asked.has(id)));
}

/** What the device has kept of this survey: answers to questions that are not there any more are left out. */
export function takeLocal(
  { pages, version, submissionId }: Pick<SurveyContext, 'pages' | 'version' | 'submissionId'>,
  local: LocalSurvey | null,
): Pick<SurveyContext, 'answers' | 'index' | 'submissionId'> {
  if (!local) return { answers: {}, index: 0, submissionId };
  const known = new Set(pages.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const answers = Object.fromEntries(Object.entries(local.answers).filter(([id]) => known.has(id)));
  const index = pages.findIndex(({ id }) => id === local.pageId);
  // Somebody has changed the survey: what was skipped on an earlier page may have to be answered now.
  return {
    answers,
    index: local.version === version ? Math.max(0, index) : 0,
    submissionId: local.submissionId,
  };
}

/** What this device keeps. */
export const localOf = ({ answers, pages, index, version, submissionId }: SurveyContext): LocalSurvey => ({
  answers,
  pageId: pages[index]?.id ?? '',
  version,
  submissionId,
  isSubmitted: false,
});
