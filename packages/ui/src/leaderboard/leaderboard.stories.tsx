import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { stress } from '../../.storybook/samples.ts';
import { useStoryTexts } from '../card/story-content.ts';
import { Leaderboard, type LeaderboardEntry } from './leaderboard.tsx';
import { DoDont, KeyboardMap, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';

const meta = {
  title: 'Content/Leaderboard',
  component: Leaderboard,
  args: { label: 'Points this week', entries: [], rankLabel: (rank) => `Place ${rank}`, unit: 'points' },
  render: (args) => {
    const { people, lessons } = useStoryTexts();
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

const ranking = (names: readonly string[]): LeaderboardEntry[] =>
  names.map((name, index) => ({
    id: String(index),
    rank: index + 1,
    name,
    points: String(900 - index * 97),
  }));
const rankLabel = (rank: number) => `Place ${rank}`;

export const One: Story = { args: { entries: ranking(['Amelia Hart']) } };

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      width="22rem"
      omit={['empty']}
      render={(text, name) => (
        <Leaderboard
          label={name}
          rankLabel={rankLabel}
          unit="points"
          entries={ranking([text, text, text, text])}
        />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <Leaderboard
              label="With the own row"
              rankLabel={rankLabel}
              unit="points"
              entries={ranking(['Amelia Hart', '赵敏', 'Tomasz'])}
              viewer={{ id: 'me', rank: 128, name: 'Johanna', points: '12' }}
            />
          ),
          note: 'Show readers their own place, however far down it is.',
        },
      ]}
      donts={[
        {
          render: () => (
            <Leaderboard
              label="Without points"
              rankLabel={rankLabel}
              unit=""
              entries={ranking(['Amelia Hart', '赵敏', 'Tomasz'])}
            />
          ),
          note: 'Leave out what is counted: a place alone means nothing.',
        },
      ]}
    />
  ),
};

/** Each name that leads somewhere is a stop of the tab key, from the first place down. */
export const Keyboard: Story = {
  render: () => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'Next person'],
          ['Enter', 'Opens their space'],
        ]}
      />
      <Leaderboard
        label="Points this week"
        rankLabel={rankLabel}
        unit="points"
        entries={ranking(['Amelia Hart', '赵敏', 'Tomasz', 'Johanna']).map((entry) => ({
          ...entry,
          href: `/personSpace/${entry.id}`,
        }))}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Amelia Hart/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /赵敏/ })).toHaveFocus();
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => {
    const people = useStoryTexts().people;
    const sheet = (label: string, entries: LeaderboardEntry[], viewer?: LeaderboardEntry) => ({
      name: label,
      render: () => (
        <Leaderboard label={label} rankLabel={rankLabel} unit="points" entries={entries} viewer={viewer} />
      ),
    });
    return (
      <StateSheet
        states={[
          sheet(
            'Podium and rows',
            ranking(people.slice(0, 6)).map((entry, index) => ({ ...entry, isViewer: index === 4 })),
          ),
          sheet('Own row below', ranking(people.slice(0, 4)), {
            id: 'me',
            rank: 128,
            name: 'Johanna',
            points: '12',
          }),
          sheet('Two', ranking(people.slice(0, 2))),
          sheet('One', ranking(people.slice(0, 1))),
        ]}
      />
    );
  },
};
