import { fromPromise } from 'xstate';
import { resetPassword } from '@stoa/api/self.calls';
import { passwordResetMachine, type ResetPasswordInput } from '@stoa/machines/password-reset';
import { accountActors, withCountry, type AccountActorsOptions } from '../../shared/auth/account.actors.ts';

/** The machine of a forgotten password with the calls that it makes. */
export const provideReset = (options: AccountActorsOptions) =>
  passwordResetMachine.provide({
    actors: {
      ...accountActors(options),
      resetPassword: fromPromise<unknown, ResetPasswordInput>(
        ({ input: { countryCode, target, ...input } }) =>
          resetPassword(options.api, {
            ...input,
            target: input.channel === 'mobile' ? withCountry(target, countryCode) : target,
          }),
      ),
    },
  });
