import type { WelinkCode, WelinkPlatform } from '@stoa/machines/third-login';
import { ProblemError } from '@stoa/machines/shared';
import { initLogin } from '@stoa/api/sign-in.calls';
import type { Api } from '@stoa/api/query';

/** What the welink application offers to the pages that it shows. */
interface WelinkBridge {
  getAuthCode(options: { data: { clientId: string } }): Promise<{ code?: string }>;
}

declare global {
  var HWH5: WelinkBridge | undefined;
}

const IN_WELINK = /welink|huawei-anyoffice/i;
const ON_PHONE = /mobile|android|iphone|ipad/i;

/** Where welink runs: on a phone, on a desktop, or not around this page at all. */
export function welinkPlatform(userAgent: string): WelinkPlatform {
  if (!IN_WELINK.test(userAgent)) return '3';
  return ON_PHONE.test(userAgent) ? '1' : '2';
}

/** The client that a provider's address names. */
export const clientIdOf = (authorizeUrl: string): string | null =>
  URL.canParse(authorizeUrl) ? new URL(authorizeUrl).searchParams.get('client_id') : null;

/**
 * Asks the application around this page for a code; the state ties it to this browser.
 * @throws PROVIDER_FAILED outside of welink, or where it does not hand out a code
 */
export async function askWelink(
  api: Api,
  tenantId: string | undefined,
  signal: AbortSignal,
): Promise<WelinkCode> {
  const bridge = globalThis.HWH5;
  if (!bridge) throw new ProblemError('PROVIDER_FAILED');
  const { state, providers } = await initLogin(
    api,
    { provider: 'welink', ...(tenantId === undefined ? {} : { tenantId }) },
    signal,
  );
  const clientId = clientIdOf(providers[0]?.authorizeUrl ?? '');
  if (clientId === null) throw new ProblemError('PROVIDER_FAILED');
  const { code } = await bridge.getAuthCode({ data: { clientId } });
  if (!code) throw new ProblemError('PROVIDER_FAILED');
  return { code, state };
}
