import { fromPromise } from 'xstate';
import type { Api } from '@stoa/api/query';
import { changePassword } from '@stoa/api/self.calls';
import { passwordChangeMachine, type ChangePasswordInput } from '@stoa/machines/password-change';

/** The machine of a new password with its call, which is never broken off: it may have passed. */
export const providePasswordChange = (api: Api) =>
  passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise<unknown, ChangePasswordInput>(({ input }) =>
        changePassword(api, input.newPassword),
      ),
    },
  });
