import type { GroupKind } from './groups.repository.ts';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { pageOf } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Role } from '../../database/tables.ts';
import { requireViewer, type RequestContext, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { publish } from '../../platform/bus.repository.ts';
import { toCsv, toCsvLines } from '../../platform/csv.ts';
import type { Services } from '../../core/services.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { reaches, rolesUpTo } from '../../core/acl/operations.ts';
import { displayName } from '../../core/people/people.presenter.ts';
import { presentMobile } from '../../core/identity/identifiers.ts';
import { revokeSessionsOf } from '../../core/identity/session.repository.ts';
import { notify } from '../notifications/notify.ts';
import { wordingOf } from '../../core/schools/caller.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { findMemberFacts, listMemberClasses, listMemberExams } from './member-overview.repository.ts';
import { presentOverview } from './member-overview.presenter.ts';
import {
  countOtherOwners,
  exportMembers,
  findMember,
  listMembers,
  updateMember,
  type MemberFilter,
  type MemberRow,
} from './members.repository.ts';

type MemberOperations =
  | 'listMembers'
  | 'getMember'
  | 'getMemberOverview'
  | 'changeMemberRole'
  | 'setMemberValid'
  | 'exportMembers';
/** Members of one export. */
const EXPORT_LIMIT = 100_000;
/** Members that are read at once for it. */
const EXPORT_PAGE = 1000;

/** Those who run a school and its members. */
export function memberHandlers({ database, clock }: Services): Pick<Handlers, MemberOperations> {
  /** Changes a member under the rules that hold for every change. */
  const change = async (
    context: RequestContext,
    schoolId: string,
    userId: string,
    work: (tx: Transaction, member: MemberRow, own: Role, viewer: Viewer) => Promise<void>,
  ) => {
    const viewer = requireViewer(context);
    const own = authorize(viewer, 'MEMBER_MANAGEMENT', schoolId);
    const after = await database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
      await findSchool(tx, schoolId);
      const member = await findMember(tx, schoolId, userId);
      if (!member) throw new Problem('NOT_FOUND');
      if (!reaches(own, member.role)) throw new Problem('ROLE_TOO_HIGH');
      await work(tx, member, own, viewer);
      await publish(tx, { type: 'school.changed', schoolId });
      return findMember(tx, schoolId, userId);
    });
    return ok(presentRow(after as MemberRow, own, viewer));
  };
  return {
    listMembers: async ({ query, headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = String(headers.tenantid);
      const own = authorize(viewer, 'MEMBER_MANAGEMENT', schoolId);
      const { page, asked } = pageOf(query);
      const filter = query as MemberFilter;
      const { rows, ...list } = await database.read({ schoolId }, (tx) =>
        listMembers(tx, schoolId, filter, { sort: query.sort ?? 'newest', ...page }),
      );
      return ok({ items: rows.map((row) => presentRow(row, own, viewer)), ...list, ...asked });
    },
    getMember: async ({ path, headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = String(headers.tenantid);
      if (path.userId !== viewer.accountId) authorize(viewer, 'MEMBER_MANAGEMENT', schoolId);
      const row = await database.read({ schoolId }, (tx) => findMember(tx, schoolId, path.userId));
      if (!row) throw new Problem('NOT_FOUND');
      // Also for the person: how a school groups its people is for those who run it.
      const { abilities: _abilities, groups: _groups, ...member } = presentRow(row, 'member', viewer);
      return ok(member);
    },
    getMemberOverview: async ({ path, headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = String(headers.tenantid);
      const own = authorize(viewer, 'MEMBER_MANAGEMENT', schoolId);
      return ok(
        await database.read({ schoolId }, async (tx) => {
          const school = await findSchool(tx, schoolId);
          const row = await findMember(tx, schoolId, path.userId);
          if (!row) throw new Problem('NOT_FOUND');
          return presentOverview(
            presentRow(row, own, viewer),
            {
              facts: await findMemberFacts(tx, schoolId, row.id),
              classes: await listMemberClasses(tx, schoolId, row.id),
              exams: await listMemberExams(tx, schoolId, row.id),
            },
            { schoolId, ...wordingOf(school, { language: context.language, now: clock.now() }) },
          );
        }),
      );
    },
    changeMemberRole: ({ path, body, headers, context }) =>
      change(context, String(headers.tenantid), path.userId, async (tx, member, own, viewer) => {
        const schoolId = String(headers.tenantid);
        if (!reaches(own, body.role)) throw new Problem('ROLE_TOO_HIGH');
        if (member.role === 'owner' && body.role !== 'owner')
          if ((await countOtherOwners(tx, schoolId, member.id)) === 0) throw new Problem('LAST_OWNER');
        await updateMember(tx, schoolId, member.id, { role: body.role });
        if (member.role !== body.role && member.id !== viewer.accountId)
          await notify(tx, {
            accountId: member.id,
            schoolId,
            kind: 'memberRoleChanged',
            params: { from: member.role, to: body.role },
            now: clock.now(),
          });
      }),
    setMemberValid: ({ path, body, headers, context }) =>
      change(context, String(headers.tenantid), path.userId, async (tx, member, _own, viewer) => {
        const schoolId = String(headers.tenantid);
        if (member.id === viewer.accountId) throw new Problem('OWN_PERSON');
        if (body.isValid === 0 && member.role === 'owner')
          if ((await countOtherOwners(tx, schoolId, member.id)) === 0) throw new Problem('LAST_OWNER');
        await updateMember(tx, schoolId, member.id, { status: body.isValid === 1 ? 'valid' : 'disabled' });
        if (body.isValid === 0 && member.status === 'valid')
          await revokeSessionsOf(tx, member.id, clock.now());
      }),
    exportMembers: async ({ query, headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = String(headers.tenantid);
      authorize(viewer, 'MEMBER_MANAGEMENT', schoolId);
      // In one snapshot, page by page: a request that others wait for comes in between.
      const lines = await database.read({ schoolId }, async (tx) => {
        const parts = [
          toCsv([
            ['email', 'mobile', 'realName', 'nickName', 'role', 'isValid', 'joinedAt', 'groups', 'tags'],
          ]),
        ];
        let rows = 0;
        let cursor: string | null | undefined;
        do {
          const page = await exportMembers(tx, schoolId, query as MemberFilter, {
            limit: Math.min(EXPORT_PAGE, EXPORT_LIMIT - rows),
            cursor,
          });
          parts.push(toCsvLines(page.rows.map(exportedCells)));
          rows += page.rows.length;
          cursor = page.next;
        } while (cursor && rows < EXPORT_LIMIT);
        return { csv: parts.join(''), rows };
      });
      return ok({
        fileName: `members-${clock.now().toISOString().slice(0, 10)}.csv`,
        ...lines,
      });
    },
  };
}

const namesOf = ({ groups }: MemberRow, kind: GroupKind): string =>
  groups.flatMap((group) => (group.kind === kind ? [group.name] : [])).join('; ');

const exportedCells = (row: MemberRow): string[] => [
  row.email ?? '',
  row.mobile ? presentMobile(row.mobile) : '',
  row.real_name,
  row.nick_name,
  row.role,
  row.status === 'valid' ? '1' : '0',
  row.joined_at.toISOString(),
  namesOf(row, 'group'),
  namesOf(row, 'tag'),
];

/** A member with what the viewer may do: the page shows what the server will let through. */
function presentRow(row: MemberRow, own: Role, viewer: Viewer) {
  const within = reaches(own, row.role);
  return {
    userId: row.id,
    person: { id: row.id, name: displayName(row), avatarUrl: row.avatar_url || null, title: null },
    realName: row.real_name || null,
    role: row.role,
    isValid: row.status === 'valid' ? (1 as const) : (0 as const),
    joinedAt: row.joined_at.toISOString(),
    email: row.email,
    mobile: row.mobile && presentMobile(row.mobile),
    groups: row.groups.map(({ id, name, kind }) => ({ id, name, kind })),
    abilities: {
      roles: within ? rolesUpTo(own) : [],
      disable: within && row.id !== viewer.accountId,
    },
  };
}
