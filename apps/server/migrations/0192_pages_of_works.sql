-- Works of an assignment are read a page by an index, also of those who handed nothing in: everybody in the class has a
-- row for each assignment, and what they are called stands on it. Version 0: nothing happened yet.
alter table assignment_work
  -- As on the enrolment; kept by triggers.
  add column sort_name text collate "C" not null default '',
  -- What somebody who left had done is kept, and not listed.
  add column is_enrolled boolean not null default true;

-- Policies must not hide rows from their owner; both ends in this transaction.
do $$ declare name text; begin
  foreach name in array array['assignment_work', 'enrollment', 'lesson'] loop
    execute format('alter table %I no force row level security', name);
  end loop;
end $$;
update assignment_work work set sort_name = coalesce(enrolled.sort_name, ''), is_enrolled = enrolled.class_id is not null
from assignment_work own left join enrollment enrolled
  on enrolled.class_id = own.class_id and enrolled.account_id = own.account_id
where own.lesson_id = work.lesson_id and own.account_id = work.account_id;
insert into assignment_work (lesson_id, account_id, class_id, school_id, sort_name, version)
select lesson.id, enrollment.account_id, lesson.class_id, lesson.school_id, enrollment.sort_name, 0
from lesson join enrollment on enrollment.class_id = lesson.class_id
where lesson.kind = 'assignment'
on conflict do nothing;
do $$ declare name text; begin
  foreach name in array array['assignment_work', 'enrollment', 'lesson'] loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;

-- Runs after `count_enrolled`, which holds the class until the transaction ends: an assignment that comes meanwhile waits.
create function expect_works() returns trigger language plpgsql as $$
begin
  insert into assignment_work (lesson_id, account_id, class_id, school_id, sort_name, version)
  select lesson.id, changed.account_id, changed.class_id, changed.school_id, changed.sort_name, 0
  from changed join lesson on lesson.class_id = changed.class_id and lesson.kind = 'assignment'
  order by lesson.id, changed.account_id
  on conflict (lesson_id, account_id) do update set is_enrolled = true, sort_name = excluded.sort_name;
  return null;
end $$;
create trigger expect_works after insert on enrollment referencing new table as changed
  for each statement execute function expect_works();

create function leave_works() returns trigger language plpgsql as $$
begin
  delete from assignment_work work using changed
    where work.class_id = changed.class_id and work.account_id = changed.account_id and work.version = 0;
  update assignment_work work set is_enrolled = false from changed
    where work.class_id = changed.class_id and work.account_id = changed.account_id;
  return null;
end $$;
create trigger leave_works after delete on enrollment referencing old table as changed
  for each statement execute function leave_works();

create function expect_class() returns trigger language plpgsql as $$
begin
  if new.kind = 'assignment' then
    -- Who enrols meanwhile is waited for, or waits.
    perform from class where resource_id = new.class_id for no key update;
    insert into assignment_work (lesson_id, account_id, class_id, school_id, sort_name, version)
    select new.id, account_id, class_id, school_id, sort_name, 0 from enrollment where class_id = new.class_id
    on conflict do nothing;
  else
    delete from assignment_work where lesson_id = new.id and version = 0;
  end if;
  return null;
end $$;
create trigger expect_class after insert on lesson for each row
  when (new.kind = 'assignment') execute function expect_class();
create trigger change_class after update of kind on lesson for each row
  when ((old.kind = 'assignment') <> (new.kind = 'assignment')) execute function expect_class();

-- Whoever adds a work without a name.
create function name_work() returns trigger language plpgsql as $$
begin
  select enrollment.sort_name into new.sort_name from enrollment
    where class_id = new.class_id and account_id = new.account_id;
  new.is_enrolled := found;
  new.sort_name := coalesce(new.sort_name, '');
  return new;
end $$;
create trigger name_work before insert on assignment_work for each row
  when (new.sort_name = '') execute function name_work();

-- As `renamed` on enrolments: one transaction may touch what names this person.
create policy renamed on assignment_work
  using (account_id = nullif(current_setting('stoa.renamed', true), '')::bigint)
  with check (account_id = nullif(current_setting('stoa.renamed', true), '')::bigint);
create function rename_works() returns trigger language plpgsql as $$
begin
  update assignment_work set sort_name = new.sort_name
    where class_id = new.class_id and account_id = new.account_id;
  return null;
end $$;
create trigger rename_works after update of sort_name on enrollment for each row
  when (old.sort_name <> new.sort_name) execute function rename_works();

create index assignment_work_by_name on assignment_work (lesson_id, state, sort_name, account_id) where is_enrolled;
-- Those who wait for a grade, the longest first.
drop index assignment_work_waiting;
create index assignment_work_waiting on assignment_work (lesson_id, handed_in_at) where state = 'handedIn' and is_enrolled;
