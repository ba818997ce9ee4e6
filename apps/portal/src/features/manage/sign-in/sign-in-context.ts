import { useActorRef } from '@xstate/react';
import { createContext, useContext, useState } from 'react';
import type { SignInSettings } from '@stoa/machines/sign-in-settings';
import { useApi } from '../../../app/services.ts';
import { provideSignInSettings } from './sign-in.actors.ts';

/** Runs the machine of a school's ways in. @param settings as they were when the page was opened */
export function useSignInSettingsActor(schoolId: string, settings: SignInSettings) {
  const api = useApi();
  const [machine] = useState(() => provideSignInSettings({ api, schoolId }));
  return useActorRef(machine, { input: { settings } });
}

export type SignInSettingsActor = ReturnType<typeof useSignInSettingsActor>;
export const SignInContext = createContext<SignInSettingsActor | null>(null);

/** @throws {Error} outside of the page */
export function useSignInSettings(): SignInSettingsActor {
  const actor = useContext(SignInContext);
  if (!actor)
    throw new Error('The parts of the page share its machine: they need <SignInContext> above them.');
  return actor;
}
