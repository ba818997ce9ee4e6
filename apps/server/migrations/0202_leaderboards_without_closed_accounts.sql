-- Whose account the operator has closed is off the leaderboards, as who is shut out of a school is: neither named nor
-- counted. They took places of the first fifty, and stood above others without being seen.
create or replace function is_on_leaderboards(of_school bigint, of_account bigint) returns boolean language sql stable as $$
  select exists (select from membership where school_id = of_school and account_id = of_account and status = 'valid')
    and exists (select from account where id = of_account and is_valid)
    and not exists (select from space where school_id = of_school and account_id = of_account and not on_leaderboards)
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
    account.is_valid and coalesce(membership.status = 'valid', false) and coalesce(space.on_leaderboards, true)
  from (
    select account_id, span, period_start(span, at, zone) as starts_on, sum(points) as points,
      case when counted is not null then coalesce(sum(points) filter (where reason = any(counted)), 0) end as chosen
    from point_event cross join generate_series(1, 4) span
    where school_id = of_school group by 1, 2, 3) summed
  join account on account.id = summed.account_id
  left join membership on membership.school_id = of_school and membership.account_id = summed.account_id
  left join space on space.school_id = of_school and space.account_id = summed.account_id;
end $$;

-- In all schools of the person: this transaction may touch their memberships, and each school's totals in turn.
create function list_points_of_account() returns trigger language plpgsql as $$
declare
  bound text := current_setting('stoa.school', true);
  renamed text := current_setting('stoa.renamed', true);
  schools bigint[];
  of_school bigint;
begin
  perform set_config('stoa.renamed', new.id::text, true);
  schools := array(select school_id from membership where account_id = new.id order by school_id);
  foreach of_school in array schools loop
    perform set_config('stoa.school', of_school::text, true);
    -- Nor are all added up anew, or points given, in between.
    perform pg_advisory_xact_lock_shared(91, hashint8(of_school));
    perform from membership where school_id = of_school and account_id = new.id for update;
    update point_total set is_listed = not is_listed
    where school_id = of_school and account_id = new.id and is_listed <> is_on_leaderboards(of_school, new.id);
  end loop;
  perform set_config('stoa.school', coalesce(bound, ''), true);
  perform set_config('stoa.renamed', coalesce(renamed, ''), true);
  return null;
end $$;
create trigger list_points_of_account after update of is_valid on account
  for each row when (old.is_valid <> new.is_valid) execute function list_points_of_account();

do $$ begin
  -- Policies must not hide rows from their owner; both ends in this transaction.
  alter table point_total no force row level security;
  update point_total set is_listed = false
    where is_listed and account_id in (select id from account where not is_valid);
  alter table point_total force row level security;
end $$;
