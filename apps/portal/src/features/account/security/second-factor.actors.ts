import { fromPromise } from 'xstate';
import {
  addPasskey,
  confirmTotp,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from '@stoa/api/factors.calls';
import type { Api } from '@stoa/api/query';
import {
  secondFactorSetupMachine,
  type FactorChoice,
  type RecoveryCodes,
  type TotpSecret,
} from '@stoa/machines/second-factor-setup';
import { makePasskey } from '../../../shared/auth/passkey.ts';

/** The machine of a second factor with the calls that it makes. What changes something is never broken off. */
export const provideSecondFactorSetup = (api: Api) =>
  secondFactorSetupMachine.provide({
    actors: {
      startTotp: fromPromise<TotpSecret>(({ signal }) => startTotp(api, signal)),
      confirmTotp: fromPromise<RecoveryCodes, { code: string }>(({ input }) => confirmTotp(api, input.code)),
      createPasskey: fromPromise<RecoveryCodes, { name: string }>(async ({ input: { name }, signal }) => {
        const challenge = await startPasskey(api, signal);
        const response = await makePasskey(challenge);
        return addPasskey(api, { challengeId: challenge.challengeId, name, response });
      }),
      renamePasskey: fromPromise<unknown, { passkeyId: string; name: string }>(({ input }) =>
        renamePasskey(api, input.passkeyId, input.name),
      ),
      removeFactor: fromPromise<unknown, FactorChoice>(({ input }) =>
        input.kind === 'totp' ? removeTotp(api) : removePasskey(api, input.passkeyId),
      ),
      renewRecoveryCodes: fromPromise<RecoveryCodes>(() => renewRecoveryCodes(api)),
    },
  });
