import { expect, type Route } from '@playwright/test';
import { LEARNER, newAccount, PASSWORD } from '../../support/accounts.ts';
import { picture } from '../../support/pictures.ts';
import { home } from '../../support/places.ts';
import { openTab } from '../../support/test.ts';
import type { Adapter } from '../adapter.ts';
import { AdminClient, SCHOOL } from '../admin-client.ts';
import type { Stage } from '../stage.ts';
import { again, visit } from '../visit.ts';

const FEEDBACK_PAGE = `/feedback/${SCHOOL}`;
const MESSAGES = '/api/moderation/v1/words';
/** How long a page waits for what other tabs know of its session. */
const GRACE_MS = 1000;
const TEXT = 'The third lesson does not open.';
const REFUSED_WORD = 'zlorptag';
const PICTURE = picture('board.png');
const ADDRESS = { uploadId: 'upload-1', url: '/files/1', staticUrl: '/files/1.png', headers: {} };
const SERVICE = { isOn: true, phone: '', email: 'help@stoa.example', weChat: '' };
/** What shows the page of the login. */
const LOGIN_CHUNK = '**/assets/login._index_-*.js';
const slowLogins = new WeakMap<Stage, Route[]>();

const textField = ({ page }: Stage) => page.locator('textarea[name="text"]');
const press =
  (name: string) =>
  ({ page }: Stage) =>
    page.getByRole('button', { name, exact: true }).click();
const write = (text: string) => (stage: Stage) => textField(stage).fill(text);
const openDialog = ({ page }: Stage) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' }).click();
/** On a slow connection the page stays a while when the way to the login begins. */
async function slowDownLogin(stage: Stage): Promise<void> {
  const slow: Route[] = [];
  slowLogins.set(stage, slow);
  await stage.page.route(LOGIN_CHUNK, (route) => void slow.push(route));
}

/** Comes about by itself with what was done before. */
const byItself = () => Promise.resolve();

const opened = (draft: object | null) => ({ type: 'message.opened', draft });
const written = (value: string) => ({ type: 'field.changed', field: 'text', value });

/** A message to a school, in its dialog and on its page. */
export const feedback: Adapter = {
  machine: 'feedback',
  inputs: {
    dialog: {
      value: { isSignedIn: true },
      open: async (stage) => {
        await newAccount(stage.page);
        await visit(stage, home(SCHOOL));
        await again(stage, () => openDialog(stage));
      },
    },
    'dialog again': { value: { isSignedIn: true }, open: (stage) => again(stage, () => openDialog(stage)) },
    'page as a visitor': {
      value: { isSignedIn: false },
      open: async (stage) => {
        await slowDownLogin(stage);
        await visit(stage, FEEDBACK_PAGE);
      },
    },
    'page as a member': {
      value: { isSignedIn: true },
      open: async (stage) => {
        await newAccount(stage.page);
        await slowDownLogin(stage);
        await visit(stage, FEEDBACK_PAGE);
      },
    },
    'page after the login': {
      value: { isSignedIn: true },
      open: (stage) =>
        again(stage, async () => {
          for (const route of slowLogins.get(stage) ?? []) await route.continue();
        }),
    },
  },
  events: {
    opened: { event: opened(null), cause: byItself },
    'opened with what was begun': { event: opened({ text: TEXT }), cause: byItself },
    'another begun': { event: opened(null), cause: press('Write another message') },
    'told: signed in': { event: { type: 'signIn.changed', isSignedIn: true }, cause: byItself },
    'told: visitor': { event: { type: 'signIn.changed', isSignedIn: false }, cause: byItself },
    'signed in elsewhere': {
      event: { type: 'signIn.changed', isSignedIn: true },
      cause: async ({ context }) => {
        const other = await openTab(context);
        await other.goto('/login/index');
        await other.getByRole('textbox', { name: 'Email or phone number' }).fill(LEARNER);
        await other.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
        await other.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      },
    },
    written: { event: written(TEXT), cause: write(TEXT) },
    'written what nobody may': { event: written(REFUSED_WORD), cause: write(REFUSED_WORD) },
    'contact refused': {
      event: { type: 'contact.changed', allowed: false },
      cause: ({ page }) => page.getByRole('checkbox', { name: /may contact me/ }).click({ force: true }),
    },
    'picture chosen': {
      event: {
        type: 'pictures.chosen',
        files: [{ key: '1', name: PICTURE.name, type: PICTURE.mimeType, sizeBytes: PICTURE.buffer.length }],
      },
      to: 'pictures',
      cause: ({ page }) => page.locator('input[type="file"]').setInputFiles(PICTURE),
    },
    'bytes sent': {
      event: { type: 'bytes.sent' },
      to: 'pictures',
      cause: ({ calls }) => calls.end('sendBytes'),
    },
    submitted: { event: { type: 'message.submitted' }, cause: press('Send feedback') },
    closed: { event: { type: 'message.closed' }, cause: press('Cancel') },
    'close confirmed': { event: { type: 'close.confirmed' }, cause: press('Close and discard') },
    'close cancelled': { event: { type: 'close.cancelled' }, cause: press('Keep editing') },
  },
  outcomes: {
    loadService: {
      call: 'GET /biz/queryConfig',
      ends: {
        reported: { resolve: SERVICE },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
    requestAddress: { call: 'GET /files/get-upload-url', ends: { reported: { resolve: ADDRESS } } },
    sendBytes: { call: 'PUT /content', ends: {} },
    confirmUpload: { call: 'POST /confirm', ends: { there: { resolve: { url: ADDRESS.staticUrl } } } },
    sendMessage: {
      call: 'POST /feedback/addFeedback',
      ends: {
        arrived: { resolve: undefined },
        refused: {
          reject: { code: 'MODERATION_REJECTED' },
          before: async (stage) => {
            const adminClient = await AdminClient.of(stage);
            const { version } = await adminClient.send<{ version: number }>('GET', MESSAGES);
            await adminClient.send('PUT', MESSAGES, { data: { version, words: [REFUSED_WORD] } });
          },
        },
        'signed out': {
          reject: { code: 'UNAUTHENTICATED' },
          before: ({ context }) => context.clearCookies({ name: /_token$/ }),
          // The page waits a moment for another tab that may have renewed the session, then sends it as a visitor.
          cause: async (stage) => {
            await expect
              .poll(async () => {
                await stage.wait(GRACE_MS);
                return stage.calls.isHeld('sendMessage');
              })
              .toBe(true);
            await stage.calls.end('sendMessage');
          },
        },
      },
    },
  },
  seen: {
    'feedback.form.open': textField,
    'feedback.form.open.confirmingClose': ({ page }) =>
      page.getByRole('alertdialog', { name: 'Close without sending?' }),
    'feedback.form.sent': ({ page }) => page.getByText('Thank you! Your feedback has arrived.'),
  },
  walks: [
    {
      name: 'the dialog: closed, filled in, refused, and sent',
      steps: [
        ['open:dialog', 'opened', 'told: signed in', 'loadService:reported', 'closed'],
        ['open:dialog again', 'opened', 'told: signed in', 'loadService:cut', 'submitted', 'written'],
        ['contact refused', 'closed', 'close cancelled', 'closed', 'close confirmed'],
        ['open:dialog again', 'opened', 'told: signed in', 'written what nobody may', 'picture chosen'],
        ['submitted', 'requestAddress:reported', 'bytes sent', 'confirmUpload:there'],
        ['submitted', 'sendMessage:refused', 'written', 'submitted', 'written what nobody may'],
        ['contact refused', 'sendMessage:arrived'],
      ].flat(),
    },
    {
      name: 'the page: a session ends before what was written is sent',
      steps: [
        [
          'open:page as a member',
          'opened',
          'told: signed in',
          'loadService:reported',
          'written',
          'submitted',
        ],
        ['sendMessage:signed out'],
      ].flat(),
    },
    {
      name: 'the page: a visitor signs in elsewhere, sends, and writes once more',
      steps: [
        [
          'open:page as a visitor',
          'opened',
          'told: visitor',
          'loadService:reported',
          'written',
          'submitted',
          'signed in elsewhere',
        ],
        ['open:page after the login', 'opened with what was begun', 'told: signed in', 'submitted'],
        ['sendMessage:arrived', 'another begun', 'loadService:reported'],
      ].flat(),
    },
  ],
};
