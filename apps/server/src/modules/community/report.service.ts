import type { DataOf } from '../../contract/handlers.ts';
import { authorize, may } from '../../core/acl/authorize.ts';
import type { Limit } from '../../core/limits/limits.repository.ts';
import { wordingOf } from '../../core/schools/caller.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { ReportReason } from '../../database/tables/community.ts';
import { Problem } from '../../http/problem.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { once } from '../../platform/idempotency.ts';
import { notify } from '../notifications/notify.ts';
import { presentCase } from './community.presenter.ts';
import { openPost, openReply, requireRate, scopeOf, type SignedIn } from './community.service.ts';
import { isOwn, requireWriter } from './place.policy.ts';
import { deletePostRow, lockPost } from './post.repository.ts';
import { deleteReplyRow } from './reply.repository.ts';
import { shortened } from './reply.service.ts';
import {
  addReport,
  findCase,
  findReason,
  storeCase,
  listCaseRows,
  listReports,
  type Teacher,
} from './report.repository.ts';

const REPORTS_AN_HOUR: Limit = { limit: 30, windowSeconds: 3600 };

interface ReportIn {
  targetType: 'post' | 'reply';
  targetId: string;
  reason: ReportReason;
  text?: string | undefined;
}

/** Keeps a report, once a person and thing. @throws {Problem} NOT_FOUND, MEMBERS_ONLY, CONFLICT for one's own, and as openPost */
export async function report(
  { database }: Services,
  { targetType, targetId, reason, text = '' }: ReportIn,
  caller: SignedIn,
  key: string | undefined,
): Promise<void> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  const request = { schoolId, targetType, targetId, reason, text };
  await database.write(scopeOf(caller), (tx) =>
    once(tx, { key, accountId, operation: 'reportPost', request }, now, async () => {
      const found =
        targetType === 'reply'
          ? await openReply(tx, targetId, caller)
          : { ...(await openPost(tx, targetId, caller)), reply: undefined };
      requireWriter(found.place);
      await requireRate(tx, `report:${accountId}`, REPORTS_AN_HOUR, now);
      if (isOwn(found.place, found.reply ?? found.row)) throw new Problem('CONFLICT', { reason: 'own' });
      const values = { schoolId, postId: found.row.id, replyId: found.reply?.id ?? null, accountId };
      await addReport(tx, { ...values, reason, text: cleanText(text) }, now);
      return {};
    }),
  );
}

/** Who decides: who runs the school about all, a teacher about the own classes. @throws {Problem} NOT_FOUND, FORBIDDEN */
function deciderOf({ viewer, schoolId }: SignedIn): Teacher {
  authorize(viewer, 'CLASS_MANAGEMENT', schoolId);
  return may(viewer, 'FEEDBACK_HANDLING', schoolId) ? undefined : viewer.accountId;
}

/** A page of what was reported. @throws {Problem} NOT_FOUND, FORBIDDEN */
export async function loadReports(
  { database }: Services,
  { status = 'open', ...query }: PageQuery & { status?: 'open' | 'kept' | undefined },
  caller: SignedIn,
): Promise<DataOf<'listPostReports'>> {
  const teacher = deciderOf(caller);
  const { schoolId } = caller;
  return database.read(scopeOf(caller), async (tx) => {
    const wording = wordingOf(await enter(tx, caller), caller);
    const { page, asked } = pageOf(query);
    const { rows, ...around } = await listCaseRows(tx, { schoolId, teacher, status }, page);
    const reports = await listReports(
      tx,
      rows.map(({ id }) => id),
    );
    const items = rows.map((row) =>
      presentCase(
        row,
        reports.filter(({ case_id }) => case_id === row.id),
        wording,
      ),
    );
    return { items, ...around, ...asked };
  });
}

/** Keeps or removes what was reported. @throws {Problem} NOT_FOUND also where it is gone, FORBIDDEN */
export async function decide(
  { database }: Services,
  caseId: string,
  { decision, reason }: { decision: 'keep' | 'remove'; reason?: ReportReason | undefined },
  caller: SignedIn,
): Promise<void> {
  const teacher = deciderOf(caller);
  const { schoolId, viewer, now } = caller;
  await database.write(scopeOf(caller), async (tx) => {
    await enter(tx, caller);
    const found = await findCase(tx, caseId, teacher);
    if (!found) throw new Problem('NOT_FOUND');
    if (decision === 'keep') return storeCase(tx, caseId, viewer.accountId, now);
    // Of two who remove at once the second finds nothing.
    await lockPost(tx, found.post_id, viewer.accountId);
    const row = await findCase(tx, caseId, teacher);
    if (!row) throw new Problem('NOT_FOUND');
    const why = reason ?? (await findReason(tx, caseId)) ?? 'other';
    if (row.reply_id === null) await deletePostRow(tx, row.post_id);
    else await deleteReplyRow(tx, row.reply_id);
    if (row.author_id !== null && row.author_id !== viewer.accountId)
      await notify(tx, {
        accountId: row.author_id,
        schoolId,
        kind: 'postRemoved',
        params: { title: shortened(row.title), reason: why, what: row.reply_id === null ? 'post' : 'reply' },
        now,
      });
  });
}
