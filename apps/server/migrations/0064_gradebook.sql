-- Categories of the gradebook of a class, and which lessons are in them.
alter table class add column gradebook_version int not null default 0;
create table grade_category (
  id bigint primary key default new_id(),
  class_id bigint not null references class on delete cascade,
  school_id bigint not null references school on delete cascade,
  position int not null,
  name text not null,
  -- Percent of the total.
  weight double precision not null check (weight between 0 and 100)
);
create index grade_category_class on grade_category (class_id, position);
create table grade_category_lesson (
  lesson_id bigint primary key references lesson on delete cascade,
  category_id bigint not null references grade_category on delete cascade,
  school_id bigint not null references school on delete cascade
);
create index grade_category_lesson_category on grade_category_lesson (category_id);

do $$ declare name text; begin
  foreach name in array array['grade_category', 'grade_category_lesson'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
