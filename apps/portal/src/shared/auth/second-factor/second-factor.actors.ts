import { fromPromise } from 'xstate';
import { signIn, type SignInCall } from '@stoa/api/account.calls';
import {
  secondFactorMachine,
  type AskPasskeyInput,
  type FactorProof,
  type PasskeyAnswer,
} from '@stoa/machines/second-factor';
import type { SignedIn } from '@stoa/machines/shared';
import { welcome, type AccountActorsOptions } from '../account.actors.ts';
import { askPasskey } from './ask-passkey.ts';

/**
 * The machine of the second step with the calls that it makes; forms invoke it.
 * @param way by which the first step came in: signing out leads back by it
 */
export function provideSecondFactor(options: Omit<AccountActorsOptions, 'captchas'>, way?: string) {
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
          way,
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
