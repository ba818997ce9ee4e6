-- Who did nothing in a class for long is found by an index: how many of its lessons are done and when somebody was in it
-- last stands on the enrolment.
alter table enrollment
  add column lessons_done int not null default 0,
  -- When the person came into the class or was in a lesson last; an hour late at most, so that not every report writes it.
  add column active_at timestamptz not null default now();

-- Policies must not hide rows from their owner; both ends in this transaction.
alter table enrollment no force row level security;
alter table lesson_progress no force row level security;
alter table enrollment disable trigger user;
update enrollment set active_at = enrolled_at;
update enrollment set lessons_done = learning.done, active_at = greatest(enrolled_at, learning.active_at)
from (
  select class_id, account_id, count(completed_at)::int as done, max(updated_at) as active_at
  from lesson_progress group by class_id, account_id
) learning
where learning.class_id = enrollment.class_id and learning.account_id = enrollment.account_id;
alter table enrollment enable trigger user;
alter table lesson_progress force row level security;
alter table enrollment force row level security;

-- Who comes back goes on where they were.
create function resume_learner() returns trigger language plpgsql as $$
begin
  select count(completed_at)::int, greatest(new.enrolled_at, max(updated_at)) into new.lessons_done, new.active_at
    from lesson_progress where class_id = new.class_id and account_id = new.account_id;
  return new;
end $$;
create trigger resume_learner before insert on enrollment for each row execute function resume_learner();

create function follow_learner() returns trigger language plpgsql as $$
declare
  step int := (new.completed_at is not null)::int;
begin
  if tg_op = 'UPDATE' then step := step - (old.completed_at is not null)::int; end if;
  update enrollment set lessons_done = lessons_done + step, active_at = greatest(active_at, new.updated_at)
    where class_id = new.class_id and account_id = new.account_id
      and (step <> 0 or active_at < new.updated_at - interval '1 hour');
  return null;
end $$;
create trigger follow_learner after insert or update on lesson_progress
  for each row execute function follow_learner();

-- With a lesson goes what was done of it.
create function forget_lesson() returns trigger language plpgsql as $$
begin
  update enrollment set lessons_done = lessons_done - gone.done
  from (
    select class_id, account_id, count(completed_at)::int as done from changed group by class_id, account_id
  ) gone
  where gone.class_id = enrollment.class_id and gone.account_id = enrollment.account_id and gone.done > 0;
  return null;
end $$;
create trigger forget_lesson after delete on lesson_progress referencing old table as changed
  for each statement execute function forget_lesson();

create index enrollment_quiet on enrollment (class_id, lessons_done, active_at);
-- Appeals that wait, the oldest first.
create index exam_appeal_waiting on exam_appeal (exam_id, asked_at) where answered_at is null;
-- Exams of a school, and of who made them, the newest first.
create index resource_of_type on resource (school_id, type, id);
drop index resource_made_by;
create index resource_made_by on resource (school_id, author_id, type, id);
