/** What an application asks for in the address of R39 or R40. */
export interface AuthorizeRequest {
  clientId: string;
  redirectUri: string;
  codeChallenge: string;
  codeChallengeMethod: 'S256';
  state?: string;
  scope?: string;
  tenantId?: string;
}

const CLIENT_ID = /^[A-Za-z0-9._-]{1,64}$/;
const CODE_CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

/**
 * Reads the address of an authorize page; null where it is none that this site serves: no code asked for, or without
 * PKCE by S256. Whether the application and its address are known is the server's to say.
 */
export function readAuthorizeRequest(search: Readonly<Record<string, unknown>>): AuthorizeRequest | null {
  const text = (key: string): string | undefined => {
    const value = search[key];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const clientId = text('client_id');
  const redirectUri = text('redirect_uri');
  const codeChallenge = text('code_challenge');
  if (clientId === undefined || redirectUri === undefined || codeChallenge === undefined) return null;
  if ((text('response_type') ?? 'code') !== 'code') return null;
  if (!CLIENT_ID.test(clientId) || !CODE_CHALLENGE.test(codeChallenge)) return null;
  if (text('code_challenge_method') !== 'S256') return null;
  return {
    clientId,
    redirectUri,
    codeChallenge,
    codeChallengeMethod: 'S256',
    ...optional('state', text('state')),
    ...optional('scope', text('scope')),
    ...optional('tenantId', text('tenantId')),
  };
}

/** The address of the application with what it is told. The address is one that the server has found registered. */
export function redirectUrl(redirectUri: string, reported: Readonly<Record<string, string | null>>): string {
  const query = Object.entries(reported)
    .flatMap(([key, value]) => (value === null ? [] : [`${key}=${encodeURIComponent(value)}`]))
    .join('&');
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query}`;
}

function optional<Key extends string>(key: Key, value: string | undefined): { [K in Key]?: string } {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: string };
}
