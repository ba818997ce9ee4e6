import type { Transaction } from '../../database/pool.ts';

interface SettingOfSchool {
  schoolId: string;
  key: string;
  value: object;
}

/** Says a setting of a school anew, whatever it was. */
export async function writeSetting(
  tx: Transaction,
  { schoolId, key, value }: SettingOfSchool,
): Promise<void> {
  const json = JSON.stringify(value);
  await tx
    .insertInto('school_config')
    .values({ school_id: schoolId, key, value: json })
    .onConflict((conflict) => conflict.columns(['school_id', 'key']).doUpdateSet({ value: json }))
    .execute();
}

/**
 * Says a setting of a school anew, where nobody else has since it was read.
 *
 * @param setting its version is that of what was read; 0 where there was none
 * @returns false where somebody saved another version meanwhile
 */
export async function replaceSetting(
  tx: Transaction,
  { schoolId, key, value, version }: SettingOfSchool & { version: number },
): Promise<boolean> {
  const json = JSON.stringify(value);
  const saved =
    version === 0
      ? await tx
          .insertInto('school_config')
          .values({ school_id: schoolId, key, value: json })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('school_config')
          .set({ value: json, version: version + 1 })
          .where('school_id', '=', schoolId)
          .where('key', '=', key)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return saved !== undefined;
}

/** Settings of a school with their versions. */
export const listSettings = (tx: Transaction, schoolId: string, keys: readonly string[]) =>
  tx
    .selectFrom('school_config')
    .select(['key', 'value', 'version'])
    .where('school_id', '=', schoolId)
    .where('key', 'in', keys)
    .execute();

/** A setting of a school. */
export const findSetting = (tx: Transaction, schoolId: string, key: string) =>
  tx
    .selectFrom('school_config')
    .select('value')
    .where('school_id', '=', schoolId)
    .where('key', '=', key)
    .executeTakeFirst();
