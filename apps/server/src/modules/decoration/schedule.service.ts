import { randomUUID } from 'node:crypto';
import type { PageSchedule } from '@stoa/api/schema';
import { insertEntries } from '../../core/audit/audit.repository.ts';
import type { JobHandler } from '../../core/jobs/jobs.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { invalid } from '../../core/text/texts.ts';
import { Problem } from '../../http/problem.ts';
import { once } from '../../platform/idempotency.ts';
import { lockPages } from './decoration.repository.ts';
import { presentSchedule } from './decoration.presenter.ts';
import { release, requireRelease, type Scope } from './decoration.service.ts';
import { listRelease, scheduleVersions, takeRelease } from './schedule.repository.ts';

/** Publishes what was scheduled. */
export const PUBLISH_JOB = 'pages.publish';

const YEAR_MS = 366 * 86_400_000;

/**
 * Has the drafts of some pages, as they are now, published at a time: all of them or none.
 * @throws {Problem} VALIDATION_FAILED for a time that has passed or is too far ahead, and as publishPages
 */
export async function schedulePages(
  { database, clock, jobs }: Services,
  scope: Scope,
  input: {
    pageIds: readonly string[];
    version: string;
    publishAt: string;
    note?: string | undefined;
  },
  key: string | undefined,
): Promise<PageSchedule> {
  const now = clock.now();
  const { schoolId, accountId } = scope;
  const publishAt = new Date(input.publishAt);
  const ahead = publishAt.getTime() - now.getTime();
  if (ahead <= 0) throw invalid('body/publishAt', 'future', 'must be a time that is still to come');
  if (ahead > YEAR_MS) throw invalid('body/publishAt', 'future', 'must be within a year');
  const keyed = { key, accountId, operation: 'schedulePages', request: { schoolId, ...input } };
  return database.write(scope, async (tx) => {
    const school = await findSchool(tx, schoolId);
    await lockPages(tx, schoolId);
    return once(tx, keyed, now, async () => {
      const heads = await requireRelease(tx, school, input);
      const id = randomUUID();
      await scheduleVersions(tx, scope, heads, { id, publishAt, note: input.note ?? null }, now);
      await jobs.add(tx, {
        kind: PUBLISH_JOB,
        accountId,
        schoolId,
        input: { releaseId: id },
        runAt: publishAt,
      });
      const [first = ''] = input.pageIds;
      const schedule = presentSchedule(await listRelease(tx, schoolId, first), first);
      if (!schedule) throw new Problem('NOT_FOUND');
      return schedule;
    });
  });
}

/** Ends what was scheduled for a page and those with it. @throws {Problem} NOT_FOUND where nothing is */
export const cancelSchedule = ({ database }: Services, scope: Scope, pageId: string) =>
  database.write(scope, async (tx) => {
    await findSchool(tx, scope.schoolId);
    await lockPages(tx, scope.schoolId);
    const rows = await takeRelease(tx, scope.schoolId, { pageId });
    if (rows.length === 0) throw new Problem('NOT_FOUND');
    return { pageIds: rows.map(({ page_id }) => page_id).sort() };
  });

/**
 * Publishes a release whose time has come. Its rows and what visitors see change in one transaction: whoever does the
 * job again, or what was cancelled or published otherwise meanwhile, finds nothing to do.
 */
export const publishScheduled =
  ({ database, cache, clock }: Services): JobHandler =>
  async ({ accountId, schoolId, input }) => {
    if (schoolId === undefined) return;
    const { releaseId } = input as { releaseId: string };
    const now = clock.now();
    const rows = await database.write({ schoolId, accountId }, async (tx) => {
      await lockPages(tx, schoolId);
      const taken = await takeRelease(tx, schoolId, { id: releaseId });
      if (taken.length === 0) return taken;
      await release(tx, schoolId, taken, taken[0]?.note ?? null, now);
      // Nobody asks for it at this moment: the log names who decided it.
      await insertEntries(
        tx,
        {
          schoolId,
          actorId: accountId,
          action: 'pagesPublished',
          what: null,
          subjectKind: null,
          subjectIds: [],
          value: null,
        },
        now,
      );
      return taken;
    });
    if (rows.length > 0) cache.invalidate(schoolId);
  };
