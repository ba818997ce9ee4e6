-- Schools choose which of the points a leaderboard of their own counts. It is kept beside the other totals, since to add
-- it up would mean to read all rows of a school.

-- Reasons; null where the school has no such leaderboard.
alter table point_setting add column counted text[] check (cardinality(counted) > 0);
-- What of the points is counted there; null where the school has no such leaderboard.
alter table point_total add column chosen int;
create index point_total_chosen on point_total (school_id, span, starts_on, chosen desc, account_id)
  where is_listed and chosen > 0;

create function point_counted(of_school bigint) returns text[] language sql stable as $$
  select counted from point_setting where school_id = of_school
$$;

create or replace function recount_points(of_school bigint) returns void language plpgsql as $$
declare
  zone text;
  counted text[];
begin
  perform pg_advisory_xact_lock(91, hashint8(of_school));
  zone := point_zone(of_school);
  counted := point_counted(of_school);
  delete from point_total where school_id = of_school;
  insert into point_total (school_id, account_id, span, starts_on, points, chosen, is_listed)
  select of_school, summed.account_id, span, starts_on, points, chosen,
    coalesce(membership.status = 'valid', false) and coalesce(space.on_leaderboards, true)
  from (
    select account_id, span, period_start(span, at, zone) as starts_on, sum(points) as points,
      case when counted is not null then coalesce(sum(points) filter (where reason = any(counted)), 0) end as chosen
    from point_event cross join generate_series(1, 4) span
    where school_id = of_school group by 1, 2, 3) summed
  left join membership on membership.school_id = of_school and membership.account_id = summed.account_id
  left join space on space.school_id = of_school and space.account_id = summed.account_id;
end $$;

create or replace function add_points() returns trigger language plpgsql as $$
begin
  -- Another zone is not chosen in between.
  perform pg_advisory_xact_lock_shared(91, hashint8(school_id)) from (select distinct school_id from added) schools;
  -- Nor is anybody shut out; in one order, so that two statements never wait for each other.
  perform from membership where (school_id, account_id) in (select school_id, account_id from added)
    order by school_id, account_id for share;
  insert into point_total as total (school_id, account_id, span, starts_on, points, chosen, is_listed)
  select school_id, account_id, span, period_start(span, at, point_zone(school_id)), sum(points),
    case when point_counted(school_id) is not null
      then coalesce(sum(points) filter (where reason = any(point_counted(school_id))), 0) end,
    is_on_leaderboards(school_id, account_id)
  from added cross join generate_series(1, 4) span
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (school_id, account_id, span, starts_on)
  do update set points = total.points + excluded.points, chosen = total.chosen + excluded.chosen;
  return null;
end $$;

create or replace function remove_points() returns trigger language plpgsql as $$
begin
  update point_total total set points = total.points - gone.points, chosen = total.chosen - gone.chosen
  from (
    select school_id, account_id, span, period_start(span, at, point_zone(school_id)) as starts_on, sum(points) as points,
      coalesce(sum(points) filter (where reason = any(point_counted(school_id))), 0) as chosen
    from removed cross join generate_series(1, 4) span group by 1, 2, 3, 4) gone
  where total.school_id = gone.school_id and total.account_id = gone.account_id and total.span = gone.span
    and total.starts_on = gone.starts_on;
  return null;
end $$;
