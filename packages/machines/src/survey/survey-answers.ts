import type { AskedPage, GivenAnswer, GivenAnswers, LocalSurvey, SurveyContext } from './survey.types.ts';

/** Whether an answer says something. */
export const isGiven = (answer: GivenAnswer | undefined): boolean =>
  answer !== undefined &&
  ((answer.choice?.length ?? 0) > 0 ||
    answer.number !== undefined ||
    (answer.text ?? '').trim() !== '' ||
    (answer.rows?.length ?? 0) > 0);

/** The questions of a page that have to be answered and are not, or not in every row. */
export const missingOf = (page: AskedPage | undefined, answers: GivenAnswers): string[] =>
  (page?.questions ?? [])
    .filter(({ id, required, parts, isWhole }) => {
      const answer = answers[id];
      if (!isGiven(answer)) return required;
      return (required || isWhole) && (answer?.rows ?? answer?.choice ?? []).length < parts;
    })
    .map(({ id }) => id);

/** What the device has kept of this survey: answers to questions that are not asked any more are left out. */
export function takeLocal(
  { pages, version, submissionId }: Pick<SurveyContext, 'pages' | 'version' | 'submissionId'>,
  local: LocalSurvey | null,
): Pick<SurveyContext, 'answers' | 'index' | 'submissionId'> {
  if (!local) return { answers: {}, index: 0, submissionId };
  const asked = new Set(pages.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const answers = Object.fromEntries(Object.entries(local.answers).filter(([id]) => asked.has(id)));
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
