-- Enrolments are counted where they come and go, whoever removes them: with an account its enrolments go, in all schools.
create function count_learners() returns trigger language plpgsql as $$
declare
  step int := case tg_op when 'INSERT' then 1 else -1 end;
  bound text := current_setting('stoa.school', true);
  counted record;
begin
  -- In one order, so that two of them do not wait for each other.
  for counted in
    select class_id, school_id, count(*)::int * step as learners from changed group by class_id, school_id order by class_id
  loop
    -- Row-level security shows a class to its school alone.
    perform set_config('stoa.school', counted.school_id::text, true);
    update class set seats_taken = seats_taken + counted.learners where resource_id = counted.class_id;
    -- What 'hottest' sorts by: 12 for each learner.
    update resource set
      learner_count = greatest(0, learner_count + counted.learners),
      hot_score = greatest(0, hot_score + counted.learners * 12)
      where id = counted.class_id;
  end loop;
  perform set_config('stoa.school', coalesce(bound, ''), true);
  return null;
end $$;
create trigger count_enrolled after insert on enrollment referencing new table as changed
  for each statement execute function count_learners();
create trigger count_left after delete on enrollment referencing old table as changed
  for each statement execute function count_learners();

-- The server tells by this name that a class is full.
alter table class rename constraint class_check to class_seats;

-- Seats of accounts that were erased.
alter table class no force row level security;
alter table enrollment no force row level security;
alter table resource no force row level security;
alter table resource disable trigger user;
with enrolled as (
  select resource_id, count(account_id)::int as learners
  from class left join enrollment on class_id = resource_id group by resource_id
), lost as (
  select resource_id, learners, seats_taken - learners as seats
  from class join enrolled using (resource_id) where seats_taken <> learners
), counted as (
  update resource set
    learner_count = greatest(0, learner_count - seats),
    hot_score = greatest(0, hot_score - seats * 12)
  from lost where id = resource_id
)
update class set
  seats_taken = learners,
  capacity = case when capacity is not null then greatest(capacity, learners) end
from lost where class.resource_id = lost.resource_id;
alter table resource enable trigger user;
alter table resource force row level security;
alter table enrollment force row level security;
alter table class force row level security;
