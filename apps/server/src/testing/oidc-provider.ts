import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** The sign-in services that schools can have, as real providers: each a configuration of its own. */
export const PROVIDER_KINDS = ['stoa', 'uniportal', 'enterprise', 'imc', 'welink'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/** Somebody whom a provider knows. */
export interface ProviderPerson {
  sub: string;
  name?: string;
  email?: string;
  phone_number?: string;
}

export interface RealProvider {
  kind: ProviderKind;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** As the server's settings name it: how the secret is sent. */
  secretMethod: 'basic' | 'post' | 'none';
  scopes: string;
  /** Requests by path since the start: what reached this provider. */
  hits: string[];
  /** Signs this person in, without a page, from now on. */
  person: ProviderPerson;
  /** Instead of the provider's own answer to a path; undefined lets it answer. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** Signs with another key from now on, and publishes that one alone. */
  rotateKeys(): Promise<void>;
  close(): Promise<void>;
}

const SECRET_METHODS: Record<ProviderKind, RealProvider['secretMethod']> = {
  stoa: 'basic',
  uniportal: 'post',
  enterprise: 'basic',
  imc: 'none',
  welink: 'post',
};
const AUTH_METHODS = { basic: 'client_secret_basic', post: 'client_secret_post', none: 'none' } as const;
/** Kinds of keys differ, so that every algorithm of the signature is met. */
const KEYS: Record<ProviderKind, 'RS256' | 'ES256' | 'PS256' | 'EdDSA'> = {
  stoa: 'RS256',
  uniportal: 'ES256',
  enterprise: 'PS256',
  imc: 'RS256',
  welink: 'ES256',
};

/** Nothing of a test lives longer, seconds. */
const TTL_S = 600;

interface ProviderContext {
  path: string;
  req: IncomingMessage;
  res: ServerResponse;
}
/** What is used of oidc-provider. */
type ProviderClass = new (
  issuer: string,
  configuration: object,
) => {
  callback(): (request: IncomingMessage, response: ServerResponse) => void;
  use(middleware: (context: ProviderContext, next: () => Promise<void>) => Promise<void>): void;
  interactionFinished(
    request: IncomingMessage,
    response: ServerResponse,
    result: object,
    options: object,
  ): Promise<void>;
};

/**
 * Starts oidc-provider on a port of its own. Its person is signed in and agrees without pages, so that a test follows
 * redirects; a browser does the same.
 * @param callback where it may come back to
 */
export async function startProvider(kind: ProviderKind, callback: string): Promise<RealProvider> {
  // The package has no types of its own.
  const name: string = 'oidc-provider';
  const { default: Provider } = (await import(name)) as { default: ProviderClass };
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => {
    provider.hits.push((request.url ?? '').split('?')[0] ?? '');
    if (!provider.intercept?.(request, response)) handle(request, response);
  });
  const issuer = await listen(server);
  const secretMethod = SECRET_METHODS[kind];
  const build = async () => {
    const oidc = new Provider(issuer, {
      clients: [
        {
          client_id: `stoa-${kind}`,
          ...(secretMethod === 'none' ? {} : { client_secret: `secret-of-${kind}-0123456789abcdef` }),
          token_endpoint_auth_method: AUTH_METHODS[secretMethod],
          redirect_uris: [callback],
          response_types: ['code'],
          grant_types: ['authorization_code'],
          id_token_signed_response_alg: KEYS[kind],
          // http on this machine is for tests alone.
          application_type: callback.startsWith('http:') ? 'native' : 'web',
        },
      ],
      jwks: { keys: [await makeKey(KEYS[kind])] },
      pkce: { required: () => true },
      ttl: Object.fromEntries(
        ['Interaction', 'Grant', 'Session', 'AccessToken', 'IdToken', 'AuthorizationCode'].map((kind) => [
          kind,
          TTL_S,
        ]),
      ),
      claims: { openid: ['sub'], profile: ['name'], email: ['email'], phone: ['phone_number'] },
      conformIdTokenClaims: true,
      features: { devInteractions: { enabled: false } },
      interactions: {
        url: (_context: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}`,
      },
      cookies: { keys: [`cookie-key-of-${kind}`] },
      findAccount: (_context: unknown, sub: string) => ({
        accountId: sub,
        claims: () => ({ ...provider.person, sub }),
      }),
      // A person who signs in here agrees to what the portal asks for.
      loadExistingGrant: async (context: {
        oidc: {
          session: { accountId: string };
          client: { clientId: string };
          provider: {
            Grant: new (of: object) => { addOIDCScope(scope: string): void; save(): Promise<string> };
          };
        };
      }) => {
        const { session, client, provider: self } = context.oidc;
        const grant = new self.Grant({ accountId: session.accountId, clientId: client.clientId });
        grant.addOIDCScope('openid profile email phone');
        await grant.save();
        return grant;
      },
    });
    oidc.use(
      async (
        context: { path: string; req: IncomingMessage; res: ServerResponse },
        next: () => Promise<void>,
      ) => {
        if (!context.path.startsWith('/interaction/')) return next();
        // A native client asks for consent with every sign-in.
        const result = { login: { accountId: provider.person.sub }, consent: {} };
        return oidc.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: false });
      },
    );
    handle = oidc.callback();
  };
  const provider: RealProvider = {
    kind,
    issuer,
    clientId: `stoa-${kind}`,
    clientSecret: secretMethod === 'none' ? '' : `secret-of-${kind}-0123456789abcdef`,
    secretMethod,
    scopes: 'openid profile email phone',
    hits: [],
    person: { sub: `person-${kind}`, name: `Person of ${kind}`, email: `person@${kind}.example` },
    intercept: undefined,
    rotateKeys: build,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  await build();
  return provider;
}

/**
 * Goes where the browser would go, at the provider alone, until it leads back.
 * @returns the address that it leads back to, with code, state and issuer
 */
export async function followToCallback(authorizeUrl: string, callback: string): Promise<URL> {
  let address = new URL(authorizeUrl);
  const jar = new Map<string, string>();
  for (let step = 0; step < 10; step++) {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = answer.headers.get('location');
    if (!location)
      throw new Error(`The provider answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
    address = new URL(location, address);
    if (address.href.startsWith(callback)) return address;
  }
  throw new Error('The provider leads in a circle.');
}

/** An address that answers as the handler says: a provider that is down, slow or something else. */
export async function startCanary(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ url: string; hits: () => number; close: () => void }> {
  let hits = 0;
  const server = createServer((request, response) => {
    hits++;
    handler(request, response);
  });
  const url = await listen(server);
  return {
    url,
    hits: () => hits,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  );
}

async function makeKey(algorithm: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: algorithm, use: 'sig', kid: crypto.randomUUID() };
}
