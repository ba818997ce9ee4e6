import type { Voucher, VoucherInput, VoucherList } from '@stoa/api/schema';
import { authorize } from '../../core/acl/authorize.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import { Problem } from '../../http/problem.ts';
import { once } from '../../platform/idempotency.ts';
import { invalid } from './store.policy.ts';
import { listGoodsByIds } from './store.repository.ts';
import type { SignedIn } from './store.service.ts';
import { cleanCode } from './vouchers.policy.ts';
import { addVoucher, listVouchers, withdrawVoucher } from './vouchers.repository.ts';

type Deps = Pick<Services, 'database'>;

/** All vouchers, for who runs the school. @throws {Problem} NOT_FOUND, FORBIDDEN */
export function loadVouchers({ database }: Deps, caller: SignedIn): Promise<VoucherList> {
  authorize(caller.viewer, 'SCHOOL_SETTINGS', caller.schoolId);
  return database.read({ schoolId: caller.schoolId }, async (tx) => {
    await enter(tx, caller);
    return { items: (await listVouchers(tx)).map(present) };
  });
}

/** Makes a voucher. @throws {Problem} NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, CONFLICT, IDEMPOTENCY_KEY_REUSED */
export function makeVoucher(
  { database }: Deps,
  input: VoucherInput,
  caller: SignedIn,
  key: string | undefined,
): Promise<Voucher> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  requireOneKind(input);
  const request = { schoolId, input };
  return database.write({ schoolId, accountId }, (tx) =>
    once(tx, { key, accountId, operation: 'createVoucher', request }, now, async () => {
      await enter(tx, caller);
      const known = await listGoodsByIds(tx, input.goodsIds, undefined, now);
      if (known.length < input.goodsIds.length)
        throw invalid('goodsIds', 'enum', 'must be goods of the school');
      const row = await addVoucher(tx, schoolId, { ...input, code: cleanCode(input.code) }, now);
      if (!row) throw new Problem('CONFLICT', { reason: 'code-taken' });
      return present(row);
    }),
  );
}

/** @throws {Problem} VALIDATION_FAILED for what is neither a share nor an amount, or both, and for a window that ends before it begins */
function requireOneKind({ percent, amount, currency, startsAt, endsAt }: VoucherInput): void {
  if ((percent === null) === (amount === null))
    throw invalid('percent', 'oneOf', 'either a share or an amount');
  if ((amount === null) !== (currency === null)) throw invalid('currency', 'oneOf', 'belongs to an amount');
  if (startsAt !== null && endsAt !== null && new Date(endsAt) <= new Date(startsAt))
    throw invalid('endsAt', 'range', 'must be after the start');
}

/** Lets nobody use a voucher any more; again is the same. @throws {Problem} NOT_FOUND, FORBIDDEN */
export function endVoucher({ database }: Deps, id: string, caller: SignedIn): Promise<Voucher> {
  const { schoolId, viewer, now } = caller;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  return database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    await enter(tx, caller);
    const row = await withdrawVoucher(tx, id, now);
    if (!row) throw new Problem('NOT_FOUND');
    return present(row);
  });
}

const present = (row: Awaited<ReturnType<typeof listVouchers>>[number]): Voucher => ({
  id: row.id,
  code: row.code,
  percent: row.percent,
  amount: row.amount,
  currency: row.currency,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  usesMax: row.uses_max,
  uses: row.uses,
  goodsIds: row.goods_ids,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
});
