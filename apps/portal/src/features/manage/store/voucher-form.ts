import type { StoreSettings, VoucherInput } from '@stoa/api/schema';
import { hasSpecialPunctuation } from '../../../shared/checks.ts';
import { instantOf } from '../../../shared/local-instant.ts';

/** As the contract bounds them. */
const VOUCHER_CODE = /^[A-Za-z0-9-]{3,40}$/;
export const USES_MAX = 1_000_000;
const DAY_MS = 86_400_000;

/** A voucher as it is typed. Days are those of whoever makes it, both included. */
export interface VoucherDraft {
  code: string;
  kind: 'percent' | 'amount';
  /** 1 to 100. */
  percent: number | null;
  /** In the smallest unit of the store's currency. */
  amount: number | null;
  startDay: string;
  endDay: string;
  usesMax: number | null;
  goodsIds: readonly string[];
}
export const NEW_VOUCHER: VoucherDraft = {
  code: '',
  kind: 'percent',
  percent: null,
  amount: null,
  startDay: '',
  endDay: '',
  usesMax: null,
  goodsIds: [],
};

/** What has to be mended before it can be made. */
export const voucherProblems = ({ code, kind, percent, amount, startDay, endDay }: VoucherDraft) => ({
  code: !VOUCHER_CODE.test(code.trim()),
  // What is not finished yet is not wrong yet; a mark is wrong at once.
  mark: hasSpecialPunctuation(code),
  value: kind === 'percent' ? !percent : !amount,
  end: startDay !== '' && endDay !== '' && endDay < startDay,
});

/** What the API is sent. */
export const voucherOf = (draft: VoucherDraft, currency: StoreSettings['currency']): VoucherInput => ({
  code: draft.code.trim(),
  percent: draft.kind === 'percent' ? draft.percent : null,
  amount: draft.kind === 'amount' ? draft.amount : null,
  currency: draft.kind === 'amount' ? currency : null,
  startsAt: draft.startDay ? instantOf(draft.startDay, '00:00') : null,
  endsAt: draft.endDay ? new Date(Date.parse(instantOf(draft.endDay, '00:00')) + DAY_MS).toISOString() : null,
  usesMax: draft.usesMax,
  goodsIds: [...draft.goodsIds],
});
