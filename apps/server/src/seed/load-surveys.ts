import type { Transaction } from '../database/pool.ts';
import type { SeedLookup } from '../modules/portal/blocks/block.ts';
import { surveySearchText } from '../modules/survey/survey.repository.ts';
import { after, DAY_MS } from './load-help.ts';
import { answersOf, draftOf, type SurveySeed } from './survey-format.ts';

/** Loads the surveys of one school with what people answered; the transaction is bound to it. */
export async function loadSurveys(
  tx: Transaction,
  surveys: readonly SurveySeed[],
  { now, personId }: Pick<SeedLookup, 'personId'> & { now: Date },
): Promise<void> {
  for (const seed of surveys) {
    const draft = draftOf(seed);
    const content = JSON.stringify(draft);
    const of = { survey_id: seed.id, school_id: seed.school, version: 1 };
    await tx
      .insertInto('survey')
      .values({
        id: seed.id,
        school_id: seed.school,
        author_id: personId(seed.author),
        status: 'open',
        draft: content,
        published_version: 1,
        search_text: surveySearchText(draft),
        saved_at: after(now, -seed.savedDaysAgo * DAY_MS),
      })
      .execute();
    await tx
      .insertInto('survey_version')
      .values({ ...of, content })
      .execute();
    const answers = answersOf(draft, seed).map((given) => ({
      ...of,
      answers: JSON.stringify(given),
      is_shown: true,
    }));
    if (answers.length > 0) await tx.insertInto('survey_answer').values(answers).execute();
  }
}
