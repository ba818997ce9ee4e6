import type { Language } from '../../i18n/languages.ts';
import type { Services } from '../services.ts';
import { findSchool } from './schools.repository.ts';

/** @throws {Problem} NOT_FOUND, SCHOOL_DISABLED */
export const findDefaultLanguage = async (
  { database }: Pick<Services, 'database'>,
  schoolId: string,
): Promise<Language> =>
  (await database.read({ schoolId }, (tx) => findSchool(tx, schoolId))).default_language;
