import { readLoginSettings, saveLoginSettings, testLoginProvider } from '@stoa/api/login-settings.calls';
import type { Api } from '@stoa/api/query';
import {
  signInSettingsMachine,
  type ProviderTest,
  type SignInSettings,
} from '@stoa/machines/sign-in-settings';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { draftOf, formOf } from './settings-draft.ts';

export interface SignInSettingsOptions {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
}

/** The settings of signing in with the calls that they make. */
export function provideSignInSettings({ api, queryClient, schoolId }: SignInSettingsOptions) {
  return signInSettingsMachine.provide({
    actors: {
      saveSettings: fromPromise<SignInSettings, SignInSettings>(async ({ input }) => {
        const saved = await saveLoginSettings(api, { schoolId, form: formOf(input) });
        // The page that is opened next time must not begin with what was.
        await queryClient.invalidateQueries({
          queryKey: ['get', '/api/school/schools/{id}/login-settings'],
          refetchType: 'none',
        });
        return draftOf(saved);
      }),
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
