import { readLoginSettings, saveLoginSettings, testLoginProvider } from '@stoa/api/login-settings.calls';
import type { Api } from '@stoa/api/query';
import {
  signInSettingsMachine,
  type ProviderTest,
  type SignInSettings,
} from '@stoa/machines/sign-in-settings';
import { fromPromise } from 'xstate';
import { draftOf, formOf } from './settings-draft.ts';

export interface SignInSettingsOptions {
  api: Api;
  schoolId: string;
}

/** The settings of signing in with the calls that they make. */
export function provideSignInSettings({ api, schoolId }: SignInSettingsOptions) {
  return signInSettingsMachine.provide({
    actors: {
      saveSettings: fromPromise<SignInSettings, SignInSettings>(async ({ input }) =>
        draftOf(await saveLoginSettings(api, { schoolId, form: formOf(input) })),
      ),
      loadSettings: fromPromise<SignInSettings>(async ({ signal }) =>
        draftOf(await readLoginSettings(api, schoolId, signal)),
      ),
      testProvider: fromPromise<ProviderTest, { issuer: string }>(async ({ input, signal }) => {
        const { works, reason } = await testLoginProvider(api, { schoolId, issuer: input.issuer }, signal);
        return { works, reason };
      }),
    },
  });
}
