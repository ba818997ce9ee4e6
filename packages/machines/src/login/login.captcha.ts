import { accountOf } from './login-form.ts';
import { loginSetup } from './login.setup.ts';

/** The picture puzzle, where the server wants one. */
export const captcha = loginSetup.createStateConfig({
  initial: 'absent',
  on: {
    'captcha.needed': '.loading',
    'login.refused': { guard: 'mustSolvePuzzle', target: '.loading' },
    // An answer counts once, whatever it was sent with.
    'captcha.used': { guard: 'hasPuzzle', target: '.loading' },
  },
  states: {
    absent: { on: { 'account.entered': 'loading' } },
    loading: {
      // The answer belongs to the picture before: it must neither be sent again nor pass for the next one's.
      entry: 'forgetCaptchaAnswer',
      invoke: {
        id: 'loadCaptcha',
        src: 'loadCaptcha',
        input: ({ context }) => ({ account: accountOf(context) }),
        onDone: [
          {
            guard: { type: 'needsPuzzle', params: ({ event }) => ({ captcha: event.output }) },
            target: 'shown',
            actions: { type: 'keepCaptcha', params: ({ event }) => ({ captcha: event.output }) },
          },
          { target: 'absent', actions: { type: 'keepCaptcha', params: { captcha: null } } },
        ],
        onError: {
          target: 'absent',
          actions: [
            { type: 'checkWiring', params: ({ event }) => event },
            { type: 'keepCaptcha', params: { captcha: null } },
          ],
        },
      },
    },
    shown: {
      tags: 'captcha',
      on: { 'captcha.renewed': 'loading' },
    },
  },
});
