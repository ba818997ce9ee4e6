import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryWords } from '../card/story-content.ts';
import { Inline } from '../inline/inline.tsx';
import { Status } from './status.tsx';

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
    const { live } = useStoryWords();
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

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
