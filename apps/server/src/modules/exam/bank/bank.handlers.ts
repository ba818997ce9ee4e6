import { ok, type Handlers } from '../../../contract/handlers.ts';
import { pageOf } from '../../../database/keyset.ts';
import { requireViewer, type RequestContext } from '../../../http/context.ts';
import { Problem } from '../../../http/problem.ts';
import { authorize } from '../../../core/acl/authorize.ts';
import { findSchool } from '../../../core/schools/schools.repository.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { Services } from '../../../core/services.ts';
import {
  findFacets,
  findForExport,
  findQuestion,
  insertQuestions,
  listQuestions,
  setArchived,
} from './bank.repository.ts';
import { addQuestion, changeQuestion, deleteUnused, presentEntry, readQuestion } from './bank.service.ts';
import { ENDINGS, writeQuestions } from './export.ts';
import { readQuestions } from './import.ts';
import { player, withMedia } from './question-media.ts';
import { withPictures } from './question-picture.ts';
import { trueFalseOf } from './true-false.ts';

type BankOperations =
  | 'listQuestions'
  | 'createQuestion'
  | 'getQuestion'
  | 'saveQuestion'
  | 'deleteQuestion'
  | 'archiveQuestion'
  | 'importQuestions'
  | 'exportQuestions';

/** Questions of one export. */
const EXPORT_LIMIT = 10_000;

/** The question bank of a school, for those who teach there. */
export function bankHandlers(services: Services): Pick<Handlers, BankOperations> {
  const { database, clock, messages } = services;
  const read = (tx: Transaction, questionId: string) =>
    readQuestion(tx, questionId, player(services, clock.now()));
  const trueFalse = trueFalseOf(messages);
  const enter = (context: RequestContext, headers: Record<string, string | undefined>) => {
    const viewer = requireViewer(context);
    const schoolId = String(headers.tenantid);
    authorize(viewer, 'EXAM_GRADING', schoolId);
    return { schoolId, accountId: viewer.accountId };
  };
  return {
    listQuestions: async ({ query, headers, context }) => {
      const scope = enter(context, headers);
      const { page, asked } = pageOf(query);
      const { rows, ...list } = await database.read(scope, async (tx) => ({
        ...(await listQuestions(tx, query, page)),
        ...(await findFacets(tx)),
      }));
      return ok({ items: rows.map(presentEntry), ...list, ...asked });
    },
    createQuestion: async ({ body, headers, context }) => {
      const scope = enter(context, headers);
      const input = await withPictures(services, scope, await withMedia(services, scope, body));
      return ok(
        await database.write(scope, async (tx) =>
          read(tx, await addQuestion(tx, { ...scope, now: clock.now() }, input, trueFalse)),
        ),
      );
    },
    getQuestion: async ({ path, headers, context }) => {
      const scope = enter(context, headers);
      return ok(await database.read(scope, (tx) => read(tx, path.questionId)));
    },
    saveQuestion: async ({ path, body, headers, context }) => {
      const scope = enter(context, headers);
      const change = await withPictures(services, scope, await withMedia(services, scope, body));
      return ok(
        await database.write(scope, async (tx) => {
          await changeQuestion(tx, { ...scope, now: clock.now() }, path.questionId, change, trueFalse);
          return read(tx, path.questionId);
        }),
      );
    },
    deleteQuestion: async ({ path, headers, context }) => {
      const scope = enter(context, headers);
      await database.write(scope, (tx) => deleteUnused(tx, scope.schoolId, path.questionId, clock.now()));
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    archiveQuestion: async ({ path, body, headers, context }) => {
      const scope = enter(context, headers);
      return ok(
        await database.write(scope, async (tx) => {
          if (!(await findQuestion(tx, path.questionId))) throw new Problem('NOT_FOUND');
          await setArchived(tx, path.questionId, body.isArchived, clock.now());
          return read(tx, path.questionId);
        }),
      );
    },
    importQuestions: async ({ body, headers, context }) => {
      const scope = enter(context, headers);
      const result = await database.write(scope, async (tx) => {
        const school = await findSchool(tx, scope.schoolId);
        const { questions, errors } = readQuestions(
          body,
          context.language ?? school.default_language,
          trueFalse,
        );
        const imported = !body.dryRun && errors.length === 0 && questions.length > 0;
        if (imported) await insertQuestions(tx, { ...scope, now: clock.now() }, questions);
        return { count: questions.length, imported, errors };
      });
      return ok(result);
    },
    exportQuestions: async ({ query, headers, context }) => {
      const scope = enter(context, headers);
      const { rows, school } = await database.read(scope, async (tx) => ({
        school: await findSchool(tx, scope.schoolId),
        rows: await findForExport(tx, query.folder, EXPORT_LIMIT),
      }));
      return ok({
        fileName: `questions-${clock.now().toISOString().slice(0, 10)}.${ENDINGS[query.format]}`,
        ...writeQuestions(query.format, rows, context.language ?? school.default_language),
      });
    },
  };
}
