import { fromPromise } from 'xstate';
import { registerAccount } from '@stoa/api/account.calls';
import { registerMachine, type RegistrationInput, type SignedIn } from '@stoa/machines/register';
import { accountActors, welcome, type AccountActorsOptions } from '../../shared/auth/account.actors.ts';

/** The registration form's machine with the calls that it makes. */
export function provideRegister(options: AccountActorsOptions) {
  return registerMachine.provide({
    actors: {
      ...accountActors(options),
      register: fromPromise<SignedIn, RegistrationInput>(async ({ input }) => {
        const tokens = await registerAccount(options.api, { ...input, language: options.language() });
        return welcome(options, tokens);
      }),
    },
  });
}
