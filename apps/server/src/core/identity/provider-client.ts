import * as client from 'openid-client';
import type { Config } from '../../config.ts';
import type { ProviderName } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import {
  isAllowedService,
  makeOutgoing,
  OutgoingError,
  OUTGOING_TIMEOUT_S,
  type Outgoing,
} from '../../platform/outgoing.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { serviceKey, type ProviderRow } from './login-rules.repository.ts';
import { cleanName } from '../../platform/clean-name.ts';

/** What a provider says of itself holds for so long; its keys are fetched with every sign-in, so they may rotate. */
const DESCRIPTION_TTL_MS = 5 * 60_000;

/** Where each provider comes back to: an address of its own, so that a code of one never reaches another (RFC 9700). */
const CALLBACKS: Record<ProviderName, string> = {
  stoa: '/hw/callback',
  uniportal: '/uniportal/callback',
  enterprise: '/enterpriseOauth2/callback',
  imc: '/imc/callback',
  welink: '/welink/callback',
};
export const callbackUrl = (config: Pick<Config, 'publicUrl'>, provider: ProviderName): string =>
  config.publicUrl + CALLBACKS[provider];

/** What one sign-in at a provider is checked with. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who a provider says that somebody is. */
export interface Identity {
  issuer: string;
  /** The configuration of the service that says so. */
  service: string;
  subject: string;
  name: string;
  email: string | undefined;
  mobile: string | undefined;
}

/** Speaks with the third parties of schools. */
export class ProviderClient {
  readonly #config: Config;
  readonly #secrets: SecretBox;
  readonly #outgoing: Outgoing;
  readonly #descriptions = new Map<string, { metadata: client.ServerMetadata; until: number }>();

  constructor(config: Config, secrets: SecretBox) {
    this.#config = config;
    this.#secrets = secrets;
    this.#outgoing = makeOutgoing(config);
  }

  /**
   * Where the browser goes.
   * @throws {Problem} PROVIDER_FAILED
   */
  async authorizeUrl(provider: ProviderRow, checks: Checks, extra: Record<string, string>): Promise<string> {
    try {
      const configuration = await this.#configure(provider);
      const url = client.buildAuthorizationUrl(configuration, {
        ...extra,
        redirect_uri: callbackUrl(this.#config, provider.provider),
        scope: provider.scopes,
        state: checks.state,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...(isOpenId(provider) ? { nonce: checks.nonce } : {}),
      });
      if (!isAllowedService(url, this.#config)) throw new OutgoingError('notAllowed');
      return url.href;
    } catch (error) {
      throw toProblem(error);
    }
  }

  /**
   * Redeems a code: issuer, audience, nonce, signature and expiry are checked.
   * @throws {Problem} VERIFICATION_FAILED for what does not hold, PROVIDER_FAILED for who does not answer
   */
  async redeem(
    provider: ProviderRow,
    answer: { code: string; iss?: string | undefined },
    checks: Checks,
  ): Promise<Identity> {
    try {
      const configuration = await this.#configure(provider);
      const url = new URL(callbackUrl(this.#config, provider.provider));
      url.searchParams.set('code', answer.code);
      url.searchParams.set('state', checks.state);
      if (answer.iss !== undefined) url.searchParams.set('iss', answer.iss);
      const openId = isOpenId(provider);
      const tokens = await client.authorizationCodeGrant(configuration, url, {
        pkceCodeVerifier: checks.verifier,
        expectedState: checks.state,
        idTokenExpected: openId,
        ...(openId ? { expectedNonce: checks.nonce } : {}),
      });
      const reported = { ...tokens.claims() } as Record<string, unknown>;
      if (configuration.serverMetadata().userinfo_endpoint)
        Object.assign(
          reported,
          await this.#userInfo(configuration, tokens.access_token, openId && String(reported.sub)),
        );
      return read(provider, reported);
    } catch (error) {
      throw toProblem(error);
    }
  }

  /** Asks an issuer for its description, as a sign-in would. @throws {OutgoingError} or what openid-client throws */
  async describe(issuer: string): Promise<client.ServerMetadata> {
    const found = await client.discovery(new URL(issuer), 'stoa', undefined, client.None(), {
      execute: [client.allowInsecureRequests],
      timeout: OUTGOING_TIMEOUT_S,
      [client.customFetch]: this.#outgoing as client.CustomFetch,
    });
    return found.serverMetadata();
  }

  async #configure(provider: ProviderRow): Promise<client.Configuration> {
    const metadata = await this.#metadata(provider);
    const configuration = new client.Configuration(
      metadata,
      provider.client_id,
      undefined,
      this.#authentication(provider),
    );
    configuration.timeout = OUTGOING_TIMEOUT_S;
    configuration[client.customFetch] = this.#outgoing as client.CustomFetch;
    // Which addresses may be asked, and how, is decided on the way out.
    client.allowInsecureRequests(configuration);
    if (isOpenId(provider)) client.enableNonRepudiationChecks(configuration);
    return configuration;
  }

  async #metadata(provider: ProviderRow): Promise<client.ServerMetadata> {
    if (!isOpenId(provider))
      return {
        issuer: provider.issuer,
        authorization_endpoint: provider.authorize_url ?? undefined,
        token_endpoint: provider.token_url ?? undefined,
        userinfo_endpoint: provider.user_info_url ?? undefined,
      } as client.ServerMetadata;
    const kept = this.#descriptions.get(provider.issuer);
    if (kept && kept.until > Date.now()) return kept.metadata;
    const metadata = await this.describe(provider.issuer);
    this.#descriptions.set(provider.issuer, { metadata, until: Date.now() + DESCRIPTION_TTL_MS });
    return metadata;
  }

  #authentication(provider: ProviderRow): client.ClientAuth {
    if (!provider.secret_cipher || provider.secret_method === 'none') return client.None();
    const secret = this.#secrets.open(secretPurpose(provider.school_id), provider.secret_cipher);
    return provider.secret_method === 'post'
      ? client.ClientSecretPost(secret)
      : client.ClientSecretBasic(secret);
  }

  async #userInfo(
    configuration: client.Configuration,
    token: string,
    subject: string | false,
  ): Promise<object> {
    if (subject !== false) return client.fetchUserInfo(configuration, token, subject);
    const address = new URL(configuration.serverMetadata().userinfo_endpoint as string);
    const answer = await client.fetchProtectedResource(configuration, token, address, 'GET');
    const body: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok || typeof body !== 'object' || body === null) throw new OutgoingError('notADescription');
    return body;
  }
}

/** What a provider's secret is sealed for: that of one school does not open for another. */
export const secretPurpose = (schoolId: string): string => `provider ${schoolId}`;

/** An OpenID provider describes itself at its issuer; an OAuth 2.0 service has its addresses written down. */
const isOpenId = (provider: ProviderRow): boolean => !(provider.authorize_url && provider.token_url);

function read(provider: ProviderRow, reported: Record<string, unknown>): Identity {
  const { issuer, claims } = provider;
  const text = (name: string) => {
    const value = reported[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 255) : '';
  };
  const subject = text(claims.subject ?? 'sub');
  if (subject === '') throw new Problem('VERIFICATION_FAILED');
  return {
    issuer,
    service: serviceKey(provider),
    subject,
    name: cleanName(text(claims.name ?? 'name')).slice(0, 100),
    email: text(claims.email ?? 'email') || undefined,
    mobile: text(claims.mobile ?? 'phone_number') || undefined,
  };
}

/** Failures of the service itself: people are told that it does not answer, not that they are wrong. */
const SERVICE_FAILURES = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_REQUEST_PROTOCOL_FORBIDDEN',
]);

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof OutgoingError) return new Problem('PROVIDER_FAILED', { reason: cause.reason });
  if (error instanceof client.ResponseBodyError)
    return new Problem(
      error.error === 'invalid_grant' || error.error === 'invalid_request'
        ? 'VERIFICATION_FAILED'
        : 'PROVIDER_FAILED',
    );
  if (error instanceof client.ClientError)
    return new Problem(SERVICE_FAILURES.has(error.code ?? '') ? 'PROVIDER_FAILED' : 'VERIFICATION_FAILED');
  if (error instanceof client.AuthorizationResponseError) return new Problem('VERIFICATION_FAILED');
  return new Problem('PROVIDER_FAILED');
}
