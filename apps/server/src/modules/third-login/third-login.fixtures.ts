import type { LightMyRequestResponse } from 'fastify';
import { SCHOOL, type CallOptions, type TestApp } from '../../testing/test-app.ts';
import { followToCallback, PROVIDER_KINDS, startProvider } from '../../testing/oidc-provider.ts';
import type { ProviderKind, RealProvider } from '../../testing/oidc-provider.ts';
import { callbackUrl } from '../../core/identity/provider-client.ts';

/** A browser of its own: it keeps what it is told to keep. */
export class Browser {
  readonly cookies: Record<string, string> = {};
  readonly #test: TestApp;

  constructor(test: TestApp) {
    this.#test = test;
  }

  async call(
    method: 'GET' | 'POST',
    url: string,
    options: CallOptions = {},
  ): Promise<LightMyRequestResponse> {
    const headers = { 'x-requested-with': 'stoa', accept: 'application/json', ...options.headers };
    const answer = await this.#test.call(method, url, { ...options, headers, cookies: this.cookies });
    for (const { name, value } of answer.cookies) {
      if (value === '') delete this.cookies[name];
      else this.cookies[name] = value;
    }
    return answer;
  }

  /** Begins at a provider and comes back from it. @returns what the callback's page is told */
  async visit(provider: ProviderKind, config: { publicUrl: string }, schoolId: string = SCHOOL.company) {
    const query = new URLSearchParams({ targetUrl: `/portal/${schoolId}`, tenantId: schoolId });
    const started = await this.call('GET', `/api/auth/open/third/${provider}/authorization_code?${query}`);
    if (started.statusCode !== 200) throw new Error(`It did not begin: ${started.body}`);
    const back = await followToCallback(started.json().data.authorizeUrl, callbackUrl(config, provider));
    const part = (name: string) => back.searchParams.get(name) as string;
    return { code: part('code'), state: part('state'), iss: part('iss') };
  }
}

export type Providers = Record<ProviderKind, RealProvider>;

/** Five real providers, as a school's administrator sets them. */
export async function startProviders(config: { publicUrl: string }): Promise<Providers> {
  const started = await Promise.all(
    PROVIDER_KINDS.map((kind) => startProvider(kind, callbackUrl(config, kind))),
  );
  return Object.fromEntries(started.map((one) => [one.kind, one])) as Providers;
}

export const settingsOf = (providers: readonly Partial<RealProvider>[], version: number) => ({
  version,
  methods: ['password', 'sms', 'email', 'qr', 'thirdParty'],
  registrationOpen: true,
  captcha: 'auto',
  redirectOrigins: [] as string[],
  providers: providers.map((one) => ({
    provider: one.kind,
    enabled: true,
    name: `Sign in with ${one.kind}`,
    issuer: one.issuer,
    clientId: one.clientId,
    secret: one.clientSecret || null,
    secretMethod: one.secretMethod,
    scopes: one.scopes,
  })),
});
