import { ok, type Handlers } from '../../contract/handlers.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import { requireViewer, type RequestContext, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { publish } from '../../platform/bus.repository.ts';
import { chooseLanguage, type Language } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import { findRules } from '../../core/identity/login-rules.repository.ts';
import { presentListing, presentMemberStatus } from './directory.presenter.ts';
import { presentLanguages, presentSchool } from '../../core/schools/schools.presenter.ts';
import { join, leave, listChildren, listSchools, type SchoolFilter } from './directory.repository.ts';
import {
  findMembership,
  findSchool,
  findSchoolConfig,
  type SchoolRow,
} from '../../core/schools/schools.repository.ts';
import { findLastSchool } from '../../core/people/people.repository.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { countOtherOwners } from '../members/members.repository.ts';

type SchoolOperations =
  | 'listMySchools'
  | 'getSchool'
  | 'joinSchool'
  | 'leaveSchool'
  | 'selectMemberStatus'
  | 'queryConfig'
  | 'getLanguageSetting'
  | 'getSchoolLanguage'
  | 'openSchoolPermission'
  | 'listOpenSchools'
  | 'listSubSchools'
  | 'getLastSchool'
  | 'getSchoolDetails'
  | 'selectSchoolConfig';

/** Sub-schools of each school in a directory, unless more or fewer are asked for. */
const CHILDREN = 8;

/** Schools: directories, details, languages, joining. */
export function schoolHandlers({ database, clock }: Services): Pick<Handlers, SchoolOperations> {
  const directory = async (
    filter: SchoolFilter,
    query: PageQuery & { childPageSize?: number | undefined },
    language: Language,
    viewer: Viewer | undefined,
  ) =>
    database.read({ accountId: viewer?.accountId }, async (tx) => {
      const { page, asked } = pageOf(query);
      const { rows, ...list } = await listSchools(tx, filter, page);
      const children = await listChildren(
        tx,
        rows.map((school) => school.id),
        query.childPageSize ?? 0,
        [...(viewer?.roles.keys() ?? [])],
      );
      return {
        items: rows.map((school) => presentListing(school, children, language, viewer)),
        ...list,
        ...asked,
      };
    });
  const one = (schoolId: string) => database.read({ schoolId }, (tx) => findSchool(tx, schoolId));
  const presentTo = (school: SchoolRow, { language, viewer }: RequestContext) =>
    presentSchool(school, chooseLanguage(language, undefined, school.default_language), viewer);
  return {
    listMySchools: async ({ query, context }) => {
      const viewer = requireViewer(context);
      const filter = { ids: [...viewer.roles.keys()] };
      return ok(await directory(filter, query, chooseLanguage(context.language, undefined), viewer));
    },
    getSchool: async ({ path, context }) => {
      const school = await one(path.id);
      authorize(context.viewer, 'look', { id: school.id, isOpen: school.is_open });
      return ok(presentTo(school, context), 'public');
    },
    getSchoolDetails: async ({ query, context }) =>
      ok(presentTo(await one(query.schoolId), context), 'public'),
    joinSchool: async ({ body, context }) => {
      const { accountId } = requireViewer(context);
      const schoolId = body.tenantId;
      const status = await database.write({ schoolId, accountId }, async (tx) => {
        const school = await findSchool(tx, schoolId);
        const before = await findMembership(tx, schoolId, accountId);
        if (!before && !school.is_open) throw new Problem('JOINING_NOT_ALLOWED');
        if (!before) await join(tx, schoolId, accountId, clock.now());
        if (!before) await publish(tx, { type: 'school.changed', schoolId });
        return presentMemberStatus(school, before ?? (await findMembership(tx, schoolId, accountId)));
      });
      return ok(status);
    },
    leaveSchool: async ({ body, context }) => {
      const { accountId } = requireViewer(context);
      const schoolId = body.tenantId;
      const status = await database.write({ schoolId, accountId }, async (tx) => {
        const school = await findSchool(tx, schoolId);
        const before = await findMembership(tx, schoolId, accountId);
        // Whoever is shut out could join again.
        if (before && before.status !== 'valid') throw new Problem('ACCOUNT_DISABLED');
        if (before?.role === 'owner' && (await countOtherOwners(tx, schoolId, accountId)) === 0)
          throw new Problem('LAST_OWNER');
        if (before) await leave(tx, schoolId, accountId);
        if (before) await publish(tx, { type: 'school.changed', schoolId });
        return presentMemberStatus(school, await findMembership(tx, schoolId, accountId));
      });
      return ok(status);
    },
    selectMemberStatus: async ({ query, context }) => {
      const { accountId } = requireViewer(context);
      const schoolId = query.tenantId;
      const status = await database.read({ schoolId, accountId }, async (tx) =>
        presentMemberStatus(await findSchool(tx, schoolId), await findMembership(tx, schoolId, accountId)),
      );
      return ok(status);
    },
    queryConfig: async ({ query }) => {
      const { tenantId, configTypes } = query;
      if (tenantId) await one(tenantId);
      const rows = tenantId
        ? await database.read({ schoolId: tenantId }, (tx) => findSchoolConfig(tx, configTypes))
        : [];
      return ok(
        configTypes.map((configType) => ({
          configType,
          configValue: configText(rows.find((row) => row.key === configType)?.value),
        })),
        'public',
      );
    },
    getLanguageSetting: async ({ query }) => {
      const school = await one(query.tenantId);
      return ok(
        {
          schoolId: school.id,
          defaultLanguage: school.default_language,
          languages: presentLanguages(school),
        },
        'public',
      );
    },
    getSchoolLanguage: async ({ query }) => {
      const school = await one(query.tenantId);
      return ok({ schoolId: school.id, language: school.default_language }, 'public');
    },
    openSchoolPermission: async ({ query, context }) => {
      const viewer = requireViewer(context);
      const filter = { keyword: query.keyword, openOr: [...viewer.roles.keys()] };
      const language = chooseLanguage(context.language, undefined);
      return ok(await directory(filter, { childPageSize: CHILDREN, ...query }, language, viewer));
    },
    listOpenSchools: async ({ query, context }) => {
      const filter = { keyword: query.keyword, openOr: [] };
      const language = chooseLanguage(context.language, undefined);
      return ok(
        await directory(filter, { childPageSize: CHILDREN, ...query }, language, undefined),
        'public',
      );
    },
    listSubSchools: async ({ query, context }) => {
      const { viewer } = context;
      const parent = await one(query.schoolId);
      const filter = {
        keyword: query.keyword,
        parentId: parent.id,
        openOr: [...(viewer?.roles.keys() ?? [])],
      };
      const language = chooseLanguage(context.language, undefined, parent.default_language);
      return ok(await directory(filter, query, language, viewer), 'public');
    },
    getLastSchool: async ({ context }) => {
      const viewer = requireViewer(context);
      const school = await database.read({ accountId: viewer.accountId }, async (tx) => {
        const account = await findLastSchool(tx, viewer.accountId);
        const id = viewer.boundSchool ?? account?.last_school_id ?? [...viewer.roles.keys()][0];
        return id ? findSchool(tx, id).catch(() => undefined) : undefined;
      });
      return ok(
        school
          ? presentSchool(
              school,
              chooseLanguage(context.language, undefined, school.default_language),
              viewer,
            )
          : null,
      );
    },
    selectSchoolConfig: async ({ query }) => {
      const school = await one(query.schoolId);
      const { rows, rules } = await database.read({ schoolId: school.id }, async (tx) => ({
        rows: await findSchoolConfig(tx, ['oath2Config']),
        rules: await findRules(tx, school.id),
      }));
      const oauth = rows[0]?.value as { authorizeServiceUrl?: string } | undefined;
      return ok(
        {
          id: school.id,
          schoolId: school.id,
          tenantId: school.id,
          loginMethod: school.login_method as '1',
          openSchool: school.is_open ? ('1' as const) : ('0' as const),
          registrationOpen: rules.registration_open,
          oath2Config:
            school.login_method === '4' && oauth?.authorizeServiceUrl
              ? { authorizeServiceUrl: oauth.authorizeServiceUrl, schoolId: school.id }
              : null,
        },
        'public',
      );
    },
  };
}

/** A switch is its value, everything else JSON in a string; what is not configured is an empty object or off. */
function configText(value: object | undefined): string {
  if (value === undefined) return '{}';
  return 'value' in value && Object.keys(value).length === 1 ? String(value.value) : JSON.stringify(value);
}
