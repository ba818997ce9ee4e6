import { surveyQuery } from '@stoa/api/survey.queries';
import type { PageData } from '../../app/page-facts.ts';
import { requireId } from '../../app/school-id.ts';
import type { RouterContext } from '../../app/services.ts';

/** What a survey's page needs before it is drawn. @throws not found where the id cannot be one */
export function loadSurveyPage(
  { api, queryClient, language: lang, messages }: RouterContext,
  schoolId: string,
  surveyId: string,
): Promise<PageData> {
  const known = messages('survey');
  const load = async () => {
    const query = surveyQuery(api, { schoolId, surveyId: requireId(surveyId), lang });
    const { data } = await queryClient.ensureQueryData(query);
    // Their fields are those of exams, with the words of exams.
    const kinds = new Set(data.pages.flatMap(({ items }) => items.map(({ kind }) => kind)));
    if (kinds.has('gaps') || kinds.has('file')) await messages('exam');
    if (kinds.has('file')) await messages('feedback');
    return { title: data.title };
  };
  // What stands in place of a survey that cannot be shown has words as well.
  return load().finally(() => known);
}
