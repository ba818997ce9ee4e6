import { ok, type Handlers } from '../../contract/handlers.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { describePortal } from './portal-settings.ts';
import { isPublicKey } from '../../core/config/public-keys.ts';

/** Runtime configuration: by key as the specification has it, and all that a page needs at once. */
export function configHandlers({
  database,
  config,
  cache,
  runtime,
}: Services): Pick<Handlers, 'getConfigValue' | 'getPortalSettings'> {
  return {
    getConfigValue: async ({ path: { id } }) => {
      // Keys that are not on the list are nobody's business.
      if (!isPublicKey(id)) throw new Problem('NOT_FOUND');
      return ok({ id, ...(await runtime.get(id)) }, 'public');
    },
    getPortalSettings: async ({ query: { tenantId } }) => {
      const school =
        tenantId === undefined
          ? undefined
          : await cache.get(tenantId, 'settings-school', () =>
              database.read({ schoolId: tenantId }, (tx) => findSchool(tx, tenantId)),
            );
      return ok(await describePortal(config, runtime, school), 'public');
    },
  };
}
