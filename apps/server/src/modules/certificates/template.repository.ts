import type { CertificateTemplate } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';

/** How the school of the transaction words its certificates; undefined where it never said. */
export const findTemplate = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('certificate_template')
    .select(['version', 'title', 'signatory_name', 'signatory_role'])
    .where('school_id', '=', schoolId)
    .executeTakeFirst();

/** @returns false where somebody saved another version meanwhile */
export async function saveTemplate(
  tx: Transaction,
  schoolId: string,
  { version, title, signatoryName, signatoryRole }: CertificateTemplate,
): Promise<boolean> {
  const values = {
    version: version + 1,
    title: JSON.stringify(title),
    signatory_name: signatoryName,
    signatory_role: JSON.stringify(signatoryRole),
  };
  const written =
    version === 0
      ? await tx
          .insertInto('certificate_template')
          .values({ school_id: schoolId, ...values })
          .onConflict((conflict) => conflict.column('school_id').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('certificate_template')
          .set(values)
          .where('school_id', '=', schoolId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return written !== undefined;
}
