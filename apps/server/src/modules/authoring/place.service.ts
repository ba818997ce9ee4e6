import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { publish } from '../../platform/bus.repository.ts';
import { hasSection, lockSections, placeRows } from '../knowledge/section.repository.ts';
import { requireOwn, AUTHORED, type Author } from './authoring.policy.ts';
import { lockContents } from './authoring.repository.ts';

/**
 * Puts articles into a section, or out of all: all of them or none.
 * @throws {Problem} NOT_FOUND where one, or the section, is not there, FORBIDDEN where one is somebody else's
 */
export async function placeArticles(
  { database, cache }: Pick<Services, 'database' | 'cache'>,
  author: Author,
  { articleIds, sectionId }: { articleIds: readonly string[]; sectionId: string | null },
): Promise<void> {
  const { schoolId } = author;
  await database.write(author, async (tx) => {
    await findSchool(tx, schoolId);
    await lockSections(tx, schoolId);
    if (sectionId !== null && !(await hasSection(tx, sectionId))) throw new Problem('NOT_FOUND');
    const rows = await lockContents(tx, author, articleIds);
    const areArticles = rows.every(({ type }) => AUTHORED.article.types.includes(type));
    if (rows.length !== articleIds.length || !areArticles) throw new Problem('NOT_FOUND');
    for (const row of rows) requireOwn(author, row);
    await placeRows(tx, articleIds, sectionId);
    await publish(tx, { type: 'school.changed', schoolId });
  });
  cache.invalidate(schoolId);
}
