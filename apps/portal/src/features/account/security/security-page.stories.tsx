import { changed, never, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fill, find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const PASSWORD = 'main section:nth-of-type(1)';
const APP = 'main section:nth-of-type(2)';
const PASSKEYS = 'main section:nth-of-type(3)';
const RECOVERY = 'main section:nth-of-type(4)';

const SECURED = changed('on', {
  recoveryCodesLeft: 2,
  passkeys: [
    {
      id: '1700000000000900001',
      name: 'Laptop',
      createdAt: '2026-09-14T10:20:00.000Z',
      lastUsedAt: '2026-11-01T07:05:00.000Z',
      backedUp: true,
    },
    {
      id: '1700000000000900002',
      name: 'مفتاح الأمان الأزرق الذي في الدرج العلوي من المكتب',
      createdAt: '2026-10-02T18:00:00.000Z',
      lastUsedAt: null,
      backedUp: false,
    },
  ],
});

const meta = {
  title: 'Pages/Account/Security',
  ...pageStories,
  args: {
    path: PLACES.accountSecurity,
    viewer: 'learner',
    machines: ['passwordChange', 'secondFactorSetup', 'stepUp'],
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** A password alone. */
export const Plain: Story = {};

/** An app, two passkeys, and few recovery codes left. */
export const Secured: Story = { args: { answers: { getSecondFactor: SECURED } } };

const newPassword =
  (password: string): Play =>
  async ({ canvasElement }) => {
    await openPage(canvasElement);
    await fill(canvasElement, { newPassword: password });
    await press(canvasElement, `${PASSWORD} [type="submit"]`);
  };

export const ShortPassword: Story = {
  play: async (context) => {
    await newPassword('short')(context);
    await find(context.canvasElement, 'input[name="newPassword"][aria-invalid="true"]');
  },
};

export const WeakPassword: Story = {
  args: { answers: { changePassword: problem('PASSWORD_TOO_WEAK', 400) } },
  play: async (context) => {
    await newPassword('password1')(context);
    await find(context.canvasElement, `${PASSWORD} [role="alert"]:not(:empty)`);
  },
};

/** The new password waits for a fresh proof. */
export const ProofNeeded: Story = {
  args: { answers: { changePassword: problem('REAUTHENTICATION_REQUIRED', 403) } },
  play: async (context) => {
    await newPassword('a porch in the sun')(context);
    await find(document.body, '[role="dialog"] input[name="password"]');
  },
};

/** Whoever has a passkey and an app is asked for these first. */
export const ProofByPasskey: Story = {
  args: {
    answers: { getSecondFactor: SECURED, changePassword: problem('REAUTHENTICATION_REQUIRED', 403) },
  },
  play: async (context) => {
    await newPassword('a porch in the sun')(context);
    await find(document.body, '[role="dialog"] [type="submit"]');
  },
};

const scanning: Play = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await press(canvasElement, `${APP} button`);
  await find(canvasElement, `${APP} input[name="totp"]`);
};

/** The secret of the app, to be scanned or typed. */
export const Scanning: Story = { args: { answers: { startTotp: 'begun' } }, play: scanning };

export const WrongAppCode: Story = {
  args: { answers: { startTotp: 'begun', confirmTotp: problem('SECOND_FACTOR_INVALID', 400) } },
  play: async (context) => {
    await scanning(context);
    await fill(context.canvasElement, { totp: '123456' });
    await find(context.canvasElement, `${APP} [role="alert"]:not(:empty)`);
  },
};

/** Shown once, and closed only when somebody says that they are kept. */
export const RecoveryCodes: Story = {
  args: { answers: { startTotp: 'begun', confirmTotp: 'confirmed' } },
  play: async (context) => {
    await scanning(context);
    await fill(context.canvasElement, { totp: '123456' });
    const close = await find(document.body, '[role="dialog"] footer button[disabled]');
    // The dialog fades in.
    await waitFor(() => expect(close).toBeVisible());
  },
};

export const NamingPasskey: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, `${PASSKEYS} button`);
    await find(canvasElement, 'input[name="passkeyName"]');
  },
};

export const RenamingPasskey: Story = {
  args: { answers: { getSecondFactor: SECURED } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, `${PASSKEYS} li:first-child button:first-of-type`);
    await find(canvasElement, 'input[name="passkeyName"]');
  },
};

export const RemovingPasskey: Story = {
  args: { answers: { getSecondFactor: SECURED, removePasskey: never } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, `${PASSKEYS} li:first-child button:nth-of-type(2)`);
    await find(document.body, '[role="alertdialog"]');
  },
};

export const RenewingCodes: Story = {
  args: { answers: { getSecondFactor: SECURED } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, `${RECOVERY} button`);
    await find(document.body, '[role="alertdialog"]');
  },
};

export const Failed: Story = { args: { answers: { getSecondFactor: problem('INTERNAL_ERROR', 500) } } };
