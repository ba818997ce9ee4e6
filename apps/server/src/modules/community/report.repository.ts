import { sql } from 'kysely';
import { countedIn, countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { ReportReason } from '../../database/tables/community.ts';

/** Reports of one thing that are shown; all are counted. */
const SHOWN_MAX = 20;

/** What was reported, with what stands there. */
export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>;

const LATEST: KeysetOrder = {
  columns: [
    { name: 'reported_at', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** Who decides: undefined for whole schools, else who teaches the class. */
export type Teacher = string | undefined;

const selectCases = (tx: Transaction, teacher: Teacher) => {
  const query = tx
    .selectFrom('post_case')
    .innerJoin('post', 'post.id', 'post_case.post_id')
    .leftJoin('post_reply as reply', 'reply.id', 'post_case.reply_id')
    .leftJoin('account as author', (join) =>
      join.on(
        'author.id',
        '=',
        sql`case when post_case.reply_id is null then post.author_id else reply.author_id end`,
      ),
    )
    .leftJoin('account as decider', 'decider.id', 'post_case.decided_by')
    .leftJoin('resource', 'resource.id', 'post.class_id')
    .leftJoin('lesson', 'lesson.id', 'post.lesson_id')
    .select([
      'post_case.id',
      'post_case.status',
      'post_case.post_id',
      'post_case.reply_id',
      'post_case.decided_at',
      'post.scope_type',
      'post.title',
      'resource.title as class_title',
      'lesson.title as lesson_title',
      'author.id as author_id',
      'author.nick_name',
      'author.real_name',
      'author.avatar_url',
      'decider.id as decider_id',
      'decider.nick_name as decider_nick_name',
      'decider.real_name as decider_real_name',
      'decider.avatar_url as decider_avatar_url',
    ])
    .select((eb) => [
      eb.fn.coalesce('reply.body', 'post.body').as('body'),
      eb.fn.coalesce('reply.lang', 'post.lang').as('lang'),
      eb.fn.coalesce('reply.created_at', 'post.created_at').as('created_at'),
      countedIn(sql`select 1 from post_report where case_id = post_case.id`).as('report_count'),
    ]);
  return teacher === undefined
    ? query
    : query.where((eb) =>
        eb(
          'post.class_id',
          'in',
          eb.selectFrom('class_teacher').select('class_id').where('account_id', '=', teacher),
        ),
      );
};

/** A page of what was reported, the latest first. */
export async function listCaseRows(
  tx: Transaction,
  { schoolId, teacher, status }: { schoolId: string; teacher: Teacher; status: 'open' | 'kept' },
  page: KeysetPage,
) {
  const keyset = new Keyset(LATEST, page);
  const query = selectCases(tx, teacher)
    .where('post_case.school_id', '=', schoolId)
    .where('post_case.status', '=', status);
  const rows = await query
    .select(keyset.place('post_case').as('place'))
    .where(keyset.beyond('post_case'))
    .orderBy(keyset.orderBy('post_case'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, query));
}

/** What was reported; undefined where there is none that this person decides about. */
export const findCase = (tx: Transaction, caseId: string, teacher: Teacher) =>
  selectCases(tx, teacher).where('post_case.id', '=', caseId).executeTakeFirst();

/** The latest reports of each of some cases. */
export const listReports = async (tx: Transaction, caseIds: readonly string[]) =>
  caseIds.length === 0
    ? []
    : tx
        .selectFrom((eb) =>
          eb
            .selectFrom('post_report')
            .selectAll()
            .select(
              sql<number>`row_number() over (partition by case_id order by reported_at desc, account_id)::int`.as(
                'place',
              ),
            )
            .where('case_id', 'in', caseIds)
            .as('report'),
        )
        .innerJoin('account', 'account.id', 'report.account_id')
        .select([
          'report.case_id',
          'report.reason',
          'report.text',
          'report.reported_at',
          'account.id',
          'account.nick_name',
          'account.real_name',
          'account.avatar_url',
        ])
        .where('report.place', '<=', SHOWN_MAX)
        .orderBy('report.place')
        .execute();

/** What most reports of a case say; undefined without any. */
export async function findReason(tx: Transaction, caseId: string): Promise<ReportReason | undefined> {
  const row = await tx
    .selectFrom('post_report')
    .select('reason')
    .where('case_id', '=', caseId)
    .groupBy('reason')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('reason')
    .limit(1)
    .executeTakeFirst();
  return row?.reason;
}

export interface ReportValues {
  schoolId: string;
  postId: string;
  replyId: string | null;
  accountId: string;
  reason: ReportReason;
  text: string;
}

/** Keeps a report, once a person and thing; what somebody kept before is open again. */
export async function addReport(
  tx: Transaction,
  { schoolId, postId, replyId, accountId, reason, text }: ReportValues,
  now: Date,
): Promise<void> {
  const { id } = await tx
    .insertInto('post_case')
    .values({ school_id: schoolId, post_id: postId, reply_id: replyId, reported_at: now })
    // Changes nothing, but answers with the row that is there, and holds it.
    .onConflict((conflict) =>
      conflict.constraint('post_case_once').doUpdateSet({ post_id: sql`excluded.post_id` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await tx
    .insertInto('post_report')
    .values({ case_id: id, school_id: schoolId, account_id: accountId, reason, text, reported_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('case_id')
    .executeTakeFirst();
  if (added)
    await tx
      .updateTable('post_case')
      .set({ status: 'open', reported_at: now, decided_at: null, decided_by: null })
      .where('id', '=', id)
      .execute();
}

export async function storeCase(
  tx: Transaction,
  caseId: string,
  deciderId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('post_case')
    .set({ status: 'kept', decided_at: now, decided_by: deciderId })
    .where('id', '=', caseId)
    .execute();
}
