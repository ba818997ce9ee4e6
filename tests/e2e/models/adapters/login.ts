import type { Adapter } from '../adapter.ts';
import { loginEvents } from './login.events.ts';
import { loginOutcomes } from './login.outcomes.ts';
import { loginWalks } from './login.walks.ts';
import { hasAccount, hasPasskey, hasSecondFactor } from './login.people.ts';

const LOGIN = '/login/index';
const VALUE = { countryCode: '1', offer: 'load' };

export const login: Adapter = {
  machine: 'login',
  inputs: {
    visitor: { value: VALUE, open: (stage) => stage.open(LOGIN) },
    registered: {
      value: VALUE,
      open: async (stage) => {
        await hasAccount(stage);
        await stage.open(LOGIN);
      },
    },
    secondFactor: {
      value: VALUE,
      open: async (stage) => {
        await hasSecondFactor(stage);
        await stage.open(LOGIN);
      },
    },
    passkey: {
      value: VALUE,
      open: async (stage) => {
        await hasPasskey(stage);
        await stage.open(LOGIN);
      },
    },
    providerRefused: {
      value: { ...VALUE, providerRefusal: { provider: 'uniportal', problem: { code: 'PROVIDER_FAILED' } } },
      open: (stage) => stage.open(`${LOGIN}?error=PROVIDER_FAILED&provider=uniportal`),
    },
  },
  events: loginEvents,
  outcomes: loginOutcomes,
  walks: loginWalks,
  seen: {
    'login.form.method.password': ({ page }) => page.getByRole('main'),
    'login.form.method.qr': ({ page }) => page.getByRole('heading', { name: 'Sign in with your phone' }),
    'login.form.submission.editing.refused': ({ page }) => page.getByRole('alert').first(),
    'login.form.submission.throttled': ({ page }) => page.getByRole('alert').first(),
    'login.form.submission.confirming': ({ page }) =>
      page.getByRole('heading', { name: 'Confirm that it’s you' }),
    'login.form.offer.unknown': ({ page }) =>
      page.getByText('Other sign-in methods could not be loaded. You can use these.'),
    'login.form.offer.closed': ({ page }) => page.getByText('This school is currently closed.'),
    'login.signedIn': ({ page }) => page.getByRole('button', { name: /^Account of / }),
  },
};
