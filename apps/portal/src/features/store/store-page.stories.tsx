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

/** A voucher takes something off. */
export const WithVoucher: Story = {
  args: {
    answers: {
      getBasket: changed('one', { voucher: { code: 'SPRING-20', discount: 980, problem: null } }),
    },
  },
};

/** A voucher takes nothing off, and why. */
export const WrongVoucher: Story = {
  args: {
    answers: {
      getBasket: changed('one', {
        voucher: { code: 'SPRING-20', discount: 0, problem: 'over' },
        canOrder: false,
      }),
    },
  },
};

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

/** A part of it was refunded: how much, when, why, and its documents. */
export const Refunded: Story = { args: { path: PLACES.storeRefundedOrder } };

/** A sheet of paper, light in every theme. */
export const Invoice: Story = { args: { path: PLACES.storeInvoice } };

export const CreditNote: Story = { args: { path: PLACES.storeCreditNote } };

export const Failed: Story = { args: { answers: { getStorefront: problem('SERVICE_UNAVAILABLE', 503) } } };

/** A sub-school that sells nothing. */
export const SubSchool: Story = { args: { path: PLACES.storeOfSubSchool } };
