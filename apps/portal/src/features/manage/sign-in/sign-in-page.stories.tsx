import { changed, never, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, openPending, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const SERVICE = {
  provider: 'enterprise',
  enabled: true,
  name: 'Company sign-in',
  logoUrl: null,
  issuer: 'https://id.company.example',
  authorizeUrl: null,
  tokenUrl: null,
  userInfoUrl: null,
  clientId: 'stoa',
  hasSecret: true,
  secretMethod: 'basic',
  scopes: 'openid profile email',
  claims: { name: 'name' },
  logoutUrl: null,
  callbackUrl: 'https://stoa.example/enterpriseOauth2/callback',
};
const withService = changed('first', {
  version: 3,
  providers: [SERVICE],
  redirectOrigins: ['https://app.example.com'],
});
const EDIT = 'main section button[aria-expanded="false"]';
const SAVE = 'main div:has(> div > [role="status"]) button, main button:not([disabled])';

const meta = {
  title: 'Pages/Manage ways to sign in',
  ...pageStories,
  args: {
    path: PLACES.signInSettings,
    viewer: 'admin',
    machines: ['signInSettings', 'stepUp'],
    answers: { getLoginSettings: withService },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A school that nobody has changed yet. */
export const First: Story = { args: { answers: { getLoginSettings: 'first' } } };

/** With a service of others and a site of one's own. */
export const WithService: Story = {};

/** The form of a service; its secret never shows. */
export const EditingService: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, EDIT);
    await find(canvasElement, 'main input[name="enterprise.issuer"]');
  },
};

/** Nothing answers where the service should be. */
export const TestedInVain: Story = {
  args: { answers: { getLoginSettings: withService, testLoginProvider: 'not-allowed' } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, EDIT);
    await find(canvasElement, 'main input[name="enterprise.issuer"]');
    await press(canvasElement, 'main section div:has(+ [role="status"]) button');
    await find(canvasElement, 'main section [role="status"] > *');
  },
};

/** A way was switched off and is not saved yet. */
export const Unsaved: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main section label:has(input[role="switch"])');
    await find(canvasElement, SAVE);
  },
};

export const Failed: Story = {
  args: { answers: { getLoginSettings: problem('SERVICE_UNAVAILABLE', 503) } },
};

export const Loading: Story = {
  args: { from: PLACES.subSchools, answers: { getLoginSettings: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};
