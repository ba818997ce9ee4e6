import { ok, type Handlers } from '../../../contract/handlers.ts';
import { wordingOf } from '../../../core/schools/asker.ts';
import { findSchool } from '../../../core/schools/schools.repository.ts';
import type { Services } from '../../../core/services.ts';
import { toCsv } from '../../../platform/csv.ts';
import { toXlsx } from '../../../platform/xlsx.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { RequestContext } from '../../../http/context.ts';
import { opener } from '../answer-files.ts';
import { countOpenAppeals } from '../appeals/appeals.repository.ts';
import { player } from '../bank/question-media.ts';
import { examWriter } from '../bank/exam-writer.ts';
import { presentGradedSummary } from '../exam.presenter.ts';
import { listGradedPeople } from '../passes.repository.ts';
import { settlePasses } from '../passes.ts';
import { countGraded, findAllGraded, listGraded, releaseGraded, requireExam } from './grades.repository.ts';
import { grade, gradesTable, presentLearner, readSheet } from './grades.service.ts';

type GradingOperations = 'listGrading' | 'getGrading' | 'saveGrading' | 'exportGrades' | 'releaseResults';

const PAGE_SIZE = 20;
/** Attempts of one file. */
const EXPORT_LIMIT = 100_000;
/** As the contract numbers them; attempts that run are not graded. */
const STATUSES = { 0: 'graded', 1: 'submitted' } as const;
const NOT_GRADING = 2;

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
      const { pageNumber = 1, pageSize = PAGE_SIZE, grading, isAppealed } = query;
      const page = { limit: grading === NOT_GRADING ? 0 : pageSize, offset: (pageNumber - 1) * pageSize };
      const status = grading === undefined || grading === NOT_GRADING ? undefined : STATUSES[grading];
      const { items, total, counts, appealCount } = await database.read(writer, async (tx) => {
        await requireExam(tx, path.examId, writer.author);
        return {
          ...(await listGraded(tx, path.examId, { status, isAppealed }, page)),
          counts: await countGraded(tx, path.examId),
          appealCount: await countOpenAppeals(tx, path.examId),
        };
      });
      return ok({
        items: items.map((row) => ({
          attempt: presentGradedSummary(row),
          ...presentLearner(row),
          isReleased: row.released_at !== null,
          openQuestions: row.open_questions,
          openAppeals: row.open_appeals,
        })),
        total,
        pageNumber,
        pageSize,
        gradedCount: counts.graded,
        unreleasedCount: counts.unreleased,
        appealCount,
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
