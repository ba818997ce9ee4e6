import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { useStoryWords } from '../card/story-content.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Content/EmptyState',
  component: EmptyState,
  args: { title: '', kind: 'nothing' },
  render: (args) => {
    const { titles, summary, kinds } = useStoryWords();
    return (
      <EmptyState {...args} title={titles[1] ?? ''} action={<Button variant="primary">{kinds.class}</Button>}>
        {summary}
      </EmptyState>
    );
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is there yet. */
export const NothingYet: Story = {};
/** The filters leave nothing. */
export const FilteredOut: Story = { args: { kind: 'filtered' } };
/** It is there, but not for this reader. */
export const NoPermission: Story = { args: { kind: 'locked' } };
export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
