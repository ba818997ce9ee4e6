import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { stress } from '../../.storybook/samples.ts';
import { useStoryWords } from '../card/story-content.ts';
import { Chip, ChipList } from './chip.tsx';

const onRemove = fn();
const meta = {
  title: 'Content/Chip',
  component: ChipList,
  args: { label: 'Chosen filters', children: null },
  render: ({ label }) => {
    const words = useStoryWords();
    return (
      <ChipList label={label}>
        {[words.free, words.vip, words.kinds.class, stress.long].map((text) => (
          <Chip key={text} onRemove={() => onRemove(text)} removeLabel={`Remove: ${text}`}>
            {text}
          </Chip>
        ))}
      </ChipList>
    );
  },
} satisfies Meta<typeof ChipList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove: VIP' }));
    await expect(onRemove).toHaveBeenCalledWith('VIP');
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
