import { ok, type Handlers } from '../../contract/handlers.ts';
import { pageOf, totalOf } from '../../database/keyset.ts';
import { requireViewer, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { may } from '../../core/acl/authorize.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { toCsv, toCsvLines } from '../../platform/csv.ts';
import { notify } from '../notifications/notify.ts';
import { readText } from './read-text.ts';
import { presentFeedback } from './feedback.presenter.ts';
import {
  countFeedback,
  findFeedback,
  listFeedback,
  lockFeedback,
  type FeedbackFilter,
  type FeedbackRow,
  updateFeedback,
} from './feedback.repository.ts';

type InboxOperations =
  | 'listFeedback'
  | 'getFeedback'
  | 'getFeedbackStatus'
  | 'updateFeedbackStatus'
  | 'exportFeedback';
/** Messages of one export. */
const EXPORT_LIMIT = 10_000;
/** Messages that are read at once for it. */
const EXPORT_PAGE = 1000;
const MAX_REPLY = 1000;

/** Feedback and complaints as their authors see them, and as those see them who handle them. */
export function inboxHandlers({ database, clock }: Services): Pick<Handlers, InboxOperations> {
  /** @throws {Problem} NOT_FOUND for what is neither the person's own nor theirs to handle */
  const find = async (viewer: Viewer, id: string, schoolId: string | undefined): Promise<FeedbackRow> => {
    const row = await database.read({ accountId: viewer.accountId, schoolId }, (tx) => findFeedback(tx, id));
    const isOwn =
      row?.account_id === viewer.accountId && (viewer.boundSchool ?? row.school_id) === row.school_id;
    if (!row || !(isOwn || may(viewer, 'FEEDBACK_HANDLING', row.school_id))) throw new Problem('NOT_FOUND');
    return row;
  };
  return {
    listFeedback: async ({ query, context }) => {
      const viewer = requireViewer(context);
      const { tenantId: schoolId, scope = 'mine', sort, status } = query;
      if (scope === 'school') authorize(viewer, 'FEEDBACK_HANDLING', schoolId);
      const { page, asked } = pageOf(query);
      const filter: FeedbackFilter = {
        ...query,
        schoolId,
        authorId: scope === 'mine' ? viewer.accountId : undefined,
      };
      const { rows, counts, ...steps } = await database.read(
        { schoolId, accountId: viewer.accountId },
        async (tx) => ({
          counts: await countFeedback(tx, filter),
          ...(await listFeedback(tx, filter, { ...page, sort })),
        }),
      );
      const n = status ? counts[status] : Object.values(counts).reduce((sum, number) => sum + number, 0);
      return ok({ items: rows.map(presentFeedback), ...totalOf(n), counts, ...steps, ...asked });
    },
    getFeedback: async ({ path, headers, context }) =>
      ok(presentFeedback(await find(requireViewer(context), path.feedbackId, headers.tenantid))),
    getFeedbackStatus: async ({ query, headers, context }) => {
      const row = await find(requireViewer(context), query.feedbackId, headers.tenantid);
      const { id, status, reply, updatedAt } = presentFeedback(row);
      return ok({ id, status, reply, updatedAt });
    },
    updateFeedbackStatus: async ({ body, headers, context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      const schoolId = String(headers.tenantid);
      authorize(viewer, 'FEEDBACK_HANDLING', schoolId);
      const reply = body.reply === undefined ? undefined : readText(body.reply, 'reply', MAX_REPLY);
      const row = await database.write({ schoolId, accountId }, async (tx) => {
        const before = await lockFeedback(tx, schoolId, body.feedbackId);
        if (!before) throw new Problem('NOT_FOUND');
        if (before.updated_at.getTime() !== new Date(body.updatedAt).getTime())
          throw new Problem('VERSION_CONFLICT', { currentVersion: before.updated_at.toISOString() });
        if (body.status === 'answered' && reply === undefined && before.reply === null)
          throw new Problem('VALIDATION_FAILED', {
            fields: [{ path: 'body/reply', rule: 'required', message: 'must say the answer' }],
          });
        // The moment is the version: it moves on even where the clock does not.
        const now = new Date(Math.max(clock.now().getTime(), before.updated_at.getTime() + 1));
        await updateFeedback(tx, schoolId, body, reply, accountId, now);
        if (reply !== undefined && before.account_id !== null)
          await notify(tx, {
            accountId: before.account_id,
            schoolId,
            kind: 'feedbackAnswered',
            params: { answer: reply },
            now,
          });
        return findFeedback(tx, body.feedbackId);
      });
      return ok(presentFeedback(row as FeedbackRow));
    },
    exportFeedback: async ({ query, headers, context }) => {
      const schoolId = String(headers.tenantid);
      authorize(requireViewer(context), 'FEEDBACK_HANDLING', schoolId);
      // In one snapshot, page by page: a request that others wait for comes in between.
      const lines = await database.read({ schoolId }, async (tx) => {
        const parts = [toCsv([HEAD])];
        let rows = 0;
        let cursor: string | null | undefined;
        do {
          const page = await listFeedback(
            tx,
            { ...query, schoolId },
            { limit: Math.min(EXPORT_PAGE, EXPORT_LIMIT - rows), cursor },
          );
          parts.push(toCsvLines(page.rows.map(cells)));
          rows += page.rows.length;
          cursor = page.next;
        } while (cursor && rows < EXPORT_LIMIT);
        return { csv: parts.join(''), rows };
      });
      return ok({ fileName: `feedback-${clock.now().toISOString().slice(0, 10)}.csv`, ...lines });
    },
  };
}

const HEAD = [
  'id',
  'kind',
  'type',
  'status',
  'createdAt',
  'author',
  'language',
  'phoneNumber',
  'content',
  'targetUrl',
  'pictures',
  'reply',
  'repliedAt',
];

function cells(row: FeedbackRow): string[] {
  const entry = presentFeedback(row);
  return [
    // A spreadsheet would round nineteen digits.
    `#${entry.id}`,
    entry.kind,
    String(entry.feedbackType ?? entry.complaintType ?? ''),
    entry.status,
    entry.createdAt,
    entry.author?.name ?? '',
    row.language,
    entry.phoneNumber ?? '',
    entry.content,
    entry.targetUrl ?? '',
    entry.picUrls.join(' '),
    entry.reply ?? '',
    entry.repliedAt ?? '',
  ];
}
