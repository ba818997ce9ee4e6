import { ok, type Handlers } from '../../contract/handlers.ts';
import { hasRole, requireViewer } from '../../http/context.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import type { Services } from '../../core/services.ts';
import { presentRef } from '../../core/schools/schools.presenter.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { presentLeader } from './unions.presenter.ts';
import {
  enterUnions,
  findHistory,
  listJoined,
  listOwnStays,
  listSchools,
  listUnions,
} from './unions.repository.ts';

type UnionOperations = 'listMyUnions' | 'checkUnionMembership' | 'checkJoinedUnionEver';

const SCHOOLS_SHOWN = 200;

/** Which unions there are: those of somebody’s schools, and whether a school is in one. */
export function unionHandlers({ database }: Services): Pick<Handlers, UnionOperations> {
  return {
    listMyUnions: async ({ query, context }) => {
      const viewer = requireViewer(context);
      const language = chooseLanguage(context.language, undefined, viewer.language);
      const { pageNumber = 1, pageSize = 20 } = query;
      const own = [...viewer.roles.keys()];
      const page = await database.read({ accountId: viewer.accountId }, async (tx) => {
        const stays = own.length === 0 ? [] : await listOwnStays(tx, own);
        const ids = [...new Set(stays.map(({ union_id }) => union_id))];
        const shown = ids.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
        if (shown.length === 0) return { stays, total: ids.length, unions: [], schools: [] };
        await enterUnions(tx, shown);
        return {
          stays,
          total: ids.length,
          unions: await listUnions(tx, shown),
          schools: await listSchools(tx, shown),
        };
      });
      const items = page.unions.map((union) => ({
        unionId: union.id,
        name: textIn(union.name, language, union.leader_language),
        leader: presentLeader(union, language),
        schools: page.schools
          .filter(({ union_id }) => union_id === union.id)
          .slice(0, SCHOOLS_SHOWN)
          .map((school) => presentRef(school, language)),
        joinedAt: (
          page.stays.find(({ union_id }) => union_id === union.id)?.joined_at ?? union.founded_at
        ).toISOString(),
        schoolUnionLeader: hasRole(viewer, union.leader_id, ['owner', 'admin'])
          ? ('1' as const)
          : ('0' as const),
      }));
      return ok({ items, total: page.total, pageNumber, pageSize });
    },
    checkUnionMembership: async ({ query: { tenantId: schoolId, unionId } }) => {
      const union = await database.read({ schoolId }, async (tx) => {
        await findSchool(tx, schoolId);
        const joined = await listJoined(tx, schoolId);
        const id = unionId === undefined ? joined[0] : joined.find((one) => one === unionId);
        if (id === undefined) return undefined;
        await enterUnions(tx, [id]);
        return (await listUnions(tx, [id]))[0];
      });
      return ok({
        isMember: union !== undefined,
        unionId: union?.id ?? null,
        leaderSchoolId: union?.leader_id ?? null,
      });
    },
    checkJoinedUnionEver: async ({ query: { tenantId: schoolId } }) => {
      const history = await database.read({ schoolId }, async (tx) => {
        await findSchool(tx, schoolId);
        return findHistory(tx, schoolId);
      });
      return ok({ joinedEver: history.ever, joinedNow: history.now });
    },
  };
}
