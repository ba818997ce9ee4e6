-- Badges that a school designs. What was given stays as a row, and so does what took it back.
create table badge (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  version int not null default 1 check (version > 0),
  name jsonb not null,
  text jsonb not null,
  shape text not null check (shape in ('shield', 'star', 'medal', 'hexagon', 'flower', 'flag')),
  -- Colours of the theme.
  fill text not null check (fill in ('primary', 'accent', 'ochre', 'success', 'warning', 'danger')),
  mark text not null check (mark in ('primary', 'accent', 'ochre', 'success', 'warning', 'danger')),
  rule text not null check (rule in ('hand', 'points', 'class', 'streak', 'certificate')),
  -- Points or days.
  rule_count int check (rule_count > 0),
  -- Null once the class is deleted: nobody is given the badge any more.
  class_id bigint references class on delete set null,
  archived_at timestamptz,
  created_at timestamptz not null,
  check ((rule_count is not null) = (rule in ('points', 'streak'))),
  check (class_id is null or rule = 'class')
);
create index badge_school on badge (school_id, id);
create index badge_class on badge (class_id) where class_id is not null;

create table badge_award (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  badge_id bigint not null references badge on delete cascade,
  account_id bigint not null references account on delete cascade,
  -- Of what was given by hand; null for what a rule gave.
  reason text,
  given_by bigint references account on delete set null,
  by_rule boolean not null,
  -- False once a row of badge_withdrawal takes it back.
  is_held boolean not null default true,
  given_at timestamptz not null,
  check (by_rule = (reason is null))
);
create unique index badge_award_held on badge_award (badge_id, account_id) where is_held;
-- A rule gives once, also when two processes look at once, and not again what was taken back.
create unique index badge_award_by_rule on badge_award (badge_id, account_id) where by_rule;
create index badge_award_newest on badge_award (badge_id, given_at desc, id desc);
create index badge_award_person on badge_award (school_id, account_id, given_at desc);
create index badge_award_account on badge_award (account_id);
create index badge_award_given_by on badge_award (given_by) where given_by is not null;

create table badge_withdrawal (
  award_id bigint primary key references badge_award on delete cascade,
  school_id bigint not null references school on delete cascade,
  reason text not null,
  withdrawn_by bigint references account on delete set null,
  withdrawn_at timestamptz not null
);
create index badge_withdrawal_by on badge_withdrawal (withdrawn_by) where withdrawn_by is not null;

do $$ declare name text; begin
  foreach name in array array['badge', 'badge_award', 'badge_withdrawal'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;

-- Has a job look at what somebody has earned, where a badge of the school may wait for it. One that waits already is held,
-- so that it begins after this transaction and sees it.
create function look_for_badges(of_school bigint, of_account bigint, rules text[]) returns void
  language plpgsql volatile security definer set search_path = public as $$
declare made uuid;
begin
  -- Bound to the school by its policy, as what calls is.
  if not exists (
    select from badge where school_id = of_school and rule = any(rules) and archived_at is null
      and not exists (select from badge_award where badge_id = badge.id and account_id = of_account)
  ) then return; end if;
  perform from job where kind = 'badges.person' and account_id = of_account and school_id = of_school
    and status = 'waiting' for update;
  if found then return; end if;
  insert into job (kind, account_id, school_id, run_at) values ('badges.person', of_account, of_school, now())
    returning id into made;
  perform add_to_queue('work', jsonb_build_array(jsonb_build_object('id', made::text, 'accountId', of_account::text,
    'schoolId', of_school::text)), 0, 0);
end $$;

create function look_for_badges_of_points() returns trigger language plpgsql as $$
begin
  if new.points > 0 then perform look_for_badges(new.school_id, new.account_id, '{points}'); end if;
  return null;
end $$;
create trigger look_for_badges after insert on point_event
  for each row execute function look_for_badges_of_points();

create function look_for_badges_of_learning() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (old.completed_at is null and new.completed_at is not null)
    -- As moments of learning are kept.
    or date_bin('15 minutes', old.updated_at, 'epoch') <> date_bin('15 minutes', new.updated_at, 'epoch')
  then perform look_for_badges(new.school_id, new.account_id, '{class,streak}'); end if;
  return null;
end $$;
create trigger look_for_badges after insert or update on lesson_progress
  for each row execute function look_for_badges_of_learning();

create function look_for_badges_of_certificates() returns trigger language plpgsql as $$
begin
  if new.revoked_at is null then perform look_for_badges(new.school_id, new.account_id, '{certificate}'); end if;
  return null;
end $$;
create trigger look_for_badges after insert or update of revoked_at on certificate
  for each row execute function look_for_badges_of_certificates();
