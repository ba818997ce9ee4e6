-- Whom somebody blocked or muted. It holds in all schools, so it belongs to no school: another account is hidden, wherever it is.
create table person_block (
  account_id bigint not null references account on delete cascade,
  person_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('block', 'mute')),
  since timestamptz not null,
  primary key (account_id, person_id, kind),
  check (account_id <> person_id)
);
create index person_block_latest on person_block (account_id, since, person_id);
create index person_block_of on person_block (person_id, kind);

-- Ends following between two people in some schools, whichever of them the transaction is bound to.
create function end_follows(schools bigint[], one bigint, other bigint) returns void language plpgsql as $$
declare
  bound text := current_setting('stoa.school', true);
  school bigint;
begin
  foreach school in array schools loop
    -- Row-level security shows a school to itself alone.
    perform set_config('stoa.school', school::text, true);
    delete from follow where school_id = school
      and ((follower_id = one and person_id = other) or (follower_id = other and person_id = one));
  end loop;
  perform set_config('stoa.school', coalesce(bound, ''), true);
end $$;

-- A school withholds what somebody says in their space: its words, links and cover are for themselves alone.
alter table space add column withheld boolean not null default false;

-- Spaces that people reported, and what was decided.
create table space_case (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  person_id bigint not null references account on delete cascade,
  status text not null default 'open' check (status in ('open', 'dismissed', 'hidden', 'warned', 'ended')),
  reported_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  constraint space_case_once unique (school_id, person_id)
);
create index space_case_latest on space_case (school_id, reported_at, id);
create index space_case_person on space_case (person_id);
create index space_case_decider on space_case (decided_by) where decided_by is not null;
create table space_report (
  case_id bigint not null references space_case on delete cascade,
  account_id bigint not null references account on delete cascade,
  school_id bigint not null references school on delete cascade,
  reason text not null check (reason in ('spam', 'harassment', 'illegal', 'wrongPlace', 'other')),
  text text not null default '',
  reported_at timestamptz not null,
  primary key (case_id, account_id)
);
create index space_report_person on space_report (account_id);

do $$ declare name text; begin
  foreach name in array array['space_case', 'space_report'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
