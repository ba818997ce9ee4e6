-- Signing in: third parties of a school, hand-offs to applications of others, QR codes.

-- A whole index: a partial one on revoked_at looked cheaper to the planner than the unique one on refresh_hash while
-- the table was small, and walked every version of every session with each renewal.
drop index session_account;
create index session_account on session (account_id);

-- A session by a school's own provider speaks for that school alone: its administrators run the provider and could
-- pose as anybody in it. A session of an application is the application's, for what it was given.
alter table session
  add column bound_school bigint references school on delete cascade,
  add column provider text,
  add column client_id text;

create table school_login (
  school_id bigint primary key references school on delete cascade,
  methods text[] not null default '{password,sms,email,qr,thirdParty}',
  registration_open boolean not null default true,
  -- auto: after failures; always: with every password.
  image_check text not null default 'auto' check (image_check in ('auto', 'always')),
  -- Origins that people may be led to after signing in, beside this portal.
  redirect_origins text[] not null default '{}',
  version int not null default 1,
  updated_at timestamptz not null default now()
);
create table login_provider (
  school_id bigint not null references school on delete cascade,
  provider text not null check (provider in ('stoa', 'uniportal', 'enterprise', 'imc', 'welink')),
  enabled boolean not null default false,
  name text not null,
  logo_url text not null default '',
  -- An OpenID provider by its issuer, or an OAuth 2.0 service by its addresses.
  issuer text not null,
  authorize_url text,
  token_url text,
  user_info_url text,
  client_id text not null,
  -- Sealed with the server's own key.
  secret_cipher bytea,
  secret_method text not null default 'basic' check (secret_method in ('basic', 'post', 'none')),
  scopes text not null default 'openid profile email',
  claims jsonb not null default '{}',
  logout_url text,
  position int not null default 0,
  primary key (school_id, provider)
);

-- Who a provider says that somebody is. Never found by an equal address: by issuer and subject alone.
create table account_identity (
  id bigint primary key default new_id(),
  account_id bigint not null references account on delete cascade,
  school_id bigint not null references school on delete cascade,
  provider text not null,
  issuer text not null,
  subject text not null,
  display_name text not null default '',
  linked_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (school_id, provider, issuer, subject)
);
create index account_identity_account on account_identity (account_id, linked_at desc);

create table oauth_client (
  client_id text primary key,
  school_id bigint not null references school on delete cascade,
  name text not null,
  logo_url text not null default '',
  redirect_uris text[] not null,
  -- Of 256 random bits; null for applications that can keep none.
  secret_hash bytea,
  enabled boolean not null default true,
  created_at timestamptz not null default now()
);
create index oauth_client_school on oauth_client (school_id, created_at desc);
alter table authorization_code
  add column client_id text references oauth_client on delete cascade,
  add column redirect_uri text,
  add column code_challenge text,
  add column scope text not null default '',
  -- The sign-in that it came from: signing out takes it back.
  add column session_id uuid references session on delete cascade,
  -- What came of it: a second use ends that.
  add column issued_session uuid references session on delete set null;
create index authorization_code_session on authorization_code (session_id) where used_at is null;

create table qr_login (
  id_hash bytea primary key,
  -- The cookie of the browser that asked for the code.
  browser_hash bytea not null,
  tenant bigint references school on delete cascade,
  status text not null default 'new' check (status in ('new', 'scanned', 'confirmed', 'used', 'cancelled')),
  user_agent text not null,
  ip text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  account_id bigint references account on delete cascade,
  phone_session uuid references session on delete cascade
);
create index qr_login_expiry on qr_login (expires_at);

create table short_link (
  code text primary key,
  target text not null,
  account_id bigint not null references account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

do $$ declare name text; begin
  foreach name in array array['school_login', 'login_provider', 'account_identity', 'oauth_client'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
create policy own_identity on account_identity for select using (account_id = current_account());
create policy own_identity_away on account_identity for delete using (account_id = current_account());
-- An application names itself; of which school it is follows from that. No transaction sees another one than it names.
create policy by_name on oauth_client for select using (client_id = current_setting('stoa.oauth_client', true));
