import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage store',
  ...pageStories,
  args: { path: PLACES.storeGoods, viewer: 'admin', machines: ['storeEditor'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Goods: Story = {};

export const NewGoods: Story = { args: { path: PLACES.storeNewGoods } };

export const Orders: Story = { args: { path: PLACES.storeOrders } };

/** What an administrator types to refund. */
export const Refund: Story = {
  args: { path: PLACES.storeRefunds },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [role="row"] td button, main [role="gridcell"] button');
    const body = canvasElement.ownerDocument.body;
    await press(body, '[role="menuitem"]');
    await find(body, '[role="dialog"] textarea');
  },
};

/** Vouchers that can be used, and one that was withdrawn. */
export const Vouchers: Story = { args: { path: PLACES.storeVouchers } };

export const NoVouchers: Story = {
  args: { path: PLACES.storeVouchers, answers: { listVouchers: changed('demo', { items: [] }) } },
};

/** A voucher is filled in. */
export const NewVoucher: Story = {
  args: { path: PLACES.storeVouchers },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main div:has(+ * [role="grid"]) > button, main div:has(+ * table) > button');
    await find(canvasElement.ownerDocument.body, '[role="dialog"] input[name="code"]');
  },
};

/** Sales, taxes, refunds and every entry. */
export const Books: Story = { args: { path: PLACES.storeBooks } };

export const BooksFailed: Story = {
  args: { path: PLACES.storeBooks, answers: { getStoreBooks: problem('SERVICE_UNAVAILABLE', 503) } },
};

export const Settings: Story = { args: { path: PLACES.storeSettings } };

/** Before anything is connected: by transfer alone. */
export const Payments: Story = { args: { path: PLACES.storePayments } };

/** An account at Stripe is connected, in its test mode. */
export const PaymentsConnected: Story = {
  args: {
    path: PLACES.storePayments,
    answers: {
      getPaymentSettings: changed('demo', {
        version: 1,
        cardEnabled: true,
        hasSecretKey: true,
        hasWebhookSecret: true,
        mode: 'test',
      }),
    },
  },
};

export const PaymentsFailed: Story = {
  args: { path: PLACES.storePayments, answers: { getPaymentSettings: problem('SERVICE_UNAVAILABLE', 503) } },
};
