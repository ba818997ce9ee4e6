import type { ReportedSpace } from '@stoa/api/schema';
import type { DataOf } from '../../contract/handlers.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { reaches } from '../../core/acl/operations.ts';
import { revokeSessionsOf } from '../../core/identity/session.repository.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { COUNTED_MAX, pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { ReportReason } from '../../database/tables/community.ts';
import type { SpaceCaseStatus } from '../../database/tables/people.ts';
import type { Role } from '../../database/tables.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { publish } from '../../platform/bus.repository.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { countOtherOwners, updateMember } from '../members/members.repository.ts';
import { notify } from '../notifications/notify.ts';
import { openSpace, type Visit } from './people.service.ts';
import {
  addSpaceReport,
  closeSpaceCase,
  findSpaceReason,
  listSpaceCases,
  listSpaceReportRows,
  lockSpaceCase,
  type SpaceCaseRow,
} from './report.repository.ts';
import { saveSpaceValues } from './space.repository.ts';

const REPORTS_AN_HOUR: Limit = { limit: 30, windowSeconds: 3600 };

interface ReportIn {
  userId: string;
  reason: ReportReason;
  text?: string | undefined;
}

/** Tells the school about a space, once a person and space. @throws {Problem} OWN_PERSON, NOT_FOUND, TOO_MANY_REQUESTS */
export async function reportSpace(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { userId, reason, text = '' }: ReportIn,
  { memberId, ...visit }: Visit & { memberId: string },
): Promise<void> {
  if (userId === memberId) throw new Problem('OWN_PERSON');
  const { schoolId } = visit.looker;
  const now = clock.now();
  const problem = await database.write({ schoolId, accountId: memberId }, async (tx) => {
    await openSpace(tx, visit, userId);
    const state = await count(tx, `report:${memberId}`, REPORTS_AN_HOUR, now);
    if (state.count > REPORTS_AN_HOUR.limit)
      return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
    const report = { schoolId, personId: userId, accountId: memberId, reason, text: cleanText(text) };
    await addSpaceReport(tx, report, now);
    return undefined;
  });
  if (problem) throw problem;
}

/** A page of the spaces that were reported. @throws {Problem} NOT_FOUND, FORBIDDEN */
export function loadSpaceReports(
  { database }: Pick<Services, 'database'>,
  { status = 'open', ...query }: PageQuery & { status?: 'open' | 'decided' | undefined },
  { schoolId, viewer }: { schoolId: string; viewer: Viewer },
): Promise<DataOf<'listSpaceReports'>> {
  authorize(viewer, 'FEEDBACK_HANDLING', schoolId);
  return database.read({ schoolId, accountId: viewer.accountId }, async (tx) => {
    const { page, asked } = pageOf(query);
    const { rows, ...around } = await listSpaceCases(tx, { schoolId, isOpen: status === 'open' }, page);
    const reports = await listSpaceReportRows(
      tx,
      rows.map(({ id }) => id),
    );
    const items = rows.map((row) =>
      presentSpaceCase(
        row,
        reports.filter(({ case_id }) => case_id === row.id),
      ),
    );
    return { items, ...around, ...asked };
  });
}

function presentSpaceCase(
  row: SpaceCaseRow,
  reports: Awaited<ReturnType<typeof listSpaceReportRows>>,
): ReportedSpace {
  return {
    id: row.id,
    status: row.status,
    person: presentPerson({ ...row, id: row.person_id }),
    role: row.membership_status === 'valid' ? row.role : null,
    userInfo: row.about || null,
    links: (row.links ?? []).map(({ label, url }) => ({ label, url })),
    coverUrl: row.cover_url || null,
    isWithheld: row.withheld ?? false,
    reportCount: Math.min(row.report_count, COUNTED_MAX),
    reports: reports.map((report) => ({
      reporter: presentPerson(report),
      reason: report.reason,
      text: report.text,
      reportedAt: report.reported_at.toISOString(),
    })),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy:
      row.decider_id === null
        ? null
        : presentPerson({
            id: row.decider_id,
            nick_name: row.decider_nick_name ?? '',
            real_name: row.decider_real_name ?? '',
            avatar_url: row.decider_avatar_url ?? '',
          }),
  };
}

type Decision = 'dismiss' | 'hide' | 'warn' | 'end';
const STATUS_AFTER: Record<Decision, SpaceCaseStatus> = {
  dismiss: 'dismissed',
  hide: 'hidden',
  warn: 'warned',
  end: 'ended',
};

/**
 * Decides about a space that was reported; dismissing shows again what was hidden.
 * @throws {Problem} NOT_FOUND, FORBIDDEN, OWN_PERSON, ROLE_TOO_HIGH, LAST_OWNER
 */
export const decideSpace = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caseId: string,
  { decision, reason }: { decision: Decision; reason?: ReportReason | undefined },
  { schoolId, viewer }: { schoolId: string; viewer: Viewer },
): Promise<void> => {
  const own = authorize(viewer, 'FEEDBACK_HANDLING', schoolId);
  const now = clock.now();
  return database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    await findSchool(tx, schoolId);
    const row = await lockSpaceCase(tx, schoolId, caseId);
    if (!row) throw new Problem('NOT_FOUND');
    const { person_id: personId } = row;
    if (decision !== 'dismiss') {
      if (personId === viewer.accountId) throw new Problem('OWN_PERSON');
      if (row.role && !reaches(own, row.role)) throw new Problem('ROLE_TOO_HIGH');
    }
    if (decision === 'hide' || (decision === 'dismiss' && row.withheld === true))
      if (row.role)
        await saveSpaceValues(tx, { schoolId, accountId: personId }, { withheld: decision === 'hide' });
    if (decision === 'end') await endMembership(tx, schoolId, { personId, role: row.role }, now);
    await closeSpaceCase(tx, caseId, { status: STATUS_AFTER[decision], deciderId: viewer.accountId, now });
    if ((decision === 'hide' || decision === 'warn') && row.membership_status === 'valid')
      await notify(tx, {
        accountId: personId,
        schoolId,
        kind: 'spaceWarned',
        params: { how: decision, reason: reason ?? (await findSpaceReason(tx, caseId)) ?? 'other' },
        now,
      });
    await publish(tx, { type: 'school.changed', schoolId });
  });
};

/** As switching a member off on their page. @throws {Problem} LAST_OWNER */
async function endMembership(
  tx: Transaction,
  schoolId: string,
  { personId, role }: { personId: string; role: Role | null },
  now: Date,
): Promise<void> {
  if (role === 'owner' && (await countOtherOwners(tx, schoolId, personId)) === 0)
    throw new Problem('LAST_OWNER');
  await updateMember(tx, schoolId, personId, { status: 'disabled' });
  await revokeSessionsOf(tx, personId, now);
}
