import type { LoginMethod } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import { tell } from '../../platform/bus.ts';
import type { Services } from '../../platform/services.ts';
import { displayName } from '../accounts/accounts.presenter.ts';
import { requireOperation, roleOf } from '../acl/operations.ts';
import { presentMobile } from '../auth/identifiers.ts';
import { count, type Limit } from '../auth/limits.ts';
import { once } from '../class/idempotency.ts';
import { portalUrl, presentMemberStatus, presentRef, presentSchool } from './schools.presenter.ts';
import { findMembership, findSchool } from './schools.repository.ts';
import { escapeLike, findMarket, listAdmins } from './standing.repository.ts';

type StandingOperations =
  | 'getSchoolAdmin'
  | 'getMemberIsValid'
  | 'getOpenSchoolUser'
  | 'getOpenSchoolDetails'
  | 'getMarketConfig'
  | 'listStoreDetails'
  | 'initMarketStore'
  | 'listSchoolsByIds'
  | 'searchEnterpriseSchools'
  | 'getJumpSchool';

/** What a school may hold as long as nothing else was agreed. */
const QUOTA = { storageBytes: 10 * 1024 ** 3, members: 100_000 };
const SEARCHES_PER_IP: Limit = { limit: 30, windowSeconds: 3600 };
const HITS = 10;

/** Who runs a school, what somebody is in it, how it sells, and how it is found. */
export function standingHandlers({ database, clock }: Services): Pick<Handlers, StandingOperations> {
  return {
    getSchoolAdmin: async ({ path, context }) => {
      const viewer = requireViewer(context);
      requireOperation(viewer, path.id, 'SCHOOL_SETTINGS');
      const language = chooseLanguage(context.language, undefined, viewer.language);
      const { school, admins } = await database.read({ schoolId: path.id }, async (tx) => ({
        school: await findSchool(tx, path.id),
        admins: await listAdmins(tx, path.id),
      }));
      return ok({
        school: presentRef(school, language),
        admins: admins.map((row) => ({
          person: { id: row.id, name: displayName(row), avatarUrl: row.avatar_url || null, title: null },
          role: row.role as 'owner' | 'admin',
          email: row.email,
          mobile: row.mobile && presentMobile(row.mobile),
          since: row.joined_at.toISOString(),
        })),
        quota: {
          storageBytes: QUOTA.storageBytes,
          storageUsedBytes: 0,
          members: QUOTA.members,
          membersUsed: school.learner_count,
        },
      });
    },
    getMemberIsValid: async ({ query, context }) => {
      const { accountId } = requireViewer(context);
      const membership = await database.read({ schoolId: query.tenantId, accountId }, async (tx) => {
        await findSchool(tx, query.tenantId);
        return findMembership(tx, query.tenantId, accountId);
      });
      return ok({
        isValid: membership?.status === 'valid' ? 1 : 0,
        since: membership?.joined_at.toISOString() ?? null,
      });
    },
    getOpenSchoolUser: async ({ query, context }) => {
      const { accountId } = requireViewer(context);
      const status = await database.read({ schoolId: query.schoolId, accountId }, async (tx) =>
        presentMemberStatus(
          await findSchool(tx, query.schoolId),
          await findMembership(tx, query.schoolId, accountId),
        ),
      );
      return ok({ schoolId: query.schoolId, userId: accountId, status });
    },
    getOpenSchoolDetails: async ({ query, context }) => {
      const school = await database.read({ schoolId: query.schoolId }, (tx) =>
        findSchool(tx, query.schoolId),
      );
      const language = chooseLanguage(context.language, undefined, school.default_language);
      return ok(presentSchool(school, language, context.viewer), 'public');
    },
    getMarketConfig: async ({ query, context }) => {
      requireViewer(context);
      const { school, market } = await database.read({ schoolId: query.tenantId }, async (tx) => ({
        school: await findSchool(tx, query.tenantId),
        market: await findMarket(tx, query.tenantId),
      }));
      const enabled = market !== undefined || school.type === 'store';
      return ok({
        enabled,
        // Nothing is paid for online before orders are.
        orderEnabled: false,
        currency: market?.currency ?? 'CNY',
        introduceUrl: `/introduce?tenantId=${school.id}`,
        orderDisabledSince: null,
      });
    },
    listStoreDetails: async ({ body, context }) => {
      requireViewer(context);
      const ids = [...new Set(body.schoolIds)];
      const rows =
        ids.length === 0
          ? []
          : await database.read({}, (tx) =>
              tx
                .selectFrom('school')
                .select(['id', 'type', 'market'])
                .where('id', 'in', ids)
                .where('status', '=', 'active')
                .execute(),
            );
      const stores = new Set(
        rows.filter((row) => row.type === 'store' || row.market !== null).map((row) => row.id),
      );
      return ok({
        items: ids.map((schoolId) => ({
          schoolId,
          hasStore: stores.has(schoolId),
          storeUrl: stores.has(schoolId) ? portalUrl(schoolId) : null,
        })),
      });
    },
    initMarketStore: async ({ body, headers, context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      const schoolId = String(headers.tenantid);
      const role = roleOf(viewer, schoolId);
      if (role === undefined) throw new Problem('NOT_FOUND');
      if (role !== 'owner') throw new Problem('FORBIDDEN', { grantedBy: ['owner'] });
      const answer = await database.write({ schoolId, accountId }, (tx) =>
        once(
          tx,
          {
            key: headers['idempotency-key'],
            accountId,
            operation: 'initMarketStore',
            request: { ...body, schoolId },
          },
          clock.now(),
          async () => {
            await findSchool(tx, schoolId);
            const made = await tx
              .updateTable('school')
              .set({
                market: JSON.stringify({
                  storeId: schoolId,
                  name: body.name.trim(),
                  currency: body.currency,
                }),
              })
              .where('id', '=', schoolId)
              .where('market', 'is', null)
              .returning('id')
              .executeTakeFirst();
            if (!made) throw new Problem('SCHOOL_EXISTS');
            await tell(tx, { type: 'school.changed', schoolId });
            return { storeId: schoolId, status: 'ready' as const };
          },
        ),
      );
      return ok(answer);
    },
    listSchoolsByIds: async ({ body, context }) => {
      const language = chooseLanguage(context.language, undefined);
      const { ids = [], domain } = body;
      if (ids.length === 0 && !domain) return ok({ items: [] });
      const rows = await database.read({}, (tx) =>
        tx
          .selectFrom('school')
          .select(['id', 'name', 'logo_url', 'default_language'])
          .where('status', '=', 'active')
          .where('is_open', '=', true)
          .where((eb) =>
            eb.or([
              ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
              ...(domain ? [eb(eb.fn<string>('lower', ['domain']), '=', domain)] : []),
            ]),
          )
          .orderBy('position')
          .orderBy('id')
          .limit(100)
          .execute(),
      );
      return ok({ items: rows.map((row) => presentRef(row, language)) });
    },
    searchEnterpriseSchools: async ({ query, context }) => {
      const language = chooseLanguage(context.language, undefined);
      const state = await database.write({}, (tx) =>
        count(tx, `enterprise:${context.ip}`, SEARCHES_PER_IP, clock.now()),
      );
      if (state.count > SEARCHES_PER_IP.limit)
        throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
      const words = query.keyword.trim();
      const rows =
        words.length < 2
          ? []
          : await database.read({}, (tx) =>
              tx
                .selectFrom('school')
                .select(['id', 'name', 'logo_url', 'default_language', 'domain', 'login_method'])
                .where('status', '=', 'active')
                .where('type', '=', 'company')
                .where((eb) =>
                  eb.or([
                    eb(eb.fn<string>('lower', ['domain']), '=', words.toLowerCase()),
                    eb.exists(
                      eb
                        .selectFrom(
                          eb
                            .fn<{ key: string; value: string }>('jsonb_each_text', ['school.name'])
                            .as('translated'),
                        )
                        .select('translated.value')
                        .where('translated.value', 'ilike', `%${escapeLike(words)}%`),
                    ),
                  ]),
                )
                .orderBy('position')
                .orderBy('id')
                .limit(HITS)
                .execute(),
            );
      return ok({
        items: rows.map((row) => ({
          school: presentRef(row, language),
          domain: row.domain,
          loginMethod: row.login_method as LoginMethod,
        })),
      });
    },
    getJumpSchool: async ({ context }) => {
      const { viewer } = context;
      const language = chooseLanguage(context.language, undefined, viewer?.language);
      const found = await database.read({ accountId: viewer?.accountId }, async (tx) => {
        const account =
          viewer &&
          (await tx
            .selectFrom('account')
            .select('last_school_id')
            .where('id', '=', viewer.accountId)
            .executeTakeFirst());
        const last = account?.last_school_id;
        const config = await tx
          .selectFrom('runtime_config')
          .select('value')
          .where('id', '=', 'jumpSchool')
          .executeTakeFirst();
        const configured = (config?.value as { schoolId?: string } | undefined)?.schoolId;
        const rows = await tx
          .selectFrom('school')
          .select(['id', 'name', 'logo_url', 'default_language', 'is_open'])
          .where('status', '=', 'active')
          .where((eb) =>
            eb.or([
              eb('id', 'in', [last ?? '0', configured ?? '0']),
              eb('id', '=', (inner) =>
                inner
                  .selectFrom('school as first')
                  .select('first.id')
                  .where('first.is_open', '=', true)
                  .where('first.status', '=', 'active')
                  .where('first.parent_id', 'is', null)
                  .orderBy('first.position')
                  .orderBy('first.id')
                  .limit(1),
              ),
            ]),
          )
          .execute();
        const byId = (id: string | null | undefined) => rows.find((row) => row.id === id);
        const mine = byId(last);
        if (mine && (mine.is_open || viewer?.roles.has(mine.id)))
          return { school: mine, reason: 'lastVisited' as const };
        const chosen = byId(configured);
        if (chosen) return { school: chosen, reason: 'configured' as const };
        const open = rows.find((row) => row.is_open);
        return open ? { school: open, reason: 'openSchool' as const } : undefined;
      });
      return ok(
        found
          ? {
              school: presentRef(found.school, language),
              url: portalUrl(found.school.id),
              reason: found.reason,
            }
          : { school: null, url: '/login/index', reason: 'login' as const },
        'public',
      );
    },
  };
}
