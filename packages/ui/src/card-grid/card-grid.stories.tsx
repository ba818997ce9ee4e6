import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResourceCard } from '../card/card.tsx';
import { useStoryCards } from '../card/story-content.ts';
import { CardGrid } from './card-grid.tsx';

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
export const RightToLeft: Story = { args: { phone: 'rail' }, globals: { locale: 'ar-SA' } };
