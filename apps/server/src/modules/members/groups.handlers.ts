import { ok, type Handlers } from '../../contract/handlers.ts';
import { authorize } from '../../core/acl/authorize.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { dissolve, makeGroup, putIn, readGroups, rename, takeOut, type Acting } from './groups.service.ts';

type GroupOperations =
  | 'listMemberGroups'
  | 'createMemberGroup'
  | 'renameMemberGroup'
  | 'deleteMemberGroup'
  | 'addGroupMembers'
  | 'removeGroupMembers';

const DONE = { status: 200, body: { code: 200, message: 'ok' } } as const;

/** Groups of members, for those who look after the members of a school. */
export function groupHandlers({ database, clock }: Services): Pick<Handlers, GroupOperations> {
  const acting = (schoolId: string | undefined, context: RequestContext): Acting => {
    const viewer = requireViewer(context);
    const school = String(schoolId);
    authorize(viewer, 'MEMBER_MANAGEMENT', school);
    return { schoolId: school, accountId: viewer.accountId, now: clock.now() };
  };
  const scopeOf = ({ schoolId, accountId }: Acting) => ({ schoolId, accountId });
  return {
    listMemberGroups: async ({ headers, context }) => {
      const who = acting(headers.tenantid, context);
      return ok({ items: await database.read(scopeOf(who), (tx) => readGroups(tx, who.schoolId)) });
    },
    createMemberGroup: async ({ body, headers, context }) => {
      const who = acting(headers.tenantid, context);
      const key = headers['idempotency-key'];
      return ok(await database.write(scopeOf(who), (tx) => makeGroup(tx, body, who, key)));
    },
    renameMemberGroup: async ({ path, body, headers, context }) => {
      const who = acting(headers.tenantid, context);
      return ok(await database.write(scopeOf(who), (tx) => rename(tx, { ...who, ...path }, body)));
    },
    deleteMemberGroup: async ({ path, headers, context }) => {
      const who = acting(headers.tenantid, context);
      await database.write(scopeOf(who), (tx) => dissolve(tx, { ...who, ...path }));
      return DONE;
    },
    addGroupMembers: async ({ path, body, headers, context }) => {
      const who = acting(headers.tenantid, context);
      const changed = await database.write(scopeOf(who), (tx) =>
        putIn(tx, { ...who, ...path }, body.userIds, who.now),
      );
      return ok({ changed });
    },
    removeGroupMembers: async ({ path, body, headers, context }) => {
      const who = acting(headers.tenantid, context);
      const changed = await database.write(scopeOf(who), (tx) =>
        takeOut(tx, { ...who, ...path }, body.userIds),
      );
      return ok({ changed });
    },
  };
}
