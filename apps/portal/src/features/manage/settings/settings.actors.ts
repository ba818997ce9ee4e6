import type { Api } from '@stoa/api/query';
import {
  readContactSettings,
  readModerationWords,
  saveContactSettings,
  saveModerationWords,
} from '@stoa/api/school-settings.calls';
import { schoolSettingsMachine, type SchoolSettingsDraft } from '@stoa/machines/school-settings';
import { fromPromise } from 'xstate';
import { contactDraft, contactOf, wordListOf, wordsDraft } from './settings-form.ts';

/** A page of settings of a school with the calls that keep them. */
export function provideSchoolSettings({
  api,
  schoolId,
  kind,
}: {
  api: Api;
  schoolId: string;
  kind: SchoolSettingsDraft['kind'];
}) {
  return schoolSettingsMachine.provide({
    actors: {
      saveSettings: fromPromise<SchoolSettingsDraft, SchoolSettingsDraft>(async ({ input: draft }) => {
        if (draft.kind === 'wordList')
          return wordsDraft(await saveModerationWords(api, { schoolId, words: wordListOf(draft) }));
        return contactDraft(await saveContactSettings(api, { schoolId, settings: contactOf(draft) }));
      }),
      loadSettings: fromPromise<SchoolSettingsDraft>(async ({ signal }) =>
        kind === 'wordList'
          ? wordsDraft(await readModerationWords(api, schoolId, signal))
          : contactDraft(await readContactSettings(api, schoolId, signal)),
      ),
    },
  });
}
