-- Certificates for finished classes: issued as the school words them, checked by their code, revoked and restored.

alter table class add column gives_certificate boolean not null default false;

-- How a school words its certificates; without a row as Stoa words them.
create table certificate_template (
  school_id bigint primary key references school on delete cascade,
  version int not null check (version > 0),
  title jsonb not null default '{}',
  signatory_name text not null default '',
  signatory_role jsonb not null default '{}'
);

-- What is written on it stays as it was on the day of issue, whatever becomes of names, classes and templates.
create table certificate (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  -- Null once the class is deleted: what somebody has learned remains.
  class_id bigint references class on delete set null,
  account_id bigint not null references account on delete cascade,
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  issued_at timestamptz not null,
  holder_name text not null,
  class_title jsonb not null,
  title jsonb not null,
  signatory_name text not null,
  signatory_role jsonb not null,
  revoked_at timestamptz,
  revoked_by bigint references account on delete set null,
  -- For those who look after the class; who checks the certificate is not told.
  revocation_reason text,
  check ((revoked_at is null) = (revocation_reason is null)),
  unique (class_id, account_id)
);
create index certificate_latest on certificate (class_id, issued_at desc, id desc);
create index certificate_account on certificate (account_id, issued_at desc, id desc);
create index certificate_school on certificate (school_id);
create index certificate_revoked_by on certificate (revoked_by);

do $$ declare name text; begin
  foreach name in array array['certificate', 'certificate_template'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
-- One's own, of all schools.
create policy own on certificate for select using (account_id = current_account());
-- Whoever has the code sees this one: no transaction sees another than it names.
create policy by_code on certificate for select using (code = current_setting('stoa.certificate', true));
