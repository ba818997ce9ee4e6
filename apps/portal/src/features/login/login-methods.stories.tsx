import { answered, never, offline, problem } from '@stoa/api/fixtures';
import { MADE_ANSWERS } from '@stoa/api/fixtures/made-answers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { currentPage } from '../../stories/current-page.ts';
import { fill, find, press, submit } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const ACCOUNT = { account: 'learner@stoa.example', password: 'porch in the sun' };

const meta = {
  title: 'Pages/Login, other ways',
  ...pageStories,
  args: { path: PLACES.login, machines: ['login', 'qrLogin', 'secondFactor'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const { initLogin, createQrSession, getQrStatus, startPasskeySignIn } = MADE_ANSWERS;
const SECOND_FACTOR = problem('SECOND_FACTOR_REQUIRED', 403, {
  ticket: 'cX81kQ0bN7cX81kQ0bN7cX',
  methods: ['totp', 'passkey', 'recovery'],
  expiresInSeconds: 300,
});

/** Everything that a school can switch on. */
export const EveryMethod: Story = {
  args: { answers: { initLogin: answered(initLogin.everyMethod) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await expect(await find(canvasElement, '[data-way="welink"]')).toBeVisible();
  },
};

/** The school keeps the accounts of its people elsewhere. */
export const ThirdPartyOnly: Story = {
  args: { answers: { initLogin: answered(initLogin.thirdPartyOnly) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await expect(await find(canvasElement, '[data-way="enterprise"]')).toBeVisible();
    await expect(canvasElement.querySelector('main form')).toBeNull();
  },
};

/** A third party did not answer: the other ways are still there. */
export const ProviderDown: Story = {
  args: { path: PLACES.loginProviderDown, answers: { initLogin: answered(initLogin.everyMethod) } },
};

/** A third party does not answer now that it is chosen. */
export const ProviderDoesNotAnswer: Story = {
  args: {
    answers: {
      initLogin: answered(initLogin.everyMethod),
      startThirdLogin: problem('PROVIDER_FAILED', 502),
      startUniportalLogin: problem('PROVIDER_FAILED', 502),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '[data-way="uniportal"]');
    await expect(await find(canvasElement, 'main [role="alert"]')).toBeVisible();
  },
};

/** What the school has switched on could not be asked: the own accounts work. */
export const MethodsMissing: Story = {
  args: { answers: { initLogin: problem('SERVICE_UNAVAILABLE', 503) } },
};

export const SchoolClosed: Story = { args: { answers: { initLogin: problem('SCHOOL_DISABLED', 403) } } };

/** A code to scan; it renews itself. */
export const QrCode: Story = {
  args: { answers: { createQrSession: answered(createQrSession.fresh), getQrStatus: never } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '[data-way="qr"]');
    await expect(await find(canvasElement, 'main svg[role="img"]')).toBeVisible();
  },
};

/** The school prefers the code. */
export const QrFirst: Story = {
  args: {
    answers: {
      initLogin: answered(initLogin.qrFirst),
      createQrSession: answered(createQrSession.fresh),
      getQrStatus: never,
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await expect(await find(canvasElement, 'main svg[role="img"]')).toBeVisible();
  },
};

/** Scanned: the phone asks. */
export const QrScanned: Story = {
  args: {
    answers: {
      createQrSession: answered(createQrSession.fresh),
      getQrStatus: answered(getQrStatus.scanned),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '[data-way="qr"]');
    await find(canvasElement, 'section [role="status"] > *');
  },
};

/** The phone has said no. */
export const QrCancelled: Story = {
  args: {
    answers: {
      createQrSession: answered(createQrSession.fresh),
      getQrStatus: answered(getQrStatus.cancelled),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '[data-way="qr"]');
    await find(canvasElement, 'section [role="status"]');
    await find(canvasElement, 'section button');
  },
};

export const QrFailed: Story = {
  args: { answers: { createQrSession: offline } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '[data-way="qr"]');
    await expect(await find(canvasElement, 'section [role="alert"]')).toBeVisible();
  },
};

/** This phone has scanned a code, and nobody is signed in on it yet. */
export const ScannedSignedOut: Story = { args: { path: PLACES.loginScanned } };

const secondStep: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await fill(canvasElement, ACCOUNT);
  await submit(canvasElement);
  await find(canvasElement, 'input[name="code"]');
};

/** The password was right; the account asks for more. */
export const SecondFactor: Story = { args: { answers: { issueToken: SECOND_FACTOR } }, play: secondStep };

export const SecondFactorWrong: Story = {
  args: { answers: { issueToken: SECOND_FACTOR } },
  play: async (context) => {
    await secondStep(context);
    currentPage.answers = { issueToken: problem('SECOND_FACTOR_INVALID', 400, { attemptsLeft: 4 }) };
    await fill(context.canvasElement, { code: '123456' });
    await expect(await find(context.canvasElement, 'main form [role="alert"]')).toBeVisible();
  },
};

export const RecoveryCode: Story = {
  args: { answers: { issueToken: SECOND_FACTOR } },
  play: async (context) => {
    await secondStep(context);
    await press(context.canvasElement, '[data-factor="recovery"]');
    await expect(await find(context.canvasElement, 'input[name="recoveryCode"]')).toBeVisible();
  },
};

/** The device is asked for a passkey. */
export const Passkey: Story = {
  args: { answers: { startPasskeySignIn: never } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, '[data-way="passkey"]');
    await find(canvasElement, 'main form [role="status"]');
  },
};

/** No passkey was shown: another try, or another way. */
export const PasskeyRefused: Story = {
  args: {
    answers: {
      startPasskeySignIn: answered(startPasskeySignIn.asked),
      issueToken: problem('INVALID_GRANT', 400),
    },
  },
  play: async ({ canvasElement }) => {
    const { get } = navigator.credentials;
    navigator.credentials.get = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
    try {
      await openPage(canvasElement);
      await press(canvasElement, '[data-way="passkey"]');
      await expect(await find(canvasElement, 'main form [role="alert"]')).toBeVisible();
    } finally {
      navigator.credentials.get = get;
    }
  },
};
