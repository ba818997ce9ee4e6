import type { MachineDetails } from '../shared/machine-details.ts';
import { draftEditorActors } from '../details/draft-editor.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { SIGN_IN_SETTINGS_PROBLEM_CODES } from './index.ts';
import type { SignInSettings } from './index.ts';
import { SAMPLE_SETTINGS } from './sign-in-settings.samples.details.ts';
import type { signInSettingsMachine } from './sign-in-settings.machine.ts';
import { SIGN_IN_SETTINGS_EVENTS } from './sign-in-settings.events.details.ts';
import { SIGN_IN_SETTINGS_NAMES } from './sign-in-settings.names.details.ts';

/** Sign-in settings of a school: what people read and try. */
export const details = {
  name: 'Sign-in settings of a school',
  inputs: [
    fixture('One third party', { settings: { ...SAMPLE_SETTINGS } }),
    fixture('No third party', { settings: { ...SAMPLE_SETTINGS, version: 1, providers: [] } }),
    fixture('No way to sign in', {
      settings: { ...SAMPLE_SETTINGS, version: 1, methods: [], providers: [] },
    }),
  ],
  ...SIGN_IN_SETTINGS_NAMES,
  events: SIGN_IN_SETTINGS_EVENTS,
  actors: {
    ...draftEditorActors<SignInSettings>(
      { ...SAMPLE_SETTINGS, version: 4 },
      { ...SAMPLE_SETTINGS, version: 5, captcha: 'always' },
      SIGN_IN_SETTINGS_PROBLEM_CODES,
    ),
    testProvider: {
      name: 'Test the third party',
      kind: 'promise',
      resolves: [
        fixture('Works', { works: true, reason: null }),
        fixture('Unreachable', { works: false, reason: 'unreachable' }),
        fixture('Other issuer', { works: false, reason: 'otherIssuer' }),
        fixture('Too slow', { works: false, reason: 'tooSlow' }),
      ],
      rejects: refusals(SIGN_IN_SETTINGS_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof signInSettingsMachine>;
