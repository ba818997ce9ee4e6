-- The zone of a school was looked up for each row and period: millions of times in a school of a million members.
create or replace function recount_points(of_school bigint) returns void language plpgsql as $$
declare
  zone text;
begin
  perform pg_advisory_xact_lock(91, hashint8(of_school));
  zone := point_zone(of_school);
  delete from point_total where school_id = of_school;
  insert into point_total (school_id, account_id, span, starts_on, points, is_listed)
  select of_school, summed.account_id, span, starts_on, points,
    coalesce(membership.status = 'valid', false) and coalesce(space.on_leaderboards, true)
  from (
    select account_id, span, period_start(span, at, zone) as starts_on, sum(points) as points
    from point_event cross join generate_series(1, 4) span
    where school_id = of_school group by 1, 2, 3) summed
  left join membership on membership.school_id = of_school and membership.account_id = summed.account_id
  left join space on space.school_id = of_school and space.account_id = summed.account_id;
end $$;
