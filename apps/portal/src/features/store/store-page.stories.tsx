import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Store',
  ...pageStories,
  args: { path: PLACES.store, viewer: 'learner', machines: ['checkout'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is sold, and a basket with one of it. */
export const Checkout: Story = {};

/** The school takes no orders: it is said so in place of the checkout. */
export const Closed: Story = {
  args: {
    answers: {
      getStorefront: changed('demo', { orderEnabled: false, orderDisabledSince: '2026-11-01T08:00:00.000Z' }),
    },
  },
};

/** How to pay, and what was ordered. */
export const Ordered: Story = { args: { path: PLACES.storeOrder } };

export const Failed: Story = { args: { answers: { getStorefront: problem('SERVICE_UNAVAILABLE', 503) } } };

/** A sub-school that sells nothing. */
export const SubSchool: Story = { args: { path: PLACES.storeOfSubSchool } };
