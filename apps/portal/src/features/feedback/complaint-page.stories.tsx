import type { Meta, StoryObj } from '@storybook/react-vite';
import { SERVICE } from '../../stories/feedback-answers.ts';
import { find, press } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Complaint or report',
  ...pageStories,
  args: {
    path: PLACES.complaint,
    viewer: 'learner',
    machines: ['complaint', 'pictureUpload'],
    answers: { queryConfig: SERVICE },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen for the person; the page that it is about stands there already. */
export const Empty: Story = {};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main form button[type="submit"]');
    await find(canvasElement, 'main textarea[aria-invalid="true"]');
  },
};
