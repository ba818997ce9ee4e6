-- What a session rests on is said explicitly: when the person last proved themselves, when by a second factor, and the
-- session that it came from. A session that came from another one inherits these instead of beginning anew.
alter table session
  add column proved_at timestamptz,
  add column second_factor_at timestamptz,
  add column parent_id uuid references session on delete cascade;
-- Sessions of before may have come from a QR code: only an explicit proof counts.
update session set proved_at = coalesce(reauthenticated_at, 'epoch');
alter table session alter column proved_at set not null, drop column reauthenticated_at;
create index session_parent on session (parent_id) where parent_id is not null;
-- Applications' sessions of before (15 minutes at most) do not know theirs.
update session set revoked_at = now() where client_id is not null and revoked_at is null;

-- A link belongs to one configuration of a service: the issuer with its addresses and the claim that names people. The
-- issuer alone is a text of the school's administrators, who could point it at a service of their own.
alter table account_identity
  add column service text not null default '',
  add column ended_at timestamptz;
-- The owner of the tables sees every school's rows for as long as this runs.
alter table account_identity no force row level security;
alter table login_provider no force row level security;
alter table membership no force row level security;
update account_identity set service = encode(sha256(convert_to(concat_ws(E'\n', provider.issuer,
    coalesce(provider.authorize_url, ''), coalesce(provider.token_url, ''), coalesce(provider.user_info_url, ''),
    coalesce(provider.claims ->> 'subject', 'sub')), 'UTF8')), 'hex')
  from login_provider as provider
  where provider.school_id = account_identity.school_id and provider.provider = account_identity.provider
    and provider.issuer = account_identity.issuer;
update account_identity set ended_at = now() where service = '';
alter table account_identity alter column service drop default;
alter table account_identity drop constraint account_identity_school_id_provider_issuer_subject_key;
-- Links that hold no more are kept for their owners to see; those of several earlier configurations may be alike.
create unique index account_identity_subject on account_identity (school_id, provider, service, subject)
  where service <> '';

-- A domain counts once its school has an owner with a proved address at it; until then it is a claim that stops nobody.
alter table school add column domain_verified_at timestamptz;
drop index school_domain;
create unique index school_domain on school (lower(domain)) where domain_verified_at is not null;
update school set domain_verified_at = now() where domain is not null and exists (
  select from membership join account on account.id = membership.account_id
  where membership.school_id = school.id and membership.role = 'owner' and membership.status = 'valid'
    and lower(split_part(account.email, '@', 2)) = lower(school.domain));
alter table account_identity force row level security;
alter table login_provider force row level security;
alter table membership force row level security;
