import { problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { find } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Sections',
  ...pageStories,
  args: { path: PLACES.sections, viewer: 'admin', answers: { getSectionTree: 'some-admin' } },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nested sections, for everybody, for members and for those who teach. */
export const Some: Story = {};

export const None: Story = { args: { answers: { getSectionTree: 'none-admin' } } };

/** A name by language, the place, and who reads it. */
export const Making: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New section' }));
    await find(document.body, '[role="dialog"]');
  },
};

export const Failed: Story = { args: { answers: { getSectionTree: problem('SERVICE_UNAVAILABLE', 503) } } };
