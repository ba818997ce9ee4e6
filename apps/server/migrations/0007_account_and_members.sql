-- What people do with their own account, how schools come to be, and how they take people in.
alter table account
  add column time_zone text not null default '',
  add column password_changed_at timestamptz,
  -- Set while a second factor is asked for at sign-in.
  add column second_factor_since timestamptz,
  -- The account is erased at this moment unless its person takes that back.
  add column deletion_due_at timestamptz;
-- The last moment at which the person proved themselves again within the session.
alter table session add column reauthenticated_at timestamptz;

alter table school
  drop constraint school_status_check,
  add constraint school_status_check check (status in ('active', 'disabled', 'creating')),
  add column domain text,
  -- { storeId, name, currency } where the school sells.
  add column market jsonb;
create unique index school_domain on school (lower(domain));
create unique index school_store on school ((market ->> 'storeId'));
create index membership_school on membership (school_id, joined_at desc, account_id);

create table account_totp (
  account_id bigint primary key references account on delete cascade,
  -- Sealed with the server's own key: a copy of the database alone opens nothing.
  secret_cipher bytea not null,
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: no code is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create table recovery_code (
  account_id bigint not null references account on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
create table passkey (
  id bigint primary key default new_id(),
  account_id bigint not null references account on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  backed_up boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id, created_at);

-- Short-lived secrets that a person or a browser was handed: tickets of a sign-in, challenges, uploads, downloads.
create table challenge (
  id_hash bytea primary key,
  kind text not null,
  account_id bigint references account on delete cascade,
  data jsonb not null default '{}',
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index challenge_expiry on challenge (expires_at);

create table agreement_signature (
  account_id bigint not null references account on delete cascade,
  type text not null,
  version text not null,
  language text not null,
  signed_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  primary key (account_id, type, version)
);
create table school_agreement (
  school_id bigint not null references school on delete cascade,
  type text not null,
  version text not null,
  language text not null,
  account_id bigint references account on delete set null,
  signed_at timestamptz not null default now(),
  primary key (school_id, type, version)
);

create table active_code_application (
  id bigint primary key default new_id(),
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('academy', 'store')),
  organisation text not null,
  contact_name text not null,
  contact_email text not null,
  reason text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'refused')),
  comment text,
  applied_at timestamptz not null default now(),
  decided_by bigint references account on delete set null,
  code_hash bytea,
  code_tries int not null default 0,
  code_expires_at timestamptz,
  code_used_at timestamptz
);
create unique index active_code_one_open on active_code_application (account_id) where status = 'pending';
create index active_code_list on active_code_application (applied_at desc, id desc);

create table invitation (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  token_hash bytea not null unique,
  token_cipher bytea not null,
  role text not null check (role in ('admin', 'teacher', 'member')),
  -- Where the invitation is for one person: only the account with this address may accept it.
  email text,
  real_name text not null default '',
  uses int not null default 1,
  uses_left int not null default 1 check (uses_left >= 0),
  invited_by bigint references account on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  withdrawn_at timestamptz
);
create index invitation_list on invitation (school_id, created_at desc, id desc);
create unique index invitation_person on invitation (school_id, email) where email is not null and withdrawn_at is null and uses_left > 0;
create table invitation_acceptance (
  invitation_id bigint not null references invitation on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  accepted_at timestamptz not null default now(),
  primary key (invitation_id, account_id)
);

-- Work that goes on after an answer. Its owner sees it; the worker takes it by the function below.
create table job (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  account_id bigint not null references account on delete cascade,
  school_id bigint references school on delete cascade,
  input jsonb not null default '{}',
  state jsonb not null default '{}',
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  attempts int not null default 0,
  run_at timestamptz not null default now(),
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index job_next on job (run_at) where status in ('waiting', 'running');
create index job_owner on job (account_id, kind, created_at desc);
create function claim_job(moment timestamptz, lease_seconds int) returns setof job
  language sql volatile security definer set search_path = public as $$
  update job set status = 'running', attempts = attempts + 1, locked_until = moment + make_interval(secs => lease_seconds)
  where id = (
    select id from job
    where run_at <= moment and (status = 'waiting' or (status = 'running' and locked_until < moment))
    order by run_at for update skip locked limit 1
  ) returning *
$$;

do $$ declare name text; begin
  foreach name in array array['account_totp', 'recovery_code', 'passkey', 'agreement_signature', 'job'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own on %I using (account_id = current_account()) with check (account_id = current_account())', name);
  end loop;
  foreach name in array array['account_totp', 'recovery_code', 'passkey', 'agreement_signature', 'active_code_application'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
  end loop;
  foreach name in array array['school_agreement', 'invitation', 'invitation_acceptance'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
-- Applications are seen by who made them and by those who run the platform.
create policy own_or_platform on active_code_application
  using (account_id = current_account() or exists (select from account where id = current_account() and is_superuser))
  with check (account_id = current_account() or exists (select from account where id = current_account() and is_superuser));
create index verification_code_purpose on verification_code (purpose, created_at desc);
