import type { Transaction } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import type { Language } from '../../i18n/languages.ts';
import { authorize } from '../acl/authorize.ts';
import type { Services } from '../services.ts';
import { findSchool, type SchoolRow } from './schools.repository.ts';

/** @throws {Problem} NOT_FOUND, SCHOOL_DISABLED */
export const findDefaultLanguage = async (
  { database }: Pick<Services, 'database'>,
  schoolId: string,
): Promise<Language> =>
  (await database.read({ schoolId }, (tx) => findSchool(tx, schoolId))).default_language;

/** A school, for whoever may look into it. @throws {Problem} NOT_FOUND, SCHOOL_DISABLED, SCHOOL_CLOSED */
export async function enter(
  tx: Transaction,
  { schoolId, viewer }: { schoolId: string; viewer: Viewer | undefined },
): Promise<SchoolRow> {
  const school = await findSchool(tx, schoolId);
  authorize(viewer, 'look', { id: school.id, isOpen: school.is_open });
  return school;
}
