import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useStoryWords } from '../card/story-content.ts';
import { Transcript } from './transcript.tsx';

const onSeek = fn();
const meta = {
  title: 'Media/Transcript',
  component: Transcript,
  args: {
    cues: [],
    currentSeconds: 17,
    onSeek,
    searchLabel: 'Search the transcript',
    foundLabel: (count) => String(count),
  },
  render: (args) => {
    const { titles } = useStoryWords();
    return (
      <div style={{ maxInlineSize: '26rem' }}>
        <Transcript
          {...args}
          cues={titles.map((text, index) => ({
            id: String(index),
            startSeconds: index * 8,
            endSeconds: index * 8 + 7,
            text,
          }))}
        />
      </div>
    );
  },
} satisfies Meta<typeof Transcript>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = canvas.getByRole('button', { name: /Why the sky/ });
    await expect(line).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Spreadsheets/ }));
    await expect(onSeek).toHaveBeenCalledWith(24);
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
