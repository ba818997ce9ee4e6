import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { stress } from '../../.storybook/samples.ts';
import { useStoryWords } from '../card/story-content.ts';
import { Leaderboard, type LeaderboardEntry } from './leaderboard.tsx';

const meta = {
  title: 'Content/Leaderboard',
  component: Leaderboard,
  args: { label: 'Points this week', entries: [], rankLabel: (rank) => `Place ${rank}`, unit: 'points' },
  render: (args) => {
    const { people, lessons } = useStoryWords();
    const entries: LeaderboardEntry[] = [...people, stress.long, stress.override].map((name, index) => ({
      id: String(index),
      rank: index + 1,
      name,
      points: String(1240 - index * 97),
      detail: lessons,
      href: `/personSpace/${index}`,
      isViewer: index === 4,
    }));
    return (
      <div style={{ maxInlineSize: '44rem' }}>
        <Leaderboard {...args} entries={args.entries.length > 0 ? args.entries : entries} />
      </div>
    );
  },
} satisfies Meta<typeof Leaderboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ranking: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('Place 1');
    await expect(items[3]).toHaveTextContent('Place 4');
  },
};

/** The reader's own row stands below where it is not among those shown. */
export const OwnRow: Story = { args: { viewer: { id: 'me', rank: 128, name: 'Amelia Hart', points: '12' } } };

/** Fewer than three have no podium. */
export const Two: Story = {
  args: {
    entries: [
      { id: 'a', rank: 1, name: 'Amelia Hart', points: '12' },
      { id: 'b', rank: 1, name: '赵敏', points: '12' },
    ],
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
