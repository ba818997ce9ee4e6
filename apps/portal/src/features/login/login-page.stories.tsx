import { never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fill, find, press, submit } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

/** A prefix that is no hex number: nothing can be found for it, at once. */
const BROKEN_CHALLENGE = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256' as const,
    cost: 1,
    data: { binding: '' },
    expiresAt: 1,
    keyLength: 32,
    keyPrefix: 'none',
    keySignature: '',
    nonce: '',
    salt: '',
  },
  signature: '',
};
const ACCOUNT = { account: 'learner@stoa.example', password: 'porch in the sun' };
const SMS =
  'main form [role="radiogroup"] label:nth-of-type(2), main form [role="radiogroup"] > *:nth-child(2)';
const MAIL = 'main form [role="radiogroup"] > *:nth-child(3)';
const SEND_CODE = 'main form button[type="button"]:not([role], [aria-label])';

const meta = {
  title: 'Pages/Login',
  ...pageStories,
  args: { path: PLACES.login, machines: ['login', 'codeRequest'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Signs in with the account above and waits for the answer. */
const refused: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await fill(canvasElement, ACCOUNT);
  await submit(canvasElement);
  await expect(await find(canvasElement, 'main form [role="alert"]')).toBeVisible();
};

/** The first of three ways. */
export const Password: Story = {};

/** A code is sent to the phone. */
export const PhoneCode: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, SMS);
    await find(canvasElement, 'input[name="smsCode"]');
  },
};

/** A code is sent by mail. */
export const MailCode: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, MAIL);
    await find(canvasElement, 'input[name="emailCode"]');
  },
};

/** The code is on its way, the next one has to wait. */
export const MailCodeSent: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, MAIL);
    await fill(canvasElement, { email: 'learner@stoa.example' });
    await press(canvasElement, SEND_CODE);
    await expect(await find(canvasElement, 'main form button[disabled]')).toBeVisible();
  },
};

/** Too many codes were asked for. */
export const MailCodeRefused: Story = {
  args: { answers: { sendEmailCodeV2: problem('TOO_MANY_ATTEMPTS', 429, { retryAfterSeconds: 1800 }) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, MAIL);
    await fill(canvasElement, { email: 'learner@stoa.example' });
    await press(canvasElement, SEND_CODE);
    await expect(await find(canvasElement, 'main form [role="alert"] > *')).toBeVisible();
  },
};

/** The code was not the one that was sent; four tries are left. */
export const WrongCode: Story = {
  args: { answers: { issueToken: problem('INVALID_GRANT', 400, { attemptsLeft: 4 }) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, MAIL);
    await fill(canvasElement, { email: 'learner@stoa.example', emailCode: '123456' });
    await expect(await find(canvasElement, 'main form [role="alert"]:not(:empty)')).toBeVisible();
  },
};

/** Sent off with nothing in it: the first field that is missing has the focus. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await submit(canvasElement);
    await find(canvasElement, 'input[name="account"][aria-invalid="true"]');
  },
};

/** The server does not say which of both is wrong. */
export const WrongPassword: Story = { args: { answers: { issueToken: 'wrong-password' } }, play: refused };

/** After several attempts the browser has to work on a challenge; here it has been changed, so that it fails. */
export const Captcha: Story = {
  args: { answers: { issueToken: problem('CAPTCHA_REQUIRED', 429, { challenge: BROKEN_CHALLENGE }) } },
  play: async (context) => {
    await refused(context);
    await expect(await find(context.canvasElement, 'main form [role="status"] button')).toBeVisible();
  },
};

/** Held back after too many attempts: the time runs down. */
export const Locked: Story = {
  args: { answers: { issueToken: problem('TOO_MANY_ATTEMPTS', 429, { retryAfterSeconds: 540 }) } },
  play: refused,
};

export const AccountDisabled: Story = {
  args: { answers: { issueToken: problem('ACCOUNT_DISABLED', 403) } },
  play: refused,
};

export const SchoolDisabled: Story = {
  args: { answers: { issueToken: problem('SCHOOL_DISABLED', 403) } },
  play: refused,
};

export const Offline: Story = { args: { answers: { issueToken: offline } }, play: refused };

/** A fault, with the number that the support can look up. */
export const ServerFault: Story = {
  args: { answers: { issueToken: problem('INTERNAL_ERROR', 500) } },
  play: refused,
};

/** The answer is on its way. */
export const Submitting: Story = {
  args: { answers: { issueToken: never } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await fill(canvasElement, ACCOUNT);
    await submit(canvasElement);
    await find(canvasElement, 'main form button[data-pending]');
  },
};

/** A page that needs somebody to be signed in has led here. */
export const NeededForAPage: Story = { args: { path: PLACES.loginForMembers } };

/** The sign-in has run out meanwhile. */
export const Expired: Story = { args: { end: 'expired' } };

export const SignedOut: Story = { args: { end: 'left' } };

export const SignedOutElsewhere: Story = { args: { end: 'elsewhere' } };
