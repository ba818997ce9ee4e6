import { sql } from 'kysely';
import { countedIn, countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { ReportReason } from '../../database/tables/community.ts';
import type { SpaceCaseStatus } from '../../database/tables/people.ts';

/** Reports of one space that are shown; all are counted. */
const SHOWN_MAX = 20;

/** A space that was reported, with what stands there. */
export type SpaceCaseRow = NonNullable<Awaited<ReturnType<typeof findSpaceCase>>>;

const LATEST: KeysetOrder = {
  columns: [
    { name: 'reported_at', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

const selectCases = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('space_case')
    .innerJoin('account as person', 'person.id', 'space_case.person_id')
    .leftJoin('account as decider', 'decider.id', 'space_case.decided_by')
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.school_id', '=', 'space_case.school_id')
        .onRef('membership.account_id', '=', 'space_case.person_id'),
    )
    .leftJoin('space', (join) =>
      join
        .onRef('space.school_id', '=', 'space_case.school_id')
        .onRef('space.account_id', '=', 'space_case.person_id'),
    )
    .select([
      'space_case.id',
      'space_case.status',
      'space_case.reported_at',
      'space_case.decided_at',
      'person.id as person_id',
      'person.nick_name',
      'person.real_name',
      'person.avatar_url',
      'decider.id as decider_id',
      'decider.nick_name as decider_nick_name',
      'decider.real_name as decider_real_name',
      'decider.avatar_url as decider_avatar_url',
      'membership.role',
      'membership.status as membership_status',
      'space.about',
      'space.links',
      'space.cover_url',
      'space.withheld',
      countedIn(sql`select 1 from space_report where case_id = space_case.id`).as('report_count'),
    ])
    .where('space_case.school_id', '=', schoolId);

/** A page of the spaces that were reported, the latest first. */
export async function listSpaceCases(
  tx: Transaction,
  { schoolId, isOpen }: { schoolId: string; isOpen: boolean },
  page: KeysetPage,
) {
  const keyset = new Keyset(LATEST, page);
  const isOf = isOpen ? '=' : '!=';
  const rows = await selectCases(tx, schoolId)
    .where('space_case.status', isOf, 'open')
    .select(keyset.place('space_case').as('place'))
    .where(keyset.beyond('space_case'))
    .orderBy(keyset.orderBy('space_case'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  // Each has a person: nothing has to be joined to count them.
  const all = tx.selectFrom('space_case').where('school_id', '=', schoolId).where('status', isOf, 'open');
  return keyset.complete(rows, () => countUpTo(tx, all));
}

export const findSpaceCase = (tx: Transaction, schoolId: string, caseId: string) =>
  selectCases(tx, schoolId).where('space_case.id', '=', caseId).executeTakeFirst();

/** As findSpaceCase; who else wants to decide about it waits until the transaction ends. */
export async function lockSpaceCase(tx: Transaction, schoolId: string, caseId: string) {
  await tx.selectFrom('space_case').select('id').where('id', '=', caseId).forUpdate().execute();
  return findSpaceCase(tx, schoolId, caseId);
}

/** The latest reports of each of some cases. */
export const listSpaceReportRows = async (tx: Transaction, caseIds: readonly string[]) =>
  caseIds.length === 0
    ? []
    : tx
        .selectFrom((eb) =>
          eb
            .selectFrom('space_report')
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
export async function findSpaceReason(tx: Transaction, caseId: string): Promise<ReportReason | undefined> {
  const row = await tx
    .selectFrom('space_report')
    .select('reason')
    .where('case_id', '=', caseId)
    .groupBy('reason')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('reason')
    .limit(1)
    .executeTakeFirst();
  return row?.reason;
}

/** Keeps a report, once a person and space; what was decided before is open again. */
export async function addSpaceReport(
  tx: Transaction,
  report: { schoolId: string; personId: string; accountId: string; reason: ReportReason; text: string },
  now: Date,
): Promise<void> {
  const { schoolId, personId, accountId, reason, text } = report;
  const { id } = await tx
    .insertInto('space_case')
    .values({ school_id: schoolId, person_id: personId, reported_at: now })
    // Changes nothing, but answers with the row that is there, and holds it.
    .onConflict((conflict) =>
      conflict.constraint('space_case_once').doUpdateSet({ person_id: sql`excluded.person_id` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await tx
    .insertInto('space_report')
    .values({ case_id: id, school_id: schoolId, account_id: accountId, reason, text, reported_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('case_id')
    .executeTakeFirst();
  if (added)
    await tx
      .updateTable('space_case')
      .set({ status: 'open', reported_at: now, decided_at: null, decided_by: null })
      .where('id', '=', id)
      .execute();
}

export const closeSpaceCase = (
  tx: Transaction,
  caseId: string,
  { status, deciderId, now }: { status: SpaceCaseStatus; deciderId: string; now: Date },
) =>
  tx
    .updateTable('space_case')
    .set({ status, decided_at: now, decided_by: deciderId })
    .where('id', '=', caseId)
    .execute();
