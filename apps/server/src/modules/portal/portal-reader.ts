import type { Transaction } from '../../database/pool.ts';
import { isMember, type RequestContext } from '../../http/context.ts';
import { chooseLanguage, type Language } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import { findSchool, type SchoolRow } from '../../core/schools/schools.repository.ts';
import { authorize } from '../../core/acl/authorize.ts';

export type PortalReader = ReturnType<typeof portalReader>;

/** How a portal is read: from memory where all get the same, else in the language and with the rights of who asks. */
export function portalReader({ database, cache, clock }: Pick<Services, 'database' | 'cache' | 'clock'>) {
  const read = <T>(schoolId: string, context: RequestContext, work: (tx: Transaction) => Promise<T>) =>
    database.read({ schoolId, accountId: context.viewer?.accountId }, work);
  /**
   * All visitors of one school and language get the same, and so do all its members: it is kept until the school
   * changes. What is loaded must hold nothing of a single person.
   */
  const shared = <T>(
    schoolId: string,
    context: RequestContext,
    key: string,
    load: () => Promise<T>,
    holds?: (value: T) => boolean,
  ) =>
    cache.get(
      schoolId,
      `${key}|${isMember(context.viewer, schoolId) ? 'member' : 'visitor'}|${context.language ?? ''}`,
      load,
      holds,
    );
  const ofSchool = async <T>(
    schoolId: string,
    context: RequestContext,
    work: (tx: Transaction, school: SchoolRow, language: Language) => Promise<T>,
  ) =>
    read(schoolId, context, async (tx) => {
      const school = await findSchool(tx, schoolId);
      return work(tx, school, chooseLanguage(context.language, undefined, school.default_language));
    });
  /** @throws {Problem} SCHOOL_CLOSED */
  const requireOpen = (school: SchoolRow, context: RequestContext) =>
    authorize(context.viewer, 'look', { id: school.id, isOpen: school.is_open });
  /** What is kept with a bulletin in it, or without one, is not shown a moment too long. */
  const stillHolds = ({ until }: { until: number }): boolean => clock.now().getTime() <= until;
  return { read, shared, stillHolds, ofSchool, requireOpen };
}
