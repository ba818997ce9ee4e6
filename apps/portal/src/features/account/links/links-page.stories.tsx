import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { HOME_SCHOOL, PLACES } from '../../../stories/places.ts';

const LINKED = changed('none', {
  items: [
    {
      id: '1700000000000410001',
      provider: 'uniportal',
      school: { id: HOME_SCHOOL, name: 'Stoa Open School', logoUrl: null, url: `/portal/${HOME_SCHOOL}` },
      displayName: 'Lin Wei',
      linkedAt: '2026-09-14T10:20:00.000Z',
    },
  ],
});
const provider = (name: string, id: string) => ({
  provider: id,
  name,
  logoUrl: null,
  authorizeUrl: `/api/auth/open/third/${id}/authorization_code`,
});
const OFFERED = changed('for-links', {
  providers: [provider('UniPortal', 'uniportal'), provider('WeLink', 'welink')],
});

const meta = {
  title: 'Pages/Account/Linked sign-ins',
  ...pageStories,
  args: {
    path: PLACES.accountLinks,
    viewer: 'learner',
    machines: ['thirdPartyLinks', 'stepUp'],
    answers: { listThirdPartyLinks: LINKED, initLogin: OFFERED },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Linked: Story = {};

/** Nothing is linked, and the school has nothing to link. */
export const None: Story = { args: { answers: {} } };

/** The school has some. */
export const Offered: Story = { args: { answers: { initLogin: OFFERED } } };

const asking: Play = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await press(canvasElement, 'main li button');
  await find(document.body, '[role="alertdialog"]');
};

export const Asking: Story = { play: asking };

export const ProofNeeded: Story = {
  args: {
    answers: {
      listThirdPartyLinks: LINKED,
      initLogin: OFFERED,
      unbindThirdParty: problem('REAUTHENTICATION_REQUIRED', 403),
    },
  },
  play: async (context) => {
    await asking(context);
    await press(document.body, '[role="alertdialog"] footer button:nth-of-type(2)');
    await find(document.body, '[role="dialog"] input[name="password"]');
  },
};

export const NotUnlinked: Story = {
  args: {
    answers: {
      listThirdPartyLinks: LINKED,
      initLogin: OFFERED,
      unbindThirdParty: problem('SERVICE_UNAVAILABLE', 503),
    },
  },
  play: async (context) => {
    await asking(context);
    await press(document.body, '[role="alertdialog"] footer button:nth-of-type(2)');
    await find(context.canvasElement, 'main section [role="alert"]');
  },
};

export const Failed: Story = {
  args: { answers: { listThirdPartyLinks: problem('INTERNAL_ERROR', 500), initLogin: OFFERED } },
};
