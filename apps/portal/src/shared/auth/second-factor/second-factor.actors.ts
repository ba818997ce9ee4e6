import { fromPromise } from 'xstate';
import { signIn, type SignInCall } from '@stoa/api/account.calls';
import {
  secondFactorMachine,
  type AskPasskeyInput,
  type FactorProof,
  type PasskeyAnswer,
} from '@stoa/machines/second-factor';
import type { SignedIn } from '@stoa/machines/shared';
import type { ThirdPartyProvider } from '@stoa/machines/third-login';
import { welcome, type AccountActorsOptions } from '../account.actors.ts';
import { askPasskey } from './ask-passkey.ts';

/**
 * The machine of the second step with the calls that it makes; forms invoke it.
 * @param provider that the first step came in by
 */
export function provideSecondFactor(
  options: Omit<AccountActorsOptions, 'captchas'>,
  provider?: ThirdPartyProvider,
) {
  const { api } = options;
  return secondFactorMachine.provide({
    actors: {
      askPasskey: fromPromise<PasskeyAnswer, AskPasskeyInput>(({ input, signal }) =>
        askPasskey(api, input.ticket, signal),
      ),
      verifyFactor: fromPromise<SignedIn, FactorProof>(async ({ input, signal }) =>
        welcome(
          options,
          await signIn(api, { ...factorCall(input), tenantId: options.tenantId }, signal),
          provider,
        ),
      ),
    },
  });
}

/** A proof as the server wants it. */
export function factorCall(proof: FactorProof): SignInCall {
  switch (proof.method) {
    case 'totp':
      return { grant_type: 'second_factor', ticket: proof.ticket, code: proof.code };
    case 'recovery':
      return { grant_type: 'second_factor', ticket: proof.ticket, recoveryCode: proof.recoveryCode };
    case 'passkey': {
      const { ticket, challengeId, assertion } = proof;
      return ticket === null
        ? { grant_type: 'passkey', challengeId, assertion }
        : { grant_type: 'second_factor', ticket, challengeId, assertion };
    }
  }
}
