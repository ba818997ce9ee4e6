import { gapKeys } from '@stoa/api/survey-gaps';
import { SURVEY_KINDS } from '@stoa/api/survey-kinds';
import { answerSurvey } from '@stoa/api/survey.calls';
import type { Api } from '@stoa/api/query';
import {
  isGiven,
  surveyMachine,
  type AskedPage,
  type LocalSurvey,
  type SubmitSurveyInput,
} from '@stoa/machines/survey';
import type { Survey } from '@stoa/api/schema';
import { fromPromise } from 'xstate';
import { deviceFor, noteSubmitted, readSurvey, storeSurvey } from './local-survey.ts';

/** What the machine's effects need. */
export interface SurveyDeps {
  api: Api;
  schoolId: string;
  surveyId: string;
  /** Asked for anew each time: people may sign in in the middle. */
  viewerId: string;
}

/** What the machine knows of the pages. */
export const askedPages = ({ pages }: Pick<Survey, 'pages'>): AskedPage[] =>
  pages.map(({ id, items }) => ({
    id,
    questions: items.map(({ id: itemId, kind, text, required, rows, options, showIf = null }) => ({
      id: itemId,
      showIf,
      required,
      parts:
        SURVEY_KINDS[kind].answer === 'rows'
          ? rows.length
          : kind === 'ranking'
            ? options.length
            : kind === 'gaps'
              ? (gapKeys(text)?.length ?? 0)
              : 0,
      isWhole: kind === 'ranking',
    })),
  }));

/** The machine of a survey with this browser's storage and the server's call. */
export function provideSurvey({ api, schoolId, surveyId, viewerId }: SurveyDeps) {
  return surveyMachine.provide({
    actors: {
      readLocal: fromPromise<LocalSurvey | null>(async () => readSurvey(viewerId, surveyId)),
      // Nothing is awaited before the write: the page may be gone in the next moment.
      storeLocal: fromPromise<unknown, LocalSurvey>(async ({ input }) =>
        storeSurvey(viewerId, surveyId, input),
      ),
      // Without the actor's signal: a page that is left stops its machine, and the answers must still arrive.
      submitAnswers: fromPromise<{ thanks: string }, SubmitSurveyInput>(
        async ({ input: { version, submissionId, answers } }) => {
          const given = Object.entries(answers).filter(([, answer]) => isGiven(answer));
          const done = await answerSurvey(api, {
            schoolId,
            surveyId,
            answers: {
              version,
              submissionId,
              deviceId: deviceFor(surveyId),
              answers: given.map(([itemId, { files, ...answer }]) => ({
                itemId,
                ...answer,
                ...(files ? { files: files.map(({ url, name }) => ({ url, name })) } : {}),
              })),
            },
          });
          noteSubmitted(viewerId, surveyId, submissionId);
          return done;
        },
      ),
    },
  });
}
