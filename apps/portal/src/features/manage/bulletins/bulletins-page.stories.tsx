import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage bulletins',
  ...pageStories,
  args: { path: PLACES.bulletins, viewer: 'admin', machines: ['bulletinEditor'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const None: Story = { args: { answers: { listBulletins: changed('all', { items: [], total: 0 }) } } };

/** A new one, from now on for a day. */
export const Writing: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main h1 ~ * button, main div:has(> h1) + div button');
    await find(canvasElement, 'main textarea');
  },
};

/** Saved without words: what is missing is said. */
export const Incomplete: Story = {
  play: async (context) => {
    await Writing.play?.(context);
    await press(context.canvasElement, 'main div:has(> button + button) > button:first-child');
    await find(context.canvasElement, 'main textarea[aria-invalid="true"]');
  },
};

export const Failed: Story = { args: { answers: { listBulletins: problem('SERVICE_UNAVAILABLE', 503) } } };
