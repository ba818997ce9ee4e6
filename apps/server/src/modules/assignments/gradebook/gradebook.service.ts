import type { ClassProgressFile, Gradebook, GradedLesson, GradeRow, OwnGrades } from '@stoa/api/schema';
import { pageOf, type PageQuery } from '../../../database/keyset.ts';
import type { Transaction } from '../../../database/pool.ts';
import { displayName, presentPerson } from '../../../core/people/people.presenter.ts';
import type { Wording } from '../../../core/schools/caller.ts';
import { wordingOf } from '../../../core/schools/caller.ts';
import { enter } from '../../../core/schools/schools.service.ts';
import type { Services } from '../../../core/services.ts';
import { invalid } from '../../../core/text/texts.ts';
import { Problem } from '../../../http/problem.ts';
import { textIn } from '../../../i18n/translate.ts';
import { toCsv, toCsvLines } from '../../../platform/csv.ts';
import { openClass } from '../../class/class.service.ts';
import { openManaged, requireVersion, type Participant } from '../assignments.service.ts';
import { cellOf, percentOf, type Column } from './gradebook.policy.ts';
import {
  findVersion,
  listCategories,
  listColumns,
  listGraded,
  lockVersion,
  replaceCategories,
  type GradedRow,
} from './gradebook.repository.ts';

/** Learners of one export, and those that are read at once for it. */
const EXPORT_LIMIT = 100_000;
const EXPORT_PAGE = 1000;

type Deps = Pick<Services, 'database'>;

/** Columns and categories of a class, with what makes the rows of people from them. */
async function openBook(tx: Transaction, classId: string, { language, schoolDefault, now }: Wording) {
  const columns = await listColumns(tx, classId);
  const categories = await listCategories(tx, classId);
  const shown = columns.map(({ title, ...column }): GradedLesson => ({
    lessonId: column.lessonId,
    title: textIn(title, language, schoolDefault),
    kind: column.terms ? 'assignment' : 'exam',
    points: column.points,
    dueAt: column.terms?.dueAt ?? column.exam?.closesAt?.toISOString() ?? null,
    categoryId: column.categoryId,
  }));
  const present = (row: GradedRow): GradeRow => {
    const cells = columns.map((column: Column) =>
      cellOf(
        column,
        row.works[column.lessonId],
        row.attempts.filter(({ exam_id }) => exam_id === column.exam?.id),
        now,
      ),
    );
    return { person: presentPerson(row), cells, percent: percentOf(columns, cells, categories) };
  };
  const examIds = columns.flatMap(({ exam }) => (exam ? [exam.id] : []));
  return { columns: shown, categories, present, examIds };
}

/** A page of the gradebook of a class. @throws {Problem} NOT_FOUND, FORBIDDEN */
export const readGradebook = (
  { database }: Deps,
  classId: string,
  query: PageQuery,
  who: Participant,
): Promise<Gradebook> => {
  const { page, asked } = pageOf(query);
  return database.read(who, async (tx) => {
    const { wording, classTitle } = await openManaged(tx, classId, who);
    const { columns, categories, present, examIds } = await openBook(tx, classId, wording);
    const { rows, ...list } = await listGraded(tx, { classId, examIds }, page);
    const version = await findVersion(tx, classId);
    return { classTitle, version, columns, categories, items: rows.map(present), ...list, ...asked };
  });
};

/** One's own row of the gradebook. @throws {Problem} NOT_FOUND, NOT_ENROLLED, and the closed doors of the school */
export const readOwnGrades = ({ database }: Deps, classId: string, who: Participant): Promise<OwnGrades> =>
  database.read(who, async (tx) => {
    const school = await enter(tx, who);
    const { standing } = await openClass(tx, classId, who);
    if (!standing.enrolled) throw new Problem('NOT_ENROLLED');
    const { columns, categories, present, examIds } = await openBook(tx, classId, wordingOf(school, who));
    const { rows } = await listGraded(tx, { classId, examIds, accountId: who.accountId }, { limit: 1 });
    const [own] = rows;
    if (!own) throw new Problem('NOT_ENROLLED');
    return { columns, categories, row: present(own) };
  });

/** The whole gradebook, for spreadsheets. @throws {Problem} NOT_FOUND, FORBIDDEN */
export const exportGradebook = (
  { database }: Deps,
  classId: string,
  who: Participant,
): Promise<ClassProgressFile> =>
  // In one snapshot, page by page: a request that others wait for comes in between.
  database.read(who, async (tx) => {
    const { wording } = await openManaged(tx, classId, who);
    const { columns, present, examIds } = await openBook(tx, classId, wording);
    const parts = [
      toCsv([['learner', ...columns.map(({ title, points }) => `${title} (${points})`), 'total %']]),
    ];
    let rows = 0;
    let cursor: string | null | undefined;
    do {
      const limit = Math.min(EXPORT_PAGE, EXPORT_LIMIT - rows);
      const page = await listGraded(tx, { classId, examIds }, { limit, cursor });
      parts.push(
        toCsvLines(
          page.rows.map((row) => {
            const { cells, percent } = present(row);
            return [
              displayName(row),
              ...cells.map(({ state, points }) =>
                state === 'graded' ? String(points) : state === 'none' ? '' : state,
              ),
              percent === null ? '' : String(percent),
            ];
          }),
        ),
      );
      rows += page.rows.length;
      cursor = page.next;
    } while (cursor && rows < EXPORT_LIMIT);
    return { fileName: `gradebook-${who.now.toISOString().slice(0, 10)}.csv`, csv: parts.join(''), rows };
  });

/** What the categories of a gradebook become. */
export interface GivenCategories {
  version: number;
  categories: readonly { name: string; weight: number; lessonIds: readonly string[] }[];
}

/**
 * Changes the categories of a gradebook, all of them at once.
 * @throws {Problem} NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, VALIDATION_FAILED for a lesson that is not graded or in two
 */
export const saveCategories = (
  { database }: Deps,
  classId: string,
  { version, categories }: GivenCategories,
  who: Participant,
): Promise<{ version: number }> =>
  database.write(who, async (tx) => {
    await openManaged(tx, classId, who);
    const current = await lockVersion(tx, classId);
    const graded = new Set((await listColumns(tx, classId)).map(({ lessonId }) => lessonId));
    const taken = new Set<string>();
    const named = categories.map(({ name, ...category }, index) => {
      const path = `body/categories/${index}`;
      if (name.trim() === '')
        throw invalid(`${path}/name`, 'minLength', 'must have a character that is no space');
      for (const id of category.lessonIds) {
        if (!graded.has(id))
          throw invalid(`${path}/lessonIds`, 'unknown', 'must be graded lessons of the class');
        if (taken.has(id)) throw invalid(`${path}/lessonIds`, 'unique', 'must be in one category only');
        taken.add(id);
      }
      return { ...category, name: name.trim() };
    });
    // Sent once more after its answer was lost, it is what there is already.
    if (version + 1 === current && (await isSame(tx, classId, named))) return { version: current };
    requireVersion(version, current);
    await replaceCategories(tx, { classId, schoolId: who.schoolId, version: version + 1 }, named);
    return { version: version + 1 };
  });

async function isSame(
  tx: Transaction,
  classId: string,
  given: GivenCategories['categories'],
): Promise<boolean> {
  const columns = await listColumns(tx, classId);
  const stored = (await listCategories(tx, classId)).map(({ id, name, weight }) => ({
    name,
    weight,
    lessonIds: columns.filter(({ categoryId }) => categoryId === id).map(({ lessonId }) => lessonId),
  }));
  const text = (list: GivenCategories['categories']) =>
    JSON.stringify(list.map(({ name, weight, lessonIds }) => [name, weight, [...lessonIds].sort()]));
  return text(stored) === text(given);
}
