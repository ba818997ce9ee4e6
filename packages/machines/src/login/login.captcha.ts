import { captchaStates } from '../shared/captcha.parts.ts';
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
    ...captchaStates(accountOf),
  },
});
