import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Api } from '@stoa/api/query';
import { bindEmail, bindMobile, sendBindEmailCode, sendBindSmsCode } from '@stoa/api/self.calls';
import { bindCodeRequestMachine, type SendCodeInput, type SendCodeOutput } from '@stoa/machines/code-request';
import { contactBindingMachine, type BindInput, type BindOutput } from '@stoa/machines/contact-binding';
import { withCountry } from '../../../shared/auth/account.actors.ts';
import type { CaptchaController } from '../../../shared/auth/captcha-controller.ts';

export interface ContactDeps {
  api: Api;
  queryClient: QueryClient;
  captchas: CaptchaController;
}

/** The machine of a new contact with the calls that it makes. */
export function provideContact({ api, queryClient, captchas }: ContactDeps) {
  return contactBindingMachine.provide({
    actors: {
      codeRequest: bindCodeRequestMachine.provide({
        actors: {
          sendCode: fromPromise<SendCodeOutput, SendCodeInput<'bind'>>(({ input, signal }) => {
            const { channel, target, countryCode } = input;
            const account = channel === 'mobile' ? withCountry(target, countryCode) : target;
            return captchas.prove({ purpose: 'code', account }, (proof) =>
              channel === 'mobile'
                ? sendBindSmsCode(api, { newMobile: target, countryCode, ...proof }, signal)
                : sendBindEmailCode(api, { newEmail: target, ...proof }, signal),
            );
          }),
        },
      }),
      bind: fromPromise<BindOutput, BindInput>(async ({ input: { channel, target, countryCode, code } }) => {
        // Never broken off: it may have passed.
        const contact =
          channel === 'mobile'
            ? (await bindMobile(api, { newMobile: target, countryCode, smsCode: code })).mobile
            : (await bindEmail(api, { newEmail: target, emailCode: code })).email;
        void queryClient.invalidateQueries({ queryKey: ['get', '/api/accounts/users/me'] });
        return { contact };
      }),
    },
  });
}
