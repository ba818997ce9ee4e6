import { answered, changed } from '@stoa/api/fixtures';
import { MADE_ANSWERS } from '@stoa/api/fixtures/made-answers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const { listLiveHandouts, getLiveStatistics, listLiveAttendees } = MADE_ANSWERS;
const getLive = changed('scheduled', { state: 'ended', roomUrl: null });

const meta = {
  title: 'Pages/Live record',
  ...pageStories,
  args: {
    path: PLACES.liveRecord,
    viewer: 'admin',
    answers: {
      getLive,
      listLiveHandouts: answered(listLiveHandouts.some),
      getLiveStatistics: answered(getLiveStatistics.attended),
      listLiveAttendees: answered(listLiveAttendees.some),
    },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a session left: files, attendance as a chart and a table, and people. */
export const Attended: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ada Okafor')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  },
};

/** Nobody has reserved or come. */
export const Empty: Story = {
  args: {
    answers: {
      getLive,
      listLiveHandouts: answered(listLiveHandouts.none),
      getLiveStatistics: answered(getLiveStatistics.empty),
      listLiveAttendees: answered(listLiveAttendees.none),
    },
  },
};
