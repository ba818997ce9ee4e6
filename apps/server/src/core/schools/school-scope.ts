import { isMember, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Services } from '../services.ts';
import { CategoryTree } from './category-tree.ts';
import { authorize, may } from '../acl/authorize.ts';
import { findSchoolFacts } from './school-scope.repository.ts';

/** What every look into a school's contents needs to know of it first. */
export interface SchoolScope {
  id: string;
  /** As the school's row has it: '1', o3, company, store. */
  type: string;
  isOpen: boolean;
  defaultLanguage: Language;
  categories: CategoryTree;
  /** Whether the viewer is a member. */
  member: boolean;
  /** Whether the viewer makes what is taught there. */
  teaches: boolean;
}

interface SchoolFacts extends Omit<SchoolScope, 'member' | 'teaches'> {
  status: string;
}

/** @throws {Problem} NOT_FOUND, SCHOOL_DISABLED */
export async function findScope(
  services: Pick<Services, 'database' | 'cache'>,
  schoolId: string,
  viewer: Viewer | undefined,
): Promise<SchoolScope> {
  // The same for everyone, and the tables of it change by writes that say so: one look serves many.
  const facts = await services.cache.get(schoolId, 'scope', () => loadFacts(services, schoolId));
  if (!facts) throw new Problem('NOT_FOUND');
  if (facts.status === 'disabled') throw new Problem('SCHOOL_DISABLED');
  return { ...facts, member: isMember(viewer, schoolId), teaches: may(viewer, 'CLASS_MANAGEMENT', schoolId) };
}

/** As findScope, for what only members of a closed school see. @throws {Problem} also SCHOOL_CLOSED */
export async function enterSchool(
  services: Pick<Services, 'database' | 'cache'>,
  schoolId: string,
  viewer: Viewer | undefined,
): Promise<SchoolScope> {
  const scope = await findScope(services, schoolId, viewer);
  authorize(viewer, 'look', scope);
  return scope;
}

const loadFacts = (
  { database }: Pick<Services, 'database'>,
  schoolId: string,
): Promise<SchoolFacts | undefined> =>
  database.read({ schoolId }, async (tx) => {
    const school = await findSchoolFacts(tx, schoolId);
    if (!school) return undefined;
    return {
      id: school.id,
      type: school.type,
      isOpen: school.is_open,
      status: school.status,
      defaultLanguage: school.default_language,
      categories: new CategoryTree(school.categories),
    };
  });
