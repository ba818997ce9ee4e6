import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResourceCard } from '../card/card.tsx';
import { useStoryCards } from '../card/story-content.ts';
import { CardGrid, type CardGridProps } from './card-grid.tsx';
import { hostileTexts } from '../../.storybook/samples.ts';
import { SkeletonCard, SkeletonRegion } from '../skeleton/skeleton.tsx';
import { DoDont, StateSheet, sheetStory } from '../../.storybook/sheets.tsx';

const meta = {
  title: 'Content/CardGrid',
  component: CardGrid,
  args: { children: null, perLine: 4, phone: 'stack' },
  render: (args) => (
    <CardGrid {...args}>
      {useStoryCards().map((card) => (
        <ResourceCard key={card.id} {...card} />
      ))}
    </CardGrid>
  ),
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};

export const Two: Story = { args: { perLine: 2 } };

export const Three: Story = { args: { perLine: 3 } };

export const Five: Story = { args: { perLine: 5 } };

/** Beside a column of filters the grid goes by its own width. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** On a phone the cards can lie on a rail. */
export const Rail: Story = { args: { phone: 'rail' } };

export const OneCard: Story = {
  render: () => (
    <CardGrid>
      {useStoryCards()
        .slice(0, 1)
        .map((card) => (
          <ResourceCard key={card.id} {...card} />
        ))}
    </CardGrid>
  ),
};

function Cards({ count = 4, ...props }: Partial<CardGridProps> & { count?: number }) {
  const cards = useStoryCards().slice(0, count);
  return (
    <CardGrid {...props}>
      {cards.map((card) => (
        <ResourceCard key={card.id} {...card} />
      ))}
    </CardGrid>
  );
}

export const Loading: Story = {
  render: () => (
    <SkeletonRegion>
      <CardGrid>
        {Array.from({ length: 4 }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </CardGrid>
    </SkeletonRegion>
  ),
};

export const ContentStress: Story = {
  render: () => {
    const [first] = useStoryCards();
    return (
      <CardGrid>
        {Object.entries(hostileTexts)
          .filter(([, text]) => text)
          .map(([name, text]) =>
            first ? <ResourceCard key={name} {...first} id={name} title={text} summary={text} /> : null,
          )}
      </CardGrid>
    );
  },
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => <Cards count={2} perLine={2} />,
          note: 'As many a line as leave each title two lines of a few words.',
        },
      ]}
      donts={[
        {
          render: () => <Cards count={5} perLine={5} />,
          note: 'Five a line in a narrow place: they fall back to fewer anyway.',
        },
      ]}
    />
  ),
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={1}
      states={[
        ...([2, 3, 4, 5] as const).map((perLine) => ({
          name: `${perLine} a line`,
          render: () => <Cards perLine={perLine} count={perLine} />,
        })),
        { name: 'Rail on a phone', render: () => <Cards phone="rail" count={3} /> },
        { name: 'One', render: () => <Cards count={1} /> },
      ]}
    />
  ),
};
