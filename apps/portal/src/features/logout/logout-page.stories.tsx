import { never, offline } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { find } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Logout',
  ...pageStories,
  args: { path: PLACES.logout, viewer: 'learner', machines: ['logoutRouting'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The answer is on its way. */
export const SigningOut: Story = { args: { answers: { signOut: never } } };

/** The account is still open on this device, and the page says so. */
export const Failed: Story = {
  args: { answers: { signOut: offline } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await expect(await find(canvasElement, 'main [role="alert"]')).toBeVisible();
  },
};

/** Signed out: back at the page of signing in, which says that it worked. */
export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, 'main form');
  },
};
