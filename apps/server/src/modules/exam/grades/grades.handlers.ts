import { ok, type Handlers } from '../../../contract/handlers.ts';
import { wordingOf } from '../../../core/schools/caller.ts';
import { findSchool } from '../../../core/schools/schools.repository.ts';
import type { Services } from '../../../core/services.ts';
import { toCsv } from '../../../platform/csv.ts';
import { toXlsx } from '../../../platform/xlsx.ts';
import { pageOf } from '../../../database/keyset.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { RequestContext } from '../../../http/context.ts';
import { opener } from '../answer-files.ts';
import { player } from '../bank/question-media.ts';
import { examWriter } from '../bank/exam-writer.ts';
import { presentGradedSummary } from '../exam.presenter.ts';
import { listGradedPeople } from '../passes.repository.ts';
import { settlePasses } from '../passes.ts';
import { countGraded, findAllGraded, listGraded, releaseGraded, requireExam } from './grades.repository.ts';
import { grade, gradesTable, presentLearner, readSheet } from './grades.service.ts';

type GradingOperations = 'listGrading' | 'getGrading' | 'saveGrading' | 'exportGrades' | 'releaseResults';

/** Attempts of one file. */
const EXPORT_LIMIT = 100_000;
/** As the contract numbers them; attempts that run are not graded. */
const STATUSES = { 0: 'graded', 1: 'submitted' } as const;
const NOT_GRADING = 2;
const NOTHING = { rows: [], total: 0, totalIsExact: true, next: null, previous: null };

/** Grading: teachers that of their own exams, those who run the school everybody's. */
export function gradesHandlers({ database, clock, secrets }: Services): Pick<Handlers, GradingOperations> {
  const wordingFor = async (tx: Transaction, schoolId: string, { language }: RequestContext) => {
    const now = clock.now();
    const school = await findSchool(tx, schoolId);
    return {
      ...wordingOf(school, { language, now }),
      open: opener({ secrets }, schoolId, now),
      play: player({ secrets }, now),
    };
  };
  return {
    listGrading: async ({ path, query, headers, context }) => {
      const writer = examWriter(context, headers);
      const { grading, isAppealed } = query;
      const { page, asked } = pageOf(query);
      const { rows, counts, ...list } = await database.read(writer, async (tx) => {
        await requireExam(tx, path.examId, writer.author);
        const status = grading === undefined || grading === NOT_GRADING ? undefined : STATUSES[grading];
        const found =
          grading === NOT_GRADING ? NOTHING : await listGraded(tx, path.examId, { status, isAppealed }, page);
        return { ...found, counts: await countGraded(tx, path.examId) };
      });
      return ok({
        items: rows.map((row) => ({
          attempt: presentGradedSummary(row),
          ...presentLearner(row),
          isReleased: row.released_at !== null,
          openQuestions: row.open_questions,
          openAppeals: row.open_appeals,
        })),
        ...list,
        ...asked,
        gradedCount: counts.graded.total,
        gradedIsExact: counts.graded.totalIsExact,
        unreleasedCount: counts.unreleased.total,
        unreleasedIsExact: counts.unreleased.totalIsExact,
        appealCount: counts.appeals.total,
        appealsAreExact: counts.appeals.totalIsExact,
      });
    },
    getGrading: async ({ path, headers, context }) => {
      const writer = examWriter(context, headers);
      return ok(
        await database.read(writer, async (tx) => {
          const wording = await wordingFor(tx, writer.schoolId, context);
          return readSheet(tx, path.attemptId, writer.author, wording);
        }),
      );
    },
    saveGrading: async ({ path, body, headers, context }) => {
      const writer = examWriter(context, headers);
      return ok(
        await database.write(writer, async (tx) => {
          const wording = await wordingFor(tx, writer.schoolId, context);
          await grade(tx, path.attemptId, body, writer, clock.now());
          return readSheet(tx, path.attemptId, writer.author, wording);
        }),
      );
    },
    releaseResults: async ({ path, headers, context }) => {
      const writer = examWriter(context, headers);
      return ok({
        count: await database.write(writer, async (tx) => {
          await requireExam(tx, path.examId, writer.author);
          const released = await releaseGraded(tx, path.examId, clock.now());
          const people = released > 0 ? await listGradedPeople(tx, path.examId) : [];
          const sittings = people.map(({ account_id }) => ({ examId: path.examId, accountId: account_id }));
          await settlePasses(tx, writer.schoolId, sittings, clock.now());
          return released;
        }),
      });
    },
    exportGrades: async ({ path, query: { format = 'csv' }, headers, context }) => {
      const writer = examWriter(context, headers);
      const rows = await database.read(writer, async (tx) => {
        await requireExam(tx, path.examId, writer.author);
        return findAllGraded(tx, path.examId, EXPORT_LIMIT);
      });
      const table = gradesTable(rows);
      return ok({
        fileName: `grades-${clock.now().toISOString().slice(0, 10)}.${format}`,
        ...(format === 'csv' ? { csv: toCsv(table) } : { csv: '', xlsx: toXlsx(table).toString('base64') }),
        rows: rows.length,
      });
    },
  };
}
