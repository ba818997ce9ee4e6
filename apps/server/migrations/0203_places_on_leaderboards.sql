-- One's own place below the first fifty is added up from how many people have about as many points, and counted by the
-- index among those who have nearly the same. To count all above took a second or two where a million take part.

-- Points that are counted together: each number by itself below 1024, then 512 steps for each doubling.
create function point_step(points int) returns int language sql immutable parallel safe as $$
  -- Binary digits beyond the first ten.
  select greatest(0, 23 - position('1' in points::bit(32)::text))
$$;
create function point_bucket(points int) returns int language sql immutable parallel safe as $$
  select (points >> point_step(points)) << point_step(points)
$$;

create table point_crowd (
  school_id bigint not null references school on delete cascade,
  span smallint not null,
  starts_on date not null,
  -- Of the points that the school chose, or of all.
  is_chosen boolean not null,
  bucket int not null,
  -- Transactions at the same time write rows of their own, so that nobody waits for others who earn points.
  part smallint not null,
  people int not null,
  primary key (school_id, span, starts_on, is_chosen, bucket, part)
);

create type point_crowd_change as (
  school_id bigint, span smallint, starts_on date, is_chosen boolean, bucket int, people int
);

-- A part that no other transaction writes until this one ends.
create function point_crowd_part(of_school bigint) returns int language plpgsql as $$
declare
  parts constant int := 32;
begin
  for part in 0 .. parts - 1 loop
    if pg_try_advisory_xact_lock(92, hashint8(of_school) # part) then return part; end if;
  end loop;
  perform pg_advisory_xact_lock(92, hashint8(of_school));
  return 0;
end $$;

create function change_point_crowd(changes point_crowd_change[]) returns void language plpgsql as $$
declare
  bound text := current_setting('stoa.school', true);
  of_school bigint;
  own_part int;
begin
  for of_school in
    select distinct school_id from unnest(changes) change order by school_id
  loop
    -- With an account its points go in all schools, and with a school all of its points.
    perform set_config('stoa.school', of_school::text, true);
    continue when not exists (select from school where id = of_school);
    own_part := point_crowd_part(of_school);
    insert into point_crowd as crowd (school_id, span, starts_on, is_chosen, bucket, part, people)
    select school_id, span, starts_on, is_chosen, bucket, own_part, sum(change.people)
    from unnest(changes) change where school_id = of_school
    group by 1, 2, 3, 4, 5 having sum(change.people) <> 0
    on conflict (school_id, span, starts_on, is_chosen, bucket, part)
    do update set people = crowd.people + excluded.people;
  end loop;
  perform set_config('stoa.school', coalesce(bound, ''), true);
end $$;

-- What one row of totals is worth, for each of the two leaderboards.
create function point_crowd_of(total point_total, people int) returns setof point_crowd_change
  language sql immutable as $$
  select total.school_id, total.span, total.starts_on, is_chosen, point_bucket(value), people
  from (values (false, total.points), (true, total.chosen)) counted(is_chosen, value)
  where total.is_listed and value > 0
$$;

create function keep_point_crowd() returns trigger language plpgsql as $$
begin
  -- Whoever adds all up anew does so here as well.
  if current_setting('stoa.recounts', true) = 'on' then return null; end if;
  if tg_op = 'INSERT' then
    perform change_point_crowd(array(select change from came, point_crowd_of(came, 1) change));
  elsif tg_op = 'DELETE' then
    perform change_point_crowd(array(select change from went, point_crowd_of(went, -1) change));
  else
    perform change_point_crowd(array(
      select change from came, point_crowd_of(came, 1) change
      union all select change from went, point_crowd_of(went, -1) change));
  end if;
  return null;
end $$;
create trigger point_crowd_came after insert on point_total referencing new table as came
  for each statement execute function keep_point_crowd();
create trigger point_crowd_went after delete on point_total referencing old table as went
  for each statement execute function keep_point_crowd();
create trigger point_crowd_changed after update on point_total referencing old table as went new table as came
  for each statement execute function keep_point_crowd();

create function recount_point_crowd(of_school bigint) returns void language plpgsql as $$
begin
  delete from point_crowd where school_id = of_school;
  insert into point_crowd (school_id, span, starts_on, is_chosen, bucket, part, people)
  select school_id, span, starts_on, false, point_bucket(points), 0, sum(people)
  from (
    select school_id, span, starts_on, points, count(*) as people from point_total
    where school_id = of_school and is_listed and points > 0 group by 1, 2, 3, 4) everybody
  group by 1, 2, 3, 5
  union all
  select school_id, span, starts_on, true, point_bucket(chosen), 0, sum(people)
  from (
    select school_id, span, starts_on, chosen, count(*) as people from point_total
    where school_id = of_school and is_listed and chosen > 0 group by 1, 2, 3, 4) everybody
  group by 1, 2, 3, 5;
end $$;

-- As 0202, with the counts.
create or replace function recount_points(of_school bigint) returns void language plpgsql as $$
declare
  zone text;
  counted text[];
begin
  perform pg_advisory_xact_lock(91, hashint8(of_school));
  zone := point_zone(of_school);
  counted := point_counted(of_school);
  perform set_config('stoa.recounts', 'on', true);
  delete from point_total where school_id = of_school;
  insert into point_total (school_id, account_id, span, starts_on, points, chosen, is_listed)
  select of_school, summed.account_id, span, starts_on, points, chosen,
    account.is_valid and coalesce(membership.status = 'valid', false) and coalesce(space.on_leaderboards, true)
  from (
    select account_id, span, period_start(span, at, zone) as starts_on, sum(points) as points,
      case when counted is not null then coalesce(sum(points) filter (where reason = any(counted)), 0) end as chosen
    from point_event cross join generate_series(1, 4) span
    where school_id = of_school group by 1, 2, 3) summed
  join account on account.id = summed.account_id
  left join membership on membership.school_id = of_school and membership.account_id = summed.account_id
  left join space on space.school_id = of_school and space.account_id = summed.account_id;
  perform set_config('stoa.recounts', '', true);
  perform recount_point_crowd(of_school);
end $$;

-- As 0091; nor are all added up anew in between.
create or replace function list_points() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  perform pg_advisory_xact_lock_shared(91, hashint8(changed.school_id));
  if tg_table_name = 'space' then
    perform from membership where school_id = changed.school_id and account_id = changed.account_id for update;
  end if;
  update point_total set is_listed = not is_listed
  where school_id = changed.school_id and account_id = changed.account_id
    and is_listed <> is_on_leaderboards(changed.school_id, changed.account_id);
  return null;
end $$;

do $$ begin
  -- The counts are made of rows that a policy must not hide from their owner; both ends in this transaction.
  alter table point_total no force row level security;
  perform recount_point_crowd(id) from school;
  alter table point_total force row level security;
  alter table point_crowd enable row level security;
  alter table point_crowd force row level security;
  create policy school_only on point_crowd using (school_id = current_school()) with check (school_id = current_school());
end $$;
