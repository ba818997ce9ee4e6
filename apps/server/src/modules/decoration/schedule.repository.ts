import type { Transaction } from '../../database/pool.ts';

/** A version of a page that is published by itself. */
export interface ScheduleRow {
  page_id: string;
  release_id: string;
  version: string;
  publish_at: Date;
  note: string | null;
}

/** Schedules versions of pages, which are published together, in the place of what was scheduled for them. Needs lockPages. */
export async function scheduleVersions(
  tx: Transaction,
  scope: { schoolId: string; accountId: string },
  versions: readonly { page_id: string; version: string }[],
  release: { id: string; publishAt: Date; note: string | null },
  now: Date,
): Promise<void> {
  const { schoolId, accountId } = scope;
  await dropSchedules(
    tx,
    schoolId,
    versions.map(({ page_id }) => page_id),
  );
  await tx
    .insertInto('page_schedule')
    .values(
      versions.map(({ page_id, version }) => ({
        school_id: schoolId,
        page_id,
        version,
        release_id: release.id,
        publish_at: release.publishAt,
        note: release.note,
        scheduled_by: accountId,
        scheduled_at: now,
      })),
    )
    .execute();
}

/** Ends what was scheduled for pages; others of the same release stay. Needs lockPages. */
export const dropSchedules = (tx: Transaction, schoolId: string, pageIds: readonly string[]) =>
  tx.deleteFrom('page_schedule').where('school_id', '=', schoolId).where('page_id', 'in', pageIds).execute();

/** Ends a whole release, whose pages were to be published together. Needs lockPages. @returns its pages */
export async function takeRelease(
  tx: Transaction,
  schoolId: string,
  release: { id: string } | { pageId: string },
): Promise<ScheduleRow[]> {
  return tx
    .deleteFrom('page_schedule')
    .where('school_id', '=', schoolId)
    .where((eb) =>
      'id' in release
        ? eb('release_id', '=', release.id)
        : eb(
            'release_id',
            'in',
            eb
              .selectFrom('page_schedule as one')
              .select('one.release_id')
              .where('one.school_id', '=', schoolId)
              .where('one.page_id', '=', release.pageId),
          ),
    )
    .returning(['page_id', 'release_id', 'version', 'publish_at', 'note'])
    .execute();
}

/** What is published together with a page, with who decided it; empty where nothing is. */
export const listRelease = (tx: Transaction, schoolId: string, pageId: string) =>
  tx
    .selectFrom('page_schedule')
    .innerJoin('page_schedule as one', (join) =>
      join
        .onRef('one.school_id', '=', 'page_schedule.school_id')
        .onRef('one.release_id', '=', 'page_schedule.release_id'),
    )
    .innerJoin('account', 'account.id', 'page_schedule.scheduled_by')
    .select([
      'page_schedule.page_id',
      'page_schedule.version',
      'page_schedule.publish_at',
      'account.id',
      'account.nick_name',
      'account.real_name',
      'account.avatar_url',
    ])
    .where('page_schedule.school_id', '=', schoolId)
    .where('one.page_id', '=', pageId)
    .orderBy('page_schedule.page_id')
    .execute();

export type ReleaseRow = Awaited<ReturnType<typeof listRelease>>[number];
