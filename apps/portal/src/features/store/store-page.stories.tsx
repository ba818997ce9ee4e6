import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Store',
  ...pageStories,
  args: { path: PLACES.store, viewer: 'learner', machines: ['checkout', 'basket'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is sold, and a basket with one of it. */
export const Checkout: Story = {};

/** What is in the basket is sold in several currencies. */
export const SeveralCurrencies: Story = {
  args: {
    answers: { getBasket: changed('one', { currencies: ['CNY', 'EUR', 'GBP', 'JPY', 'USD'] }) },
  },
};

/** The school takes cards as well as transfers: which of them opens when. */
export const CardsAsWell: Story = {
  args: { answers: { getStorefront: changed('demo', { methods: ['transfer', 'card'] }) } },
};

/** The school takes cards alone. */
export const CardsAlone: Story = {
  args: { answers: { getStorefront: changed('demo', { methods: ['card'] }) } },
};

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

/** A VIP member: until when the zone is open. */
export const VipMember: Story = {
  args: { answers: { getStorefront: changed('demo', { vipEndsAt: '2027-11-01T08:00:00.000Z' }) } },
};

/** Somebody has bought as many as one person may: the basket stays, and says so. */
export const LimitReached: Story = {
  args: {
    answers: {
      getBasket: changed('one', {
        lines: [
          {
            goodsId: '1790000000000000016',
            title: 'Type fast without looking',
            state: 'limitReached',
            amount: 4900,
            discount: 0,
            taxRate: 600,
            tax: 277,
            url: PLACES.store,
          },
        ],
        total: 0,
        tax: 0,
        canOrder: false,
      }),
    },
  },
};

const GOODS = {
  vip: null,
  summary: 'Forty-five minutes, one question after the other.',
  coverUrl: null,
  prices: [{ amount: 2900, currency: 'CNY' }],
  left: null,
  personMax: null,
  saleStartsAt: null,
  saleEndsAt: null,
  state: 'available',
  url: PLACES.store,
} as const;

/** A live session with few seats left, one that is full, a topic that is bought, a bundle, and one of which a part is gone. */
export const EveryKind: Story = {
  args: {
    answers: {
      getStorefront: changed('demo', {
        goods: [
          {
            ...GOODS,
            id: '1790000000000000061',
            resourceId: '1750000000000000061',
            type: 4,
            left: 3,
            title: 'Questions about your shop, answered',
          },
          {
            ...GOODS,
            id: '1790000000000000063',
            resourceId: '1750000000000000063',
            type: 4,
            state: 'soldOut',
            left: 0,
            title: 'A Sunday in the studio',
          },
          {
            ...GOODS,
            id: '1790000000000000062',
            resourceId: '1760000000000000062',
            type: 17,
            state: 'owned',
            title: 'The first year of your shop',
          },
          {
            ...GOODS,
            id: '1790000000000000901',
            resourceId: null,
            type: null,
            title: 'Books and photos',
            bundle: [
              {
                goodsId: '1790000000000000023',
                type: 10,
                title: 'Bookkeeping for a small shop',
                url: PLACES.store,
              },
              { goodsId: '1790000000000000024', type: 10, title: 'Photos that sell', url: PLACES.store },
            ],
          },
          {
            ...GOODS,
            id: '1790000000000000902',
            resourceId: null,
            type: null,
            state: 'withdrawn',
            title: 'Two winters',
            bundle: [
              {
                goodsId: '1790000000000000023',
                type: 10,
                title: 'Bookkeeping for a small shop',
                url: PLACES.store,
              },
            ],
          },
          {
            ...GOODS,
            id: '1790000000000000911',
            resourceId: '1790000000000000061',
            type: null,
            title: 'Questions about your shop, answered',
            seats: { goodsId: '1790000000000000061' },
          },
        ],
      }),
    },
  },
};

/** Seats for a company, more of them than are left. */
export const TooManySeats: Story = {
  args: {
    answers: {
      getBasket: changed('one', {
        lines: [
          {
            goodsId: '1790000000000000911',
            title: 'Questions about your shop, answered',
            state: 'tooMany',
            amount: 58_000,
            discount: 0,
            taxRate: 600,
            tax: 3283,
            seats: 20,
            url: PLACES.store,
          },
        ],
        total: 0,
        tax: 0,
        canOrder: false,
      }),
    },
  },
};

/** Somebody comes with the code of a seat. */
export const WithCode: Story = { args: { path: `${PLACES.store}?seat=SEAT-7K3M-9QXA-B4DW` } };

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

const order = (data: object): Story['args'] => ({
  path: PLACES.storeOrder,
  machines: ['order'],
  answers: { getOrder: changed('placed', data) },
});
const NOTHING_LEFT = { cancel: false, confirm: false, refund: false, payByCard: false, resumeRefund: false };
const AT = '2026-11-02T08:00:00.000Z';

/** The money has arrived: what was bought is open. */
export const Paid: Story = {
  args: order({ state: 'paid', paidAt: AT, paidBy: 'transfer', transfer: null, abilities: NOTHING_LEFT }),
};

const SEAT = { line: 0, redeemedAt: null, withdrawnAt: null } as const;

/** Seats: codes that are unused, one that somebody has redeemed, and one that was refunded. */
export const Seats: Story = {
  args: {
    path: PLACES.storeOrder,
    answers: {
      getOrder: changed('placed', {
        state: 'partlyRefunded',
        paidAt: AT,
        paidBy: 'transfer',
        transfer: null,
        refunded: 4900,
        total: 58_800,
        tax: 3328,
        abilities: NOTHING_LEFT,
        lines: [
          {
            goodsId: '1790000000000000911',
            title: 'Type fast without looking',
            amount: 58_800,
            discount: 0,
            tax: 3328,
            taxRate: 600,
            refunded: 4900,
            endedAt: null,
            url: null,
            seats: { bought: 12, redeemed: 1, withdrawn: 1, free: 10 },
          },
        ],
      }),
      listSeats: changed('none', {
        items: [
          { ...SEAT, number: 1, code: 'SEAT-7K3M-9QXA-B4DW', state: 'redeemed', redeemedAt: AT },
          { ...SEAT, number: 2, code: 'SEAT-QX4P-M8ZT-27HK', state: 'withdrawn', withdrawnAt: AT },
          ...Array.from({ length: 10 }, (_, index) => ({
            ...SEAT,
            number: index + 3,
            code: `SEAT-${2222 + index}-WXYZ-5678`,
            state: 'free',
          })),
        ],
      }),
    },
  },
};

export const Cancelled: Story = {
  args: order({ state: 'cancelled', cancelledAt: AT, transfer: null, abilities: NOTHING_LEFT }),
};

/** It was not paid in time. */
export const Lapsed: Story = {
  args: order({ state: 'cancelled', cancelledAt: AT, lapsed: true, transfer: null, abilities: NOTHING_LEFT }),
};

/** All of it was paid back, and what it opened is closed. */
export const RefundedInWhole: Story = {
  args: order({ state: 'refunded', paidAt: AT, refunded: 4900, transfer: null, abilities: NOTHING_LEFT }),
};

const CARD_ABILITIES = { cancel: true, confirm: false, refund: false, payByCard: true, resumeRefund: false };
const CARD_PAYMENT = {
  id: '1800000000000000750',
  state: 'open',
  returnReason: null,
  amount: 4900,
  currency: 'CNY',
  startedAt: '2026-11-02T08:00:00.000Z',
  dispute: null,
  disputedAt: null,
} as const;

/** It can be paid by card as well. */
export const OrderedByCard: Story = {
  args: {
    path: PLACES.storeOrder,
    machines: ['cardPayment'],
    answers: { getOrder: changed('placed', { abilities: CARD_ABILITIES }) },
  },
};

/** Back from the page of the provider without having paid. */
export const LeftWithoutPaying: Story = {
  args: {
    path: `${PLACES.storeOrder}&payment=left`,
    answers: { getOrder: changed('placed', { abilities: CARD_ABILITIES, cardPayments: [CARD_PAYMENT] }) },
  },
};

/** Back from the page of the provider: its answer is waited for. */
export const ConfirmingPayment: Story = {
  args: {
    path: `${PLACES.storeOrder}&payment=done`,
    answers: { getOrder: changed('placed', { abilities: CARD_ABILITIES, cardPayments: [CARD_PAYMENT] }) },
  },
};

/** The bank takes some days. */
export const PaymentWithTheBank: Story = {
  args: {
    path: PLACES.storeOrder,
    answers: {
      getOrder: changed('placed', {
        abilities: { ...CARD_ABILITIES, payByCard: false },
        cardPayments: [{ ...CARD_PAYMENT, state: 'processing' }],
      }),
    },
  },
};

/** It was declined, an earlier payment went back, a refund failed, and the buyer disputes: all that can be said. */
export const CardTroubles: Story = {
  args: {
    path: PLACES.storeOrder,
    viewer: 'admin',
    answers: {
      getOrder: changed('placed', {
        abilities: CARD_ABILITIES,
        cardRefund: {
          id: '1800000000000000752',
          state: 'failed',
          amount: 900,
          madeAt: '2026-11-02T08:00:00.000Z',
        },
        cardPayments: [
          { ...CARD_PAYMENT, state: 'failed' },
          { ...CARD_PAYMENT, id: '1800000000000000751', state: 'returned', returnReason: 'twice' },
          { ...CARD_PAYMENT, id: '1800000000000000753', state: 'expired', dispute: 'needs_response' },
        ],
      }),
    },
  },
};

/** A part of it was refunded: how much, when, why, and its documents. */
export const Refunded: Story = { args: { path: PLACES.storeRefundedOrder } };

/** A sheet of paper, light in every theme. */
export const Invoice: Story = { args: { path: PLACES.storeInvoice } };

export const CreditNote: Story = { args: { path: PLACES.storeCreditNote } };

export const Failed: Story = { args: { answers: { getStorefront: problem('SERVICE_UNAVAILABLE', 503) } } };

/** A sub-school that sells nothing. */
export const SubSchool: Story = { args: { path: PLACES.storeOfSubSchool } };
