import type { Generated } from 'kysely';
import type { GeneratedInstant, Id, Instant, Json, Optional, OptionalInstant } from './columns.ts';

export type LoginWay = 'password' | 'sms' | 'email' | 'qr' | 'thirdParty';
export type ProviderName = 'stoa' | 'uniportal' | 'enterprise' | 'imc' | 'welink';
/** Which claims of a provider tell what; the standard ones where it is not said. */
interface ClaimNames {
  subject?: string;
  name?: string;
  email?: string;
  mobile?: string;
}

/** Sessions, and the ways to one: codes, services of third parties, applications, QR codes. */
export interface SignInTables {
  session: {
    id: Generated<string>;
    account_id: Id;
    refresh_hash: Buffer;
    previous_hash: Buffer | null;
    successor_cipher: Buffer | null;
    rotated_at: OptionalInstant;
    previous_uses: Generated<number>;
    successor_used_at: OptionalInstant;
    bound_school: Id | null;
    provider: string | null;
    client_id: string | null;
    login_method: Generated<string>;
    user_agent: Generated<string>;
    ip: Generated<string>;
    created_at: GeneratedInstant;
    last_seen_at: GeneratedInstant;
    expires_at: Instant;
    revoked_at: OptionalInstant;
    /** When the person last proved who they are; one that came from another session has that one's. */
    proved_at: Instant;
    second_factor_at: OptionalInstant;
    /** The session that it came from, and ends with. */
    parent_id: Optional<string>;
    /** Opened by a version whose cookies had no prefix. */
    has_plain_cookies: Generated<boolean>;
  };
  spent_refresh_token: { hash: Buffer; session_id: string; spent_at: GeneratedInstant };
  verification_code: {
    id: Generated<Id>;
    target: string;
    purpose: string;
    code_hash: Buffer;
    tries: Generated<number>;
    created_at: GeneratedInstant;
    expires_at: Instant;
    used_at: OptionalInstant;
  };
  spent_captcha: { id: Buffer; expires_at: Instant };
  rate_counter: { key: string; count: number; resets_at: Instant };
  authorization_code: {
    code_hash: Buffer;
    account_id: Id;
    created_at: GeneratedInstant;
    used_at: OptionalInstant;
    client_id: string | null;
    redirect_uri: string | null;
    code_challenge: string | null;
    scope: Generated<string>;
    session_id: string | null;
    issued_session: string | null;
  };
  school_login: {
    school_id: Id;
    methods: LoginWay[];
    registration_open: boolean;
    captcha: 'auto' | 'always';
    redirect_origins: string[];
    version: Generated<number>;
    updated_at: GeneratedInstant;
  };
  login_provider: {
    school_id: Id;
    provider: ProviderName;
    enabled: boolean;
    name: string;
    logo_url: string;
    issuer: string;
    authorize_url: string | null;
    token_url: string | null;
    user_info_url: string | null;
    client_id: string;
    secret_cipher: Buffer | null;
    secret_method: 'basic' | 'post' | 'none';
    scopes: string;
    claims: Json<ClaimNames>;
    logout_url: string | null;
    position: Generated<number>;
  };
  account_identity: {
    id: Generated<Id>;
    account_id: Id;
    school_id: Id;
    provider: ProviderName;
    issuer: string;
    /** The configuration of the service that vouched: `serviceKey`. */
    service: string;
    subject: string;
    display_name: Generated<string>;
    linked_at: GeneratedInstant;
    last_used_at: OptionalInstant;
    /** When the school changed its service: the link holds no more. */
    ended_at: OptionalInstant;
  };
  oauth_client: {
    client_id: string;
    school_id: Id;
    name: string;
    logo_url: Generated<string>;
    redirect_uris: string[];
    secret_hash: Buffer | null;
    enabled: Generated<boolean>;
    created_at: GeneratedInstant;
  };
  qr_login: {
    id_hash: Buffer;
    browser_hash: Buffer;
    tenant: Id | null;
    status: Generated<'new' | 'scanned' | 'confirmed' | 'used' | 'cancelled'>;
    user_agent: string;
    ip: string;
    created_at: Instant;
    expires_at: Instant;
    account_id: Id | null;
    phone_session: string | null;
  };
  short_link: {
    code: string;
    target: string;
    account_id: Id;
    created_at: GeneratedInstant;
    expires_at: Instant;
  };
  signing_key: { id: string; private_jwk: Json<object>; created_at: GeneratedInstant };
}
