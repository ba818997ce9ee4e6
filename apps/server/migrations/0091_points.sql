-- Points that can be explained: every point is a row with its reason, taking back is a row as well, and what leaderboards
-- show is kept beside the rows by triggers.

-- How a school gives points, and in which zone its weeks, months and years begin; without a row as Stoa has it.
create table point_setting (
  school_id bigint primary key references school on delete cascade,
  version int not null check (version > 0),
  time_zone text not null,
  -- {"lesson.completed": {"isOn": true, "points": 10}, …}; a reason that is left out is as Stoa has it.
  rules jsonb not null
);

alter table point_event
  -- Why somebody gave or took them by hand.
  add column note text,
  add column given_by bigint references account on delete set null,
  -- The row that is taken back, or given again afterwards: turn 1 takes back, 2 gives again, 3 takes back …
  add column reverses_id bigint references point_event on delete cascade,
  add column turn smallint not null default 0,
  add constraint point_event_turn check ((reverses_id is null) = (turn = 0)),
  add constraint point_event_reversal unique (reverses_id, turn);
create index point_event_account on point_event (school_id, account_id, at desc, id desc);
create index point_event_given_by on point_event (given_by) where given_by is not null;

create function keep_point_event() returns trigger language plpgsql as $$
begin
  if (new.id, new.school_id, new.account_id, new.points, new.reason, new.subject_id, new.at, new.reverses_id, new.turn)
    is distinct from
    (old.id, old.school_id, old.account_id, old.points, old.reason, old.subject_id, old.at, old.reverses_id, old.turn)
  then raise exception 'points are taken back by another row';
  end if;
  return new;
end $$;
create trigger keep_point_event before update on point_event for each row execute function keep_point_event();

alter table space add column on_leaderboards boolean not null default true;

create function point_zone(of_school bigint) returns text language sql stable as $$
  select coalesce((select time_zone from point_setting where school_id = of_school), 'UTC')
$$;
-- The first day of the week (1), month (2) or year (3) of a moment; all times (4) begin with the first of all days.
create function period_start(span int, moment timestamptz, zone text) returns date language sql immutable as $$
  select case span
    when 1 then date_trunc('week', moment at time zone zone)::date
    when 2 then date_trunc('month', moment at time zone zone)::date
    when 3 then date_trunc('year', moment at time zone zone)::date
    else date '0001-01-01' end
$$;
-- Whether others see somebody on leaderboards: valid members who did not opt out.
create function is_on_leaderboards(of_school bigint, of_account bigint) returns boolean language sql stable as $$
  select exists (select from membership where school_id = of_school and account_id = of_account and status = 'valid')
    and not exists (select from space where school_id = of_school and account_id = of_account and not on_leaderboards)
$$;

-- The sum of somebody's rows in a period.
create table point_total (
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  span smallint not null check (span between 1 and 4),
  starts_on date not null,
  points int not null,
  is_listed boolean not null,
  primary key (school_id, account_id, span, starts_on)
);
create index point_total_place on point_total (school_id, span, starts_on, points desc, account_id)
  where is_listed and points > 0;
create index point_total_account on point_total (account_id);

-- Adds all up anew: after another zone was chosen, and where rows came without triggers.
create function recount_points(of_school bigint) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(91, hashint8(of_school));
  delete from point_total where school_id = of_school;
  insert into point_total (school_id, account_id, span, starts_on, points, is_listed)
  select of_school, summed.account_id, span, starts_on, points,
    coalesce(membership.status = 'valid', false) and coalesce(space.on_leaderboards, true)
  from (
    select account_id, span, period_start(span, at, point_zone(of_school)) as starts_on, sum(points) as points
    from point_event cross join generate_series(1, 4) span
    where school_id = of_school group by 1, 2, 3) summed
  left join membership on membership.school_id = of_school and membership.account_id = summed.account_id
  left join space on space.school_id = of_school and space.account_id = summed.account_id;
end $$;

create function add_points() returns trigger language plpgsql as $$
begin
  -- Another zone is not chosen in between.
  perform pg_advisory_xact_lock_shared(91, hashint8(school_id)) from (select distinct school_id from added) schools;
  -- Nor is anybody shut out; in one order, so that two statements never wait for each other.
  perform from membership where (school_id, account_id) in (select school_id, account_id from added)
    order by school_id, account_id for share;
  insert into point_total as total (school_id, account_id, span, starts_on, points, is_listed)
  select school_id, account_id, span, period_start(span, at, point_zone(school_id)), sum(points),
    is_on_leaderboards(school_id, account_id)
  from added cross join generate_series(1, 4) span
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (school_id, account_id, span, starts_on) do update set points = total.points + excluded.points;
  return null;
end $$;
create trigger add_points after insert on point_event referencing new table as added
  for each statement execute function add_points();

create function remove_points() returns trigger language plpgsql as $$
begin
  update point_total total set points = total.points - gone.points
  from (
    select school_id, account_id, span, period_start(span, at, point_zone(school_id)) as starts_on, sum(points) as points
    from removed cross join generate_series(1, 4) span group by 1, 2, 3, 4) gone
  where total.school_id = gone.school_id and total.account_id = gone.account_id and total.span = gone.span
    and total.starts_on = gone.starts_on;
  return null;
end $$;
create trigger remove_points after delete on point_event referencing old table as removed
  for each statement execute function remove_points();

-- Who is shut out, leaves or opts out is off the leaderboards at once.
create function list_points() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  if tg_table_name = 'space' then
    perform from membership where school_id = changed.school_id and account_id = changed.account_id for update;
  end if;
  update point_total set is_listed = not is_listed
  where school_id = changed.school_id and account_id = changed.account_id
    and is_listed <> is_on_leaderboards(changed.school_id, changed.account_id);
  return null;
end $$;
create trigger list_points_of_member after insert or delete on membership
  for each row execute function list_points();
create trigger list_points_by_status after update of status on membership
  for each row when (old.status <> new.status) execute function list_points();
create trigger list_points_by_choice after update of on_leaderboards on space
  for each row when (old.on_leaderboards <> new.on_leaderboards) execute function list_points();
create trigger list_points_by_first_choice after insert on space
  for each row when (not new.on_leaderboards) execute function list_points();

-- People join a school in many ways.
create function give_points_for_joining() returns trigger language plpgsql as $$
begin
  insert into point_event (school_id, account_id, points, reason, subject_id, at)
  select new.school_id, new.account_id, (rule->>'points')::int, 'school.joined', new.school_id, new.joined_at
  from (select rules->'school.joined' as rule from point_setting where school_id = new.school_id) ruled
  where (rule->>'isOn')::boolean and (rule->>'points')::int > 0
  on conflict (school_id, account_id, reason, subject_id) do nothing;
  return null;
end $$;
create trigger give_points_for_joining after insert on membership
  for each row execute function give_points_for_joining();

do $$ declare name text; begin
  -- The totals are made of rows that a policy must not hide from their owner; both ends in this transaction.
  foreach name in array array['point_event', 'membership', 'space'] loop
    execute format('alter table %I no force row level security', name);
  end loop;
  perform recount_points(id) from school;
  foreach name in array array['point_event', 'membership', 'space'] loop
    execute format('alter table %I force row level security', name);
  end loop;
  foreach name in array array['point_setting', 'point_total'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
