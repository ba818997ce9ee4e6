import type { Api } from '@stoa/api/query';
import type { ManagedSurvey, SurveyDraft } from '@stoa/api/schema';
import { publishSurvey, readSurvey, saveSurvey } from '@stoa/api/survey.calls';
import {
  contentEditorMachine,
  type EditedContent,
  type LoadedContent,
  type PublishingContent,
  type SavedContent,
  type SavingContent,
} from '@stoa/machines/content-editor';
import { fromPromise } from 'xstate';

/** Here the server counts versions. */
const savedOf = ({ version, savedAt }: ManagedSurvey): SavedContent => ({
  version: String(version),
  savedAt,
});

/** The editor of a survey, with the calls that read, save and publish it. */
export function provideSurveyEditor({ api, ...place }: { api: Api; schoolId: string; surveyId: string }) {
  return contentEditorMachine.provide({
    actors: {
      loadDraft: fromPromise<LoadedContent>(async ({ signal }) => {
        const survey = await readSurvey(api, { ...place, signal });
        return { draft: survey.draft as unknown as EditedContent, ...savedOf(survey) };
      }),
      saveDraft: fromPromise<SavedContent, SavingContent>(async ({ input: { draft, version } }) =>
        savedOf(
          await saveSurvey(api, {
            ...place,
            baseVersion: Number(version),
            draft: draft as unknown as SurveyDraft,
          }),
        ),
      ),
      publishDraft: fromPromise<unknown, PublishingContent>(({ input: { version } }) =>
        publishSurvey(api, { ...place, version: Number(version) }),
      ),
    },
  });
}
