import { problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fill, find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

/** The bar's button, once there is something to save. */
const SAVE = 'main div:has(> span > [role="status"]) > button:first-child:not([disabled])';

const meta = {
  title: 'Pages/Manage profile',
  ...pageStories,
  args: { path: PLACES.profileSettings, viewer: 'admin', machines: ['schoolSettings'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {};

/** Half a color: what is wrong is said, nothing is sent. */
export const HalfAColor: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await fill(canvasElement, { color: '#12' });
    await press(canvasElement, SAVE);
    await find(canvasElement, 'main input[name="color"][aria-invalid="true"]');
  },
};

/** Some words cannot be published: what was typed is still there. */
export const Refused: Story = {
  args: { answers: { saveSchoolProfile: problem('MODERATION_REJECTED', 400, { words: ['spam-word'] }) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await fill(canvasElement, { color: '#2f6b4f' });
    await press(canvasElement, SAVE);
    await find(canvasElement, 'main [role="alert"]');
  },
};

export const Failed: Story = { args: { answers: { getSchoolProfile: problem('SERVICE_UNAVAILABLE', 503) } } };
