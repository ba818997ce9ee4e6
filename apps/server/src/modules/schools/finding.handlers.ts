import type { LoginMethod } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { portalUrl, presentRef } from '../../core/schools/schools.presenter.ts';
import { findConfigRow } from '../../core/config/runtime-config.repository.ts';
import { findLastSchool } from '../../core/people/people.repository.ts';
import { listCompanies, listLandings, listOpenByIds } from './directory.repository.ts';

type FindingOperations = 'listSchoolsByIds' | 'searchEnterpriseSchools' | 'getJumpSchool';

const SEARCHES_PER_IP: Limit = { limit: 30, windowSeconds: 3600 };
const HITS = 10;

/** How schools are found: by their ids, by a name, or as the one to begin with. */
export function findingHandlers({ database, clock }: Services): Pick<Handlers, FindingOperations> {
  return {
    listSchoolsByIds: async ({ body, context }) => {
      const language = chooseLanguage(context.language, undefined);
      const { ids = [], domain } = body;
      if (ids.length === 0 && !domain) return ok({ items: [] });
      const rows = await database.read({}, (tx) => listOpenByIds(tx, ids, domain));
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
      const rows = words.length < 2 ? [] : await database.read({}, (tx) => listCompanies(tx, words, HITS));
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
        const account = viewer && (await findLastSchool(tx, viewer.accountId));
        const last = viewer?.boundSchool ?? account?.last_school_id;
        const config = await findConfigRow(tx, 'jumpSchool');
        const configured = (config?.value as { schoolId?: string } | undefined)?.schoolId;
        const rows = await listLandings(tx, last, configured);
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
