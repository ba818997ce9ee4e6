import { fromPromise } from 'xstate';
import { registerAccount } from '@stoa/api/account.calls';
import { registerMachine, type RegistrationInput, type SignedIn } from '@stoa/machines/register';
import {
  accountActors,
  welcome,
  withCountry,
  type AccountActorsOptions,
} from '../../shared/auth/account.actors.ts';

/** The registration form's machine with the calls that it makes. */
export function provideRegister(options: AccountActorsOptions) {
  const { isComplete } = registerMachine.implementations.guards;
  return registerMachine.provide({
    guards: {
      // The machine lets people go without a password; this form asks for one, so that nobody depends on messages.
      isComplete: (args, params) =>
        args.context.fields.password !== '' &&
        typeof isComplete === 'function' &&
        isComplete(args as never, params as never),
    },
    actors: {
      ...accountActors(options),
      register: fromPromise<SignedIn, RegistrationInput>(async ({ input }) => {
        // The code has proved the address already: this call takes no picture.
        const { captcha: _, ...call } = input;
        const account =
          input.channel === 'mobile' ? withCountry(input.target, input.countryCode) : input.target;
        const tokens = await options.captchas.watch(account, () =>
          registerAccount(options.api, { ...call, language: options.language() }),
        );
        return welcome(options, tokens);
      }),
    },
  });
}
