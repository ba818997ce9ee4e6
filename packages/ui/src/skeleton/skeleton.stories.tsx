import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '../card-grid/card-grid.tsx';
import { Skeleton, SkeletonArticle, SkeletonCard, SkeletonRegion, SkeletonRows } from './skeleton.tsx';
import { DoDont, StateSheet, sheetStory } from '../../.storybook/sheets.tsx';

const meta = {
  title: 'Content/Skeleton',
  component: SkeletonRegion,
  args: { children: null },
} satisfies Meta<typeof SkeletonRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  args: {
    children: (
      <CardGrid perLine={4}>
        {Array.from({ length: 8 }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </CardGrid>
    ),
  },
};

export const Article: Story = { args: { children: <SkeletonArticle /> } };

export const Rows: Story = { args: { children: <SkeletonRows /> } };

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <SkeletonRegion>
              <SkeletonRows count={3} />
            </SkeletonRegion>
          ),
          note: 'Draw the final layout, so that nothing moves when it arrives.',
        },
      ]}
      donts={[
        {
          render: () => (
            <SkeletonRegion>
              <Skeleton shape="block" height="9rem" />
            </SkeletonRegion>
          ),
          note: 'Draw one grey box for everything.',
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
      states={[
        {
          name: 'Card',
          render: () => (
            <SkeletonRegion>
              <SkeletonCard />
            </SkeletonRegion>
          ),
        },
        {
          name: 'Article',
          render: () => (
            <SkeletonRegion>
              <SkeletonArticle />
            </SkeletonRegion>
          ),
        },
        {
          name: 'Rows',
          render: () => (
            <SkeletonRegion>
              <SkeletonRows />
            </SkeletonRegion>
          ),
        },
        {
          name: 'Circle',
          render: () => (
            <SkeletonRegion>
              <Skeleton shape="circle" />
            </SkeletonRegion>
          ),
        },
      ]}
    />
  ),
};
