import { ok, type Handlers } from '../../contract/handlers.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../platform/services.ts';

const HEARTBEAT_INTERVAL_MS = 300_000;

/** What pages may know of the configuration, with what holds where nothing was configured. */
const PUBLIC_DEFAULTS: Record<string, unknown> = {
  'page-switch': { v1PagesWhiteList: [], v2PagesWhiteList: [], mainSwitch: 1 },
  bulletin: { url: null },
  'mobile-portal': { url: null },
  'external-login': { url: null },
  'help-centre': { schoolId: null },
  community: {},
  'customer-service-whitelist': [],
  logout: { reloadHosts: [] },
  heartbeat: { intervalMs: HEARTBEAT_INTERVAL_MS },
  'store-variant': { enabled: false },
};

/** Runtime configuration by key; keys that are not on the list are nobody's business. */
export function configHandlers({ database }: Services): Pick<Handlers, 'getConfigValue'> {
  return {
    getConfigValue: async ({ path: { id } }) => {
      if (!Object.hasOwn(PUBLIC_DEFAULTS, id)) throw new Problem('NOT_FOUND');
      const row = await database.read({}, (tx) =>
        tx.selectFrom('runtime_config').select(['value', 'version']).where('id', '=', id).executeTakeFirst(),
      );
      return ok({ id, version: row?.version ?? 0, value: row?.value ?? PUBLIC_DEFAULTS[id] }, 'public');
    },
  };
}
