-- What belongs to no school: people, their sessions, codes and counters.
create extension if not exists pg_trgm;

-- Ids are 19 digits: milliseconds since 2024 in the upper part, a sequence in the lower.
create sequence id_sequence cycle maxvalue 999999;
create function new_id() returns bigint language sql volatile as $$
  select 2000000000000000000
    + (extract(epoch from clock_timestamp()) * 1000 - 1704067200000)::bigint * 1000000
    + nextval('id_sequence')
$$;

create table account (
  id bigint primary key default new_id(),
  email text,
  mobile text,
  password_hash text,
  nick_name text not null default '',
  real_name text not null default '',
  avatar_url text not null default '',
  language text not null default 'zh_CN',
  is_superuser boolean not null default false,
  is_valid boolean not null default true,
  last_school_id bigint,
  created_at timestamptz not null default now(),
  constraint account_reachable check (email is not null or mobile is not null)
);
create unique index account_email on account (lower(email));
create unique index account_mobile on account (mobile);

create table session (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references account on delete cascade,
  refresh_hash bytea not null unique,
  -- The token before the present one still answers for a few seconds (two tabs, a lost answer):
  -- its successor is kept encrypted under it, so both askers get the same one.
  previous_hash bytea unique,
  successor_cipher bytea,
  rotated_at timestamptz,
  previous_uses int not null default 0,
  login_method text not null default '1',
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_account on session (account_id) where revoked_at is null;
-- Hashes of refresh tokens that were rotated away: showing one again ends the session.
create table spent_refresh_token (
  hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  spent_at timestamptz not null default now()
);

create table verification_code (
  id bigint primary key default new_id(),
  target text not null,
  purpose text not null,
  code_hash bytea not null,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_code_target on verification_code (target, purpose, created_at desc);

create table image_check (
  id text primary key,
  subject text not null,
  answer_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Counters of limits, shared by all server processes.
create unlogged table rate_counter (
  key text primary key,
  count int not null,
  resets_at timestamptz not null
);

create table authorization_code (
  code_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);

create table signing_key (
  id text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);

create table runtime_config (
  id text primary key,
  value jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null default now()
);

create table idempotency (
  key text not null,
  account_id bigint not null references account on delete cascade,
  operation text not null,
  status int not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (account_id, operation, key)
);

-- Schools themselves are public knowledge; what is inside them is not.
create table school (
  id bigint primary key default new_id(),
  parent_id bigint references school,
  type text not null default '1',
  is_open boolean not null default false,
  status text not null default 'active' check (status in ('active', 'disabled')),
  default_language text not null default 'zh_CN',
  languages text[] not null,
  name jsonb not null,
  summary jsonb not null default '{}',
  logo_url text not null default '',
  color text not null default '#14507a',
  login_method text not null default '1',
  position int not null default 0,
  created_at timestamptz not null default now()
);
create index school_parent on school (parent_id, position);
alter table account add constraint account_last_school foreign key (last_school_id) references school on delete set null;
