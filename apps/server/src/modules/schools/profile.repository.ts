import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';

/** What people may change of a school's profile. */
export interface ProfileValues {
  name: Translations;
  summary: Translations;
  color: string;
  languages: Language[];
  defaultLanguage: Language;
  /** Empty for no logo; undefined leaves the one that is there. */
  logoUrl: string | undefined;
}

/** The profile of an active school. */
export const findProfile = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('school')
    .select([
      'profile_version',
      'name',
      'summary',
      'logo_url',
      'color',
      'inherited',
      'languages',
      'default_language',
      'status',
    ])
    .where('id', '=', schoolId)
    .executeTakeFirst();

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/**
 * Saves a profile where nobody else has since it was read.
 * @returns false where somebody saved another version meanwhile
 */
export async function replaceProfile(
  tx: Transaction,
  schoolId: string,
  version: number,
  { name, summary, color, languages, defaultLanguage, logoUrl }: ProfileValues,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('school')
    .set({
      profile_version: version + 1,
      name: JSON.stringify(name),
      summary: JSON.stringify(summary),
      color,
      languages,
      default_language: defaultLanguage,
      ...(logoUrl === undefined ? {} : { logo_url: logoUrl }),
    })
    .where('id', '=', schoolId)
    .where('profile_version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
