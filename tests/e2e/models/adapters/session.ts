import type { Cookie } from '@playwright/test';
import { newAccount, signIn } from '../../support/accounts.ts';
import { CLASSES, classPage } from '../../support/places.ts';
import type { Adapter, Cause } from '../adapter.ts';
import { given, made } from '../adapter.ts';
import type { Stage } from '../stage.ts';
import { sessionWalks } from './session.walks.ts';

const PAGE = classPage(CLASSES.git);
/** The page starts its session so long after it is shown. */
const SESSION_DELAY_MS = 500;
const VIEWER = { userId: '1', displayName: 'Noor', avatarUrl: null };
const TABS_CHANNEL = 'stoa.session';

const DISABLED = made(403, 'ACCOUNT_DISABLED', 'Nobody can disable an account by the portal alone.');
const NO_DATA = given(null, 'The server never answers a person without data (B022).');

const clear = (name: string | RegExp) => (stage: Stage) => stage.context.clearCookies({ name });
const clearAll = clear(/_token$/);

async function open(stage: Stage, path = PAGE): Promise<void> {
  await stage.open(path);
  await stage.page.locator('html[data-ready]').waitFor();
  await stage.wait(SESSION_DELAY_MS);
}

async function register(stage: Stage): Promise<void> {
  const { email, password } = await newAccount(stage.page);
  stage.notes.set('email', email).set('password', password);
}

/** Another tab of this browser signs in, or renews its sign-in: the cookies are the same. */
const signInElsewhere = ({ page, notes }: Stage) =>
  signIn(page, notes.get('email') ?? '', notes.get('password'));

const said = (type: string, fields: object, before: (stage: Stage) => Promise<unknown>): Cause => ({
  event: { type, ...fields },
  cause: async (stage) => {
    await before(stage);
    await stage.otherTab.evaluate(
      ([channel, message]) => {
        const other = new BroadcastChannel(channel);
        other.postMessage(message);
        other.close();
      },
      [TABS_CHANNEL, { type, ...fields }] as const,
    );
  },
});

export const session: Adapter = {
  machine: 'session',
  walks: sessionWalks,
  inputs: {
    signedIn: {
      value: { firstPaint: { known: 'signedIn', viewer: VIEWER } },
      open: async (stage) => {
        await register(stage);
        await open(stage);
      },
    },
    profile: {
      value: { firstPaint: { known: 'signedIn', viewer: VIEWER } },
      open: async (stage) => {
        stage.calls.free('loadUser');
        await register(stage);
        await open(stage, '/account');
      },
    },
    visitor: {
      value: { firstPaint: { known: 'signedOut' } },
      open: async (stage) => {
        await register(stage);
        await clearAll(stage);
        await open(stage, '/login/index');
      },
    },
    refreshable: {
      value: { firstPaint: { known: 'refreshable' } },
      open: async (stage) => {
        await register(stage);
        const cookies = await stage.context.cookies();
        const access = cookies.find(({ name }) => name === 'access_token') as Cookie;
        await stage.context.addCookies([{ ...access, value: 'ended.ended.ended' }]);
        await open(stage);
      },
    },
  },
  events: {
    'tab.signedIn': said('tab.signedIn', { viewer: VIEWER, accessExpiresInSeconds: 900 }, signInElsewhere),
    'tab.refreshed': said('tab.refreshed', { accessExpiresInSeconds: 900 }, signInElsewhere),
    'tab.signedOut': said('tab.signedOut', {}, clearAll),
    'tab.expired': said('tab.expired', {}, clearAll),
    'network.restored': {
      event: { type: 'network.restored' },
      cause: ({ page }) => page.evaluate(() => dispatchEvent(new Event('online'))),
    },
    'request.unauthorised': {
      event: { type: 'request.unauthorised' },
      cause: async (stage) => {
        await clear('access_token')(stage);
        await stage.page.getByRole('main').getByRole('button', { name: 'Enroll' }).click();
      },
    },
    'viewer.changed': {
      event: { type: 'viewer.changed', viewer: { ...VIEWER, displayName: 'Zenon' } },
      cause: async ({ page }) => {
        await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Zenon');
        await page.getByRole('button', { name: 'Save' }).click();
      },
    },
    'signOut.completed': {
      event: { type: 'signOut.completed' },
      cause: async ({ page }) => {
        await page.getByRole('button', { name: 'Account of Noor' }).click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
      },
    },
    'signIn.succeeded': {
      event: { type: 'signIn.succeeded', viewer: VIEWER },
      cause: async ({ page, notes, calls }) => {
        calls.free('loadUser');
        await page.getByRole('textbox', { name: 'Email or phone number' }).fill(notes.get('email') ?? '');
        await page.getByRole('textbox', { name: 'Password' }).fill(notes.get('password') ?? '');
        await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      },
    },
  },
  outcomes: {
    loadUser: {
      call: 'GET /accounts/users/me',
      ends: {
        person: { resolve: { viewer: VIEWER } },
        unauthorized: { reject: { code: 'UNAUTHENTICATED' }, before: clear('access_token') },
        disabled: { reject: { code: 'ACCOUNT_DISABLED' }, answer: DISABLED },
        unverified: { reject: { code: 'VERIFICATION_FAILED' }, answer: NO_DATA },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
    refresh: {
      call: 'POST /oauth/token?grant_type=refresh_token',
      ends: {
        done: { resolve: { accessExpiresInSeconds: 900 } },
        refused: { reject: { code: 'INVALID_GRANT' }, before: clearAll },
        disabled: { reject: { code: 'ACCOUNT_DISABLED' }, answer: DISABLED },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
    heartbeat: {
      call: 'POST /users/heartbeat',
      ends: {
        done: { resolve: undefined },
        unauthorized: { reject: { code: 'UNAUTHENTICATED' }, before: clear('access_token') },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
  },
  seen: {
    'session.signedOut.expired': ({ page }) =>
      page.getByText('Your session has ended. Sign in again to return to where you were.'),
    'session.signedOut.elsewhere': ({ page }) => page.getByText('You have signed out in another window.'),
    'session.signedOut.left': ({ page }) => page.getByText('You have signed out. See you soon!'),
    'session.signedOut.unverified': ({ page }) => page.getByText('Verification failed, please Login again.'),
  },
};
