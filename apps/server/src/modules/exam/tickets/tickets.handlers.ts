import { ok, type Handlers } from '../../../contract/handlers.ts';
import { enter } from '../../../core/schools/schools.service.ts';
import { wordingOf } from '../../../core/schools/caller.ts';
import type { Services } from '../../../core/services.ts';
import { pageOf } from '../../../database/keyset.ts';
import { requireViewer, type RequestContext } from '../../../http/context.ts';
import { Problem } from '../../../http/problem.ts';
import { examWriter } from '../bank/exam-writer.ts';
import { requireExam } from '../grades/grades.repository.ts';
import { presentIssued, presentTicket } from './tickets.presenter.ts';
import { findOwnTicket, listIssued, listOwn } from './tickets.repository.ts';
import { check, issue, redeem, withdraw } from './tickets.service.ts';

type TicketOperations =
  | 'listExamTickets'
  | 'getExamTicket'
  | 'checkExamTicket'
  | 'redeemExamTicket'
  | 'listIssuedExamTickets'
  | 'issueExamTickets'
  | 'withdrawExamTicket';

/** Tickets of exams: people use them, whoever writes an exam issues and withdraws them. */
export function ticketsHandlers(services: Services): Pick<Handlers, TicketOperations> {
  const { database, clock } = services;
  const learner = (schoolId: string, context: RequestContext) => ({
    schoolId,
    viewer: requireViewer(context),
    language: context.language,
    now: clock.now(),
  });
  return {
    listExamTickets: async ({ query, context }) => {
      const caller = learner(query.schoolId, context);
      const { schoolId, viewer, now } = caller;
      const { page, asked } = pageOf(query);
      const { school, rows, ...list } = await database.read(
        { schoolId, accountId: viewer.accountId },
        async (tx) => ({
          school: await enter(tx, caller),
          ...(await listOwn(tx, viewer.accountId, query.status, page, now)),
        }),
      );
      const wording = wordingOf(school, caller);
      return ok({ items: rows.map((row) => presentTicket(row, wording)), ...list, ...asked });
    },
    getExamTicket: async ({ query, headers, context }) => {
      const caller = learner(headers.tenantid ?? '', context);
      const { schoolId, viewer, now } = caller;
      const { accountId } = viewer;
      return ok(
        await database.read({ schoolId, accountId }, async (tx) => {
          const school = await enter(tx, caller);
          const row = await findOwnTicket(tx, query.ticketId, accountId, now);
          if (!row) throw new Problem('NOT_FOUND');
          return presentTicket(row, wordingOf(school, caller));
        }),
      );
    },
    checkExamTicket: async ({ query, headers, context }) =>
      ok(await check(services, query, learner(headers.tenantid ?? '', context))),
    redeemExamTicket: async ({ body, headers, context }) =>
      ok(await redeem(services, body, learner(headers.tenantid ?? '', context))),
    listIssuedExamTickets: async ({ path, query, headers, context }) => {
      const writer = examWriter(context, headers);
      const { page, asked } = pageOf(query);
      const { rows, ...list } = await database.read(writer, async (tx) => {
        await requireExam(tx, path.examId, writer.author);
        return listIssued(tx, path.examId, query.status, page, clock.now());
      });
      return ok({ items: rows.map(presentIssued), ...list, ...asked });
    },
    issueExamTickets: async ({ path, body, headers, context }) => {
      const writer = examWriter(context, headers);
      return ok(await database.write(writer, (tx) => issue(tx, path.examId, writer, body, clock.now())));
    },
    withdrawExamTicket: async ({ path, headers, context }) => {
      const writer = examWriter(context, headers);
      return ok(
        await database.write(writer, async (tx) => {
          await requireExam(tx, path.examId, writer.author);
          return withdraw(tx, path.examId, path.ticketId, clock.now());
        }),
      );
    },
  };
}
