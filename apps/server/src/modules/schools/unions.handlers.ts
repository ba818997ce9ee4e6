import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import { requireViewer } from '../../http/context.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import { presentRef } from '../../core/schools/schools.presenter.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { listByIds, listChildrenOf } from './unions.repository.ts';

type UnionOperations = 'listMyUnions' | 'checkUnionMembership' | 'checkJoinedUnionEver' | 'listFirstSchools';

const MEMBERS_SHOWN = 200;

/** Unions: a school with its sub-schools; who runs the first of them leads the union. */
export function unionHandlers({ database }: Services): Pick<Handlers, UnionOperations> {
  return {
    listMyUnions: async ({ query, context }) => {
      const viewer = requireViewer(context);
      const language = chooseLanguage(context.language, undefined, viewer.language);
      const pageNumber = query.pageNumber ?? 1;
      const pageSize = query.pageSize ?? 20;
      const page = await database.read({ accountId: viewer.accountId }, async (tx) => {
        const own = await listByIds(tx, [...viewer.roles.keys()]);
        const roots = [...new Set(own.map((school) => school.parent_id ?? school.id))];
        const leaders = (await listByIds(tx, roots)).sort((a, b) => (a.id < b.id ? -1 : 1));
        const children = await listChildrenOf(tx, roots);
        // A school without sub-schools is no union.
        const unions = leaders.filter((leader) => children.some((child) => child.parent_id === leader.id));
        return { own, unions, children };
      });
      const items = page.unions.slice((pageNumber - 1) * pageSize, pageNumber * pageSize).map((leader) => {
        const schools = page.children.filter((child) => child.parent_id === leader.id);
        const mine = page.own.find((school) => school.id === leader.id || school.parent_id === leader.id);
        const role = viewer.roles.get(leader.id);
        return {
          unionId: leader.id,
          name: presentRef(leader, language).name,
          leader: presentRef(leader, language),
          schools: schools.slice(0, MEMBERS_SHOWN).map((school) => presentRef(school, language)),
          joinedAt: (mine ?? leader).created_at.toISOString(),
          schoolUnionLeader: role === 'owner' || role === 'admin' ? ('1' as const) : ('0' as const),
        };
      });
      return ok({ items, total: page.unions.length, pageNumber, pageSize });
    },
    checkUnionMembership: async ({ query }) => {
      const union = await database.read({}, (tx) => unionOf(tx, query.tenantId));
      const isMember = union !== null && (query.unionId === undefined || query.unionId === union);
      return ok({ isMember, unionId: isMember ? union : null, leaderSchoolId: isMember ? union : null });
    },
    checkJoinedUnionEver: async ({ query }) => {
      // A school never leaves its union: what is so now was so ever since.
      const joinedNow = (await database.read({}, (tx) => unionOf(tx, query.tenantId))) !== null;
      return ok({ joinedEver: joinedNow, joinedNow });
    },
    listFirstSchools: async ({ query, context }) => {
      const viewer = requireViewer(context);
      const language = chooseLanguage(context.language, undefined, viewer.language);
      const pageNumber = query.pageNumber ?? 1;
      const pageSize = query.pageSize ?? 20;
      const words = query.keyword?.trim().toLowerCase() ?? '';
      const schools = await database.read({ accountId: viewer.accountId }, async (tx) => {
        const own = await listByIds(tx, [...viewer.roles.keys()]);
        return listByIds(tx, [...new Set(own.map((school) => school.parent_id ?? school.id))]);
      });
      const found = schools
        .map((school) => presentRef(school, language))
        .filter((school) => school.name.toLowerCase().includes(words))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
      return ok({
        items: found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
        total: found.length,
        pageNumber,
        pageSize,
      });
    },
  };
}

/** The leader of the union that a school is in. @throws {Problem} NOT_FOUND, SCHOOL_DISABLED */
async function unionOf(tx: Transaction, schoolId: string): Promise<string | null> {
  const school = await findSchool(tx, schoolId);
  return school.parent_id ?? (Number(school.sub_schools) > 0 ? school.id : null);
}
