import { changed, never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fill, find, press, submit } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const SEND_CODE = 'main form button[type="button"]:not([role], [aria-label])';

const meta = {
  title: 'Pages/Register',
  ...pageStories,
  args: { path: PLACES.register, machines: ['register', 'codeRequest'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const byMail = async (page: HTMLElement): Promise<void> => {
  await openPage(page);
  await press(page, 'main form [role="radiogroup"] > *:nth-child(1)');
  await find(page, 'input[name="email"]');
};

const filled = async (page: HTMLElement): Promise<void> => {
  await byMail(page);
  await fill(page, { email: 'new@stoa.example', nickName: 'Noor', password: 'a porch in the sun' });
  await fill(page, { emailCode: '123456' });
  await press(page, 'main form label:has(input[name="agreement"])');
};

/** Registers with everything filled in and waits for the answer. */
const refused: Play = async ({ canvasElement }) => {
  await filled(canvasElement);
  await submit(canvasElement);
  await expect(await find(canvasElement, 'main form [role="alert"]:not(:empty)')).toBeVisible();
};

/** With a mail address. */
export const Mail: Story = { play: async ({ canvasElement }) => byMail(canvasElement) };

/** With an address of an organisation that has a login page of its own (B069). */
export const OfOrganisation: Story = {
  args: {
    answers: {
      getConfigValue: changed('external-login', {
        value: { url: 'https://login.stoa.example/in', internalDomains: ['stoa.example'] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await byMail(canvasElement);
    await fill(canvasElement, { email: 'new@stoa.example' });
    await expect(await find(canvasElement, 'main a[href="https://login.stoa.example/in"]')).toBeVisible();
    await fill(canvasElement, { email: 'new@other.example' });
    await expect(canvasElement.querySelector('main a[href="https://login.stoa.example/in"]')).toBeNull();
  },
};

/** With a phone. */
export const Phone: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main form [role="radiogroup"] > *:nth-child(2)');
    await find(canvasElement, 'input[name="mobileCode"]');
  },
};

/** The code is on its way. */
export const CodeSent: Story = {
  play: async ({ canvasElement }) => {
    await byMail(canvasElement);
    await fill(canvasElement, { email: 'new@stoa.example' });
    await press(canvasElement, SEND_CODE);
    await expect(await find(canvasElement, 'main form button[disabled]')).toBeVisible();
  },
};

/** Sent off with nothing in it. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    await byMail(canvasElement);
    await submit(canvasElement);
    await find(canvasElement, 'input[name="email"][aria-invalid="true"]');
  },
};

/** The answer is on its way. */
export const Submitting: Story = {
  args: { answers: { registerAccount: never } },
  play: async ({ canvasElement }) => {
    await filled(canvasElement);
    await submit(canvasElement);
    await find(canvasElement, 'main form button[data-pending]');
  },
};

export const WrongCode: Story = { args: { answers: { registerAccount: 'wrong-code' } }, play: refused };

export const CodeExpired: Story = {
  args: { answers: { registerAccount: problem('CODE_EXPIRED', 400) } },
  play: refused,
};

/** There is an account already: the way to sign in with it. */
export const AccountExists: Story = {
  args: { answers: { registerAccount: problem('ACCOUNT_EXISTS', 409) } },
  play: refused,
};

export const WeakPassword: Story = {
  args: { answers: { registerAccount: problem('PASSWORD_TOO_WEAK', 400) } },
  play: refused,
};

/** Held back after too many attempts. */
export const Locked: Story = {
  args: { answers: { registerAccount: problem('TOO_MANY_ATTEMPTS', 429, { retryAfterSeconds: 540 }) } },
  play: refused,
};

/** The school takes members by invitation. */
export const InvitationOnly: Story = {
  args: { answers: { registerAccount: problem('JOINING_NOT_ALLOWED', 403) } },
  play: refused,
};

/** The school has closed its registration: ways onwards instead of a form. */
export const Closed: Story = {
  args: { answers: { selectSchoolConfig: changed('school', { registrationOpen: false }) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, 'main a[href^="/portal/"]');
  },
};

export const Offline: Story = { args: { answers: { registerAccount: offline } }, play: refused };
