-- Requests run as stoa_app, which owns nothing and cannot step around the policies.
do $$ begin
  if not exists (select from pg_roles where rolname = 'stoa_app') then
    create role stoa_app nologin nosuperuser nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null; -- another process was first
end $$;
do $$ begin execute format('grant stoa_app to %I', current_user); end $$;
grant usage on schema public to stoa_app;
grant select, insert, update, delete on all tables in schema public to stoa_app;
grant usage on all sequences in schema public to stoa_app;
alter default privileges in schema public grant select, insert, update, delete on tables to stoa_app;
alter default privileges in schema public grant usage on sequences to stoa_app;

create function current_school() returns bigint language sql stable parallel safe as
  $$ select nullif(current_setting('stoa.school', true), '')::bigint $$;
create function current_account() returns bigint language sql stable parallel safe as
  $$ select nullif(current_setting('stoa.account', true), '')::bigint $$;

do $$ declare name text; begin
  for name in select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'school_id'
    where c.relkind = 'r' and n.nspname = 'public'
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
-- People may see their own memberships and enrolments wherever they are.
create policy own_membership on membership for select using (account_id = current_account());
create policy own_enrollment on enrollment for select using (account_id = current_account());

-- The text match reveals nothing of rows that a policy hides; without this mark the planner may not use the
-- search index beneath row-level security. Only a superuser can set it: elsewhere search is right, but slower.
do $$ begin
  alter function pg_catalog.ts_match_vq(tsvector, tsquery) leakproof;
  alter function pg_catalog.arraycontains(anyarray, anyarray) leakproof;
  alter function pg_catalog.arrayoverlap(anyarray, anyarray) leakproof;
  alter function pg_catalog.textlike(text, text) leakproof;
exception when insufficient_privilege then null;
end $$;
