import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '../card-grid/card-grid.tsx';
import { SkeletonArticle, SkeletonCard, SkeletonRegion, SkeletonRows } from './skeleton.tsx';

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
export const Dark: Story = { ...Cards, globals: { theme: 'dark' } };
