import type { Transaction } from '../../database/pool.ts';
import type { Language } from '../../i18n/languages.ts';

export const listOwn = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('agreement_signature')
    .select(['type', 'version', 'signed_at'])
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .execute();

export const listOfSchool = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('school_agreement')
    .select(['type', 'version', 'signed_at'])
    .where('school_id', '=', schoolId)
    .execute();

/** Withdraws the signatures of a person. @returns how many */
export async function withdrawSignatures(
  tx: Transaction,
  accountId: string,
  type: string | undefined,
  now: Date,
): Promise<number> {
  let change = tx
    .updateTable('agreement_signature')
    .set({ withdrawn_at: now })
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null);
  if (type) change = change.where('type', '=', type);
  return Number((await change.executeTakeFirst()).numUpdatedRows);
}

/** Signs for a person. Signing again keeps the first date. */
export const addSignatures = (
  tx: Transaction,
  signatures: { account_id: string; type: string; version: string; language: Language; signed_at: Date }[],
  language: Language,
  now: Date,
) =>
  tx
    .insertInto('agreement_signature')
    .values(signatures)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'type', 'version'])
        .doUpdateSet({ withdrawn_at: null, signed_at: now, language })
        .where('agreement_signature.withdrawn_at', 'is not', null),
    )
    .execute();

/** Signs for a school, once. */
export const addSchoolAgreement = (
  tx: Transaction,
  school: { id: string; accountId: string },
  type: string,
  version: string,
  language: Language,
  now: Date,
) =>
  tx
    .insertInto('school_agreement')
    .values({
      school_id: school.id,
      type,
      version: version,
      language,
      account_id: school.accountId,
      signed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
