import { ok, type Handlers } from '../../contract/handlers.ts';
import { PRODUCT_VERSION } from '../config/portal-settings.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import { listProviders } from '../../core/identity/login-rules.repository.ts';
import { presentRef } from '../../core/schools/schools.presenter.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';

/** Where and for whom the portal runs, and where signing out of a school's own services goes on (B025). */
export function currentHandlers({ database, clock, config }: Services): Pick<Handlers, 'getCommonCurrent'> {
  return {
    getCommonCurrent: async ({ body, context }) => {
      const schoolId = body.tenantId;
      const { school, providers } = await database.read({ schoolId }, async (tx) => ({
        school: await findSchool(tx, schoolId),
        providers: await listProviders(tx, schoolId),
      }));
      const logoutUrlOf = (name: 'uniportal' | 'enterprise') =>
        providers.find((row) => row.enabled && row.provider === name)?.logout_url ?? null;
      const lang = chooseLanguage(body.lang ?? context.language, undefined, school.default_language);
      return ok({
        environment: config.region,
        site: config.region === 'cn' && school.type !== 'o3' ? ('cn' as const) : ('overseas' as const),
        tenantId: school.id,
        school: presentRef(school, lang),
        logoutUrls: { corporate: logoutUrlOf('uniportal'), enterprise: logoutUrlOf('enterprise') },
        lang,
        serverTime: clock.now().toISOString(),
        version: PRODUCT_VERSION,
      });
    },
  };
}
