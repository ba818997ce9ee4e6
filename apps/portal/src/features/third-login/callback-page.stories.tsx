import { answered, never, offline, problem } from '@stoa/api/fixtures';
import { MADE_ANSWERS } from '@stoa/api/fixtures/made-answers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { find } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const { exchangeThirdLoginCodeV1: exchange } = MADE_ANSWERS;
const exchangeFails = (...reason: Parameters<typeof problem>) => ({
  exchangeThirdLoginCodeV1: problem(...reason),
});
const reported: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await expect(await find(canvasElement, 'main [role="alert"] h1')).toBeVisible();
};

const meta = {
  title: 'Pages/Back from a third party',
  ...pageStories,
  args: { path: PLACES.uniportalCallback, machines: ['thirdLogin'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The answer is on its way. */
export const Working: Story = { args: { answers: { exchangeThirdLoginCodeV1: never } } };

/** The identity is new here: the next page asks for its account. */
export const BindRequired: Story = {
  args: { answers: { exchangeThirdLoginCodeV1: answered(exchange.bindRequired) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await expect(await find(canvasElement, 'main form input[name="email"]')).toBeVisible();
  },
};

/** The service vouches for the person; the account asks for more. */
export const SecondFactor: Story = {
  args: {
    answers: exchangeFails('SECOND_FACTOR_REQUIRED', 403, {
      ticket: 'cX81kQ0bN7cX81kQ0bN7cX',
      methods: ['totp', 'recovery'],
      expiresInSeconds: 300,
      targetUrl: '/',
    }),
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await expect(await find(canvasElement, '[data-factor="recovery"]')).toBeVisible();
  },
};

/** The person, or the service, has said no. */
export const Refused: Story = { args: { path: PLACES.uniportalRefused }, play: reported };

export const ProviderDown: Story = {
  args: { answers: exchangeFails('PROVIDER_FAILED', 502) },
  play: reported,
};

/** Too old, used already, or begun in another browser. */
export const Expired: Story = { args: { answers: exchangeFails('LOGIN_INIT_EXPIRED', 400) }, play: reported };

export const OtherBrowser: Story = {
  args: { answers: exchangeFails('STATE_MISMATCH', 400) },
  play: reported,
};

export const NotVerified: Story = {
  args: { answers: exchangeFails('VERIFICATION_FAILED', 401) },
  play: reported,
};

export const AccountDisabled: Story = {
  args: { answers: exchangeFails('ACCOUNT_DISABLED', 403) },
  play: reported,
};

export const SchoolDisabled: Story = {
  args: { answers: exchangeFails('SCHOOL_DISABLED', 403) },
  play: reported,
};

export const Throttled: Story = {
  args: { answers: exchangeFails('TOO_MANY_ATTEMPTS', 429, { retryAfterSeconds: 300 }) },
  play: reported,
};

export const Offline: Story = { args: { answers: { exchangeThirdLoginCodeV1: offline } }, play: reported };

/** The Stoa account. */
export const Stoa: Story = {
  args: { path: PLACES.hwCallback, answers: exchangeFails('PROVIDER_FAILED', 502) },
  play: reported,
};

/** The service of an organisation. */
export const Enterprise: Story = {
  args: {
    path: PLACES.enterpriseCallback,
    answers: { exchangeEnterpriseCode: problem('PROVIDER_FAILED', 502) },
  },
  play: reported,
};

export const Imc: Story = {
  args: { path: PLACES.imcCallback, answers: { exchangeImcCode: problem('PROVIDER_FAILED', 502) } },
  play: reported,
};

/** Another browser than the one that began it. */
export const Welink: Story = {
  args: { path: PLACES.welinkCallback, answers: { welinkFreeLogin: problem('STATE_MISMATCH', 400) } },
  play: reported,
};
