import type { Handlers } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import type { ProviderName } from '../../database/tables.ts';
import { isAllowedService } from '../../platform/outgoing.ts';
import type { Services } from '../../core/services.ts';
import { findProvider } from '../../core/identity/login-rules.repository.ts';
import { findConfigRow } from '../../core/config/runtime-config.repository.ts';

/** The operator's setting: a time-update address by the name of the third party. No school can write it. */
const SETTING = 'sso-keep-alive';

/**
 * Keeps a single sign-on alive while the person is here. Their browser alone is signed in over there, so it asks: by a
 * picture in a frame of its own that can load nothing else, tells nobody where it is and has no token to give away.
 */
export function keepAliveHandlers({ database, config }: Services): Pick<Handlers, 'keepSsoAlive'> {
  return {
    keepSsoAlive: async ({ query, context }) => {
      const { provider, tenantId: schoolId } = query;
      const url =
        provider &&
        (await database.read({ schoolId }, async (tx) =>
          schoolId && !(await findProvider(tx, schoolId, provider)) ? undefined : findAddress(tx, provider),
        ));
      if (!url || !isAllowedService(url, config)) return { status: 204 };
      context.reply
        .header(
          'content-security-policy',
          `default-src 'none'; img-src ${url.origin}; frame-ancestors 'self'; sandbox`,
        )
        .header('referrer-policy', 'no-referrer');
      return {
        status: 200,
        body: `<!doctype html><title>Keep alive</title><img alt="" referrerpolicy="no-referrer" src="${escape(url.href)}">`,
      };
    },
  };
}

async function findAddress(tx: Transaction, provider: ProviderName): Promise<URL | undefined> {
  const row = await findConfigRow(tx, SETTING);
  const address = (row?.value as Partial<Record<ProviderName, unknown>> | null | undefined)?.[provider];
  return typeof address === 'string' && URL.canParse(address) ? new URL(address) : undefined;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
