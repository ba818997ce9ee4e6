import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/inline.tsx';
import { NewsMark } from './news-mark.tsx';

const meta = { title: 'Content/NewsMark', component: NewsMark } satisfies Meta<typeof NewsMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A dot, and counts of one to three places. */
export const Variants: Story = {
  render: () => (
    <Inline gap="4">
      <NewsMark />
      <NewsMark>3</NewsMark>
      <NewsMark>12</NewsMark>
      <NewsMark>99+</NewsMark>
    </Inline>
  ),
};
