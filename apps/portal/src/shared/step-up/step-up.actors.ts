import { fromPromise } from 'xstate';
import { startPasskeyProof } from '@stoa/api/factors.calls';
import type { Api } from '@stoa/api/query';
import { reauthenticate, sendOwnCode } from '@stoa/api/self.calls';
import {
  ownCodeRequestMachine,
  type OwnCodePurpose,
  type SendCodeInput,
  type SendCodeOutput,
} from '@stoa/machines/code-request';
import { stepUpMachine, type ProveInput } from '@stoa/machines/step-up';
import { answerPasskey } from '../auth/passkey.ts';

/** Sends a code to a contact of one's own account. */
export const ownCodes = (api: Api) =>
  ownCodeRequestMachine.provide({
    actors: {
      sendCode: fromPromise<SendCodeOutput, SendCodeInput<OwnCodePurpose>>(
        ({ input: { channel, purpose }, signal }) => sendOwnCode(api, { channel, purpose }, signal),
      ),
    },
  });

/** The machine of a fresh proof with the calls that it makes. */
export const provideStepUp = (api: Api) =>
  stepUpMachine.provide({
    actors: {
      codeRequest: ownCodes(api),
      prove: fromPromise<unknown, ProveInput>(({ input, signal }) => reauthenticate(api, input, signal)),
      provePasskey: fromPromise<unknown>(async ({ signal }) => {
        const challenge = await startPasskeyProof(api, signal);
        const response = await answerPasskey(challenge);
        return reauthenticate(api, { passkey: { challengeId: challenge.challengeId, response } }, signal);
      }),
    },
  });
