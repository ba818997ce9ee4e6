import type { Api } from '@stoa/api/query';
import {
  readContactSettings,
  readModerationWords,
  readSchoolProfile,
  saveContactSettings,
  saveModerationWords,
  saveSchoolProfile,
} from '@stoa/api/school-settings.calls';
import { schoolSettingsMachine, type SchoolSettingsDraft } from '@stoa/machines/school-settings';
import { fromPromise } from 'xstate';
import { profileDraft, profileOf } from '../profile/profile-form.ts';
import { contactDraft, contactOf, wordListOf, wordsDraft } from './settings-form.ts';

/** A page of settings of a school with the calls that keep them. */
export function provideSchoolSettings({
  api,
  schoolId,
  kind,
  onSaved,
}: {
  api: Api;
  schoolId: string;
  kind: SchoolSettingsDraft['kind'];
  /** Told once the server has them. */
  onSaved?: (() => void) | undefined;
}) {
  const { save, load } = CALLS[kind] as Calls<SchoolSettingsDraft>;
  return schoolSettingsMachine.provide({
    actors: {
      saveSettings: fromPromise<SchoolSettingsDraft, SchoolSettingsDraft>(async ({ input: draft }) => {
        const saved = await save(api, schoolId, draft);
        onSaved?.();
        return saved;
      }),
      loadSettings: fromPromise<SchoolSettingsDraft>(({ signal }) => load(api, schoolId, signal)),
    },
  });
}

/** How settings of a kind are saved and read. */
interface Calls<Draft extends SchoolSettingsDraft> {
  save: (api: Api, schoolId: string, draft: Draft) => Promise<Draft>;
  load: (api: Api, schoolId: string, signal: AbortSignal) => Promise<Draft>;
}

const CALLS: { [Draft in SchoolSettingsDraft as Draft['kind']]: Calls<Draft> } = {
  customerService: {
    save: async (api, schoolId, draft) =>
      contactDraft(await saveContactSettings(api, { schoolId, settings: contactOf(draft) })),
    load: async (api, schoolId, signal) => contactDraft(await readContactSettings(api, schoolId, signal)),
  },
  wordList: {
    save: async (api, schoolId, draft) =>
      wordsDraft(await saveModerationWords(api, { schoolId, words: wordListOf(draft) })),
    load: async (api, schoolId, signal) => wordsDraft(await readModerationWords(api, schoolId, signal)),
  },
  profile: {
    save: async (api, schoolId, draft) =>
      profileDraft(await saveSchoolProfile(api, { schoolId, profile: profileOf(draft) })),
    load: async (api, schoolId, signal) => profileDraft(await readSchoolProfile(api, schoolId, signal)),
  },
};
