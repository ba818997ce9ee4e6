import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryTexts } from '../card/story-content.ts';
import { Inline } from '../inline/inline.tsx';
import { Status } from './status.tsx';
import { DoDont, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';

const meta = {
  title: 'Content/Status',
  component: Status,
  args: { children: 'Live now', tone: 'live', isPulsing: true },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};

export const Tones: Story = {
  render: () => {
    const { live } = useStoryTexts();
    return (
      <Inline gap="5">
        {(['neutral', 'upcoming', 'live', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Status key={tone} tone={tone}>
            {live}
          </Status>
        ))}
      </Inline>
    );
  },
};

export const ContentStress: Story = {
  render: () => <StressSheet width="10rem" render={(text) => <Status tone="upcoming">{text}</Status>} />,
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <Status tone="live" isPulsing>
              Live now
            </Status>
          ),
          note: 'Let the dot breathe only for what is happening now.',
        },
      ]}
      donts={[
        {
          render: () => (
            <Status tone="neutral" isPulsing>
              Ended
            </Status>
          ),
          note: 'Let things move that are over.',
        },
      ]}
    />
  ),
};

/** Every state at once, for the comparison of pictures. The dot stands still. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={3}
      states={(['neutral', 'upcoming', 'live', 'success', 'warning', 'danger'] as const).map((tone) => ({
        name: tone,
        render: () => <Status tone={tone}>Live now</Status>,
      }))}
    />
  ),
};
