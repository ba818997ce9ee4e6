import type { Page } from '@playwright/test';
import type { Cause } from '../adapter.ts';
import type { Stage } from '../stage.ts';
import { codeFor, messageCount } from '../../support/outbox.ts';
import { comeToDevice, emailOf, passwordOf } from './login.people.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const way = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'How to sign in' }).getByText(name, { exact: true }).click();

/** Types what a field gets; the simulation gets something like it. */
const typed = (field: string, value: string, type: (stage: Stage) => Promise<unknown>): Cause => ({
  event: { type: 'field.changed', field, value },
  cause: type,
});

const chosen = (method: string, name: string): Cause => ({
  event: { type: 'method.chosen', method },
  cause: ({ page }) => way(page, name),
});

const CODE = '123456';

/** What a person does on the login page. */
export const loginEvents: Readonly<Record<string, Cause>> = {
  'account typed': typed('account', 'noor@stoa.example', (stage) =>
    box(stage.page, 'Email or phone number').fill(emailOf(stage)),
  ),
  'password typed': typed('password', 'secret', (stage) =>
    box(stage.page, 'Password').fill(passwordOf(stage)),
  ),
  'another password typed': typed('password', 'other', ({ page }) =>
    box(page, 'Password').fill('not this one'),
  ),
  'login.submitted': {
    event: { type: 'login.submitted' },
    cause: ({ page }) => button(page, 'Sign in').click(),
  },
  'code.requested': {
    event: { type: 'code.requested' },
    cause: async (stage) => {
      // The machine takes no transition when a code was sent: the code to type is told by how many came before it.
      stage.notes.set('messages', String(await messageCount(emailOf(stage))));
      await button(stage.page, 'Send code').or(button(stage.page, 'Send a new code')).click();
    },
  },
  'email typed': typed('email', 'noor@stoa.example', (stage) =>
    box(stage.page, 'Email').fill(emailOf(stage)),
  ),
  'mobile typed': typed('mobile', '2025550123', ({ page }) => box(page, 'Phone number').fill('2025550123')),
  'code typed': typed('emailCode', CODE, async (stage) =>
    box(stage.page, 'Code').fill(await codeFor(emailOf(stage), Number(stage.notes.get('messages') ?? 0) + 1)),
  ),
  // The last digit sends the form.
  'login.submitted by the code': { event: { type: 'login.submitted' }, cause: async () => undefined },
  'password chosen': chosen('password', 'Password'),
  'phone code chosen': chosen('smsCode', 'Phone code'),
  'e-mail code chosen': chosen('emailCode', 'Email code'),
  'password chosen beside the QR code': {
    event: { type: 'method.chosen', method: 'password' },
    cause: ({ page }) => button(page, 'Password').click(),
  },
  'qr.chosen': { event: { type: 'qr.chosen' }, cause: ({ page }) => button(page, 'QR code').click() },
  'passkey.chosen': {
    event: { type: 'passkey.chosen' },
    cause: ({ page }) => button(page, 'Passkey').click(),
  },
  'passkey.chosen by who is there': {
    event: { type: 'passkey.chosen' },
    cause: async (stage) => {
      await comeToDevice(stage);
      // A passkey is proved by the same call.
      stage.calls.free('signIn');
      await button(stage.page, 'Passkey').click();
    },
  },
  'offer.retried': {
    event: { type: 'offer.retried' },
    cause: ({ page }) => button(page, 'Try again').or(button(page, 'Check again')).click(),
  },
  'provider.chosen': {
    event: { type: 'provider.chosen', provider: 'uniportal' },
    cause: ({ page }) => button(page, 'Continue with Uniportal').click(),
  },
  'page.restored': {
    event: { type: 'page.restored' },
    // Chromium puts no page aside while its tools are attached: the event is what such a page gets.
    cause: ({ page }) =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  },
};
