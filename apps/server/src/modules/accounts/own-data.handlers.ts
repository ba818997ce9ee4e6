import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage, toTag, type Language } from '../../i18n/languages.ts';
import { findNewestJob, removeJobs } from '../../core/jobs/jobs.repository.ts';
import type { Services } from '../../core/services.ts';
import { tryChallenge } from '../auth/challenges.repository.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { revokeSessionsOf } from '../../core/identity/session.repository.ts';
import { presentRef } from '../../core/schools/schools.presenter.ts';
import { EXPORT, EXPORT_TICKET, presentExport, readExport } from './data-export.ts';
import { ERASE, findSchoolsOwnedAlone, GRACE_DAYS, presentDeletion } from './deletion.ts';
import { notify } from './notices.ts';
import { useOwnCode } from './own-code.service.ts';
import { cancelDeletion, findDue, planDeletion } from './deletion.repository.ts';
import { lockAccount } from './accounts.repository.ts';

type DataOperations =
  | 'startExport'
  | 'getExport'
  | 'downloadExport'
  | 'getDeletion'
  | 'requestDeletion'
  | 'cancelDeletion';

const EXPORTS: Limit = { limit: 3, windowSeconds: 86_400 };

/** A copy of one's data, and the end of one's account. */
export function ownDataHandlers(services: Services): Pick<Handlers, DataOperations> {
  const { database, clock, jobs, config } = services;
  const readDeletion = async (viewer: Viewer, language: Language) =>
    database.read({ accountId: viewer.accountId }, async (tx) => {
      const { dueAt } = await findDue(tx, viewer.accountId);
      const alone = await findSchoolsOwnedAlone(tx, database, viewer);
      return presentDeletion(
        dueAt,
        alone.map((school) => presentRef(school, language)),
      );
    });
  return {
    startExport: async ({ context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      const now = clock.now();
      const outcome = await database.write({ accountId }, async (tx) => {
        await lockAccount(tx, accountId);
        const before = await findNewestJob(tx, EXPORT);
        if (before && (before.status === 'waiting' || before.status === 'running')) return before;
        const state = await count(tx, `export:${accountId}`, EXPORTS, now);
        if (state.count > EXPORTS.limit)
          return new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: state.retryAfterSeconds });
        const input = { requestedAt: now.toISOString() };
        await jobs.add(tx, { kind: EXPORT, accountId, input, state: { progress: 0 } });
        return findNewestJob(tx, EXPORT);
      });
      if (outcome instanceof Problem) throw outcome;
      return ok(presentExport(outcome, now));
    },
    getExport: async ({ context }) => {
      const { accountId } = requireViewer(context);
      const job = await database.read({ accountId }, (tx) => findNewestJob(tx, EXPORT));
      return ok(presentExport(job, clock.now()));
    },
    downloadExport: async ({ path, context }) => {
      const { accountId } = requireViewer(context);
      const ticket = await database.write({ accountId }, (tx) =>
        tryChallenge<{ file: string }>(tx, EXPORT_TICKET, path.ticket, clock.now()),
      );
      const copy =
        ticket?.accountId === accountId ? await readExport(config.dataDir, ticket.data.file) : undefined;
      if (!copy) throw new Problem('NOT_FOUND');
      context.reply.header('content-disposition', 'attachment; filename="stoa-account.json"');
      return { status: 200, body: copy as Record<string, unknown> };
    },
    getDeletion: async ({ context }) => {
      const viewer = requireViewer(context);
      return ok(await readDeletion(viewer, chooseLanguage(context.language, undefined, viewer.language)));
    },
    requestDeletion: async ({ body, context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      const language = chooseLanguage(context.language, undefined, viewer.language);
      const now = clock.now();
      if ((await readDeletion(viewer, language)).blockedBy.length > 0) throw new Problem('LAST_OWNER');
      const problem = await useOwnCode(services, accountId, 'delete', body.code, now);
      if (problem) throw problem;
      const due = new Date(now.getTime() + GRACE_DAYS * 86_400_000);
      const contact = await database.write({ accountId }, async (tx) => {
        const changed = await planDeletion(tx, accountId, due);
        if (!changed) throw new Problem('CONFLICT');
        await jobs.add(tx, { kind: ERASE, accountId, runAt: due });
        await revokeSessionsOf(tx, accountId, now, { except: viewer.sessionId });
        return changed;
      });
      const day = new Intl.DateTimeFormat(toTag(contact.language as Language), {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(due);
      await notify(services, contact, 'deletionAsked', day);
      return ok(await readDeletion(viewer, language));
    },
    cancelDeletion: async ({ context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      const contact = await database.write({ accountId }, async (tx) => {
        const changed = await cancelDeletion(tx, accountId);
        if (!changed) throw new Problem('NOT_FOUND');
        await removeJobs(tx, ERASE, accountId);
        return changed;
      });
      await notify(services, contact, 'deletionTakenBack');
      return ok(await readDeletion(viewer, chooseLanguage(context.language, undefined, viewer.language)));
    },
  };
}
