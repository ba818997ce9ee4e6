import type { ClassProgressFile, ClassProgressPage } from '@stoa/api/schema';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { toCsv, toCsvLines } from '../../platform/csv.ts';
import { displayName, presentPerson } from '../../core/people/people.presenter.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { hasLessons, kindOf, type Author } from './authoring.policy.ts';
import { findOwn } from './authoring.service.ts';
import { listLearners, listLessons, type LearnerRow } from './class-progress.repository.ts';

/** Who has lessons left and was in none for so long is inactive. */
const INACTIVE_AFTER_MS = 14 * 86_400_000;
/** Learners of one export, and those that are read at once for it. */
const EXPORT_LIMIT = 100_000;
const EXPORT_PAGE = 1000;
const PERCENT = 100;

/** @throws {Problem} NOT_FOUND also for what nobody enrols in */
async function openClass(tx: Transaction, author: Author, id: string) {
  const school = await findSchool(tx, author.schoolId);
  const row = await findOwn(tx, author, id);
  if (!hasLessons(kindOf(row.type))) throw new Problem('NOT_FOUND');
  return { school, title: row.title, lessons: await listLessons(tx, id) };
}

/** Whether somebody has lessons left and was in none for a while. */
function isInactive(
  row: Pick<LearnerRow, 'completed' | 'enrolled_at' | 'last_active_at'>,
  lessonCount: number,
  now: Date,
): boolean {
  const since = row.last_active_at ?? row.enrolled_at;
  return row.completed < lessonCount && now.getTime() - since.getTime() > INACTIVE_AFTER_MS;
}

/** A page of the learners of a class with how far they are. @throws {Problem} NOT_FOUND, FORBIDDEN */
export const readClassProgress = (
  { database, clock }: Services,
  author: Author,
  id: string,
  query: PageQuery,
): Promise<ClassProgressPage> => {
  const { page, asked } = pageOf(query);
  const now = clock.now();
  return database.read(author, async (tx) => {
    const { title, lessons } = await openClass(tx, author, id);
    const { rows, ...list } = await listLearners(tx, id, page);
    const items = rows.map((row) => ({
      person: presentPerson({ ...row, id: row.account_id }),
      enrolledAt: row.enrolled_at.toISOString(),
      lastActiveAt: row.last_active_at?.toISOString() ?? null,
      completed: row.completed,
      shares: lessons.map((lesson) => row.shares[lesson.id] ?? 0),
      isInactive: isInactive(row, lessons.length, now),
    }));
    return { title, lessons: lessons as ClassProgressPage['lessons'], items, ...list, ...asked };
  });
};

/** All learners of a class with how far they are, for spreadsheets. @throws {Problem} NOT_FOUND, FORBIDDEN */
export const exportClassProgress = (
  { database, clock }: Services,
  author: Author,
  id: string,
  language: Language | undefined,
): Promise<ClassProgressFile> =>
  // In one snapshot, page by page: a request that others wait for comes in between.
  database.read(author, async (tx) => {
    const { school, lessons } = await openClass(tx, author, id);
    const wanted = language ?? school.default_language;
    const titles = lessons.map(({ title }) => textIn(title, wanted, school.default_language));
    const parts = [toCsv([['learner', 'enrolledAt', 'lastActiveAt', 'completed', ...titles]])];
    let rows = 0;
    let cursor: string | null | undefined;
    do {
      const page = await listLearners(tx, id, { limit: Math.min(EXPORT_PAGE, EXPORT_LIMIT - rows), cursor });
      parts.push(
        toCsvLines(
          page.rows.map((row) => [
            displayName(row),
            row.enrolled_at.toISOString(),
            row.last_active_at?.toISOString() ?? '',
            String(row.completed),
            ...lessons.map((lesson) => String(Math.round((row.shares[lesson.id] ?? 0) * PERCENT))),
          ]),
        ),
      );
      rows += page.rows.length;
      cursor = page.next;
    } while (cursor && rows < EXPORT_LIMIT);
    return { fileName: `progress-${clock.now().toISOString().slice(0, 10)}.csv`, csv: parts.join(''), rows };
  });
